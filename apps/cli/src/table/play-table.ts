import { writeFileSync } from 'node:fs';
import { canonical, commitTo, type Kinded, recordOf, SPECTATOR, writeRecord } from '@comptoir/kit';
import { Failure } from '../failure.ts';
import { painter } from '../terminal/paint.ts';
import { converse, type Ending } from './conversation.ts';
import { capital, drawTable, nameOf, printWrapped, type Session, sentences, wordsOf } from './session.ts';
import {
  askedOfBots,
  awaited,
  isStanding,
  openTable,
  play,
  playBot,
  storyOf,
  type Table,
  type TablePlan,
} from './table.ts';

/** How many lines of news are shown before a question. */
const NEWS = 30;

/** A whole game at the terminal, from the commitment to the opened secret. Resolves to the exit code. */
export async function playTable(plan: TablePlan, session: Session): Promise<number> {
  const { terminal } = session;
  const t = wordsOf(session);
  const wording = plan.entry.wording[session.language];
  const paint = painter(terminal.colour);
  terminal.print(paint.bold(`${wording.title} — ${wording.subtitle}`));
  // Bound before anybody has added anything, so that nobody can have chosen the deal (docs/record.md).
  printWrapped(session, t.commitment(commitTo(plan.secret)), '  ');
  for (const { name, contribution } of plan.seats)
    if (contribution !== null) printWrapped(session, t.contributed(name, contribution), '  ');
  const table = openTable(plan);
  let ending: Ending | 'over' = 'quit';
  try {
    ending = await playOn(table, session);
  } finally {
    conclude(table, session);
  }
  if (ending !== 'ended' || terminal.isInteractive) return 0;
  throw new Failure(wordsOf(session).inputEnded);
}

async function playOn(table: Table, session: Session): Promise<Ending | 'over'> {
  const passed = new Set<string>();
  let lastViewer: number | null = null;
  let lastTurn: string | null = null;
  for (;;) {
    const { decisions } = table.match;
    if (decisions.length === 0) return 'over';
    const required = awaited(table);
    const chance = askedOfBots(table);
    const person = chance !== null && isStanding(chance) ? null : nextPerson(table, passed);
    const asked = person ?? required?.seat ?? 0;
    // Bots look at their chances first, then people at theirs; then whoever is awaited.
    const isBots = person === null && chance !== null && (isStanding(chance) || chance === required);
    if (isBots) {
      playBot(table, chance);
      if (!table.seats.some((seat) => seat.bot === null)) watch(table, session);
      continue;
    }
    if (person === null && required !== null && settle(table, required)) continue;
    if (lastViewer !== null && lastViewer !== asked && !(await handOver(table, session, asked)))
      return 'ended';
    // The news comes last: above a whole table it would have left the screen.
    const view = table.entry.game.view(table.match.state, asked);
    const { glance } = table.entry.board;
    const turn = glance?.turn(view) ?? null;
    const opens = required !== null && required.seat === asked && glance?.opens?.(required) === true;
    const goesOn = turn !== null && turn === lastTurn && lastViewer === asked && !opens;
    drawTable(session, table, asked, goesOn);
    showNews(table, session, asked, goesOn);
    lastViewer = asked;
    lastTurn = turn;
    const standing = decisions.filter((decision) => isStanding(decision) && decision.seat === asked);
    const isAwaited = required?.seat === asked;
    const ending = await converse(
      { seat: asked, required: isAwaited ? required : null, standing },
      session,
      table,
    );
    if (ending === 'quit' || ending === 'ended') return ending;
    if (ending === 'passed') for (const name of pressing(table, asked)) passed.add(name);
  }
}

/** Answers for a person what they need not be asked. */
function settle(table: Table, decision: Kinded): boolean {
  const { game, table: policy } = table.entry;
  const { seat, id } = decision;
  const answer = policy.settles?.(decision, game.view(table.match.state, seat));
  return answer !== undefined && play(table, { seat, id, answer }) === null;
}

