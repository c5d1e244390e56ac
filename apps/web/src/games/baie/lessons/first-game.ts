import { type Decision, type Event, FACES, MERCHANT_IDS, type View } from '@comptoir/baie';
import type { FirstGame, Moment, Remark } from '../../../lessons/lesson.ts';

/** Three days against the Colporteur, the same for everybody; with the Alchemist, or with any other merchant. */

type Now = Moment<Decision, Event, View>;
const asks = ({ decisions }: Now, id: string): boolean => decisions.some((one) => one.id === id);
const has = ({ events }: Now, type: Event['type']): boolean => events.some((event) => event.type === type);

type Rule = Remark<Decision, Event, View>;
/** Said when a merchant is first asked this: what its board is about. */
const onAsk = (
  id: string,
  question: string,
  rule: string,
  title: Rule['title'],
  text: Rule['text'],
): Rule => ({
  id,
  title,
  text,
  rule,
  when: (now) => asks(now, question),
});

/** The first steps at each merchant's own board. */
const BOARDS: readonly Rule[] = [
  onAsk(
    'marbles',
    'marble.place',
    'A-013',
    { fr: 'Remplir les chaudrons', en: 'Fill the cauldrons' },
    {
      fr: 'Réunissez une couleur dans un chaudron : trois billes suffisent, quatre valent plus. La fiole garde pour plus tard.',
      en: 'Bring one colour together in a cauldron: three marbles are enough, four are worth more. The flask keeps some for later.',
    },
  ),
  onAsk(
    'furnaces',
    'dice.place',
    'F-003',
    { fr: 'Une température juste', en: 'The right heat' },
    {
      fr: 'Il faut un alliage et des charbons dont la somme tombe entre les deux nombres du fourneau. Au pic exact, un poinçon s’ajoute.',
      en: 'It takes one alloy and coals whose sum falls between the two numbers of the furnace. Exactly at the peak a hallmark is added.',
    },
  ),
  onAsk(
    'wheel',
    'compass.spin',
    'K-011',
    { fr: 'Encore un tour ?', en: 'One more spin?' },
    {
      fr: 'Une fois sur six, la tempête balaie tous les points et apporte une carte Corruption. Avec six points ou plus, on part.',
      en: 'Once in six the Storm sweeps all points away and brings a Corruption card. With six points or more, set off.',
    },
  ),
  onAsk(
    'fleet',
    'ship.move',
    'K-012',
    { fr: 'Où mener la flotte', en: 'Where to take the fleet' },
    {
      fr: 'Les pêches sont proches et petites, les îles loin et grandes. Rien n’est à vous avant le rappel de la flotte.',
      en: 'Catches are near and small, islands far and large. Nothing is yours before the fleet is recalled.',
    },
  ),
  onAsk(
    'corridor',
    'pawn.step',
    'H-020',
    { fr: 'Le couloir', en: 'The corridor' },
    {
      fr: 'Mettez vos deux pions sur une ligne dont les tuiles se ressemblent : deux font une petite marchandise, trois une grande.',
      en: 'Put both pawns in a line whose tiles are alike: two make a small good, three a large one.',
    },
  ),
  onAsk(
    'stove',
    'pot.fill',
    'T-010',
    { fr: 'Le feu travaille pour vous', en: 'The fire works for you' },
    {
      fr: 'Tout cuit pendant les heures que vous payez ailleurs. Un rôti aime les longues actions, un bouillon les courtes.',
      en: 'Everything cooks during the hours you pay elsewhere. A roast likes long actions, a broth short ones.',
    },
  ),
];

const REMARKS: readonly Remark<Decision, Event, View>[] = [
  {
    id: 'aim',
    title: { fr: 'Trois jours pour faire fortune', en: 'Three days to make a fortune' },
    text: {
      fr: 'Fabriquez dans votre atelier, amenez les clients sur les quais, vendez à midi. Le plus riche gagne.',
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
      fr: 'Le Bazar achète les grandes marchandises, la Grand Place les petites, le Marché Noir les deux, contre une carte Corruption. Choisissez le quai où vous vendrez.',
      en: 'The Bazaar buys large goods, the Town Square small ones, the Black Market both, for a Corruption card. Choose the pier where you will sell.',
    },
    rule: 'B-082',
    when: (now) => asks(now, 'dock.choose'),
  },
  {
    id: 'corrupted',
    title: { fr: 'Une carte Corruption', en: 'A Corruption card' },
    text: {
      fr: 'À la fin, elle coûte de l’or : ses icônes multipliées par les Voyous du Repaire. Une ou deux se supportent ; beaucoup ruinent.',
      en: 'At the end it costs gold: its icons times the Rogues in the Lair. One or two are bearable; many are ruinous.',
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
      fr: 'Ce détour vous fait gagner une heure. En échange, vous prenez une carte Corruption et perdez le chargement du chemin direct.',
      en: 'This detour gains you an hour. In return you take a Corruption card and lose the load of the direct way.',
    },
    rule: 'B-073',
    when: (now) => asks(now, 'clock.hand'),
  },
];

const optionsFor = (merchant: string) => ({
  players: 1,
  colporteur: 'normal',
  merchants: [merchant],
  rogue: 1,
});

export const first: FirstGame<Decision, Event, View> = {
  secret: 'ba1ede5a7c4a2d5000000000000000000000000000000000000000000000da71',
  options: optionsFor('A'),
  remarks: [...REMARKS, ...BOARDS],
  places: MERCHANT_IDS.map((id) => ({
    id,
    name: { fr: FACES[id].fr.name, en: FACES[id].en.name },
    options: optionsFor(id),
  })),
};
