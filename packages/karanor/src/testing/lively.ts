import { below, type Game, type Rng } from '@comptoir/kit';
import { QUESTS } from '../content/tables.ts';
import type { Decision, Entry } from '../decisions.ts';
import type { Event } from '../events.ts';
import { karanor } from '../game.ts';
import { addGold, gainTokens } from '../rules/goods.ts';
import { drawBlackCard } from '../rules/piles.ts';
import type { Options } from '../rules/setup.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/**
 * Karanor as the properties want it: players are rich from the start and hold black-market cards, and random choices
 * seldom end a turn, pass, or change standing orders. The rules are the same.
 */
export const lively: Game<State, Decision, Event, View, Options> = {
  ...karanor,
  setup(seed, options, out) {
    const g = karanor.setup(seed, options, out);
    for (let seat = 0; seat < options.players; seat++) {
      addGold(g, seat, 12, 'test');
      for (let resource = 0; resource < 7; resource++) gainTokens(g, seat, resource, 1, 'test');
      drawBlackCard(g, seat);
      drawBlackCard(g, seat);
    }
    return g;
  },
  sample(decision, rng) {
    // S-63: everybody knows who holds a follow-up and sees it go, so choosing it is no secret as the others are.
    if (decision.kind === 'pick-cards' && decision.id === 'quest.discard') {
      const from = decision.from.filter((card) => !QUESTS[card]?.isFollowUp);
      return karanor.sample(from.length === 0 ? decision : { ...decision, from }, rng);
    }
    if (decision.kind !== 'menu') return karanor.sample(decision, rng);
    const entry = pick(decision.entries, rng);
    return { entry: entry.id, answer: karanor.sample(entry, rng) };
  },
};

const DULL = ['end-turn', 'pass', 'orders', 'hold', 'reveal', 'work', 'promote'];

/** Dull moves are made only if they are drawn twice. */
function pick(entries: readonly Entry[], rng: Rng): Entry {
  const first = entries[below(rng, entries.length)] as Entry;
  return DULL.includes(first.id) ? (entries[below(rng, entries.length)] as Entry) : first;
}
