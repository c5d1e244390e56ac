import { type Json, type Kinded, LANGUAGES, type Language, type Refusal, type Seat } from '@comptoir/kit';
import type { Look } from '@comptoir/kit/board';
import {
  capital,
  drawTable,
  printRefusal,
  printRule,
  printWrapped,
  type Session,
  sentences,
  styleOf,
  wordingOf,
  wordsOf,
} from './session.ts';
import { type Table, takeBack } from './table.ts';
import { simplify } from './understand.ts';

/** What a player can say besides an answer. */

/** How many things are described when a word fits several. */
const NOTICES = 6;

const COMMANDS = {
  undo: ['undo', 'annuler'],
  back: ['back', 'retour'],
  why: ['why', 'pourquoi', '?'],
  log: ['log', 'journal'],
  rule: ['rule', 'rules', 'regle', 'regles'],
  table: ['table', 'board'],
  save: ['save', 'sauver'],
  lang: ['lang', 'langue'],
  help: ['help', 'aide', 'h'],
  quit: ['quit', 'quitter', 'exit', 'q'],
} as const;

export type Command = keyof typeof COMMANDS | 'look';

export interface Said {
  readonly command: Command;
  readonly about: string;
}

/** `? bribe`, `?bribe` and `why bribe` are the same. */
export function readCommand(line: string, looks: readonly Look<never>[] = []): Said | null {
  const spaced = line.trim().replace(/^\?/, '? ').trim();
  const [word = '', ...rest] = spaced.split(/\s+/);
  const wanted = word === '?' ? '?' : simplify(word);
  for (const [command, words] of Object.entries(COMMANDS)) {
    if ((words as readonly string[]).includes(wanted))
      return { command: command as Command, about: rest.join(' ') };
  }
  return looks.some(({ words }) => words.includes(wanted)) ? { command: 'look', about: spaced } : null;
}

/** What follows for the question in progress: it goes on, starts again, steps back, or the player leaves. */
export type Consequence = 'stay' | 'restart' | 'back' | 'quit';

interface Moment {
  readonly session: Session;
  readonly table: Table;
  readonly seat: Seat;
  /** What is asked, and the last refusal, for `?` alone. */
  readonly decision: Kinded | null;
  readonly refused: Refusal | null;
}

export function obey({ command, about }: Said, moment: Moment): Consequence {
  const { session, table, seat } = moment;
  const { terminal } = session;
  const t = wordsOf(session);
  switch (command) {
    case 'undo':
      if (!takeBack(table, seat)) {
        terminal.print(t.nothingToUndo);
        return 'stay';
      }
      terminal.print(t.undone);
      return 'restart';
    case 'back':
      return 'back';
    case 'why':
      if (about === '') explainQuestion(moment);
      else explain(about, moment);
      return 'stay';
    case 'log': {
      const lines = sentences(session, table, seat, 0);
      for (const line of lines.length > 0 ? lines : [t.emptyLog]) printWrapped(session, line, '  ');
      return 'stay';
    }
    case 'rule':
      if (about === '') terminal.print(t.ruleWhich);
      else if (!printRule(session, table, about)) terminal.print(t.noSuchRule(about.toUpperCase()));
      return 'stay';
    case 'table':
      drawTable(session, table, seat);
      return 'stay';
    case 'look': {
      const [word = '', ...rest] = about.split(/\s+/);
      const look = table.entry.board.looks?.find(({ words }) => words.includes(simplify(word)));
      const view = table.entry.game.view(table.match.state, seat);
      for (const text of look?.draw(view, styleOf(session, table), rest.join(' ')) ?? [])
        terminal.print(text);
      return 'stay';
    }
    case 'save':
      if (about === '') terminal.print(t.saveWhere);
      else {
        session.record = about;
        terminal.print(t.saveLater(about));
      }
      return 'stay';
    case 'lang':
      if (LANGUAGES.includes(about as Language)) {
        session.language = about as Language;
        return 'restart';
      }
      terminal.print(t.unknownLanguage(about));
      return 'stay';
    case 'help':
      printHelp(moment);
      return 'stay';
    case 'quit':
      return 'quit';
  }
}

/** Everything that can be said, with what this game lets one look at. */
function printHelp({ session, table }: Moment): void {
  const { terminal, language } = session;
  for (const line of wordsOf(session).helpPlay) terminal.print(line);
  for (const { help } of table.entry.board.looks ?? []) terminal.print(help[language]);
}

function printRules({ session, table }: Moment, question: string, option: Json | null): boolean {
  const rules = table.entry.board.rules?.(question, option) ?? [];
  for (const rule of rules) printRule(session, table, rule);
  return rules.length > 0;
}

/** `?` alone: the rule behind the last refusal, or those behind the question; where there are none, what can be said. */
function explainQuestion(moment: Moment): void {
  const { session, table, seat, refused, decision } = moment;
  const t = wordsOf(session);
  if (refused !== null) {
    printRefusal(session, table, seat, refused);
    if (refused.rule !== null) printRule(session, table, refused.rule);
    return;
  }
  if (decision === null || !printRules(moment, decision.id, null)) {
    printHelp(moment);
    return;
  }
  const { game, board } = table.entry;
  const things = board.wonder?.(game.view(table.match.state, seat), seat, session.language) ?? [];
  if (things.some(({ wish }) => wish.entry === decision.id)) printWrapped(session, t.whyMore, '  ');
}

/** What a thing on the table is, the rules behind it, and why nothing can be done with it now. */
function explain(about: string, moment: Moment): void {
  const { session, table, seat } = moment;
  const t = wordsOf(session);
  if (printRule(session, table, about)) return;
  const { game, board } = table.entry;
  const wanted = simplify(about);
  const view = game.view(table.match.state, seat);
  const notices = (board.notices?.(view, seat, session.language) ?? []).filter(({ name }) =>
    ` ${simplify(name)}`.includes(` ${wanted}`),
  );
  for (const { name, text } of notices.slice(0, NOTICES)) printWrapped(session, `${name} — ${text}`, '  ');
  const things = board.wonder?.(view, seat, session.language) ?? [];
  const meant = things.filter(({ name }) => ` ${simplify(name)}`.includes(` ${wanted}`));
  if (meant.length === 0) {
    if (notices.length === 0) session.terminal.print(t.whyWhat);
    return;
  }
  const told = new Set<string>();
  for (const { name, wish } of meant) {
    const entry = wordingOf(session, table).entry({ id: wish.entry, kind: 'act', seat, source: null }, view);
    // An entry that reads as a question adds nothing to the name.
    const isQuestion = entry.trimEnd().endsWith('?');
    const what = isQuestion || simplify(name) === simplify(entry) ? capital(name) : `${name} (${entry})`;
    if (told.has(what)) continue;
    told.add(what);
    const why = game.why(table.match.state, seat, wish);
    // A wish that only names the thing is incomplete, which does not make it impossible.
    if (why === null || why.reason === 'malformed') {
      session.terminal.print(t.isPossible(what));
      printRules(moment, wish.entry, wish.answer ?? null);
    } else {
      session.terminal.print(what);
      printRefusal(session, table, seat, why);
      if (why.rule !== null) printRule(session, table, why.rule);
      printRules(moment, wish.entry, wish.answer ?? null);
    }
  }
}
