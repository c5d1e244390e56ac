import { type GameCard, loadedOf } from '@comptoir/web/game-card';

/** What the page shows of the auction before any of its code is loaded. */
export const card: GameCard = {
  id: 'auction',
  place: null,
  icon: 'scales',
  slip: 'scales',
  seats: [2, 4],
  minutes: [5, 10],
  ink: '#5A4A8A',
  name: { fr: 'La Petite Enchère', en: 'The Small Auction' },
  short: { fr: 'Enchère', en: 'Auction' },
  line: { fr: 'Misez, emportez, revendez.', en: 'Bid, win, sell.' },
  async load() {
    const [{ auction }, { wording }] = await Promise.all([
      import('../src/rules.ts'),
      import('../src/texts.ts'),
    ]);
    return loadedOf(auction, wording);
  },
};
