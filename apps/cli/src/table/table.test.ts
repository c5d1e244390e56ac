import { LEAVE } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { type AnyBot, GAMES, type GameEntry } from '../games.ts';
import { askedOfBots, openTable, playBot } from './table.ts';

const entry = GAMES['vallee'] as GameEntry;
const { game } = entry;

/** Says null wherever that is an answer, and anything otherwise. */
const decliner: AnyBot = {
  id: 'decliner',
  answer: ({ decision, rng }) => (game.check(decision, null) === null ? null : game.sample(decision, rng)),
  consider: () => LEAVE,
};

test('V-064 a bot that declines by null has answered: the table goes on', () => {
  const reading = game.readOptions({ players: 3 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['A', 'B', 'C'].map((name) => ({ name, bot: decliner, contribution: null }));
  let declined = 0;
  for (let seed = 0; declined === 0; seed++) {
    const secret = seed.toString(16).padStart(64, '0');
    const table = openTable({ entry, options: reading.options, seats, secret });
    for (let asked = askedOfBots(table); asked !== null; asked = askedOfBots(table)) {
      if (asked.id === 'market.royal-privilege') declined += 1;
      const { seq } = table.match;
      playBot(table, asked);
      expect(table.match.seq).toBe(seq + 1);
    }
    expect(game.outcome(table.match.state)).not.toBeNull();
  }
});
