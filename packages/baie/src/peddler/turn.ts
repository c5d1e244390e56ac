import { below, call, type Flow, type Seat } from '@comptoir/kit';
import { type PeddlerCard, packFor, peddlerCard } from '../content/peddler-cards.ts';
import { tell } from '../events.ts';
import { clanNamed, goodNamed, NONE } from '../pieces.ts';
import { effect } from '../rules/asking.ts';
import { payHours } from '../rules/clock.ts';
import { discardCorruption, drawCorruption } from '../rules/corruption.ts';
import { takeRandom } from '../rules/drawing.ts';
import { gainGold, gainGood } from '../rules/goods.ts';
import { tidySquare } from '../rules/square.ts';
import { type Peddler, playerAt, type State } from '../state.ts';
import { locationIcons } from './loading.ts';
import { fillIconSpaces, freeReserveSpace, RESERVE_SIZE, reserveAnyone } from './reserve.ts';

/** Docs/rules/baie.md, 10.2 to 10.4: the Colporteur's turn has no decision. */

/** C-002 */
export const newPeddler = (level: 'normal' | 'hard'): Peddler => ({
  pack: packFor(level),
  left: NONE,
  right: NONE,
  discard: [],
  reserve: new Array<number>(RESERVE_SIZE).fill(NONE),
});

function drawCard(g: State, place: 'left' | 'right'): void {
  const peddler = g.peddler!;
  if (peddler.pack.length === 0) {
    peddler.pack = peddler.discard;
    peddler.discard = [];
    tell({ type: 'peddler-shuffled', all: false }); // C-024
  }
  const card = takeRandom(g.rng, peddler.pack);
  peddler[place] = card;
  tell({ type: 'peddler-drew', card, place });
}

/** C-010, C-011 */
export function peddlerArrival(g: State): void {
  drawCard(g, 'right');
  fillIconSpaces(g);
}

/** C-060 */
export function peddlerCleanUp(g: State): void {
  const peddler = g.peddler!;
  peddler.pack.push(...peddler.discard);
  for (const card of [peddler.left, peddler.right]) if (card !== NONE) peddler.pack.push(card);
  peddler.discard = [];
  peddler.left = NONE;
  peddler.right = NONE;
  tell({ type: 'peddler-shuffled', all: true });
}

/** The two halves that face each other (C-020). */
const halves = (g: State): { action: PeddlerCard; times: PeddlerCard } => ({
  action: peddlerCard(g.peddler!.right),
  times: peddlerCard(g.peddler!.left),
});

/** C-030 to C-032 */
function perform(g: State, seat: Seat, { action }: PeddlerCard): void {
  switch (action.kind) {
    case 'goods':
      for (const name of action.goods) if (!gainGood(g, seat, goodNamed(name))) reserveAnyone(g);
      return;
    case 'patronage': {
      const clan = clanNamed(action.clan);
      gainGold(g, seat, 2 * g.halls[clan]!, 'clients', clan);
      return;
    }
    default:
      recruitAndDraw(g, seat);
  }
}

/** C-032: the slot of the icons, else the nearest occupied one to the right, else to the left. */
function peddlerSlot(g: State): number {
  const { outer, right } = locationIcons(g);
  const named = right ? (outer ? 3 : 2) : outer ? 0 : 1;
  for (let slot = named; slot < 4; slot++) if (g.square[slot] !== NONE) return slot;
  for (let slot = named - 1; slot >= 0; slot--) if (g.square[slot] !== NONE) return slot;
  return NONE;
}

function recruitAndDraw(g: State, seat: Seat): void {
  const slot = peddlerSlot(g);
  const player = playerAt(g, seat);
  if (slot !== NONE) {
    const card = g.square[slot]!;
    g.square[slot] = NONE;
    tell({ type: 'recruited', seat, card, slot });
    player.team.push(card);
    tell({ type: 'joined', seat, card, at: player.team.length - 1, replaced: NONE });
  }
  for (let i = 0; i < 2; i++) {
    if (freeReserveSpace(g) >= 0) reserveAnyone(g);
    else if (player.corruption.length > 0)
      discardCorruption(g, seat, player.corruption[below(g.rng, player.corruption.length)]!);
  }
  tidySquare(g);
}

export const peddlerTurn = effect({}, ({ run }) => ({
  draw: run((g) => {
    drawCard(g, 'left');
    const { left, right } = g.peddler!;
    tell({ type: 'peddler-plays', left, right });
  }),
  act: run((g, f) => {
    const { action, times } = halves(g);
    for (let i = 0; i < times.times; i++) perform(g, f.owner, action); // C-022
  }),
  pay: run((g, f): Flow => {
    const { action, times } = halves(g);
    return call(payHours, f, { hours: action.leftHours + times.rightHours }); // C-023
  }),
  corruption: run((g, f) => {
    const { action, times } = halves(g);
    drawCorruption(g, f.owner, action.leftCorruption + times.rightCorruption);
  }),
  // C-024
  cards: run((g) => {
    const peddler = g.peddler!;
    peddler.discard.push(peddler.right);
    peddler.right = peddler.left;
    peddler.left = NONE;
    tell({ type: 'peddler-moved-cards' });
  }),
}));
