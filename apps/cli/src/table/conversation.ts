import { Defect, type Json, type Kinded, type Refusal, type Seat, type Viewer } from '@comptoir/kit';
import type { Choice, Progress, Step, Stepper, StepWords } from '@comptoir/kit/board';
import { painter } from '../terminal/paint.ts';
import { obey, readCommand } from './commands.ts';
import {
  castOf,
  drawTable,
  nameOf,
  printRefusal,
  printWrapped,
  type Session,
  wordingOf,
  wordsOf,
} from './session.ts';
import { stepperFor } from './steps.ts';
import { play, type Table } from './table.ts';
import { nameIn, numbered, understand } from './understand.ts';

/** One question put to a person until it is answered. */

export interface Question {
  readonly seat: Seat;
  /** What the game waits for; null when it waits for somebody else. */
  readonly required: Kinded | null;
  /** What this seat may do besides. */
  readonly standing: readonly Kinded[];
}

/** `played`: a move was made or taken back. `passed`: nothing is wanted of the standing questions. */
export type Ending = 'played' | 'passed' | 'quit' | 'ended';

const PASS = 'pass';

/** A standing question among the choices; of a menu, one of its entries. */
type Mark = { readonly standing: number; readonly entry: string | null };
const isMark = (value: Json | undefined): value is Mark =>
  typeof value === 'object' && value !== null && 'standing' in value;

function marked(decision: Kinded, at: number, stepper: Stepper<Kinded>, words: StepWords<Kinded>): Choice[] {
  const progress = decision.kind === 'menu' ? stepper(decision, [], words) : null;
  if (progress === null || 'answer' in progress)
    return [{ value: { standing: at, entry: null } satisfies Mark, label: words.question(decision) }];
  return progress.step.choices.map(({ value, label }) => ({
    value: { standing: at, entry: value as string } satisfies Mark,
    label,
  }));
}

function stepWords(session: Session, table: Table, viewer: Viewer): StepWords<Kinded> {
  const wording = wordingOf(session, table);
  const view = table.entry.game.view(table.match.state, viewer);
  const cast = castOf(session, table, viewer);
  const { language } = session;
  const detailed = (decision: Kinded, option: Json, label: string): string =>
    table.entry.board.detail?.(decision, option, label, language, view) ?? label;
  return {
    language,
    question: (decision) => wording.question(decision, view, cast),
    entry: (entry) => detailed(entry, null, wording.entry(entry, view)),
    option: (decision, option) => detailed(decision, option, wording.option(decision, option, view, cast)),
  };
}

/** The required question with the standing ones behind it, as one question of steps. */
function progressOf(
  question: Question,
  chosen: readonly Json[],
  session: Session,
  table: Table,
): Progress & { readonly decision: Kinded | null } {
  const t = wordsOf(session);
  const words = stepWords(session, table, question.seat);
  const stepper = stepperFor(table.entry.game, table.entry.board, t);
  const [first, ...rest] = chosen;
  if (isMark(first)) {
    const decision = question.standing[first.standing] as Kinded;
    const inside = first.entry === null ? rest : [first.entry, ...rest];
    return { ...stepper(decision, inside, words), decision };
  }
  // Beside a plain question, the entries would hide its options.
  const isOpen = question.required === null || question.required.kind === 'menu';
  const extra = question.standing.flatMap((decision, at) =>
    isOpen
      ? marked(decision, at, stepper, words)
      : [{ value: { standing: at, entry: null }, label: words.question(decision) }],
  );
  if (question.required === null) {
    if (first === PASS) return { answer: null, decision: null };
    const name = nameOf(session, table, question.seat);
    return {
      step: { ask: t.mayNow(name), choices: [...extra, { value: PASS, label: t.letPass, enter: true }] },
      decision: null,
    };
  }
  const progress = stepper(question.required, chosen, words);
  if ('answer' in progress || chosen.length > 0) return { ...progress, decision: question.required };
  const { step } = progress;
  return { step: { ...step, choices: [...step.choices, ...extra] }, decision: question.required };
}

function printStep(session: Session, { ask, choices }: Step): void {
  const paint = painter(session.terminal.colour);
  printWrapped(session, paint.bold(ask));
  const numbers = new Map([...numbered(choices)].map(([number, choice]) => [choice, number]));
  for (const choice of choices) {
    const { label, enter, refusal } = choice;
    const number = numbers.get(choice);
    if (number === undefined || refusal !== undefined) continue;
    // Numbers speak for themselves: a second number before them would mislead.
    const mark = /^\d+$/.test(nameIn(label)) ? '    ' : `${String(number).padStart(3)} `;
    printWrapped(session, `${paint.cyan(mark)}${label}${enter ? paint.dim(' ↵') : ''}`, '    ');
  }
}

