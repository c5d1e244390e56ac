import { type AlchemistNumbers, numbersOfEdition } from '@comptoir/baie';
import type { Localized } from '../../../i18n/localized.ts';
import type { Merchant } from '../art/clans.ts';

/** The numbers that texts name are those of a table that is opened now. */
const NUMBERS = numbersOfEdition();
const { fumes } = NUMBERS.shops['A'] as AlchemistNumbers;
const COUNTS = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
} as const;
const fr = (count: number): string => COUNTS.fr[count]!;
const en = (count: number): string => COUNTS.en[count]!;

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
