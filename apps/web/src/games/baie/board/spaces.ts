import { merchantIds, type State, spacesOf } from '@comptoir/baie';
import type { Merchant } from '../art/clans.ts';

/** An action space as a plate shows it (M-001). */
export interface Plate {
  readonly id: string;
  readonly hours: number;
  readonly corruption: number;
}

/** The spaces of a board depend on its merchant alone. */
function board(merchant: string): Plate[] {
  const table = { config: { merchants: [merchant] } } as unknown as State;
  return spacesOf(table, 0).map(({ id, hours, corruption }) => ({ id, hours, corruption }));
}

const COMMON_IDS: readonly string[] = ['TEAM', 'REC'];
const boards = new Map(merchantIds().map((id) => [id, board(id)]));

export const platesOf = (merchant: Merchant): readonly Plate[] =>
  (boards.get(merchant) ?? []).filter(({ id }) => !COMMON_IDS.includes(id));

/** On everybody's board; the price of recruiting is that of the slot (B-141, B-150). */
export const COMMON: readonly Plate[] = COMMON_IDS.flatMap(
  (id) => boards.get('A')?.find((plate) => plate.id === id) ?? [],
);

export const SLOT_PRICE: readonly Omit<Plate, 'id'>[] = [
  { hours: 3, corruption: 0 },
  { hours: 2, corruption: 1 },
  { hours: 2, corruption: 0 },
  { hours: 1, corruption: 1 },
];

export function plateNamed(id: string): Plate | null {
  for (const plates of boards.values()) {
    const found = plates.find((plate) => plate.id === id);
    if (found !== undefined) return found;
  }
  return null;
}