/** Takes as many words as make a choice, longest first; what is left is for the next steps. */
function takeChoice(
  words: readonly string[],
  choices: readonly Choice[],
): { choice: Choice; used: number } | { ambiguous: readonly Choice[] } | null {
  let ambiguous: readonly Choice[] | null = null;
  const awaited = choices.filter(({ value }) => !isMark(value));
  for (let used = words.length; used > 0; used--) {
    const said = words.slice(0, used).join(' ');
    // A name that fits something awaited means that: « quest » completes one rather than shows one.
    const first = /^\d+$/.test(said) ? null : understand(said, awaited);
    const meaning = first?.kind === 'choice' ? first : understand(said, choices);
    if (meaning.kind === 'choice') return { choice: meaning.choice, used };
    if (meaning.kind === 'ambiguous') ambiguous ??= meaning.choices;
  }
  return ambiguous === null ? null : { ambiguous };
}

export async function converse(question: Question, session: Session, table: Table): Promise<Ending> {
  const { terminal } = session;
  const { seat } = question;
  let chosen: Json[] = [];
  let refused: Refusal | null = null;

  const refuse = (found: Refusal): void => {
    refused = found;
    printRefusal(session, table, seat, found);
    // Back to the entry of the menu: no step further on is sure to lead to a legal answer.
    const isMenu = isMark(chosen[0]) || question.required?.kind === 'menu';
    chosen = chosen.slice(0, isMenu && chosen.length > 1 ? 1 : 0);
  };
  /** Plays a complete answer; true when the question is over. */
  const submitAnswer = (decision: Kinded, answer: Json): boolean => {
    const found = play(table, { seat, id: decision.id, answer });
    if (found === null) return true;
    refuse(found);
    return false;
  };
  /** Takes a step; tells how the question ended, if it did. */
  const take = (choice: Choice): Ending | null => {
    chosen.push(choice.value);
    const next = progressOf(question, chosen, session, table);
    if (!('answer' in next)) return null;
    if (next.decision === null) return 'passed';
    return submitAnswer(next.decision, next.answer) ? 'played' : null;
  };
  /** Follows the words of a line step by step. A line that is not understood to its end takes no step at all. */
  const follow = (line: string): Ending | null => {
    const t = wordsOf(session);
    const before = [...chosen];
    const parts = line.split(',').map((part) => part.split(/\s+/).filter((word) => word !== ''));
    for (let rest = parts.shift(); rest !== undefined; rest = parts.shift()) {
      while (rest.length > 0) {
        const progress = progressOf(question, chosen, session, table);
        if ('answer' in progress) return null;
        const taken = takeChoice(rest, progress.step.choices);
        if (taken === null || 'ambiguous' in taken) {
          const text = rest.join(' ');
          printWrapped(
            session,
            taken === null
              ? t.notUnderstood(text)
              : t.ambiguous(text, [...new Set(taken.ambiguous.map(({ label }) => nameIn(label)))].join(', ')),
            '  ',
          );
          chosen = before;
          return null;
        }
        if (taken.choice.refusal !== undefined) {
          refused = taken.choice.refusal;
          printRefusal(session, table, seat, refused);
          chosen = before;
          return null;
        }
        rest = rest.slice(taken.used);
        const earlier = refused;
        const ending = take(taken.choice);
        // Words after a played or refused answer were meant for another question.
        if (ending === null && refused === earlier) continue;
        const unread = [rest, ...parts].map((words) => words.join(' ')).filter((text) => text !== '');
        if (unread.length > 0) terminal.print(t.unread(unread.join(', ')));
        return ending;
      }
    }
    return null;
  };

  const unsubscribe = terminal.resized(() => {
    drawTable(session, table, seat);
    const progress = progressOf(question, chosen, session, table);
    if ('step' in progress) printStep(session, progress.step);
  });
  try {
    for (;;) {
      const progress = progressOf(question, chosen, session, table);
      if ('answer' in progress) {
        // Nothing was left to choose.
        if (progress.decision === null || submitAnswer(progress.decision, progress.answer)) return 'played';
        if (chosen.length === 0) throw new Defect(`the only answer to ${progress.decision.id} is refused`);
        chosen = [];
        continue;
      }
      if (progress.step.choices.every(({ refusal }) => refusal !== undefined) && chosen.length > 0) {
        // A card of flexible value was counted too low (V-066).
        terminal.print(wordsOf(session).deadEnd);
        chosen = [];
        continue;
      }
      printStep(session, progress.step);
      const line = await terminal.ask(wordsOf(session).prompt);
      if (line === null) return 'ended';
      const said = readCommand(line, table.entry.board.looks);
      if (said !== null) {
        const consequence = obey(said, { session, table, seat, decision: progress.decision, refused });
        if (consequence === 'quit') return 'quit';
        if (consequence === 'restart') return 'played';
        if (consequence === 'back') {
          chosen = chosen.slice(0, -1);
          terminal.print(wordsOf(session).steppedBack);
        }
        continue;
      }
      const given = line.trim();
      if (given.startsWith('=') && question.required !== null) {
        const answer = readJson(given.slice(1));
        if (answer === undefined) terminal.print(wordsOf(session).notUnderstood(given));
        else if (submitAnswer(question.required, answer)) return 'played';
        continue;
      }
      const ready = progress.step.choices.find(({ enter }) => enter === true);
      if (given === '' && ready !== undefined) {
        const ending = take(ready);
        if (ending !== null) return ending;
        continue;
      }
      const ending = follow(given);
      if (ending !== null) return ending;
    }
  } finally {
    unsubscribe();
  }
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
