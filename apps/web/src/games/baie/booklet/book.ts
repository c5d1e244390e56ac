import type { Book } from '../../../rulebook/booklet.ts';
import { booklet } from './booklet.ts';
import Figure from './Figure.svelte';

export const book: Book = { booklet, Figure };
