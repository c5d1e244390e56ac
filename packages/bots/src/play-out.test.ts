import { karanor } from '@comptoir/karanor';
import { type Json, LEAVE } from '@comptoir/kit';
import { type Decision, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { karanorBots } from './karanor/index.ts';
import { playOut } from './play-out.ts';
import { randomBot } from './random.ts';
import type { valleeBots } from './vallee/index.ts';

const reading = vallee.readOptions({ players: 3 });
if (!reading.ok) throw new Error(reading.refusal.reason);
const { options } = reading;

test('V-064 null is an answer like any other: who declines the royal privilege has answered', () => {
  let declined = 0;
  const bot: typeof valleeBots.random = {
    ...randomBot(),
    answer: ({ decision, rng }) => (takesNull(decision) ? null : vallee.sample(decision, rng)),
    consider: () => LEAVE,
  };
  const seen: { id: string; answer: Json }[] = [];
  // A game in which the privilege comes up.
  const { outcome } = playOut(vallee, options, 30, [bot, bot, bot], {
    limit: 5_000,
    moved: ({ id, answer }) => {
      if (id === 'market.royal-privilege' && answer === null) declined += 1;
      seen.push({ id, answer });
    },
  });
  expect(declined).toBeGreaterThan(0);
  expect(outcome).not.toBeNull();
  const last = seen.findLastIndex(({ id }) => id === 'market.royal-privilege');
  expect(seen[last + 1]?.id).not.toBe('market.royal-privilege');
});

const takesNull = (decision: Decision): boolean => vallee.check(decision, null) === null;

test('K-215 after each answer the game waited for, standing seats are asked once each in turn order', () => {
  const table = karanor.readOptions({ players: 4 });
  if (!table.ok) throw new Error(table.refusal.reason);
  const asked: { seat: number; isStanding: boolean }[] = [];
  const watched = (bot: typeof karanorBots.random): typeof bot => ({
    ...bot,
    answer(situation) {
      asked.push({ seat: situation.seat, isStanding: false });
      return bot.answer(situation);
    },
    consider({ seat }) {
      asked.push({ seat, isStanding: true });
      return LEAVE;
    },
  });
  const bots = [0, 1, 2, 3].map(() => watched(karanorBots.random));
  playOut(karanor, table.options, 4, bots, { limit: 400 });
  let mover = -1;
  let places: number[] = [];
  for (const { seat, isStanding } of asked) {
    if (isStanding) places.push((seat - mover + 3) % 4);
    else {
      expect(places).toEqual([...new Set(places)].sort());
      [mover, places] = [seat, []];
    }
  }
  expect(asked.filter(({ isStanding }) => isStanding).length).toBeGreaterThan(100);
});
