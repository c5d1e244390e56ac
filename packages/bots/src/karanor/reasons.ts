import type { Language } from '@comptoir/kit';
import type { Level } from '../level-names.ts';
import type { Aim } from './aims.ts';

/** Half a sentence per aim, as it follows "because it". */
export const reasons: Readonly<Record<Language, Readonly<Record<Aim, string>>>> = {
  fr: {
    prestige: 'rapporte plus de prestige',
    income: 'assure un meilleur revenu',
    gold: 'laisse plus d’or en bourse',
    goods: 'réunit les ressources utiles',
    tools: 'procure des insignes, des artefacts ou des associés',
    prospects: 'rapproche votre prochain commerce ou votre prochaine quête',
    intrigue: 'garde des cartes du marché noir en main',
    time: 'vous laisse plus d’actions',
  },
  en: {
    prestige: 'brings more prestige',
    income: 'secures a better income',
    gold: 'leaves more gold in the purse',
    goods: 'gathers the resources that are needed',
    tools: 'wins badges, artefacts or associates',
    prospects: 'brings your next shop or quest closer',
    intrigue: 'keeps black-market cards in hand',
    time: 'leaves you more actions',
  },
};

/** Who plays at each level. */
export const characters: Readonly<
  Record<Language, Readonly<Record<Level, { readonly name: string; readonly line: string }>>>
> = {
  fr: {
    beginner: {
      name: 'Perrin, le petit porteur',
      line: 'Suit la première route venue et s’arrête à toutes les auberges.',
    },
    novice: {
      name: 'Lubin de Mirefont',
      line: 'Marchand de fraîche date : écoute toutes les histoires et oublie parfois sa route.',
    },
    merchant: {
      name: 'Maîtresse Corvane',
      line: 'Négociante de Port-Féral : un chemin, un prix, et jamais un pas de trop.',
    },
    master: {
      name: 'Le Doyen des Sept Cités',
      line: 'A déjà fait le voyage dans sa tête, avec tous les détours que vous prendrez.',
    },
    grandmaster: {
      name: 'La Dame de Karanor',
      line: 'Connaît le prix de chaque détour, le vôtre compris.',
    },
  },
  en: {
    beginner: {
      name: 'Perrin the errand boy',
      line: 'Takes the first road he finds and stops at every inn.',
    },
    novice: {
      name: 'Lubin of Mirefont',
      line: 'New to the trade: listens to every story and sometimes forgets the road.',
    },
    merchant: {
      name: 'Mistress Corvane',
      line: 'A trader of Port-Féral: one road, one price, and never a step too many.',
    },
    master: {
      name: 'The Elder of the Seven Cities',
      line: 'Has made the journey already, with every detour you are going to take.',
    },
    grandmaster: {
      name: 'The Lady of Karanor',
      line: 'Knows the price of every detour, yours included.',
    },
  },
};