/** What a seat may do now although it is not awaited, as far as it is worth asking. */
function pressing(table: Table, seat: number): string[] {
  const { board, game } = table.entry;
  const view = game.view(table.match.state, seat);
  const own = table.match.decisions.filter((decision) => isStanding(decision) && decision.seat === seat);
  const names = own.flatMap((decision) => board.presses?.(decision, view) ?? [canonical(decision)]);
  return names.map((name) => `${seat} ${name}`);
}

/** A person who is not awaited but may do something that they have not let pass yet. */
function nextPerson(table: Table, passed: ReadonlySet<string>): number | null {
  for (const [seat, { bot }] of table.seats.entries()) {
    if (bot !== null) continue;
    const isAwaited = table.match.decisions.some(
      (decision) => decision.seat === seat && !isStanding(decision),
    );
    if (!isAwaited && pressing(table, seat).some((name) => !passed.has(name))) return seat;
  }
  return null;
}

/** Several people at one keyboard: the next one must not see the hand of the last. */
async function handOver(table: Table, session: Session, seat: number): Promise<boolean> {
  const { terminal } = session;
  terminal.clear();
  terminal.print(wordsOf(session).handOver(nameOf(session, table, seat)));
  if (!terminal.isInteractive) return true;
  return (await terminal.ask('')) !== null;
}

function showNews(table: Table, session: Session, seat: number, goesOn: boolean): void {
  const t = wordsOf(session);
  const lines = sentences(session, table, seat, table.read[seat] ?? 0);
  table.read[seat] = storyOf(table, seat).length;
  if (lines.length === 0) return;
  const paint = painter(session.terminal.colour);
  if (!goesOn) {
    session.terminal.print();
    session.terminal.print(paint.bold(t.since));
  }
  if (lines.length > NEWS) session.terminal.print(paint.dim(`  ${t.earlier(lines.length - NEWS)}`));
  for (const line of lines.slice(-NEWS)) printWrapped(session, `  ${line}`, '    ');
}

/** A table without people is told as it happens. */
function watch(table: Table, session: Session): void {
  const at = table.seats.length;
  for (const line of sentences(session, table, SPECTATOR, table.read[at] ?? 0))
    printWrapped(session, line, '  ');
  table.read[at] = storyOf(table, SPECTATOR).length;
}

function conclude(table: Table, session: Session): void {
  const { terminal } = session;
  const t = wordsOf(session);
  const paint = painter(terminal.colour);
  const outcome = table.entry.game.outcome(table.match.state);
  terminal.print();
  if (outcome === null) terminal.print(t.brokenOff);
  else {
    const person = table.seats.findIndex(({ bot }) => bot === null);
    drawTable(session, table, person < 0 ? SPECTATOR : person);
    if (person >= 0) showNews(table, session, person, false);
    const view = table.entry.game.view(table.match.state, SPECTATOR);
    const score = (seat: number): string =>
      table.entry.board.tally?.(view, seat, session.language) ?? String(outcome.scores[seat] ?? 0);
    const names = outcome.winners.map((seat) => nameOf(session, table, seat));
    const isYou = names.length === 1 && outcome.winners[0] === person && names[0] === t.you;
    const won = isYou ? t.youWin : capital(t.winners(names.join(t.and), names.length > 1));
    terminal.print(paint.bold(`${t.gameOver} ${won}`));
    const order = table.seats
      .map((_, seat) => seat)
      .sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
    for (const seat of order)
      terminal.print(`  ${t.place(outcome.places[seat] ?? 0, nameOf(session, table, seat), score(seat))}`);
  }
  printWrapped(session, t.secret(table.secret), '  ');
  if (session.record === null) return;
  try {
    writeFileSync(session.record, writeRecord(recordOf(table.match)));
  } catch {
    throw new Failure(t.cannotWrite(session.record));
  }
  terminal.print(t.saved(session.record));
}
