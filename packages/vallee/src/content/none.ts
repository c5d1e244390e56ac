import type { Folk } from './folk.ts';
import type { FolkId } from './numbers.ts';

/** No folk comes with the rules: the page fetches those of its table. */
export const FOLKS: Readonly<Partial<Record<FolkId, Folk>>> = {};
