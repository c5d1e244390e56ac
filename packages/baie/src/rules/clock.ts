import { andAgain, call, type Flow, goto, listening, type Seat } from '@comptoir/kit';
import { slideReserve } from '../colporteur/reserve.ts';
import { handFrom, handsOf, hour, isHand, loadsAfter, nextSpace } from '../dial.ts';
import { tell } from '../events.ts';
import { NONE } from '../pieces.ts';
import { isColporteur } from '../questions.ts';
import { playerAt, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { drawCorruption } from './corruption.ts';
import { load } from './loading.ts';

/** Chapters 2 and 4.4. */

/** B-040: the hourglass furthest back before the market marker, the higher one on a shared space; NONE when all are past. */
export function activeSeat(g: State): Seat {
  let found = NONE;
  const end = hour(g.market);
  for (let i = g.landed.length - 1; i >= 0; i--) {
    const seat = g.landed[i]!;
    const space = g.hourglasses[seat]!;
    if (space < end && (found === NONE || space < g.hourglasses[found]!)) found = seat;
  }
  return found;
}

function goTo(g: State, seat: Seat, space: number): void {
  g.hourglasses[seat] = space;
  if (listening()) tell({ type: 'hourglass', seat, space });
}

/** B-076 */
function land(g: State, seat: Seat): void {
  g.landed.splice(g.landed.indexOf(seat), 1);
  g.landed.push(seat);
  if (listening()) tell({ type: 'landed', seat, space: g.hourglasses[seat]! });
}

function stepOnHand(g: State, seat: Seat, hand: number): void {
  goTo(g, seat, hand);
  drawCorruption(g, seat); // B-073
}

/** One hour along the ring, or off a hand; gives how many Loads it triggers. */
function stepOn(g: State, seat: Seat): number {
  const space = g.hourglasses[seat]!;
  goTo(g, seat, nextSpace(g, space));
  return isHand(space) ? 0 : loadsAfter(g, space / 2);
}

/** 4.7 payHours. C-040: the Colporteur takes hands when it has few goods. */
export const payHours = effect({ hours: 0, loads: 0, takesHands: false }, ({ run, choose }) => ({
  begin: run((g, f) => {
    if (!isColporteur(g, f.owner)) return;
    let goods = 0;
    for (const good of playerAt(g, f.owner).stall) if (good !== NONE) goods += 1;
    f.takesHands = goods <= 3;
  }),
  hour: run((g, f): Flow => {
    while (f.hours > 0) {
      f.hours -= 1;
      const hand = handFrom(g, g.hourglasses[f.owner]!);
      if (hand !== 0 && !isColporteur(g, f.owner)) return goto('hand');
      if (hand !== 0 && f.takesHands) stepOnHand(g, f.owner, hand);
      else f.loads = stepOn(g, f.owner);
      if (f.loads > 0) return goto('load');
    }
    return goto('land');
  }),
  hand: choose<string>(
    (g, f) =>
      pickOption(
        'clock.hand',
        f.owner,
        RING_OR_HAND[handsOf(g).indexOf(handFrom(g, g.hourglasses[f.owner]!))]!,
      ),
    (g, f, answer) => {
      if (answer === RING) {
        f.loads = stepOn(g, f.owner);
        return;
      }
      stepOnHand(g, f.owner, handFrom(g, g.hourglasses[f.owner]!));
      return goto('hour');
    },
  ),
  // B-075: each Load is resolved before the next, and all of them before the next hour.
  load: run((g, f): Flow => {
    // B-085: no Load after the docks are full.
    if (g.loadsClosed) f.loads = 0;
    if (f.loads === 0) return goto('hour');
    f.loads -= 1;
    return andAgain(call(load, f));
  }),
  land: run((g, f) => {
    land(g, f.owner);
    if (isColporteur(g, f.owner)) slideReserve(g); // C-044
  }),
}));

const RING = 'ring';
const RING_OR_HAND = [
  [RING, 'H1'],
  [RING, 'H2'],
];
