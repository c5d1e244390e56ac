import type { Language } from '@comptoir/kit';
import type { Aim } from './aims.ts';

/** Half a sentence per aim, as it follows "because it". */
export const reasons: Readonly<Record<Language, Readonly<Record<Aim, string>>>> = {
  fr: {
    prestige: 'rapporte plus de prestige',
    income: 'assure un meilleur revenu',
    gold: 'mène à plus d’or en bourse',
    goods: 'réunit les ressources utiles',
    tools: 'procure des insignes, des artefacts ou des associés',
    prospects: 'rapproche votre prochain commerce ou votre prochaine quête',
    intrigue: 'garde des cartes du marché noir en main',
    time: 'vous laisse plus d’actions',
  },
  en: {
    prestige: 'brings more prestige',
    income: 'secures a better income',
    gold: 'leads to more gold in the purse',
    goods: 'gathers the resources that are needed',
    tools: 'wins badges, artefacts or associates',
    prospects: 'brings your next shop or quest closer',
    intrigue: 'keeps black-market cards in hand',
    time: 'leaves you more actions',
  },
};
