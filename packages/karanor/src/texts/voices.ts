import type { Text } from '../content/language.ts';

/** What bots say about offers, each in the manner of their character. */

const CODES = [
  'need',
  'spare',
  'fair',
  'dear',
  'rather',
  'deal',
  'keep',
  'useless',
  'cheap',
  'yours',
  'lead',
  'short',
  'nothing',
  'trust',
  'cash',
] as const;
export type Voiced = (typeof CODES)[number];
type Lines = Readonly<Record<Voiced, Text>>;

/** Lubin, new to the trade. */
const novice: Lines = {
  need: { fr: 'J’ai oublié d’en prendre en route…', en: 'I forgot to pick some up on the way…' },
  spare: { fr: 'Ma hotte déborde, servez-vous !', en: 'My pack is bursting, help yourself!' },
  fair: { fr: 'Ça ferait une belle histoire, non ?', en: 'It would make a good story, no?' },
  dear: { fr: 'Euh… un tout petit peu moins ?', en: 'Er… just a little less?' },
  rather: { fr: 'Et si on faisait plutôt comme ça ?', en: 'What if we did it like this?' },
  deal: { fr: 'Tope là !', en: 'Shake on it!' },
  keep: { fr: 'Ah non, celui-là, j’y tiens !', en: 'Oh no, I am fond of that one!' },
  useless: { fr: 'Je ne saurais pas quoi en faire.', en: 'I would not know what to do with it.' },
  cheap: { fr: 'On m’a dit de ne pas me laisser faire.', en: 'I was told not to be a pushover.' },
  yours: { fr: 'J’ai l’impression d’y perdre…', en: 'I feel I would lose by it…' },
  lead: { fr: 'Vous gagnez déjà tout le temps !', en: 'You are winning all the time already!' },
  short: { fr: 'J’ai retourné ma hotte : rien.', en: 'I turned out my pack: nothing.' },
  nothing: { fr: 'Comme ça, pour rien ?', en: 'Just like that, for nothing?' },
  trust: { fr: 'La dernière fois, j’ai attendu pour rien.', en: 'Last time I waited for nothing.' },
  cash: { fr: 'Vous ne l’auriez pas tout de suite ?', en: 'You would not have it right now?' },
};

/** Mistress Corvane: one road, one price. */
const merchant: Lines = {
  need: { fr: 'Cela m’épargne un détour.', en: 'It saves me a detour.' },
  spare: { fr: 'Du stock à placer. Prix ferme.', en: 'Stock to place. Firm price.' },
  fair: { fr: 'Un prix, deux contents.', en: 'One price, two happy people.' },
  dear: { fr: 'Mon prix est celui-ci.', en: 'My price is this one.' },
  rather: { fr: 'Cet assortiment, ou rien.', en: 'This lot, or nothing.' },
  deal: { fr: 'Conclu.', en: 'Done.' },
  keep: { fr: 'Déjà réservé pour un chantier.', en: 'Already set aside for a site.' },
  useless: { fr: 'Rien qui soit sur ma route.', en: 'Nothing that lies on my road.' },
  cheap: { fr: 'À ce prix-là, je récolte moi-même.', en: 'At that price I harvest it myself.' },
  yours: { fr: 'La balance penche de votre côté.', en: 'The scales tip your way.' },
  lead: { fr: 'On ne finance pas le vainqueur.', en: 'One does not fund the winner.' },
  short: { fr: 'L’inventaire dit non.', en: 'The inventory says no.' },
  nothing: { fr: 'Je tiens un comptoir, pas un hospice.', en: 'I keep a counter, not an almshouse.' },
  trust: { fr: 'Votre crédit est épuisé ici.', en: 'Your credit has run out here.' },
  cash: { fr: 'À ce prix, on paie comptant.', en: 'At that price one pays cash.' },
};

/** The Elder has made the journey already. */
const master: Lines = {
  need: { fr: 'Ce jeton m’attendait chez vous.', en: 'That token was waiting for me with you.' },
  spare: {
    fr: 'Il vous servira plus qu’à moi, je l’ai vu.',
    en: 'It will serve you better than me, I have seen it.',
  },
  fair: { fr: 'Chacun y gagne ; j’ai compté deux fois.', en: 'Both gain; I counted twice.' },
  dear: { fr: 'Vous finirez par dire ce chiffre-ci.', en: 'You will come to this figure in the end.' },
  rather: { fr: 'Voici l’échange que vous vouliez faire.', en: 'Here is the trade you meant to make.' },
  deal: { fr: 'Je vous attendais. C’est dit.', en: 'I was expecting you. Agreed.' },
  keep: { fr: 'J’en aurai besoin dans deux détours.', en: 'I shall need it two detours from here.' },
  useless: { fr: 'Aucun de mes chemins n’y mène.', en: 'None of my roads leads there.' },
  cheap: { fr: 'Patience : vous offrirez davantage.', en: 'Patience: you will offer more.' },
  yours: { fr: 'Je vois ce que vous en feriez.', en: 'I see what you would make of it.' },
  lead: { fr: 'Les sept cités vous regardent déjà.', en: 'All seven cities are watching you already.' },
  short: { fr: 'On ne vend pas une ombre.', en: 'One does not sell a shadow.' },
  nothing: { fr: 'Mes cheveux blancs ne sont pas une tirelire.', en: 'White hair is not a money box.' },
  trust: { fr: 'La parole donnée se compte, elle aussi.', en: 'A given word is counted, too.' },
  cash: { fr: 'Demain est long ; payez aujourd’hui.', en: 'Tomorrow is long; pay today.' },
};

export const VOICES = { novice, merchant, master } as const satisfies Readonly<Record<string, Lines>>;
export type Voice = keyof typeof VOICES;
