import { type GameCard, loadedOf } from '../game-card.ts';

export const card: GameCard = {
  id: 'vallee',
  place: 1,
  icon: 'steam-locomotive',
  slip: 'scales',
  seats: [2, 4],
  minutes: [20, 40],
  ink: '#2F5B3B',
  name: { fr: 'La Vallée des Marchands', en: 'Dale of Merchants · La\u00a0Vallée' },
  short: { fr: 'La Vallée', en: 'La Vallée' },
  line: { fr: 'Bâtissez huit piles avant les autres.', en: 'Build eight stacks before the others do.' },
  async load() {
    const [{ vallee }, { wording }] = await Promise.all([
      import('@comptoir/vallee'),
      import('@comptoir/vallee/texts'),
    ]);
    return loadedOf(vallee, wording);
  },
};
