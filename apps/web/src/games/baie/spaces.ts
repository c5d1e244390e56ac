import type { Merchant } from '../../art/baie/clans.ts';

/** An action space as a plate shows it (M-001). */
export interface Plate {
  readonly id: string;
  readonly hours: number;
  readonly corruption: number;
}

const plate = (id: string, hours: number, corruption = 0): Plate => ({ id, hours, corruption });

export const PLATES: Readonly<Record<Merchant, readonly Plate[]>> = {
  A: [plate('A-S1', 1), plate('A-S2', 1), plate('A-S3', 2), plate('A-S4', 3), plate('A-S5', 1)],
  F: [plate('F-S1', 1), plate('F-S2', 1), plate('F-S3', 3), plate('F-S4', 2)],
  K: [plate('K-S1', 1), plate('K-S2', 2), plate('K-S3', 2), plate('K-S4', 1)],
  H: [plate('H-S1', 1), plate('H-S2', 1), plate('H-S3', 3), plate('H-S4', 1, 1)],
};

/** On everybody's board; the price of recruiting is that of the slot (B-141, B-150). */
export const COMMON: readonly Plate[] = [plate('TEAM', 2), plate('REC', 0)];

export const SLOT_PRICE: readonly Omit<Plate, 'id'>[] = [
  { hours: 3, corruption: 0 },
  { hours: 2, corruption: 1 },
  { hours: 2, corruption: 0 },
  { hours: 1, corruption: 1 },
];

export const plateNamed = (id: string): Plate | null =>
  [...PLATES.A, ...PLATES.F, ...PLATES.K, ...PLATES.H, ...COMMON].find((one) => one.id === id) ?? null;
