import type { Clan } from './clans.ts';

export const ZONES = [
  'P',
  'K1',
  'K2',
  'K3',
  'K4',
  'K5',
  'K6',
  'K7',
  'K8',
  'K9',
  'K10',
  'K11',
  'K12',
] as const;
export type Zone = (typeof ZONES)[number];

export type ZoneKind =
  | { readonly kind: 'port' }
  | { readonly kind: 'sea' }
  | { readonly kind: 'catch'; readonly clan: Clan }
  | { readonly kind: 'outpost'; readonly clan: Clan }
  | { readonly kind: 'treasure' };

interface ZonePlan {
  readonly x: number;
  readonly y: number;
  readonly what: ZoneKind;
}

export const ZONE_PLAN: Readonly<Record<Zone, ZonePlan>> = {
  P: { x: 60, y: 150, what: { kind: 'port' } },
  K1: { x: 165, y: 66, what: { kind: 'catch', clan: 'R' } },
  K2: { x: 190, y: 150, what: { kind: 'sea' } },
  K3: { x: 165, y: 236, what: { kind: 'catch', clan: 'G' } },
  K4: { x: 290, y: 56, what: { kind: 'outpost', clan: 'R' } },
  K5: { x: 310, y: 150, what: { kind: 'catch', clan: 'B' } },
  K6: { x: 290, y: 246, what: { kind: 'outpost', clan: 'G' } },
  K7: { x: 410, y: 66, what: { kind: 'treasure' } },
  K8: { x: 430, y: 150, what: { kind: 'catch', clan: 'Y' } },
  K9: { x: 410, y: 236, what: { kind: 'treasure' } },
  K10: { x: 535, y: 62, what: { kind: 'outpost', clan: 'B' } },
  K11: { x: 552, y: 150, what: { kind: 'treasure' } },
  K12: { x: 535, y: 240, what: { kind: 'outpost', clan: 'Y' } },
};

export const LANES: readonly (readonly [Zone, Zone])[] = [
  ['P', 'K1'],
  ['P', 'K2'],
  ['P', 'K3'],
  ['K1', 'K2'],
  ['K1', 'K4'],
  ['K2', 'K3'],
  ['K2', 'K5'],
  ['K3', 'K6'],
  ['K4', 'K5'],
  ['K4', 'K7'],
  ['K5', 'K6'],
  ['K5', 'K8'],
  ['K6', 'K9'],
  ['K7', 'K8'],
  ['K7', 'K10'],
  ['K8', 'K9'],
  ['K8', 'K11'],
  ['K9', 'K12'],
  ['K10', 'K11'],
  ['K11', 'K12'],
];
