import type { AlchemistView } from '../src/games/baie/art/AlchemistBoard.svelte';
import type { BlacksmithView } from '../src/games/baie/art/BlacksmithBoard.svelte';
import type { CaptainView } from '../src/games/baie/art/CaptainBoard.svelte';
import type { ChronomancerView } from '../src/games/baie/art/ChronomancerBoard.svelte';
import type { Merchant } from '../src/games/baie/art/clans.ts';
import type { HarbourView } from '../src/games/baie/art/harbour-plan.ts';
import type { PeddlerFace } from '../src/games/baie/art/PeddlerCard.svelte';

/* A legal moment of the Bay, made up for the sheet. */

export const HARBOUR: HarbourView = {
  boats: {
    'left-outer': { berth: 'bazaar', passengers: [] },
    'left-middle': { berth: 'sea', passengers: ['G', 'B', 'R'] },
    'left-inner': { berth: 'sea', passengers: ['Y', 'G'] },
    'right-inner': { berth: 'square-right', passengers: [] },
    'right-middle': { berth: 'sea', passengers: ['R', 'Y', 'B'] },
    'right-outer': { berth: 'sea', passengers: ['G', 'R'] },
  },
  piers: {
    bazaar: {
      clients: ['R', 'R', 'G', 'Y'],
      prices: [
        { clan: 'R', gold: [12] },
        { clan: 'G', gold: [6] },
        { clan: 'Y', gold: [8] },
      ],
    },
    square: {
      clients: ['G', 'G', 'B', 'X'],
      prices: [
        { clan: 'G', gold: [6] },
        { clan: 'B', gold: [4] },
      ],
    },
    'black-market': { clients: [], prices: [] },
  },
  halls: { R: 4, G: 5, B: 3, Y: 2, X: 3 },
};

export const TOWNSFOLK = [
  {
    type: 'local',
    name: { fr: 'Boulangère', en: 'Baker' },
    ability: { fr: 'Défausse 1 corruption', en: 'Discards 1 corruption' },
    marks: ['R', 'R'],
    price: { hours: 3, corruption: 0 },
  },
  {
    type: 'mercenary',
    name: { fr: 'Mage de bataille', en: 'Battle Mage' },
    ability: { fr: 'Gagne 1 grande bleue', en: 'Gains 1 large blue good' },
    marks: ['R', '!'],
    price: { hours: 2, corruption: 1 },
  },
  {
    type: 'sailor',
    name: { fr: 'Bosco', en: 'Bosun' },
    ability: { fr: '1 aventurier en mer retourne au sac', en: '1 adventurer at sea goes back to the bag' },
    marks: ['G', 'Y'],
    price: { hours: 2, corruption: 0 },
  },
] as const;

export const PEDDLER: readonly [PeddlerFace, PeddlerFace] = [
  {
    id: 'C02',
    action: { kind: 'goods', goods: ['sG'] },
    depth: 'outer',
    actionHours: 1,
    times: 2,
    side: 'right',
    timesHours: 2,
    timesCorruption: 0,
  },
  {
    id: 'C05',
    action: { kind: 'goods', goods: ['lR'] },
    depth: 'outer',
    actionHours: 1,
    times: 1,
    side: 'right',
    timesHours: 1,
    timesCorruption: 0,
  },
];

const alchemist = (potion: string, elixir: string, more: string, none: string): AlchemistView => ({
  tubes: [
    ['R', 'I', 'R', 'G', 'B'],
    ['Y', 'Y', 'B', 'G', 'R', 'I'],
    ['G', 'B', 'Y', 'Y', 'R', 'G', 'G'],
  ],
  cauldrons: [
    { marbles: ['B', 'B', 'I'], chosen: true, note: potion },
    { marbles: ['R', 'R', 'R', 'I'], chosen: true, note: elixir },
    { marbles: ['G'], chosen: false, note: more },
    { marbles: [], chosen: false, note: none },
  ],
  flask: ['Y'],
  tray: 2,
  seals: ['G'],
});
export const ALCHEMIST = {
  fr: alchemist('+ 1 potion bleue', '+ 1 élixir rouge', 'encore 2', 'vide'),
  en: alchemist('+ 1 blue potion', '+ 1 red elixir', '2 more', 'empty'),
};

