import type { Language } from '@comptoir/kit';
import type { Aim } from './measure.ts';

/** Half a sentence per aim, as it follows "because it". */
export const reasons: Readonly<Record<Language, Readonly<Record<Aim, string>>>> = {
  fr: {
    gold: 'rapporte plus d’or tout de suite',
    goods: 'promet de mieux vendre vos marchandises',
    workshop: 'fait avancer le travail de votre boutique',
    patronage: 'assure un meilleur mécénat',
    team: 'renforce votre équipe et ses icônes de clan',
    corruption: 'vous épargne de la corruption',
    time: 'vous laisse plus d’heures',
  },
  en: {
    gold: 'brings more gold at once',
    goods: 'promises better sales of your goods',
    workshop: 'moves the work of your shop forward',
    patronage: 'secures better sponsorship',
    team: 'strengthens your staff and its faction icons',
    corruption: 'spares you corruption',
    time: 'leaves you more hours',
  },
};
