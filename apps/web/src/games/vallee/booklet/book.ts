import type { Book } from '../../../rulebook/booklet.ts';
import { fetchFolks } from '../art/folks.ts';
import { booklet } from './booklet.ts';
import Figure from './Figure.svelte';

export const book: Book = { booklet, Figure, fetch: () => fetchFolks(['monitors', 'lemurs', 'magpies']) };
