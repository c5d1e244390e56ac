import {
  type Entry,
  type Event,
  noWares,
  type Offer,
  type PlayerView,
  type View,
  type Wares,
} from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { projects } from './projects.ts';
import { talkOf } from './trader.ts';
import { artefactWorth, badgeWorth, tokenWorth } from './worth.ts';

/** Sensible deals: a token that saves a journey is worth more than one that is not needed. */

const NEEDED = 2.6;
const SPARE = 0.7;

/** How many of each resource the two best projects use. */
function wanted(view: View, seat: Seat): number[] {
  const needs = [0, 0, 0, 0, 0, 0, 0];
  for (const { tokens } of projects(view, seat).slice(0, 2))
    for (const [at, n] of tokens.entries()) needs[at] = Math.max(needs[at] as number, n);
  return needs;
}

/** What changes for a player when these wares come (sign 1) or go (sign -1). */
function worthOf(wares: Wares, me: PlayerView, needs: readonly number[], sign: 1 | -1): number {
  let worth = wares.gold;
  for (const [at, n] of wares.resources.entries()) {
    const owned = me.resources[at] as number;
    const need = needs[at] as number;
    for (let i = 0; i < n; i++) {
      const matters = sign === 1 ? owned + i < need : owned - i <= need;
      worth += matters ? NEEDED * Math.max(1, tokenWorth(at) / 2) : SPARE * tokenWorth(at);
    }
  }
  for (const [kind, n] of wares.badges.entries()) worth += n * badgeWorth(kind) * (sign === 1 ? 0.8 : 1.3);
  for (const artefact of wares.artefacts) worth += artefactWorth(artefact) * (sign === 1 ? 0.8 : 1.5);
  worth += wares.associates.length * (sign === 1 ? 3 : 6);
  return worth;
}

function isGood(offer: Offer, view: View, seat: Seat, needs: readonly number[]): boolean {
  const me = view.players[seat] as PlayerView;
  const giver = view.players[offer.from] as PlayerView;
  // Do not trade with a leader who is about to win.
  if (giver.prestige >= 8 && giver.prestige > me.prestige) return false;
  return worthOf(offer.give, me, needs, 1) > worthOf(offer.want, me, needs, -1) + 0.4;
}

/** Asks somebody with plenty for a missing token: for a spare one of mine, or for two gold. */
function proposal(view: View, seat: Seat, needs: readonly number[]): Json | null {
  const me = view.players[seat] as PlayerView;
  for (const [at, need] of needs.entries()) {
    if ((me.resources[at] as number) >= need) continue;
    const to = view.players.findIndex((other, i) => i !== seat && (other.resources[at] as number) >= 2);
    if (to < 0) continue;
    const want = noWares();
    want.resources[at] = 1;
    const give = noWares();
    const spare = me.resources.findIndex((n, kind) => n > (needs[kind] as number) && kind !== at);
    if (spare >= 0) give.resources[spare] = 1;
    if (me.gold >= 3) give.gold = spare >= 0 ? 1 : 2;
    else if (spare < 0) continue;
    return { to, give, want, note: '' } as unknown as Json;
  }
  return null;
}

export function considerTrade(
  entries: readonly Entry[],
  view: View,
  seat: Seat,
  heard: readonly Event[],
): Json | null {
  const accept = entries.find(({ id }) => id === 'trade.accept');
  const mine = view.offers.filter(({ from }) => from === seat);
  const isActive = view.active === seat && view.phase === 'actions';
  if (accept === undefined && !isActive) return null;
  if (accept?.kind === 'reply') {
    const needs = wanted(view, seat);
    const good = view.offers.find(
      (offer) => accept.offers.includes(offer.id) && isGood(offer, view, seat, needs),
    );
    if (good !== undefined) return { entry: 'trade.accept', answer: { offer: good.id, say: '' } };
  }
  if (!isActive || view.actionsUsed !== 0) return null;
  // An offer lasts for a round: people see it on their own turn.
  const { made, fresh } = talkOf(heard, seat, view.players.length);
  const old = mine.find(({ id }) => !fresh.has(id));
  if (old !== undefined) return { entry: 'trade.withdraw', answer: old.id };
  if (made > 0) return null;
  if (!entries.some(({ id }) => id === 'trade.propose')) return null;
  const answer = proposal(view, seat, wanted(view, seat));
  return answer === null ? null : { entry: 'trade.propose', answer };
}
