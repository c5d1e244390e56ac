import { type CardId, type Cast, type Language, severalTimes } from '@comptoir/kit';
import type { Seat as SeatColour } from '../art/seats.ts';
import type { JournalLine, JournalPart } from '../ui/Journal.svelte';
import type { AnyScreen } from './game-screen.ts';
import type { StoryEntry } from './table.ts';

/** Lines of one entry are numbered inside it. */
export const LINES_PER_ENTRY = 1000;

/** Cuts a sentence at the names of cards, longest name first, so that they can be touched. */
export function partsOf(sentence: string, names: readonly (readonly [string, CardId])[]): JournalPart[] {
  const parts: JournalPart[] = [];
  let rest = sentence;
  while (rest.length > 0) {
    let at = -1;
    let found: readonly [string, CardId] | null = null;
    for (const name of names) {
      const here = rest.indexOf(name[0]);
      if (here < 0) continue;
      if (at < 0 || here < at || (here === at && name[0].length > (found?.[0].length ?? 0))) {
        at = here;
        found = name;
      }
    }
    if (found === null) break;
    if (at > 0) parts.push({ kind: 'text', text: rest.slice(0, at) });
    parts.push({ kind: 'card', name: found[0], id: String(found[1]) });
    rest = rest.slice(at + found[0].length);
  }
  if (rest.length > 0) parts.push({ kind: 'text', text: rest });
  return parts;
}

/** A line of the journal as one text; the pieces of a sentence bring their own spaces. */
export function textOf(line: JournalLine | undefined): string {
  if (line === undefined) return '';
  if (line.kind === 'turn') return line.text;
  return line.parts.map((part) => (part.kind === 'card' ? part.name : part.text)).join('');
}

/** Sentences come again with every update of the table; cutting them is the costly part. */
const cut = new Map<string, readonly JournalPart[]>();

function remembered(sentence: string, names: readonly (readonly [string, CardId])[]): readonly JournalPart[] {
  const known = cut.get(sentence);
  if (known !== undefined) return known;
  const parts = partsOf(sentence, names);
  cut.set(sentence, parts);
  return parts;
}

/** The first thing that is told of a move says what it was; null where nothing is told. */
export function firstSentence(
  events: readonly unknown[],
  wording: AnyScreen['wording'][Language],
  cast: Cast,
  spaced: (text: string) => string,
): string | null {
  for (const event of events) {
    const sentence = wording.event(event as never, cast);
    if (sentence !== null) return spaced(sentence.charAt(0).toUpperCase() + sentence.slice(1));
  }
  return null;
}

export interface Telling {
  readonly screen: AnyScreen;
  readonly language: Language;
  readonly cast: Cast;
  /** How many sit at the table. */
  readonly seats: number;
  readonly spaced: (text: string) => string;
  readonly colour: (seat: number) => SeatColour;
  /** Whether a person sits there: what a bot does for them is marked. */
  readonly isPerson?: (seat: number) => boolean;
}

/** The reader and the language: lines differ between readers. */
function readerOf({ language, cast, seats }: Telling): string {
  const names = Array.from({ length: seats }, (_, seat) => cast.name(seat));
  return JSON.stringify([language, cast.viewer, names]);
}

type Told = { readonly reader: string; readonly lines: readonly JournalLine[] };

/** An entry is told once: its lines stay the same objects, and only new ones are drawn. */
const told = new WeakMap<StoryEntry<unknown>, Told>();

/** The story in lines. An entry without a seat (the deal) is told under the first seat. */
export function linesOf(story: readonly StoryEntry<unknown>[], telling: Telling): JournalLine[] {
  const reader = readerOf(telling);
  return story.flatMap((entry) => {
    const known = told.get(entry);
    if (known?.reader === reader) return known.lines;
    const lines = linesOfEntry(entry, telling);
    told.set(entry, { reader, lines });
    return lines;
  });
}

function linesOfEntry(entry: StoryEntry<unknown>, telling: Telling): JournalLine[] {
  const { screen, language, cast, spaced, colour } = telling;
  const names = screen.cardNames?.(language) ?? [];
  const lines: JournalLine[] = [];
  // The same thing several times in a row is said once.
  let last = { sentence: '', times: 0 };
  let speaker = entry.seat;
  let isSettingUp = entry.seat === null && entry.seq === 0;
  entry.events.forEach((event, i) => {
    speaker = screen.speakerOf?.(event) ?? speaker;
    const sentence = screen.wording[language].event(event, cast);
    // How the table was set is not news; a turn that nobody at the table decides may follow at once.
    if (screen.turnOf?.(event) != null) isSettingUp = false;
    if (sentence === null || (isSettingUp && !screen.isTurn?.(event))) return;
    const id = entry.seq * LINES_PER_ENTRY + i;
    if (screen.isTurn?.(event)) {
      const time = entry.at === undefined ? {} : { at: entry.at };
      lines.push({ kind: 'turn', id, text: spaced(sentence), ...time });
      speaker = (event as { seat?: number }).seat ?? speaker;
      last = { sentence: '', times: 0 };
      return;
    }
    if (sentence === last.sentence) {
      last.times += 1;
      lines.pop();
    } else last = { sentence, times: 1 };
    const said = severalTimes(screen.wording[language], event, cast, last.times) ?? sentence;
    const parts = remembered(spaced(said), names);
    const mark =
      entry.by !== undefined && telling.isPerson?.(entry.seat ?? 0) ? { isRobots: true as const } : {};
    lines.push({ kind: 'event', id, seat: colour(speaker ?? 0), parts, ...mark });
  });
  return lines;
}
