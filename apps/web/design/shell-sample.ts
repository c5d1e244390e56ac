import type { Language } from '../src/i18n/translate.ts';
import type { LedgerRow } from '../src/shell/home/ledger.ts';
import type { JournalLine } from '../src/ui/Journal.svelte';
import type { Racer } from '../src/ui/RaceStrip.svelte';

/* Made-up moments for the sheet; nothing here is read by a table. */

export const racers = {
  stacks: [
    { seat: 'blue', name: 'Ysoline', score: 3 },
    { seat: 'red', name: 'Maëlle', score: 4 },
    { seat: 'purple', name: 'Ruben', score: 4 },
  ],
  gold: [
    { seat: 'purple', name: 'Ruben', score: 52 },
    { seat: 'red', name: 'Maëlle', score: 46 },
    { seat: 'black', name: 'Colporteur', score: 39 },
  ],
  prestige: [
    { seat: 'purple', name: 'Ruben', score: 7 },
    { seat: 'red', name: 'Maëlle', score: 5 },
    { seat: 'yellow', name: 'Théo', score: 4 },
    { seat: 'blue', name: 'Ysoline', score: 3 },
  ],
} as const satisfies Record<string, readonly Racer[]>;

const text = (words: string) => ({ kind: 'text', text: words }) as const;
export const journal: Readonly<Record<Language, readonly JournalLine[]>> = {
  fr: [
    { kind: 'turn', id: 1, text: 'Tour 18 · Ruben' },
    {
      kind: 'event',
      id: 2,
      seat: 'purple',
      parts: [
        text('Ruben joue '),
        { kind: 'card', name: 'Cambriolage', id: 'burglary' },
        text(' sur vous, annonce 3.'),
      ],
    },
    {
      kind: 'event',
      id: 3,
      seat: 'red',
      parts: [text('Traversée vers Gué-Blanc : '), { kind: 'loss', text: '−1 or' }],
    },
    {
      kind: 'event',
      id: 4,
      seat: 'blue',
      parts: [text('Ysoline vend une potion : '), { kind: 'gain', text: '+6 or' }],
    },
    { kind: 'turn', id: 5, text: 'Tour 19 · vous' },
  ],
  en: [
    { kind: 'turn', id: 1, text: 'Turn 18 · Ruben' },
    {
      kind: 'event',
      id: 2,
      seat: 'purple',
      parts: [
        text('Ruben plays '),
        { kind: 'card', name: 'Burglary', id: 'burglary' },
        text(' on you, guesses 3.'),
      ],
    },
    {
      kind: 'event',
      id: 3,
      seat: 'red',
      parts: [text('Crossing to Whiteford: '), { kind: 'loss', text: '−1 gold' }],
    },
    {
      kind: 'event',
      id: 4,
      seat: 'blue',
      parts: [text('Ysoline sells a potion: '), { kind: 'gain', text: '+6 gold' }],
    },
    { kind: 'turn', id: 5, text: 'Turn 19 · you' },
  ],
};

export const ruleChapters = [
  {
    id: 'market',
    title: { fr: 'Le marché', en: 'The market' },
    paragraphs: [
      {
        id: 'V-061',
        text: {
          fr: 'Vous achetez une carte posée sur un wagon. Son prix est sa valeur plus le supplément du wagon.',
          en: 'You buy one card lying on a wagon. Its price is its value plus the surcharge of the wagon.',
        },
      },
      {
        id: 'V-062',
        text: {
          fr: 'Pour payer, défaussez des cartes de votre main dont le total atteint le prix. Aucune ne doit être superflue.',
          en: 'To pay, discard cards of your hand whose total reaches the price. None may be superfluous.',
        },
      },
      { id: 'V-063', text: { fr: 'On ne rend pas la monnaie.', en: 'No change is given.' } },
    ],
  },
  {
    id: 'stall',
    title: { fr: "L'étal", en: 'The stall' },
    paragraphs: [
      {
        id: 'V-141',
        text: {
          fr: "Une pile est faite de cartes d'une seule peuplade dont le total est exactement son numéro.",
          en: 'A stack is made of cards of one folk whose total is exactly its number.',
        },
      },
    ],
  },
] as const;

const M = { seat: 'red', name: 'Maëlle' } as const;
const R = { seat: 'purple', name: 'Ruben' } as const;
const Y = { seat: 'blue', name: 'Ysoline' } as const;
const T = { seat: 'yellow', name: 'Théo' } as const;
const S = { seat: 'green', name: 'Salomé' } as const;
const C = { seat: 'black', name: 'Colporteur' } as const;

type Words = Pick<LedgerRow, 'name' | 'status' | 'note'>;
const row = (
  base: Omit<LedgerRow, keyof Words>,
  words: Readonly<Record<Language, Words>>,
  language: Language,
): LedgerRow => ({
  ...base,
  ...words[language],
});

export function ledger(language: Language): { mine: LedgerRow[]; open: LedgerRow[] } {
  const of = (
    base: Omit<LedgerRow, keyof Words>,
    fr: [string, string, string],
    en: [string, string, string],
  ): LedgerRow =>
    row(
      base,
      { fr: { name: fr[0], status: fr[1], note: fr[2] }, en: { name: en[0], status: en[1], note: en[2] } },
      language,
    );
  return {
    mine: [
      of(
        { id: 'a', game: 'vallee', seats: [M, R, Y], action: 'play', yours: true },
        ['Table du pont', 'tour 19, pile 5 à bâtir', '4 min'],
        ['Bridge table', 'turn 19, stack 5 next', '4 min'],
      ),
      of(
        { id: 'b', game: 'karanor', seats: [M, R, T, Y], action: 'answer', yours: true },
        ['Table des trois ponts', 'Ruben propose un échange', '11 h'],
        ['Three bridges', 'Ruben offers a trade', '11 h'],
      ),
      of(
        { id: 'c', game: 'baie', seats: [M, C], action: 'resume', yours: false },
        ['Seule contre le Colporteur', 'jour 2, en pause', 'sans limite'],
        ['Alone with the Peddler', 'day 2, paused', 'no limit'],
      ),
      of(
        { id: 'd', game: 'baie', seats: [M, T, S], action: 'see', yours: false },
        ['Les quatre saisons', 'Théo joue depuis 2 h', '22 h'],
        ['The four seasons', 'Théo plays since 2 h', '22 h'],
      ),
    ],
    open: [
      of(
        { id: 'e', game: 'vallee', seats: [S, R], action: 'join', yours: false },
        ['Table de Salomé', '3 places, en direct', '1 place'],
        ["Salomé's table", '3 seats, live', '1 seat'],
      ),
      of(
        { id: 'f', game: 'karanor', seats: [T, C, Y], action: 'join', yours: false },
        ['Caravane du soir', '5 places, 2 jours par tour', '2 places'],
        ['Evening caravan', '5 seats, 2 days per turn', '2 seats'],
      ),
      of(
        { id: 'g', game: 'baie', seats: [R], action: 'join', yours: false },
        ['Port tranquille', 'débutants bienvenus', '3 places'],
        ['Quiet harbour', 'beginners welcome', '3 seats'],
      ),
      of(
        { id: 'h', game: 'vallee', seats: [Y, M], action: 'watch', yours: false },
        ['Duel des échidnés', 'tour 11, en cours', '12 curieux'],
        ['Duel of the echidnas', 'turn 11, running', '12 watching'],
      ),
    ],
  };
}
