import { type AlchemistNumbers, type Decision, numbersOfEdition, type View } from '@comptoir/baie';
import type { Localized } from '../../../i18n/localized.ts';
import type { Hint, Lesson } from '../../../table/lesson.ts';
import type { Merchant } from '../art/clans.ts';

/** A first day with the Alchemist against the Colporteur, the same for everybody. */

/** The numbers that texts name are those of a table that is opened now. */
const NUMBERS = numbersOfEdition();
const { fumes, spaces: alchemy } = NUMBERS.shops['A'] as AlchemistNumbers;
const BOATS = NUMBERS.boats[2]!;
const COUNTS = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
} as const;
const fr = (count: number): string => COUNTS.fr[count]!;
const en = (count: number): string => COUNTS.en[count]!;
const brewing = alchemy['A-S4']!.hours;
const [fewest, most] = [Math.min(...BOATS), Math.max(...BOATS)];

const asks = (decision: Decision | null, id: string): boolean => decision?.id === id;

const hint = (
  id: string,
  rule: string,
  title: Localized,
  text: Localized,
  when: Hint<Decision, View>['when'],
): Hint<Decision, View> => ({ id, rule, title, text, when });

const HINTS: readonly Hint<Decision, View>[] = [
  hint(
    'aim',
    'B-130',
    { fr: 'Trois jours pour faire fortune', en: 'Three days to make a fortune' },
    {
      fr: 'En bas, votre atelier. Au milieu, le port où débarquent les Clients. À gauche, l’horloge. On fabrique des marchandises, on attend qu’il y ait du monde sur les quais, et on vend au marché de midi. Le plus d’or gagne.',
      en: 'Below, your workshop. In the middle, the harbour where Clients come ashore. On the left, the clock. Make goods, wait until the piers are crowded, and sell at the noon market. The most gold wins.',
    },
    ({ decision }) => asks(decision, 'turn.space'),
  ),
  hint(
    'clock',
    'B-040',
    { fr: 'Tout coûte du temps', en: 'Everything costs time' },
    {
      fr: 'Chaque plaque montre des sabliers : ce sont des heures. Touchez-en une et regardez l’horloge, où votre sablier ira se poser. Joue toujours celui qui est le plus en retard. Touchez encore pour jouer.',
      en: 'Every plate shows small hourglasses: these are hours. Touch one and look at the clock, where your timepiece would land. Whoever is furthest back always plays. Touch again to play it.',
    },
    ({ decision }) => asks(decision, 'turn.space'),
  ),
  hint(
    'announce',
    'A-010',
    { fr: 'Annoncez une couleur', en: 'Announce a colour' },
    {
      fr: 'Les billes de cette couleur, et l’ichor noir, sortent par les deux bouts du tube. La liste dit ce qui vient pour chaque couleur.',
      en: 'Marbles of that colour, and black ichor, roll out of both ends of the tube. The list says what comes for each colour.',
    },
    ({ decision }) => asks(decision, 'take.colour'),
  ),
  hint(
    'place',
    'A-013',
    { fr: 'Remplir les chaudrons', en: 'Fill the cauldrons' },
    {
      fr: 'Touchez une bille, puis un chaudron. Trois billes dont deux de la même couleur font une potion, quatre dont trois un élixir. L’ichor compte pour n’importe quelle couleur.',
      en: 'Touch a marble, then a cauldron. Three marbles with two of a colour make a potion, four with three an elixir. Ichor counts as any colour.',
    },
    ({ decision }) => asks(decision, 'marble.place'),
  ),
  hint(
    'load',
    'B-080',
    { fr: 'Charger un bateau', en: 'Load a boat' },
    {
      fr: `Votre sablier a passé un losange : vous tirez un aventurier du sac et choisissez son bateau. Un bateau plein (${fr(fewest)} ou ${fr(most)} places) accoste aussitôt, et ses Clients vont sur le quai. Mettez ensemble ceux à qui vous vendrez.`,
      en: `Your timepiece has passed a lozenge: you draw an adventurer from the bag and choose the boat. A full boat (${en(fewest)} or ${en(most)} seats) docks at once and its Clients go to the pier. Bring together those you will sell to.`,
    },
    ({ decision }) => asks(decision, 'load.boat'),
  ),
  hint(
    'dock',
    'B-082',
    { fr: 'Choisir le quai', en: 'Choose the dock' },
    {
      fr: 'Le Bazar achète les grandes, la Grand Place les petites, le Marché Noir tout, contre une corruption. Le prix est multiplié par le nombre de Clients du clan : regardez les plaquettes sur les quais.',
      en: 'The Bazaar buys large goods, the Square small ones, the Black Market both, for a corruption. The price is multiplied by the number of Clients of the faction: look at the chips on the piers.',
    },
    ({ decision }) => asks(decision, 'dock.choose'),
  ),
  hint(
    'brew',
    'A-020',
    { fr: 'Un chaudron est prêt', en: 'A cauldron is ready' },
    {
      fr: `Sous le chaudron, ce qu’il donnerait. « Brasser » coûte ${fr(brewing)} heures et vide autant de chaudrons complets que vous voulez : attendez d’en avoir deux ou trois.`,
      en: `Under the cauldron is what it would give. “Brew” costs ${en(brewing)} hours and empties as many complete cauldrons as you like: wait for two or three.`,
    },
    ({ decision }) =>
      decision?.kind === 'pick-option' && asks(decision, 'turn.space') && decision.options.includes('A-S4'),
  ),
  hint(
    'colporteur',
    'C-020',
    { fr: 'Le Colporteur', en: 'The Colporteur' },
    {
      fr: 'Il ne choisit rien : deux de ses cartes se font face et disent tout. Son tour se déroule pas à pas ; on peut l’accélérer ou le passer.',
      en: 'It chooses nothing: two of its cards face each other and say it all. Its turn is told step by step; you can speed it up or skip it.',
    },
    ({ decision, view }) => asks(decision, 'turn.space') && (view.colporteur?.discard.length ?? 0) > 0,
  ),
  hint(
    'recruit',
    'B-141',
    { fr: 'Recruter', en: 'Recruit' },
    {
      fr: 'Un habitant agit tout de suite et réveille une capacité de votre équipe. Ses icônes rapportent à la fin autant d’or qu’il y a de Clients dans la salle du clan.',
      en: 'A townsperson acts at once and wakes one ability of your staff. At the end each icon brings as much gold as there are Clients in the hall of that faction.',
    },
    ({ decision, view, viewer }) =>
      asks(decision, 'turn.space') && (view.hourglasses[viewer] ?? 0) >= 10 && view.round === 1,
  ),
  hint(
    'market',
    'B-101',
    { fr: 'Midi : le marché', en: 'Noon: the market' },
    {
      fr: 'Quai après quai. Touchez une marchandise pour la vendre, ou « Tout vendre ici ». Ce que vous gardez se vendra peut-être mieux au quai suivant, ou demain.',
      en: 'Pier after pier. Touch a good to sell it, or “Sell all here”. What you keep may sell better at the next pier, or tomorrow.',
    },
    ({ decision }) => asks(decision, 'market.sell'),
  ),
  hint(
    'hands',
    'B-073',
    { fr: 'Les aiguilles s’ouvrent', en: 'The hands open' },
    {
      fr: 'Chaque matin une souris s’en va. L’aiguille est un raccourci : on saute des heures et leurs chargements, au prix d’une corruption.',
      en: 'Every morning a mouse leaves. The hand is a short cut: it jumps hours and their loads, for a corruption.',
    },
    ({ decision, view }) => asks(decision, 'turn.space') && view.round > 1,
  ),
  hint(
    'others',
    'M-001',
    { fr: 'Trois autres marchands', en: 'Three other merchants' },
    {
      fr: 'La première journée est finie, la suite est à vous. Forgeron, Capitaine et Chronomancien jouent le même port avec un tout autre atelier, et l’Aubergiste les rejoint avec l’extension : l’ampoule à côté de « Alchimiste » les présente en quelques lignes.',
      en: 'The first day is over, the rest is yours. Blacksmith, Captain and Chronomancer play the same harbour with quite another workshop, and the Innkeeper joins them with the expansion: the bulb beside “Alchemist” introduces them in a few lines.',
    },
    ({ decision, view }) => asks(decision, 'turn.space') && view.round > 1,
  ),
];

