import type { Language } from '@comptoir/kit';
import type { Aim } from './brain.ts';

/** Half a sentence per aim, as it follows "because it". */
export const reasons: Readonly<Record<Language, Readonly<Record<Aim, string>>>> = {
  fr: {
    stacks: 'ajoute une pile à votre étal plus tôt',
    'next-stack': 'rapproche la prochaine pile',
    'later-stacks': 'prépare les piles suivantes',
    purse: 'vous laisse de quoi acheter au prochain tour',
    'lean-deck': 'allège votre paquet de sa Camelote',
  },
  en: {
    stacks: 'adds a stack to your stall sooner',
    'next-stack': 'brings the next stack closer',
    'later-stacks': 'prepares the stacks after it',
    purse: 'leaves you more to buy with next turn',
    'lean-deck': 'rids your deck of Junk',
  },
};
