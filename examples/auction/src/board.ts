import { type Language, NO_CARD } from '@comptoir/kit';
import type { Board } from '@comptoir/kit/board';
import { type AuctionDecision, worth } from './rules.ts';
import type { View } from './view.ts';

const WORDS: Readonly<
  Record<Language, { round: string; lot: string; coins: string; lots: string; hand: string }>
> = {
  fr: { round: 'Manche', lot: 'lot', coins: 'pièces', lots: 'lots', hand: 'main' },
  en: { round: 'Round', lot: 'lot', coins: 'coins', lots: 'lots', hand: 'hand' },
};

const values = (cards: readonly number[]): string => cards.map(worth).join(' ') || '-';

/** The auction in the terminal: a line for the lot, and one per seat. */
export const board: Board<AuctionDecision, View> = {
  draw(view, { language, names }) {
    const w = WORDS[language];
    const lot = view.lot === NO_CARD ? '-' : String(worth(view.lot));
    return [
      `${w.round} ${view.round} · ${w.lot} ${lot}`,
      ...names.map((name, seat) => {
        const hand = view.hands[seat] ?? 0;
        return `  ${name}: ${view.coins[seat]} ${w.coins}, ${w.lots} ${values(view.won[seat] ?? [])}, ${w.hand} ${
          typeof hand === 'number' ? hand : values(hand)
        }`;
      }),
    ];
  },
  // A coin or applause is nothing to interrupt anybody for.
  presses: () => [],
};
