import { type Call, call, type Flow, type Requirement, type Seat } from '@comptoir/kit';
import { villaAt } from '../content/map.ts';
import { ARTEFACTS, constants, DELIVERIES } from '../content/tables.ts';
import { tell } from '../events.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { giveActionBack, spendAction } from './action.ts';
import { effect } from './asking.ts';
import { transferPlain } from './bundle.ts';
import { alone, owns } from './conditions.ts';
import { addGold, addPrestige, endMove, gainAssociate, pawnsLeft } from './goods.ts';
import { openWindow } from './pending.ts';
import { chooseOption } from './perform.ts';
import { DELIVER_GOLD, stat, useStat, VILLA_GOLD } from './stats.ts';

/** Chapters 3.11 and 3.12: deliveries, associates, villas, activated artefacts; and who may be talked to (3.9). */

const deliveryAt = (card: number) => DELIVERIES[card] as (typeof DELIVERIES)[number];

export const INTERACTING: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-100',
    reason: 'no-inhabitant',
    holds: (g, seat) => g.inhabitants[playerOf(g, seat).territory] === true,
  },
  {
    rule: 'K-101',
    reason: 'supply-empty',
    holds: (g) => g.questDeck.length + g.questDiscard.length > 0,
  },
];

/** K-120, K-121 */
export const DELIVERING: readonly Requirement<[State, Seat]>[] = [
  { rule: 'K-120', reason: 'supply-empty', holds: (g) => g.delivery >= 0 },
  {
    rule: 'K-120',
    reason: 'illegal-place',
    holds: (g, seat) => deliveryAt(g.delivery).city === playerOf(g, seat).territory,
    figures: (g) => ({ delivery: deliveryAt(g.delivery).id }),
  },
  {
    rule: 'K-120',
    reason: 'not-enough-resources',
    holds: (g, seat) => owns(g, deliveryAt(g.delivery).cost, seat, alone(seat)),
    figures: (g) => ({ delivery: deliveryAt(g.delivery).id }),
  },
];

export function deliver(g: State, seat: Seat): Call {
  spendAction(g, seat, 'deliver');
  const { cost, reward } = deliveryAt(g.delivery);
  const card = g.delivery;
  transferPlain(g, { ...alone(seat), verb: 'pay', seat, to: NOBODY }, cost, 0);
  tell({ type: 'delivered', seat, card });
  g.deliveriesDone.push(card);
  g.delivery = g.deliveryPile.pop() ?? -1;
  tell({ type: 'delivery-shown', card: g.delivery });
  addGold(g, seat, useStat(g, seat, DELIVER_GOLD), 'deliver');
  transferPlain(g, { ...alone(seat), verb: 'gain', seat, to: NOBODY }, reward, 0);
  return openWindow('after:deliver', seat, card);
}

/** K-122 */
export const RECRUITING: readonly Requirement<[State, Seat]>[] = [
  { rule: 'K-122', reason: 'supply-empty', holds: (g) => g.associateSupply.length > 0 },
  {
    rule: 'K-122',
    reason: 'not-enough-gold',
    holds: (g, seat) => playerOf(g, seat).gold >= constants.recruitGold,
    figures: (g, seat) => ({ cost: constants.recruitGold, gold: playerOf(g, seat).gold }),
  },
];

export function recruit(g: State, seat: Seat, associate: number): void {
  spendAction(g, seat, 'recruit');
  addGold(g, seat, -constants.recruitGold, 'recruit');
  gainAssociate(g, seat, associate);
}

/** K-123 */
export const BUYING_VILLA: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-123',
    reason: 'illegal-place',
    holds: (g, seat) => villaHere(g, seat) >= 0,
  },
  {
    rule: 'K-123',
    reason: 'villa-owned',
    holds: (g, seat) => g.villas[villaHere(g, seat)] === NOBODY,
    figures: (g, seat) => ({ owner: g.villas[villaHere(g, seat)] as number }),
  },
  { rule: 'K-124', reason: 'no-pawn-left', holds: (g, seat) => pawnsLeft(g, seat) > 0 },
  {
    rule: 'K-123',
    reason: 'not-enough-gold',
    holds: (g, seat) => playerOf(g, seat).gold >= stat(g, seat, VILLA_GOLD),
    figures: (g, seat) => ({ cost: stat(g, seat, VILLA_GOLD), gold: playerOf(g, seat).gold }),
  },
];
const villaHere = (g: State, seat: Seat): number => villaAt[playerOf(g, seat).territory] as number;

export function declareVilla(g: State, seat: Seat): Call {
  spendAction(g, seat, 'villa');
  const { territory } = playerOf(g, seat);
  tell({ type: 'villa-declared', seat, territory });
  return call('villa', { owner: seat }, { territory });
}

export const villa = effect({ territory: 0, given: false }, ({ run }) => ({
  window: run((_, f) => openWindow('before:villa', f.owner)),
  buy: run((g, f): Flow => {
    const end = (how: 'carried-out' | 'cancelled' | 'withdrawn') =>
      tell({ type: 'declaration-ended', seat: f.owner, how });
    if (f.given) {
      end('cancelled'); // K-210
      return 'done';
    }
    const stays = playerOf(g, f.owner).territory === f.territory;
    if (!stays || !BUYING_VILLA.every((requirement) => requirement.holds(g, f.owner))) {
      end('withdrawn'); // K-209
      giveActionBack(g, f.owner);
      return 'done';
    }
    end('carried-out');
    addGold(g, f.owner, -useStat(g, f.owner, VILLA_GOLD), 'villa');
    g.villas[villaAt[f.territory] as number] = f.owner;
    tell({ type: 'villa-bought', seat: f.owner, territory: f.territory });
    addPrestige(g, f.owner, constants.villaPrestige, 'villa');
    return 'done';
  }),
}));

/** 6.9 `activate` */
export const ACTIVATING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: '6.9',
    reason: 'unknown-card',
    holds: (g, seat, artefact) => playerOf(g, seat).artefacts.includes(artefact),
  },
  {
    rule: '6.9',
    reason: 'not-activated',
    holds: (_g, _s, artefact) => (ARTEFACTS[artefact]?.activation ?? null) !== null,
  },
  {
    rule: 'K-308',
    reason: 'already-used',
    holds: (g, _, artefact) => !g.turn.usedArtefacts.includes(artefact),
  },
  {
    rule: '6.9',
    reason: 'not-enough-gold',
    holds: (g, seat, artefact) => {
      const cost = ARTEFACTS[artefact]?.activation?.cost ?? null;
      return cost === null || owns(g, cost, seat, alone(seat));
    },
  },
];

export function activate(g: State, seat: Seat, artefact: number): Call | null {
  endMove(g); // K-063
  g.turn.usedArtefacts.push(artefact);
  tell({ type: 'activated', seat, artefact });
  const activation = ARTEFACTS[artefact]?.activation;
  if (!activation) return null;
  const { cost, list } = activation;
  return chooseOption(g, seat, alone(seat), { number: 1, tests: [], cost, list });
}

/** K-131 */
export const PROMOTING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: 'K-131',
    reason: 'unknown-card',
    holds: (g, seat, associate) => playerOf(g, seat).associates.includes(associate),
  },
  {
    rule: 'K-131',
    reason: 'already-promoted',
    holds: (g, _, associate) => g.promoted[associate] === false,
  },
];

export function promote(g: State, seat: Seat, associate: number): void {
  g.promoted[associate] = true;
  tell({ type: 'promoted', seat, associate });
}
