import { characterIn, shortNameOf } from '@comptoir/bots';
import {
  type Cast,
  LANGUAGES,
  type Language,
  type Refusal,
  type Seat,
  severalTimes,
  type Viewer,
} from '@comptoir/kit';
import type { BoardStyle } from '@comptoir/kit/board';
import type { AnyWording, GameEntry } from '../games.ts';
import { ruleText } from '../project.ts';
import { painter, wrap } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Texts, textsOf } from '../texts/index.ts';
import { storyOf, type Table } from './table.ts';

/** Who talks with whom: the terminal, its language, where the game goes afterwards. */
export interface Session {
  readonly terminal: Terminal;
  language: Language;
  /** Where the record is written when the game stops. */
  record: string | null;
}

export const wordsOf = (session: Session): Texts => textsOf(session.language);

export const wordingOf = (session: Session, table: Table): AnyWording =>
  table.entry.wording[session.language];

export function nameOf(session: Session, { entry, options, seats }: Table, seat: Seat): string {
  const automaton = entry.board.automaton?.(options, seat, session.language) ?? null;
  const { name = String(seat), bot = null } = seats[seat] ?? {};
  if (automaton !== null) return automaton;
  return localName(name, seat, { entry, language: session.language, bots: bot === null ? [] : [bot.id] });
}

/** "Dame Échidna 2": the character that plays this level, as in the page. */
export function botName(entry: GameEntry, bot: string, seat: Seat, language: Language): string {
  const character = characterIn(entry, language, bot);
  const name = character ? shortNameOf(character.name) : (textsOf(language).botNames[bot] ?? bot);
  return `${name} ${seat + 1}`;
}

/** A name the program gave follows the language of the reader. */
export function localName(
  name: string,
  seat: Seat,
  reader: { readonly entry: GameEntry; readonly language: Language; readonly bots: readonly string[] },
): string {
  const { entry, bots } = reader;
  const given = (language: Language): string[] => [
    textsOf(language).you,
    textsOf(language).playerName(seat),
    ...bots.map((bot) => botName(entry, bot, seat, language)),
  ];
  for (const language of LANGUAGES) {
    const at = given(language).indexOf(name);
    if (at >= 0) return given(reader.language)[at] as string;
  }
  return name;
}

export function castOf(session: Session, table: Table, viewer: Viewer): Cast {
  return { viewer, name: (seat) => nameOf(session, table, seat) };
}

/** A name such as « le Colporteur » may open a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function printWrapped({ terminal }: Session, text: string, indent = ''): void {
  for (const line of wrap(text, terminal.width(), indent)) terminal.print(line);
}

/** What a viewer was told from a point of their story on, in sentences. */
export function sentences(session: Session, table: Table, viewer: Viewer, from: number): string[] {
  return inWords(session, table, viewer, storyOf(table, viewer).slice(from));
}

function inWords(session: Session, table: Table, viewer: Viewer, events: readonly unknown[]): string[] {
  const wording = wordingOf(session, table);
  const cast = castOf(session, table, viewer);
  const { board, game } = table.entry;
  const view = board.aloud === undefined ? null : game.view(table.match.state, viewer);
  const lines: { readonly text: string; readonly event: unknown; times: number }[] = [];
  for (const event of events) {
    const told = wording.event(event, cast);
    if (told === null) continue;
    const text = capital(told);
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, event, times: 1 });
    const story = board.aloud?.(event, view, session.language) ?? null;
    if (story !== null) lines.push({ text: story, event, times: 1 });
  }
  return lines.map(({ text, event, times }) =>
    times === 1 ? text : capital(severalTimes(wording, event, cast, times) ?? text),
  );
}

/** The whole table, or only what is needed again later in a turn. */
export const styleOf = (session: Session, table: Table): BoardStyle => ({
  language: session.language,
  width: session.terminal.width(),
  names: table.seats.map((_, seat) => nameOf(session, table, seat)),
  colour: session.terminal.colour,
});

export function drawTable(session: Session, table: Table, viewer: Viewer, isGlance = false): void {
  const { terminal } = session;
  const { draw, glance } = table.entry.board;
  const lines = ((isGlance ? glance?.draw : undefined) ?? draw)(
    table.entry.game.view(table.match.state, viewer),
    styleOf(session, table),
  );
  for (const line of lines) terminal.print(line);
}

/** A refusal in one line: the sentence, then the rule behind it. */
export function printRefusal(session: Session, table: Table, viewer: Viewer, refused: Refusal): void {
  const paint = painter(session.terminal.colour);
  const rule = refused.rule === null ? '' : ` [${refused.rule}]`;
  printWrapped(
    session,
    paint.red('✗ ') + wordingOf(session, table).refusal(refused, castOf(session, table, viewer)) + rule,
    '  ',
  );
}

/** The text of a rule; false when there is none of that number. */
export function printRule(session: Session, table: Table, id: string): boolean {
  const text = ruleText(table.entry.game.name, id, session.language);
  if (text !== null) printWrapped(session, `${id.toUpperCase()} ${text}`, '  ');
  return text !== null;
}
