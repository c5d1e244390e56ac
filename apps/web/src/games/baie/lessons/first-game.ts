import type { Decision, Event, View } from '@comptoir/baie';
import type { FirstGame, Moment, Remark } from '../../../lessons/lesson.ts';

/** Three days with the Alchemist against the Colporteur, the same for everybody. */

type Now = Moment<Decision, Event, View>;
const asks = ({ decisions }: Now, id: string): boolean => decisions.some((one) => one.id === id);
const has = ({ events }: Now, type: Event['type']): boolean => events.some((event) => event.type === type);

const REMARKS: readonly Remark<Decision, Event, View>[] = [
  {
    id: 'aim',
    title: { fr: 'Trois jours pour faire fortune', en: 'Three days to make a fortune' },
    text: {
      fr: 'Fabriquez dans votre atelier, amenez les clients sur les quais, vendez à midi. Le plus d’or gagne.',
      en: 'Make goods in your workshop, bring clients to the piers, sell at noon. The most gold wins.',
    },
    rule: 'B-135',
    when: (now) => asks(now, 'turn.space'),
  },
  {
    id: 'chain',
    title: { fr: 'Enchaîner', en: 'Chain' },
    text: {
      fr: 'Les deux bouts du tube se ressemblent maintenant : vous pouvez continuer une fois avec cette couleur, sans payer.',
      en: 'Both ends of the tube now match: you may go on once with that colour, free of charge.',
    },
    rule: 'A-012',
    when: (now) => asks(now, 'take.chain'),
  },
  {
    id: 'dock',
    title: { fr: 'Un bateau accoste', en: 'A boat docks' },
    text: {
      fr: 'Le Bazar achète les grandes marchandises, la Grand Place les petites, le Marché Noir les deux contre une corruption. Choisissez le quai où vous vendrez.',
      en: 'The Bazaar buys large goods, the Square small ones, the Black Market both for a corruption card. Choose the pier where you will sell.',
    },
    rule: 'B-082',
    when: (now) => asks(now, 'dock.choose'),
  },
  {
    id: 'corrupted',
    title: { fr: 'Une carte de corruption', en: 'A corruption card' },
    text: {
      fr: 'À la fin elle coûte de l’or selon les Voleurs de l’antre et ses icônes. Une ou deux se supportent ; beaucoup ruinent.',
      en: 'At the end it costs gold by the Rogues in the lair and its icons. One or two are bearable; many are ruin.',
    },
    rule: 'B-132',
    when: (now) => now.events.some((event) => event.type === 'corruption-drawn' && event.seat === now.viewer),
  },
  {
    id: 'colporteur',
    title: { fr: 'Le Colporteur a joué', en: 'The Colporteur has played' },
    text: {
      fr: 'Il ne choisit rien : deux de ses cartes se font face et disent tout.',
      en: 'It chooses nothing: two of its cards face each other and say it all.',
    },
    rule: 'C-020',
    when: (now) => has(now, 'colporteur-plays') && asks(now, 'turn.space'),
  },
  {
    id: 'market',
    title: { fr: 'Midi : le marché', en: 'Noon: the market' },
    text: {
      fr: 'Quai par quai. Ce que vous gardez se vendra peut-être mieux au quai suivant, ou demain.',
      en: 'Pier by pier. What you keep may sell better at the next pier, or tomorrow.',
    },
    rule: 'B-101',
    when: (now) => asks(now, 'market.sell'),
  },
  {
    id: 'hands',
    title: { fr: 'Une aiguille s’ouvre', en: 'A hand opens' },
    text: {
      fr: 'C’est un détour qui vous fait gagner une heure. Il coûte une corruption et le chargement du chemin direct.',
      en: 'It is a way round that gives you an hour. It costs a corruption card and the load of the straight way.',
    },
    rule: 'B-073',
    when: (now) => asks(now, 'clock.hand'),
  },
];

export const first: FirstGame<Decision, Event, View> = {
  secret: 'ba1ede5a7c4a2d5000000000000000000000000000000000000000000000da71',
  options: { players: 1, colporteur: 'normal', merchants: ['A'], rogue: 1 },
  remarks: REMARKS,
};
