import type { Decision, Event, Options, State, View } from '@comptoir/karanor';
import { answering, canonical, type Json, type Reply } from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import { meaningOf } from './candidates.ts';
import type { Plan } from './plan.ts';
import { cardsOf, goOn, isNearTheEnd } from './policy.ts';
import { tableOfView } from './table.ts';

/**
 * What the master has decided to do in its turn. Weighing the same plans again after every step costs more than it
 * brings: noise would sometimes make it turn back half-way.
 */

type Asked = Situation<State, Decision, Event, View, Options>;

interface Resolve {
  /** Null: it chose something that begins no plan. */
  readonly plan: Plan | null;
  readonly round: number;
  readonly cards: number;
}

/** Keyed by what had been heard when it was made: the same story at the same table leads to the same decision. */
const resolves = new Map<string, Resolve>();
const MOST = 64;

const dealOf = ({ view, seat }: Asked): string =>
  `${seat}:${view.firstSeat}:${view.players.map(({ story, city }) => `${story},${city}`).join(':')}`;
const momentOf = (deal: string, heard: readonly Event[], length: number): string =>
  `${deal}:${length}:${canonical((heard[length - 1] ?? null) as unknown as Json)}`;

export function settled(situation: Asked, reply: Reply): void {
  const { heard, view, seat, decision } = situation;
  if (decision.id !== 'action') return;
  const table = tableOfView(view);
  const moment = momentOf(dealOf(situation), heard, heard.length);
  resolves.delete(moment);
  resolves.set(moment, {
    plan: meaningOf(situation, reply),
    round: table.round,
    cards: cardsOf(table, seat),
  });
  const [oldest] = resolves.keys();
  if (resolves.size > MOST && oldest !== undefined) resolves.delete(oldest);
}

/** The last decision made earlier in this turn. */
function lastResolve(situation: Asked): Resolve | null {
  const { heard } = situation;
  const deal = dealOf(situation);
  for (let length = heard.length - 1; length > 0; length--) {
    const found = resolves.get(momentOf(deal, heard, length));
    if (found !== undefined) return found;
    if ((heard[length] as Event).type === 'turn-began') break;
  }
  return null;
}

/** The next answer of that decision; null if there is none, if cards or prestige came in between, or near the end. */
export function resumed(situation: Asked): Reply | null {
  const { decision, view, seat } = situation;
  if (decision.kind !== 'menu' || decision.id !== 'action') return null;
  const resolve = lastResolve(situation);
  if (resolve === null || resolve.plan === null) return null;
  const table = tableOfView(view);
  if (resolve.round !== table.round || resolve.cards !== cardsOf(table, seat) || isNearTheEnd(table))
    return null;
  const next = goOn(table, seat, resolve.plan, decision.entries);
  return next === null ? null : answering(next);
}
