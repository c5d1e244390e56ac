import { call, type Flow, type Seat } from '@comptoir/kit';
import { townsfolk } from '../content/townsfolk.ts';
import { tell } from '../events.ts';
import { ADVENTURERS, BOATS, boatNamed, clanNamed, PIERS, ROGUE } from '../pieces.ts';
import { boatsWithSeat, isAtSea } from '../questions.ts';
import type { State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { settle, takeOff } from './loading.ts';

/** B-163 to B-168: an adventurer leaves a boat at sea. Options read `LO:R`, `LO:R>BAZ`, `LO:R>RM`. */
export const sailor = effect({}, ({ choose }) => ({
  move: choose<string>(
    (g, f) => pickOption('sailor.move', f.owner, sailorMoves(g, f.card), townsfolk(f.card).id),
    (g, f, answer) => moveBySailor(g, f, answer),
  ),
}));

function sailorMoves(g: State, card: number): string[] {
  const { kind } = townsfolk(card).ability;
  const moves: string[] = [];
  for (let boat = 0; boat < BOATS.length; boat++) {
    if (!isAtSea(g, boat)) continue;
    for (let adventurer = 0; adventurer <= ROGUE; adventurer++) {
      if (!g.boats[boat]!.includes(adventurer)) continue;
      if (kind === 'hall' && adventurer === ROGUE) continue; // B-164
      const what = `${BOATS[boat]}:${ADVENTURERS[adventurer]}`;
      if (kind === 'pier') for (const pier of PIERS) moves.push(`${what}>${pier}`);
      else if (kind === 'swap') for (const to of boatsWithSeat(g, boat)) moves.push(`${what}>${BOATS[to]}`);
      else moves.push(what);
    }
  }
  return moves;
}

function moveBySailor(g: State, f: { owner: Seat; card: number }, answer: string): Flow {
  const boat = boatNamed(answer.slice(0, 2));
  const adventurer = clanNamed(answer[3]!);
  const target = answer.slice(5);
  takeOff(g, boat, adventurer);
  switch (townsfolk(f.card).ability.kind) {
    case 'pier': {
      const pier = PIERS.indexOf(target as (typeof PIERS)[number]);
      g.piers[pier]![adventurer]! += 1;
      tell({ type: 'went-to-pier', adventurer, boat, pier });
      return 'next';
    }
    case 'hall':
      g.halls[adventurer]! += 1;
      tell({ type: 'went-to-hall', adventurer, boat });
      return 'next';
    case 'swap': {
      const to = boatNamed(target);
      g.boats[to]!.push(adventurer);
      tell({ type: 'changed-boat', adventurer, boat, to });
      return call(settle, f, { boat: to, adventurer }); // B-168, B-171
    }
    default:
      g.bag[adventurer]! += 1;
      tell({ type: 'went-to-bag', adventurer, boat });
      return 'next';
  }
}
