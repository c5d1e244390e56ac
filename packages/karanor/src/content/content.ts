import file from './content.json' with { type: 'json' };
import type { Content } from './language.ts';

/** Every component of the game as data. Its grammar is checked by grammar.test.ts. */
export const content: Content = file as unknown as Content;