export const lesson: Lesson<Decision, View> = {
  secret: 'ba1ede5a7c4a2d5000000000000000000000000000000000000000000000da71',
  options: { players: 1, colporteur: 'normal', merchants: ['A'], rogue: 1 },
  hints: HINTS,
};

/** What makes each merchant different, in a few lines. */
export const INTROS: Readonly<Record<Merchant, readonly Localized[]>> = {
  A: [
    {
      fr: 'Annoncez une couleur : ces billes et l’ichor sortent par les deux bouts du tube.',
      en: 'Announce a colour: those marbles and ichor roll out of both ends of the tube.',
    },
    {
      fr: 'Trois billes font une potion, quatre un élixir ; il en faut deux, ou trois, d’une couleur.',
      en: 'Three marbles make a potion, four an elixir; two, or three, must be of one colour.',
    },
    {
      fr: `Un chaudron pur permet de poser un sceau : du mécénat chaque jour. Dès ${fr(fumes.from)} ichors dans le bac, une corruption le soir pour ${fr(fumes.each)} d’entre eux : purgez.`,
      en: `A pure cauldron allows a seal: sponsorship every day. From ${en(fumes.from)} ichor in the tray on, every ${en(fumes.each)} bring a corruption in the evening: purge.`,
    },
  ],
  F: [
    {
      fr: 'Attisez : lancez les dés de la réserve, puis placez-les dans les fourneaux.',
      en: 'Stoke: roll the dice of the pool, then place them in the furnaces.',
    },
    {
      fr: 'Un fourneau est prêt quand il a un alliage, son compte de charbon et la bonne température. La couleur de l’alliage fait celle de la marchandise.',
      en: 'A furnace is ready when it holds one alloy, its coal and the right temperature. The colour of the alloy is that of the good.',
    },
    {
      fr: 'Au pic exact vous activez un poinçon. Un alliage forgé retourne au râtelier : fondez pour le libérer.',
      en: 'At the exact peak you activate a hallmark. A forged alloy returns to the rack: smelt to free it.',
    },
  ],
  K: [
    {
      fr: 'La roue donne des points de mouvement. Avec la boussole vous pouvez relancer, mais la tempête (1 sur 6) balaie tout.',
      en: 'The wheel gives movement points. With the compass you may spin again, but the storm (1 in 6) sweeps them away.',
    },
    {
      fr: 'Menez vos navires vers les pêches (petites marchandises) et les îles (grandes), puis rappelez la flotte pour les débarquer.',
      en: 'Lead your ships to catches (small goods) and islands (large ones), then recall the fleet to bring them home.',
    },
    {
      fr: 'Un navire laissé sur un avant-poste rapporte le mécénat de son clan chaque jour.',
      en: 'A ship left at an outpost brings the sponsorship of its faction every day.',
    },
  ],
  H: [
    {
      fr: 'Wiz et Humpty marchent sur les tuiles. Sur une même ligne, les tuiles de l’un à l’autre forment le couloir.',
      en: 'Wiz and Humpty walk on the tiles. On one line, the tiles from one to the other form the corridor.',
    },
    {
      fr: 'Extraire : deux tuiles d’une couleur font une petite, trois une grande, quatre les deux. Une anomalie vaut ce qu’on veut, contre une corruption.',
      en: 'Extract: two tiles of a colour make a small good, three a large one, four both. An anomaly is any colour, for a corruption.',
    },
    {
      fr: 'Les éclats gèlent le temps : jusqu’à deux heures de moins par action. Les portails des coins donnent le mécénat.',
      en: 'Shards freeze time: up to two hours less per action. The portals in the corners give sponsorship.',
    },
  ],
  T: [
    {
      fr: 'Ce que vous mettez au feu cuit pendant vos actions, autant d’heures que vous en payez ; le double sur la flamme, rien sur la desserte.',
      en: 'What you put on the fire cooks during your actions, for as many hours as you pay; twice as fast on the flame, not at all on the sideboard.',
    },
    {
      fr: 'Servez entre la première et la dernière heure de la recette. Bouillon et tourte font un plat, ragoût et rôti un festin. Brûlé, il ne reste qu’un plat, contre une corruption.',
      en: 'Serve between the first and the last hour of the recipe. Broth and pie make a dish, stew and roast a feast. Burnt, only a dish is left, for a corruption.',
    },
    {
      fr: 'Un plat juste à point peut être offert à un hôte : sa chambre donne le mécénat chaque jour. Recruter prend des heures : c’est le moment des rôtis.',
      en: 'A dish done to a turn may go to a guest instead: the room gives sponsorship every day. Recruiting takes hours: that is when roasts cook.',
    },
  ],
};
