import { frenchName, type Language } from '@comptoir/kit';
import type { Time } from '@comptoir/vallee';

/** The few words that the drawing of La Vallée needs besides those of the game. */
export interface ValleeWords {
  readonly vote: string;
  readonly turn: (number: number) => string;
  readonly yours: string;
  readonly theirs: (name: string) => string;
  readonly actions: (n: number) => string;
  readonly market: string;
  readonly marketPiles: (deck: number, discard: number, onTop: string, junk: number) => string;
  readonly top: string;
  readonly cost: (n: number) => string;
  readonly free: string;
  readonly technique: string;
  readonly passive: string;
  readonly bonus: string;
  readonly hand: (n: number, limit: number) => string;
  readonly worth: (n: number) => string;
  readonly stalls: string;
  readonly stacks: (n: number) => string;
  readonly piles: (hand: number, deck: number, discard: number) => string;
  readonly planned: string;
  readonly coins: (n: number) => string;
  readonly payRest: (coins: string) => string;
  readonly kept: string;
  readonly clock: string;
  readonly times: Readonly<Record<Time, string>>;
  readonly stored: (n: number) => string;
  readonly aside: string;
  readonly looking: string;
  readonly proposal: string;
  readonly hidden: string;
  readonly emptyHand: string;
  readonly paying: (card: string, cost: number, paid: number) => string;
  readonly building: (total: number, sum: number) => string;
  readonly done: string;
  readonly discardOf: (name: string, n: number) => string;
  readonly stallOf: (name: string, n: number) => string;
  readonly nobody: (about: string) => string;
  readonly says: (head: string, text: string) => string;
}

const s = (n: number): string => (n < 2 ? '' : 's');

export const VALLEE_WORDS: Readonly<Record<Language, ValleeWords>> = {
  fr: {
    vote: 'Vote des peuplades',
    turn: (number) => `Tour ${number}`,
    yours: 'à vous',
    theirs: (name) => frenchName('à', name),
    actions: (n) => `${n} action${s(n)}`,
    market: 'Marché',
    marketPiles: (deck, discard, onTop, junk) =>
      `pioche ${deck}, défausse ${discard}${onTop}, Camelote ${junk}`,
    top: 'dessus',
    cost: (n) => `coût ${n}`,
    free: 'vide',
    technique: 'technique',
    passive: 'passive',
    bonus: '+1 action',
    hand: (n, limit) => `Votre main (${n}, limite ${limit})`,
    worth: (n) => `vaut ${n}`,
    stalls: 'Étals',
    stacks: (n) => `${n} pile${s(n)}`,
    piles: (hand, deck, discard) => `main ${hand}, paquet ${deck}, défausse ${discard}`,
    planned: 'en attente',
    coins: (n) => (n < 2 ? `${n} pièce` : `${n} pièces`),
    payRest: (coins) => `Payer le reste : ${coins}`,
    kept: 'stockées',
    clock: 'horloge',
    times: { dawn: 'aube', day: 'jour', night: 'nuit' },
    stored: (n) => `${n} carte${s(n)} stockée${s(n)}`,
    aside: 'De côté',
    looking: 'Vous regardez',
    proposal: 'Proposé à l’équipe',
    hidden: 'cachée',
    emptyHand: '(aucune carte)',
    paying: (card, cost, paid) =>
      paid === 0
        ? `${card} coûte ${cost}. Avec quoi payez-vous ?`
        : `Coûte ${cost}, ces cartes font ${paid}. Et encore ?`,
    building: (total, sum) =>
      sum === 0
        ? `Une pile de ${total} : quelles cartes ?`
        : `Une pile de ${total} : ces cartes font ${sum}. Et encore ?`,
    done: 'C’est tout',
    discardOf: (name, n) => `Défausse, ${name} (${n}), à partir du dessus`,
    stallOf: (name, n) => `Étal, ${name} (${n} pile${s(n)})`,
    nobody: (about) => `Personne ici ne s’appelle « ${about} ».`,
    says: (head, text) => `${head} : ${text}`,
  },
  en: {
    vote: 'Vote on the folks',
    turn: (number) => `Turn ${number}`,
    yours: 'yours',
    theirs: (name) => `${name} to play`,
    actions: (n) => `${n} action${n === 1 ? '' : 's'}`,
    market: 'Market',
    marketPiles: (deck, discard, onTop, junk) => `deck ${deck}, discard ${discard}${onTop}, Junk ${junk}`,
    top: 'top',
    cost: (n) => `cost ${n}`,
    free: 'empty',
    technique: 'technique',
    passive: 'passive',
    bonus: '+1 action',
    hand: (n, limit) => `Your hand (${n}, limit ${limit})`,
    worth: (n) => `worth ${n}`,
    stalls: 'Stalls',
    stacks: (n) => `${n} stack${n === 1 ? '' : 's'}`,
    piles: (hand, deck, discard) => `hand ${hand}, deck ${deck}, discard ${discard}`,
    planned: 'waiting',
    coins: (n) => (n === 1 ? '1 coin' : `${n} coins`),
    payRest: (coins) => `Pay the rest: ${coins}`,
    kept: 'stored',
    clock: 'clock',
    times: { dawn: 'dawn', day: 'day', night: 'night' },
    stored: (n) => `${n} card${n === 1 ? '' : 's'} stored`,
    aside: 'Set aside',
    looking: 'You look at',
    proposal: 'Proposed to the team',
    hidden: 'hidden',
    emptyHand: '(no card)',
    paying: (card, cost, paid) =>
      paid === 0
        ? `${card} costs ${cost}. What do you pay with?`
        : `Costs ${cost}, these make ${paid}. What else?`,
    building: (total, sum) =>
      sum === 0 ? `A stack of ${total}: which cards?` : `A stack of ${total}: these make ${sum}. What else?`,
    done: 'That is all',
    discardOf: (name, n) => `Discard, ${name} (${n}), from the top`,
    stallOf: (name, n) => `Stall, ${name} (${n} stack${n === 1 ? '' : 's'})`,
    nobody: (about) => `Nobody here is called “${about}”.`,
    says: (head, text) => `${head}: ${text}`,
  },
};
