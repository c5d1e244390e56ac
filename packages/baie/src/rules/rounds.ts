import { andAgain, call, type Flow, goto, listening, type Seat } from '@comptoir/kit';
import { colporteurArrival, colporteurCleanUp } from '../colporteur/turn.ts';
import { ROGUE_CARDS } from '../content/rogues.ts';
import { hour, LAST_HOUR, ROUNDS, startOf } from '../dial.ts';
import { tell } from '../events.ts';
import { merchantOf } from '../merchants/merchant.ts';
import { shopNumbersOf } from '../numbers.ts';
import { AT_SEA, BOATS, NONE, ROGUE } from '../pieces.ts';
import { isAtSea, isColporteur } from '../questions.ts';
import { fromTheTop, type State } from '../state.ts';
import { effect } from './asking.ts';
import { activeSeat } from './clock.ts';
import { drawCorruption } from './corruption.ts';
import { drawOut, total } from './drawing.ts';
import { board, emptyBoat } from './loading.ts';
import { market } from './market.ts';
import { finalScoring } from './scoring.ts';
import { dropRightmost } from './square.ts';
import { turn } from './turn.ts';

/** Chapters 3, 4.6 and 6: the three days. */

function enter(g: State, phase: State['phase']): void {
  g.phase = phase;
  g.active = NONE;
  tell({ type: 'phase', phase, round: g.round });
}

/** B-030 to B-035. Setting Rogues aside and returning them is the same as drawing among the Clients (B-032). */
function arrival(g: State): void {
  const colours = ROGUE_CARDS[g.config.rogueCard]!.arrival === 'set-aside' ? ROGUE : ROGUE + 1;
  for (let boat = 0; boat < BOATS.length; boat++) {
    for (let seat = 0; seat < 2; seat++) {
      const left = total(g.bag) - (colours === ROGUE ? g.bag[ROGUE]! : 0);
      if (left > 0) board(g, drawOut(g.rng, g.bag, colours), boat, 'bag');
    }
  }
}

/** B-091, B-124: stacks the hourglasses on one space, the most advanced on top. Level ones keep their order. */
function gather(g: State, space: number): void {
  // Array.sort is stable: level hourglasses keep their order.
  g.landed.sort((a, b) => g.hourglasses[a]! - g.hourglasses[b]!);
  g.hourglasses.fill(space);
  if (listening()) tell({ type: 'gathered', space, order: g.landed.slice() });
}

function setMarket(g: State, at: number, closed: boolean): void {
  g.market = at;
  g.loadsClosed = closed;
  tell({ type: 'market-marker', hour: at, closed });
}

/** B-120, B-121 */
function clearHarbour(g: State): void {
  for (const pier of g.piers) {
    for (let adventurer = 0; adventurer <= ROGUE; adventurer++) g.bag[adventurer]! += pier[adventurer]!;
    pier.fill(0);
  }
  g.berths.fill(AT_SEA);
  tell({ type: 'harbour-cleared' });
}

function upkeep(g: State): void {
  for (const seat of fromTheTop(g)) if (!isColporteur(g, seat)) merchantOf(g, seat).upkeep(g, seat);
  if (g.colporteur !== null) colporteurCleanUp(g);
}

export const production = effect({}, ({ run }) => ({
  turn: run((g): Flow => {
    const seat = activeSeat(g);
    g.active = seat;
    if (seat === NONE) return 'next'; // B-090
    if (listening()) tell({ type: 'turn', seat });
    return andAgain(call(isColporteur(g, seat) ? 'colporteur' : turn, { owner: seat }));
  }),
  end: run((g) => {
    gather(g, hour(g.market));
    for (let boat = 0; boat < BOATS.length; boat++) if (isAtSea(g, boat)) emptyBoat(g, boat, false); // B-092
  }),
}));

/** The whole game. */
export const game = effect({ seat: 0 }, ({ run }) => ({
  setUp: run((g, f): Flow => {
    // B-013: in seat order; some merchants ask something.
    while (f.seat < g.config.humans) {
      const seat: Seat = f.seat++;
      const merchant = merchantOf(g, seat);
      drawCorruption(g, seat, shopNumbersOf(g, merchant.id).past); // M-007
      if (merchant.asksAtSetUp) return andAgain(call(`${merchant.id}.set-up`, { owner: seat }));
    }
    return 'next';
  }),
  arrival: run((g) => {
    enter(g, 'arrival');
    arrival(g);
    if (g.colporteur !== null) colporteurArrival(g);
    enter(g, 'production');
    return call(production, { owner: NONE });
  }),
  market: run(() => call(market, { owner: NONE })),
  cleanUp: run((g): Flow => {
    if (g.round === ROUNDS) return goto('score');
    enter(g, 'clean-up');
    clearHarbour(g);
    dropRightmost(g); // B-122
    g.round += 1; // B-123: the mice follow the round
    gather(g, startOf(g.round)); // B-124
    setMarket(g, LAST_HOUR, false);
    upkeep(g);
    return goto('arrival');
  }),
  score: run((g): Flow => {
    enter(g, 'over');
    for (let seat = 0; seat < g.config.seats; seat++) finalScoring(g, seat);
    return 'over';
  }),
}));
