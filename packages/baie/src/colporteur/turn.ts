import { below, call, type Flow, type Seat } from '@comptoir/kit';
import { type ColporteurCard, colporteurCard, packOf } from '../content/colporteur-cards.ts';
import { tell } from '../events.ts';
import { clanNamed, goodNamed, NONE } from '../pieces.ts';
import { effect } from '../rules/asking.ts';
import { payHours } from '../rules/clock.ts';
import { discardCorruption, drawCorruption } from '../rules/corruption.ts';
import { takeRandom } from '../rules/drawing.ts';
import { freeStallSpaces, gainGold, gainGood } from '../rules/goods.ts';
import { tidySquare } from '../rules/square.ts';
import { type Colporteur, playerAt, type State } from '../state.ts';
import { locationIcons } from './loading.ts';
import { fillIconSpaces, freeReserveSpace, RESERVE_SIZE, reserveAnyone } from './reserve.ts';

/** docs/rules/baie.md, 10.2 to 10.4: the Colporteur's turn has no decision. */

/** C-002 */
export const newColporteur = (pack: readonly string[]): Colporteur => ({
  pack: packOf(pack),
  left: NONE,
  right: NONE,
  discard: [],
  reserve: new Array<number>(RESERVE_SIZE).fill(NONE),
});

function drawCard(g: State, place: 'left' | 'right'): void {
  const colporteur = g.colporteur!;
  if (colporteur.pack.length === 0) {
    colporteur.pack = colporteur.discard;
    colporteur.discard = [];
    tell({ type: 'colporteur-shuffled', all: false }); // C-024
  }
  const card = takeRandom(g.rng, colporteur.pack);
  colporteur[place] = card;
  tell({ type: 'colporteur-drew', card, place });
}

/** C-010, C-011 */
export function colporteurArrival(g: State): void {
  drawCard(g, 'right');
  fillIconSpaces(g);
}

/** C-060 */
export function colporteurCleanUp(g: State): void {
  const colporteur = g.colporteur!;
  colporteur.pack.push(...colporteur.discard);
  for (const card of [colporteur.left, colporteur.right]) if (card !== NONE) colporteur.pack.push(card);
  colporteur.discard = [];
  colporteur.left = NONE;
  colporteur.right = NONE;
  tell({ type: 'colporteur-shuffled', all: true });
}

/** The two halves that face each other (C-020). */
const halves = (g: State): { action: ColporteurCard; times: ColporteurCard } => ({
  action: colporteurCard(g.colporteur!.right),
  times: colporteurCard(g.colporteur!.left),
});

/** C-030 to C-032 */
function perform(g: State, seat: Seat, { action }: ColporteurCard): void {
  switch (action.kind) {
    case 'goods':
      for (const name of action.goods) {
        const isFull = freeStallSpaces(g, seat) === 0;
        if (!gainGood(g, seat, goodNamed(name)) && isFull) reserveAnyone(g);
      }
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
function colporteurSlot(g: State): number {
  const { outer, right } = locationIcons(g);
  const named = right ? (outer ? 3 : 2) : outer ? 0 : 1;
  for (let slot = named; slot < 4; slot++) if (g.square[slot] !== NONE) return slot;
  for (let slot = named - 1; slot >= 0; slot--) if (g.square[slot] !== NONE) return slot;
  return NONE;
}

function recruitAndDraw(g: State, seat: Seat): void {
  const slot = colporteurSlot(g);
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

export const colporteurTurn = effect({}, ({ run }) => ({
  draw: run((g) => {
    drawCard(g, 'left');
    const { left, right } = g.colporteur!;
    tell({ type: 'colporteur-plays', left, right });
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
    const colporteur = g.colporteur!;
    colporteur.discard.push(colporteur.right);
    colporteur.right = colporteur.left;
    colporteur.left = NONE;
    tell({ type: 'colporteur-moved-cards' });
  }),
}));
