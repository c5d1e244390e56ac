import { type Call, call, type Flow, type Requirement, type Seat } from '@comptoir/kit';
import type { Timing, WindowKind } from '../content/language.ts';
import { BLACK_MARKET, type BlackCard } from '../content/tables.ts';
import type { PlayAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { effect } from './asking.ts';
import { transfer } from './bundle.ts';
import { allHold, type Context, owns, type PendingPlay } from './conditions.ts';
import { endMove } from './goods.ts';
import { isCalm, openWindow } from './pending.ts';
import { performList } from './perform.ts';
import { DISCARD, handOf, IN_PLAY, moved, remove } from './piles.ts';
import { stat, UNTARGETABLE } from './stats.ts';
import { triggerCall } from './triggers.ts';

/** K-142, K-207, K-213: playing a black-market card. */

export const blackCard = (card: number): BlackCard => BLACK_MARKET[card] as BlackCard;

/** One wish to play a card at a moment: `open` or a window with its actor and, before a card, that card. */
export interface Play extends Context {
  readonly card: number;
  readonly timing: Timing;
  readonly pending: PendingPlay | null;
}

/** K-204 */
const fits = (card: number, timing: Timing): boolean => {
  const own = blackCard(card).timing;
  return own === timing || (own === 'open' && timing !== 'before:card');
};

/** Checked once, at the declaration (K-142). */
export const PLAYING: readonly Requirement<[State, Play]>[] = [
  {
    rule: 'K-142',
    reason: 'unknown-card',
    holds: (g, { self, card }) => playerOf(g, self).blackHand.includes(card),
  },
  {
    rule: 'K-204',
    reason: 'bad-timing',
    holds: (_, { card, timing }) => fits(card, timing),
    figures: (_, { card, timing }) => ({ timing: blackCard(card).timing, moment: timing }),
  },
  {
    rule: 'K-213',
    reason: 'bad-target',
    holds: (g, { card, actor }) => !blackCard(card).namesActor || stat(g, actor, UNTARGETABLE) === 0,
  },
  {
    rule: 'K-142',
    reason: 'condition-not-met',
    holds: (g, play) => allHold(g, blackCard(play.card).tests, play, play.pending),
  },
  {
    rule: 'K-142',
    reason: 'not-enough-gold',
    holds: (g, play) => owns(g, blackCard(play.card).cost, play.self, play),
  },
];

/** K-213: whom a card may be aimed at. */
export const AIMING: readonly Requirement<[State, Play]>[] = [
  {
    rule: 'K-142',
    reason: 'bad-target',
    holds: (g, { self, card, target }) =>
      blackCard(card).hasTarget
        ? target !== self && target >= 0 && target < g.config.players
        : target === NOBODY,
  },
  {
    rule: 'K-213',
    reason: 'untargetable',
    holds: (g, { card, target }) => !blackCard(card).hasTarget || stat(g, target, UNTARGETABLE) === 0,
  },
  {
    rule: 'K-142',
    reason: 'bad-target',
    holds: (g, play) => allHold(g, blackCard(play.card).targetTests, play, play.pending),
  },
];

const meets = (list: readonly Requirement<[State, Play]>[], g: State, play: Play): boolean => {
  for (let i = 0; i < list.length; i++) if (!(list[i] as (typeof list)[number]).holds(g, play)) return false;
  return true;
};

/** The moment of a play: a card of the window's own kind knows its actor, an open one has none (6.1). */
export const playOf = (
  seat: Seat,
  { card, target }: PlayAnswer,
  timing: Timing,
  actor: Seat,
  pending: PendingPlay | null,
): Play => ({
  self: seat,
  card,
  target,
  timing,
  actor: blackCard(card).timing === 'open' ? NOBODY : actor,
  pending,
});

/** D-CARD: every legal card with its target. */
export function plays(
  g: State,
  seat: Seat,
  timing: 'open' | WindowKind,
  actor: Seat,
  pending: PendingPlay | null,
): PlayAnswer[] {
  const found: PlayAnswer[] = [];
  const { blackHand } = playerOf(g, seat);
  for (let i = 0; i < blackHand.length; i++) {
    const card = blackHand[i] as number;
    if (!fits(card, timing)) continue;
    if (!meets(PLAYING, g, playOf(seat, { card, target: NOBODY }, timing, actor, pending))) continue;
    if (!blackCard(card).hasTarget) {
      found.push({ card, target: NOBODY });
      continue;
    }
    for (let target = 0; target < g.config.players; target++) {
      if (target !== seat && meets(AIMING, g, playOf(seat, { card, target }, timing, actor, pending)))
        found.push({ card, target });
    }
  }
  return found;
}

/**
 * K-203: whether somebody could answer this event if they held the card for it, as far as everybody can tell: cards in
 * the discard are ruled out, all others may be in any hand. In calm windows open cards count as well (K-216).
 */
export function mayHoldAnswer(
  g: State,
  seat: Seat,
  timing: WindowKind,
  actor: Seat,
  pending: PendingPlay | null,
): boolean {
  for (let card = 0; card < BLACK_MARKET.length; card++) {
    const own = blackCard(card).timing;
    if (own !== timing && (own !== 'open' || !isCalm(timing))) continue;
    if (blackCard(card).minPlayers > g.config.players) continue;
    if (g.blackDiscard.includes(card) || isDeclared(g, card)) continue;
    const play = playOf(seat, { card, target: NOBODY }, timing, actor, pending);
    if (!meets(HELD, g, play)) continue;
    if (!blackCard(card).hasTarget) return true;
    for (let target = 0; target < g.config.players; target++)
      if (target !== seat && meets(AIMING, g, { ...play, target })) return true;
  }
  return false;
}
/** What is asked of a card apart from whose it is. */
const HELD = PLAYING.slice(1);

const isDeclared = (g: State, card: number): boolean =>
  g.stack.some((frame) => frame.effect === 'card' && frame.card === card);

export const declare = (seat: Seat, { card, target }: PlayAnswer, actor: Seat): Call =>
  call('card', { owner: seat, card }, { target, actor });

const ofAnother = (g: State, player: Seat): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < g.config.players; i++) {
    const seat = (g.turn.active + i) % g.config.players;
    if (seat !== player) seats.push(seat);
  }
  return seats;
};

