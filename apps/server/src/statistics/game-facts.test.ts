import { expect, test } from 'vitest';
import { factsOf } from './game-facts.ts';

test.each(['vallee', 'baie', 'karanor'])(
  'what %s counted by earlier rules, and does not know any more, keeps its name',
  (game) => {
    for (const kind of ['card', 'role', 'gold'])
      for (const name of ['no-such-name', '100000'])
        expect(factsOf(game)?.title(kind, name)).toEqual({ fr: name, en: name });
  },
);
