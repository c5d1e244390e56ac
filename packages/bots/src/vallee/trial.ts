import type { CardId, Json, Rng, Seat } from '@comptoir/kit';
import { areTeammates, coinsOf, type Decision, HINTS, type State, vallee } from '@comptoir/vallee';
import { mainAction } from './deals.ts';
import { holdingsOf, nameOf } from './deck.ts';
import { COIN } from './finishing.ts';
import { prospects } from './prospects.ts';

/**
 * What a card does is found out by using it in the imagined world: what it moves, what it costs, what it denies others. So a
 * folk that nobody has described is played sensibly on its first day.
 */

type Answer = (g: State, decision: Decision, rng: Rng) => Json;

/** No card asks more; one that does is left as it is then. */
const MANY_STEPS = 40;
/** What the loss of a rival is worth of one's own gain. */
const DENIAL = 0.8;
/** Nothing is better than having won. */
const WON = 1000;

/** How much better the rivals stand on average than in another world. */
function rivalsAhead(world: State, before: State, seat: Seat): number {
  let sum = 0;
  let count = 0;
  for (let other = 0; other < world.players.length; other++) {
    if (other === seat || areTeammates(world, other, seat)) continue;
    sum += prospects(holdingsOf(world, other)) - prospects(holdingsOf(before, other));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** What a card still has to do that waits in the planning area: only a hint can say. */
function promiseOf(world: State, seat: Seat, card: CardId): number {
  if (world.players[seat]?.planning.every((planned) => planned.card !== card) !== false) return 0;
  const hint = HINTS.get(nameOf(card));
  return typeof hint === 'object' ? (hint.finish ?? hint.worth) : 0;
}

/** How a player stands after using a card in this way now, and then doing the best with what is there. */
export function standingAfter(
  g: State,
  seat: Seat,
  use: { readonly entry: string; readonly answer: Json },
  card: CardId,
  rng: Rng,
  answer: Answer,
): number {
  const world = vallee.clone(g);
  let [next] = vallee.proceed(world, { seat, id: 'action', answer: { ...use } });
  for (let step = 0; step < MANY_STEPS && next !== undefined && next.kind !== 'menu'; step++) {
    const { seat: asked, id } = next;
    [next] = vallee.proceed(world, { seat: asked, id, answer: answer(world, next, rng) });
  }
  if (world.winner >= 0) return WON;
  const h = holdingsOf(world, seat);
  const mayAct = next?.id === 'action' && next.seat === seat;
  return (
    (mayAct ? mainAction(world, h).after : prospects(h)) +
    COIN * (coinsOf(world, seat) - coinsOf(g, seat)) +
    promiseOf(world, seat, card) -
    DENIAL * rivalsAhead(world, g, seat)
  );
}
