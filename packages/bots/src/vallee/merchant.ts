import { type CardId, LEAVE, type Seat } from '@comptoir/kit';
import type { Decision, Event, Options, State, View } from '@comptoir/vallee';
import type { Bot, Situation } from '../bot.ts';
import { NO_TOPS } from './deck.ts';
import { remember } from './memory.ts';
import { triedAnswer } from './policy.ts';
import { SOUND, type Taste } from './styles.ts';
import { recall } from './worlds.ts';

export type Valley = Situation<State, Decision, Event, View, Options>;

/** Worlds that agree with everything this seat saw and was told. */
export function worldsOf({ view, heard, world, rng }: Valley): () => State {
  const ledger = remember(view, heard);
  return () => recall(world(), view, ledger, rng);
}

/** Whether a seat has used a card in this game, by what everybody heard. */
const hasUsed =
  (heard: readonly Event[], seat: Seat) =>
  (card: CardId): boolean =>
    heard.some((event) => event.type === 'technique' && event.card === card && event.seat === seat);

/** Plays soundly at once: what a good player would do with the cards it has and knows of, and with this taste. */
export const merchantWith = (taste: Taste): Bot<State, Decision, Event, View, Options> => ({
  id: 'merchant',
  answer(situation) {
    const { decision, rng, heard, seat, view } = situation;
    const tops = remember(view, heard).tops[seat] ?? NO_TOPS;
    return triedAnswer(worldsOf(situation)(), decision, rng, { hasUsed: hasUsed(heard, seat), tops, taste });
  },
  consider: () => LEAVE,
});

export const merchantVallee = merchantWith(SOUND);
