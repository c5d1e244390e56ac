import { HOLES, ICHOR, isPure, lackingFor, large, marblesFor, NONE, small, spaceCost } from '@comptoir/baie';
import { isStored, type Outlook, shieldWorth } from '../../outlook.ts';

/**
 * What cauldrons promise. Bots ask thousands of times, and only the number of marbles of each kind matters. So a
 * cauldron is one number here, and the rules are asked about it once.
 */

/** How many marbles there are of each kind, in base five. */
export type Content = number;
const DIGITS = [1, 5, 25, 125, 625] as const;
const CONTENTS = 3125;

export function contentOf(cauldron: readonly number[]): Content {
  let content = 0;
  for (let i = 0; i < cauldron.length; i++) content += DIGITS[cauldron[i]!]!;
  return content;
}
export const withMarble = (content: Content, marble: number): Content => content + DIGITS[marble]!;
export const withoutMarble = (content: Content, marble: number): Content => content - DIGITS[marble]!;

/** What the rules say about a content. */
interface Known {
  readonly size: number;
  /** Marbles that it lacks, by good. */
  readonly lacking: readonly number[];
  /** The clan whose seal it may give, NONE for others. */
  readonly seal: number;
}

const KNOWN: (Known | undefined)[] = new Array<Known | undefined>(CONTENTS).fill(undefined);

/** Enters a cauldron and every one that it can become. */
function enter(cauldron: readonly number[]): void {
  const first = cauldron[0] ?? NONE;
  const isSealed = cauldron.length > 1 && first !== ICHOR && isPure(cauldron, first);
  KNOWN[contentOf(cauldron)] = {
    size: cauldron.length,
    lacking: lackingFor(cauldron, []),
    seal: isSealed ? first : NONE,
  };
  // Add marbles in the order of their kinds, so that each content is entered once.
  if (cauldron.length < HOLES)
    for (let marble = cauldron[cauldron.length - 1] ?? 0; marble <= ICHOR; marble++)
      enter([...cauldron, marble]);
}
enter([]);

/** Gold of the hours that it takes to find a marble of one colour, or any marble. */
const MARBLE = 2.1;
const ANY_MARBLE = 1.1;
/** Marbles that an hour of taking brings. */
const MARBLES_PER_HOUR = 2;
/** With this many hours left today any cauldron can be filled in time. */
const TIME_ENOUGH = HOLES / MARBLES_PER_HOUR + 1;
/** A cauldron's share of the hours of a Brew. */
export const brewing = (o: Outlook): number => 1.13 * spaceCost(o, 'A', 'A-S4').hours;

/** The best good of each content and its gold, for the prices that were asked last. */
const worths = new Float64Array(CONTENTS);
const goods = new Int8Array(CONTENTS);
const reckonedAt = new Int32Array(CONTENTS);
let asking = 1;
let asked: Outlook | null = null;
const soon = new Float64Array(2 * ICHOR);
const later = new Float64Array(2 * ICHOR);
let time = 0;
let cost = 0;

/** What was reckoned stays true while prices, time and costs are the same. */
function ask(o: Outlook): void {
  asked = o;
  const now = Math.min(TIME_ENOUGH, o.hoursToday);
  const toBrew = brewing(o);
  let isSame = now === time && toBrew === cost;
  time = now;
  cost = toBrew;
  for (let good = 0; good < soon.length; good++) {
    const late = isStored(o, good) ? o.later[good]! : 0;
    const early = isStored(o, good) ? Math.max(o.today[good]!, late) : 0;
    if (late === later[good] && early === soon[good]) continue;
    isSame = false;
    later[good] = late;
    soon[good] = early;
  }
  if (!isSame) asking += 1;
}

function reckon(content: Content): void {
  const { size, lacking } = KNOWN[content]!;
  let chosen: number = NONE;
  let best = 0;
  for (let i = 0; i < 2 * ICHOR; i++) {
    const good = i % 2 === 0 ? small(i >> 1) : large(i >> 1);
    const colour = lacking[good]!;
    if (colour === NONE) continue;
    const total = marblesFor(good) - size;
    const sure = Math.max(0, Math.min(1, time - total / MARBLES_PER_HOUR));
    const price = sure * soon[good]! + (1 - sure) * later[good]!;
    const worth = price - cost - MARBLE * colour - ANY_MARBLE * (total - colour);
    if (worth <= best) continue;
    chosen = good;
    best = worth;
  }
  worths[content] = best;
  goods[content] = chosen;
  reckonedAt[content] = asking;
}

/** The gold of the best good that a cauldron can still become; 0 when it can become nothing. */
export function brewingWorth(content: Content, o: Outlook): number {
  if (o !== asked) ask(o);
  if (reckonedAt[content] !== asking) reckon(content);
  return worths[content]!;
}

/** That good; NONE when it can become nothing. */
export function brewingGood(content: Content, o: Outlook): number {
  brewingWorth(content, o);
  return goods[content]!;
}

/** With the seal that a pure cauldron will give. */
export function cauldronWorth(content: Content, seals: readonly number[], o: Outlook): number {
  const worth = brewingWorth(content, o);
  const { seal, size } = KNOWN[content]!;
  if (seal === NONE || seals[seal] === 1) return worth;
  return worth + shieldWorth(o, seal) * (size > 2 ? 0.6 : 0.2);
}
