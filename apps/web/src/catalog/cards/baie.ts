import { type GameCard, loadedOf } from '../game-card.ts';

export const card: GameCard = {
  id: 'baie',
  place: 2,
  icon: 'sailboat',
  slip: 'sailboat',
  seats: [1, 5],
  minutes: [45, 75],
  ink: '#12525C',
  name: { fr: 'La Baie des Marchands', en: 'Merchants Cove · La\u00a0Baie' },
  short: { fr: 'La Baie', en: 'La Baie' },
  line: { fr: 'Cinq métiers, trois jours, un port.', en: 'Five trades, three days, one harbour.' },
  async load() {
    const [{ baie }, { wording }] = await Promise.all([
      import('@comptoir/baie'),
      import('@comptoir/baie/texts'),
    ]);
    return loadedOf(baie, wording);
  },
};