/** K-207; `given` is what the window found. */
export const playCard = effect({ target: -1, actor: -1, given: false }, ({ run }) => ({
  declare: run((g, f): Flow => {
    remove(playerOf(g, f.owner).blackHand, f.card);
    moved('black-market', f.card, handOf(f.owner), IN_PLAY);
    tell({ type: 'card-declared', seat: f.owner, card: f.card, target: f.target, actor: f.actor });
    if (f.owner === g.turn.active) endMove(g); // K-063
    const context: Context = { self: f.owner, target: f.target, actor: f.actor };
    const cost = transfer(g, { ...context, verb: 'pay', seat: f.owner, to: NOBODY }, blackCard(f.card).cost);
    return cost ?? 'next';
  }),
  triggers: run((g, f) => triggerCall(g, 'cardPlayedByOther', ofAnother(g, f.owner)) ?? 'next'),
  window: run((_, f) => openWindow('before:card', f.owner)),
  resolve: run((_, f): Flow => {
    if (f.given) return 'next';
    const context: Context = { self: f.owner, target: f.target, actor: f.actor };
    return performList(f.owner, blackCard(f.card).list, context) ?? 'next';
  }),
  finish: run((g, f) => {
    g.blackDiscard.push(f.card);
    moved('black-market', f.card, IN_PLAY, DISCARD);
    tell({ type: 'card-ended', seat: f.owner, card: f.card, cancelled: f.given });
  }),
}));