const blacksmith = (weapon: string, missing: string, none: string, armour: string): BlacksmithView => ({
  furnaces: [
    {
      low: 4,
      high: 5,
      peak: 5,
      coals: 1,
      dice: [
        { kind: 'G', face: 3 },
        { kind: 'C', face: 2 },
      ],
      chosen: true,
      note: weapon,
    },
    { low: 6, high: 7, peak: 7, coals: 1, dice: [{ kind: 'R', face: 4 }], chosen: false, note: missing },
    { low: 8, high: 9, peak: 9, coals: 1, dice: [], chosen: false, note: none },
    {
      low: 10,
      high: 11,
      peak: 10,
      coals: 2,
      chosen: true,
      note: armour,
      dice: [
        { kind: 'Y', face: 6 },
        { kind: 'C', face: 2 },
        { kind: 'C', face: 3 },
      ],
    },
    { low: 12, high: 13, peak: 13, coals: 2, dice: [], chosen: false, note: none },
  ],
  pool: [
    { kind: 'B', face: 5 },
    { kind: 'R', face: 1 },
  ],
  rack: [
    { kind: 'B', face: 0 },
    { kind: 'G', face: 0 },
    { kind: 'Y', face: 0 },
  ],
  hallmarks: ['R'],
});
export const BLACKSMITH = {
  fr: blacksmith('+ 1 arme verte, au pic : poinçon', 'il manque 2 ou 3', 'vide', '+ 1 armure jaune'),
  en: blacksmith(
    '+ 1 green weapon, at the peak: hallmark',
    '2 or 3 is missing',
    'empty',
    '+ 1 yellow armour',
  ),
};

export const CAPTAIN: CaptainView = {
  ships: ['K2', 'K5', 'K7', 'P', 'P'],
  stock: { K1: 2, K3: 2, K5: 2, K8: 2, K7: 1, K9: 1, K11: 2 },
  wheel: [2, 3, 2, 4, 3, 'storm'],
  spun: 1,
  points: 5,
  outposts: [],
};

export const CHRONOMANCER: ChronomancerView = {
  tiles: [
    ['R', 'G', 'Y', 'B'],
    ['Y', 'R', '*', 'G'],
    ['B', 'G', 'R', 'R'],
    ['G', '*', 'Y', 'B'],
  ],
  wiz: [2, 1],
  humpty: [2, 3],
  shards: 3,
  portals: [],
};

type PlateState = 'may' | 'chosen' | 'here' | 'no';
const plate = (fr: string, en: string, hours: number, state: PlateState = 'may', corruption = 0) =>
  ({ name: { fr, en }, hours, state, corruption }) as const;

export const PLATES: Readonly<Record<Merchant, readonly ReturnType<typeof plate>[]>> = {
  A: [
    plate('Rangée haute', 'Upper row', 1),
    plate('Rangée médiane', 'Middle row', 1, 'here'),
    plate('Rangée basse', 'Lower row', 2),
    plate('Brasser', 'Brew', 3, 'chosen'),
    plate('Purger', 'Purge', 1),
  ],
  F: [
    plate('Attiser', 'Stoke', 1),
    plate('Marteler', 'Hammer', 1),
    plate('Forger', 'Forge', 3, 'chosen'),
    plate('Fondre', 'Smelt', 2),
  ],
  K: [
    plate('Hisser les voiles', 'Set sail', 1),
    plate('Suivre la boussole', 'Follow the compass', 2, 'chosen'),
    plate('Rappeler la flotte', 'Recall the fleet', 2),
    plate('Cartographier', 'Chart', 1),
  ],
  H: [
    plate('Voyager', 'Travel', 1),
    plate('Tordre le temps', 'Warp', 1),
    plate('Extraire', 'Extract', 3, 'chosen'),
    plate('Remonter le sablier', 'Rewind', 1, 'may', 1),
  ],
};
