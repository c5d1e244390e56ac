import { type Bot, type Brain, botsOf, type GamePlayers } from '@comptoir/bots';
import { answering, type CardId, type Json, LEAVE, type Reply, type Rng, type Seat } from '@comptoir/kit';
import { AIMS, characters, reasons } from './characters.ts';
import { type Auction, type AuctionDecision, type AuctionOptions, worth } from './rules.ts';
import type { AuctionEvent, View } from './view.ts';

type AuctionBot = Bot<Auction, AuctionDecision, AuctionEvent, View, AuctionOptions>;

/** Bids about what the lot is worth, objects to the best lots, and ends its turn. */
function sound(lot: CardId, decision: AuctionDecision): Json {
  switch (decision.kind) {
    case 'pick-cards': {
      const cards = [...decision.from].sort((a, b) => worth(a) - worth(b));
      if (decision.id !== 'bid.card') return cards.slice(0, decision.min);
      return [cards.find((card) => worth(card) >= worth(lot)) ?? (cards[0] as CardId)];
    }
    case 'menu':
      return { entry: 'end', answer: null };
    case 'confirm':
      return decision.id === 'tip.accept' || worth(lot) >= 7;
    case 'pick-seat':
      return decision.from[0] ?? null;
    case 'act':
      return null;
  }
}

const merchant: AuctionBot = {
  id: 'merchant',
  answer: ({ view, decision }) => sound(view.lot, decision),
  consider: () => LEAVE,
};

/** Bids its best card every time: the yardstick. */
const greedy: AuctionBot = {
  id: 'greedy',
  answer: ({ view, decision }) =>
    decision.id === 'bid.card' && decision.kind === 'pick-cards'
      ? [decision.from.reduce((best, card) => (worth(card) > worth(best) ? card : best))]
      : sound(view.lot, decision),
  consider: () => LEAVE,
};

const total = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worth(card), 0);

const brain: Brain<Auction, AuctionDecision, AuctionEvent, View, AuctionOptions> = {
  aims: AIMS,
  measure: (g: Auction, seat: Seat) => [total(g.won[seat]!), g.coins[seat]!, total(g.hands[seat]!) / 8],
  scale: 4,
  side: (_, seat) => seat,
  candidates({ game, view, decision }): readonly Reply[] {
    if (decision.standing === true) return [LEAVE];
    const first = sound(view.lot, decision);
    const others = [...game.answers(decision)].filter(
      (answer) => JSON.stringify(answer) !== JSON.stringify(first),
    );
    return [first, ...others.slice(0, 5)].map(answering);
  },
  policy: (g: Auction, decision: AuctionDecision, _rng: Rng) => sound(g.lot, decision),
  clock: (g) => g.round,
  look: 2,
  trust: 0.01,
};

/** Everybody who plays this auction by itself. */
export const players: GamePlayers<Auction, AuctionDecision, AuctionEvent, View, AuctionOptions> = {
  bots: botsOf(brain, { merchant, greedy }),
  brain,
  characters,
  reasons,
};
