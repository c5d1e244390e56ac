import type { CLANS, MerchantId } from '@comptoir/baie';
import type { IconName } from '../../../art/icons.ts';

/** Clans of the clients: warriors, bards, sorcerers, nobles. */
export type Clan = (typeof CLANS)[number];
/** Adventurers are clients or rogues (X). */
export type AdventurerKind = Clan | 'X';
/** Icons on cards: a clan, a rogue or corruption (!). */
export type ClanMark = AdventurerKind | '!';

export const INK = '#1d130c';

interface MarkLook {
  readonly ink: string;
  readonly glyphInk: string;
  readonly icon: IconName;
  /** Outline in 32 x 32: shield, disc, triangle, hexagon, lozenge, star. */
  readonly shape: string;
  /** Place and size of the glyph in that outline. */
  readonly glyph: readonly [x: number, y: number, size: number];
}

export const MARK_LOOK: Readonly<Record<ClanMark, MarkLook>> = {
  R: {
    ink: '#B3342B',
    glyphInk: '#fff',
    icon: 'broadsword',
    shape: 'M3 2h26v15q0 9-13 14Q3 26 3 17Z',
    glyph: [7.5, 6.5, 17],
  },
  G: {
    ink: '#2B7B45',
    glyphInk: '#fff',
    icon: 'lyre',
    shape: 'M16 2a14 14 0 1 0 .01 0Z',
    glyph: [7.5, 7.5, 17],
  },
  B: { ink: '#2A5DA8', glyphInk: '#fff', icon: 'pointy-hat', shape: 'M16 1 31 29H1Z', glyph: [8.5, 12, 15] },
  Y: {
    ink: '#DDA526',
    glyphInk: '#2b1c06',
    icon: 'crown',
    shape: 'M16 1 29.5 8.5v15L16 31 2.5 23.5v-15Z',
    glyph: [7.5, 7.5, 17],
  },
  X: {
    ink: '#6A6661',
    glyphInk: '#fff',
    icon: 'domino-mask',
    shape: 'M16 1 31 16 16 31 1 16Z',
    glyph: [7.5, 7.5, 17],
  },
  '!': {
    ink: '#3B2147',
    glyphInk: '#fff',
    icon: 'sea-serpent',
    shape: 'M16 1l4 6 7-1-1 7 6 4-6 4 1 7-7-1-4 6-4-6-7 1 1-7-6-4 6-4-1-7 7 1Z',
    glyph: [7.5, 7.5, 17],
  },
};

export type Merchant = MerchantId;
export type GoodSize = 's' | 'l';
/** A good is a size and a colour: `sR`, `lB`. */
export type Good = `${GoodSize}${Clan}`;

export const sizeOf = (good: Good): GoodSize => good[0] as GoodSize;
export const clanIn = (good: Good): Clan => good[1] as Clan;
