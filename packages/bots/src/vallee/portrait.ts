import type { CardId } from '@comptoir/kit';
import { isJunk, isTeamGame, NAMED_FOLKS, type State, valueById } from '@comptoir/vallee';
import { Pen, type Portrait } from '../learned/portrait.ts';
import { folkNumber, type Holdings, holdingsOf } from './deck.ts';
import { FACTORS, factors, WEIGHTS } from './prospects.ts';

/** La Vallée as the learned judgement sees it: how each seat stands, and how its strongest rival does. */

const VALUES = [1, 2, 3, 4, 5];
const STACKS = 8;
const SEATS = 4;
const OWN = [
  ...FACTORS,
  ...VALUES.map((value) => `hand.${value}`),
  'hand.junk',
  ...VALUES.slice(1).map((value) => `rest.${value}`),
  'deck',
  'folk.first',
  'folk.second',
  'folk.third',
  'makeable',
  'market.next',
  'market.second',
];

const marks = (name: string, values: number): string[] =>
  Array.from({ length: values }, (_, value) => `${name}=${value}`);

const legend = [
  ...OWN,
  ...FACTORS.map((factor) => `rival.${factor}`),
  ...marks('built', STACKS),
  ...marks('rival.built', STACKS),
  ...marks('turns-away', SEATS),
  'turn',
  ...marks('players', SEATS + 1).slice(2),
];

const numbers = new Float64Array(SEATS * legend.length);
const pen = new Pen(numbers);

// Scratch: nothing here outlives a call.
const found: number[] = [];
const prospects = new Float64Array(SEATS);
const inHand = new Float64Array(VALUES.length + 1);
const elsewhere = new Float64Array(VALUES.length + 1);
/** By folk: the sum of all cards, and the sums that cards of the hand, and all cards, can make, as bits. */
const sums = new Map<number, number>();
const fromHand = new Map<number, number>();
const fromAll = new Map<number, number>();

function enter(cards: readonly CardId[], values: Float64Array, isHand: boolean): number {
  let junk = 0;
  for (const card of cards) {
    if (isJunk(card)) {
      junk += 1;
      continue;
    }
    const value = valueById(card);
    const folk = folkNumber(card);
    values[value] = (values[value] as number) + 1;
    sums.set(folk, (sums.get(folk) ?? 0) + value);
    const all = fromAll.get(folk) ?? 1;
    fromAll.set(folk, all | (all << value));
    if (!isHand) continue;
    const held = fromHand.get(folk) ?? 1;
    fromHand.set(folk, held | (held << value));
  }
  return junk;
}

/** Cards of the market that would complete a stack with cards of the hand. */
function completing({ market }: State, stack: number): number {
  let cards = 0;
  for (const card of market) {
    if (card < 0) continue;
    const missing = stack - valueById(card);
    if (missing >= 0 && ((fromHand.get(folkNumber(card)) ?? 1) >> missing) & 1) cards += 1;
  }
  return cards;
}

/** Stacks still to build that one's own cards can make. */
function makeable({ next, last }: Holdings): number {
  let all = 0;
  for (const bits of fromAll.values()) all |= bits;
  let stacks = 0;
  for (let stack = next; stack <= last; stack++) stacks += (all >> stack) & 1;
  return stacks;
}

function writeOwn(g: State, h: Holdings, seat: number): void {
  factors(h, found);
  let points = 0;
  for (const [at, factor] of FACTORS.entries()) {
    points += WEIGHTS[factor] * (found[at] as number);
    pen.write(found[at] as number);
  }
  prospects[seat] = points;
  for (const values of [inHand, elsewhere]) values.fill(0);
  for (const folks of [sums, fromHand, fromAll]) folks.clear();
  const junk = enter(h.hand, inHand, true);
  enter(h.stored, inHand, true);
  enter(h.deck, elsewhere, false);
  enter(h.discard, elsewhere, false);
  for (const value of VALUES) pen.write(inHand[value] as number);
  pen.write(junk);
  for (const value of VALUES.slice(1)) pen.write(elsewhere[value] as number);
  pen.write(h.deck.length);
  const folks = [...sums.values()].sort((a, b) => b - a);
  for (let at = 0; at < 3; at++) pen.write(folks[at] ?? 0);
  pen.write(makeable(h));
  pen.write(completing(g, h.next));
  pen.write(completing(g, h.next + 1));
}

function strongestBut(seat: number, seats: number): number {
  let rival = seat === 0 ? 1 : 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && (prospects[other] as number) > (prospects[rival] as number)) rival = other;
  return rival;
}

/** Half of the tables with the folks of our box, half with any; two players twice as often as three or four. */
const tables = [2, 3, 2, 4].flatMap((players) => [{ players }, { players, among: NAMED_FOLKS }]);

export const portrait: Portrait<State> = {
  tables,
  legend,
  of(g) {
    // V-263: in teams two hands serve one stall.
    if (isTeamGame(g)) return null;
    const seats = g.config.players;
    for (let seat = 0; seat < seats; seat++) {
      pen.at = seat * legend.length;
      writeOwn(g, holdingsOf(g, seat), seat);
    }
    for (let seat = 0; seat < seats; seat++) {
      const own = seat * legend.length;
      const rival = strongestBut(seat, seats) * legend.length;
      pen.at = own + OWN.length;
      pen.copy(rival, FACTORS.length);
      pen.mark(numbers[own] as number, STACKS);
      pen.mark(numbers[rival] as number, STACKS);
      pen.mark((seat - g.turn.active + seats) % seats, SEATS);
      pen.write(g.turn.number);
      pen.mark(seats - 2, SEATS - 1);
    }
    return numbers.subarray(0, seats * legend.length);
  },
};
