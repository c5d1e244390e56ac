import type { IconName } from '../../../art/icons.ts';

export const FOLKS = ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos'] as const;
export type Folk = (typeof FOLKS)[number];
/** Junk is no folk, but it is printed like one. */
export type CardFamily = Folk | 'junk';

export type Pattern = 'dune' | 'ring' | 'leaf' | 'spike' | 'snow' | 'rain' | 'hatch';

export interface FamilyLook {
  readonly icon: IconName;
  readonly ink: string;
  readonly deep: string;
  readonly tint: string;
  /** Colour of the pattern behind the linocut. */
  readonly middle: string;
  readonly pattern: Pattern;
}

export const FAMILY_LOOK: Readonly<Record<CardFamily, FamilyLook>> = {
  monitors: {
    icon: 'gecko',
    ink: '#9E650F',
    deep: '#6E4406',
    tint: '#F3DFB0',
    middle: '#E4BF72',
    pattern: 'dune',
  },
  lemurs: {
    icon: 'lemur',
    ink: '#A8452A',
    deep: '#6F2513',
    tint: '#F3D2C0',
    middle: '#E0A48A',
    pattern: 'ring',
  },
  magpies: {
    icon: 'raven',
    ink: '#2B7A4B',
    deep: '#124A2A',
    tint: '#CFE5CF',
    middle: '#9CC9A2',
    pattern: 'leaf',
  },
  echidnas: {
    icon: 'hedgehog',
    ink: '#7A4769',
    deep: '#4D2540',
    tint: '#E7D3DF',
    middle: '#C9A3BC',
    pattern: 'spike',
  },
  hares: {
    icon: 'rabbit',
    ink: '#2F78A6',
    deep: '#124867',
    tint: '#CFE3EE',
    middle: '#FFFFFF',
    pattern: 'snow',
  },
  'tree-kangaroos': {
    icon: 'kangaroo',
    ink: '#56616A',
    deep: '#30393F',
    tint: '#DADFDF',
    middle: '#B7C0C2',
    pattern: 'rain',
  },
  junk: {
    icon: 'wooden-crate',
    ink: '#766B5A',
    deep: '#4B4336',
    tint: '#E3DBCA',
    middle: '#CBBFA9',
    pattern: 'hatch',
  },
};
