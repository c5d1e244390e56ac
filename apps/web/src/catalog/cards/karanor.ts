import { type GameCard, loadedOf } from '../game-card.ts';

export const card: GameCard = {
  id: 'karanor',
  place: 3,
  icon: 'treasure-map',
  slip: 'treasure-map',
  seats: [2, 6],
  minutes: [60, 120],
  ink: '#6B2B4C',
  name: { fr: 'Marchands de Karanor', en: 'Merchants of Karanor' },
  short: { fr: 'Karanor', en: 'Karanor' },
  line: { fr: 'Voyagez, négociez, brillez.', en: 'Travel, bargain, shine.' },
  async load() {
    const [{ karanor }, { wording }] = await Promise.all([
      import('@comptoir/karanor'),
      import('@comptoir/karanor/texts'),
    ]);
    return loadedOf(karanor, wording);
  },
};
