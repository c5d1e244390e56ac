import type { Language } from '@comptoir/kit';

/** Labels of the drawn board; everything else is said by the texts of the game. */
export interface BaieWords {
  readonly colon: string;
  readonly day: string;
  readonly clock: string;
  readonly market: string;
  readonly loads: string;
  readonly closed: string;
  readonly hands: string;
  readonly sea: string;
  readonly gone: string;
  readonly drawn: string;
  readonly piers: string;
  readonly halls: string;
  readonly lair: string;
  readonly bag: string;
  readonly square: string;
  readonly players: string;
  readonly gold: string;
  readonly stall: string;
  readonly corruption: string;
  readonly team: string;
  readonly reserve: string;
  readonly pack: string;
  readonly shop: string;
  readonly tubes: string;
  readonly cauldrons: string;
  readonly flask: string;
  readonly hand: string;
  readonly tray: string;
  readonly shields: string;
  readonly pool: string;
  readonly rack: string;
  readonly furnace: string;
  readonly small: string;
  readonly large: string;
  readonly peak: string;
  /** What the signs of the furnaces mean. */
  readonly dice: string;
  readonly stock: string;
  readonly token: string;
  readonly shards: string;
  readonly anchors: string;
  readonly menu: string;
  readonly stove: string;
  readonly burnt: string;
}

export const BAIE_WORDS: Readonly<Record<Language, BaieWords>> = {
  fr: {
    colon: ' :',
    day: 'Jour',
    clock: 'Sabliers',
    market: 'marché à',
    loads: 'Chargements',
    closed: 'finis pour aujourd’hui',
    hands: 'aiguilles',
    sea: 'Mer et quais',
    gone: 'reparti',
    drawn: 'Tiré du sac',
    piers: 'Quais',
    halls: 'Salles',
    lair: 'Repaire',
    bag: 'sac',
    square: 'Grand Place',
    players: 'Marchands',
    gold: 'or',
    stall: 'étal',
    corruption: 'corruption',
    team: 'équipe',
    reserve: 'réserve',
    pack: 'cartes',
    shop: 'Votre boutique',
    tubes: 'Tubes',
    cauldrons: 'Chaudrons',
    flask: 'Fiole',
    hand: 'Main',
    tray: 'Bac',
    shields: 'Boucliers',
    pool: 'Réserve',
    rack: 'Râtelier',
    furnace: 'fourneau',
    small: 'petite',
    large: 'grande',
    peak: 'pic',
    dice: '■ dé de charbon, lettre et chiffre : dé d’alliage',
    stock: 'pêche',
    token: 'trésor',
    shards: 'Éclats',
    anchors: 'Ancres',
    menu: 'Carte',
    stove: 'Feu',
    burnt: 'brûlé',
  },
  en: {
    colon: ':',
    day: 'Day',
    clock: 'Timepieces',
    market: 'market at',
    loads: 'Loads',
    closed: 'over for today',
    hands: 'hands',
    sea: 'Sea and piers',
    gone: 'gone',
    drawn: 'Drawn from the bag',
    piers: 'Piers',
    halls: 'Halls',
    lair: 'Lair',
    bag: 'bag',
    square: 'Town Square',
    players: 'Merchants',
    gold: 'gold',
    stall: 'stall',
    corruption: 'corruption',
    team: 'staff',
    reserve: 'reserve',
    pack: 'cards',
    shop: 'Your shop',
    tubes: 'Tubes',
    cauldrons: 'Cauldrons',
    flask: 'Flask',
    hand: 'Hand',
    tray: 'Tray',
    shields: 'Shields',
    pool: 'Pool',
    rack: 'Rack',
    furnace: 'furnace',
    small: 'small',
    large: 'large',
    peak: 'peak',
    dice: '■ coal die, letter and number: alloy die',
    stock: 'catch',
    token: 'treasure',
    shards: 'Shards',
    anchors: 'Anchors',
    menu: 'Menu',
    stove: 'Fire',
    burnt: 'burnt',
  },
};
