import { randomBot } from '@comptoir/bots';
import { type BaseState, type Kinded, LEAVE } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { TableHead } from '../shelf.ts';
import type { AnyBot, Playable } from './any-bot.ts';
import { nextBotMove } from './bot-turn.ts';
import { type LocalMatch, play, resume } from './local-match.ts';
import { loadPlayable } from './playable.ts';

const headOf = (game: string, seats: number, seed: number): TableHead => ({
  id: 'local.test',
  game,
  options: { players: seats },
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: `${seat}`,
    kind: 'bot' as const,
    bot: 'merchant',
    contribution: null,
  })),
  secret: seed.toString(16).padStart(64, '0'),
  rules: 1,
  createdAt: 0,
  updatedAt: 0,
  seq: 0,
  awaited: [],
  outcome: null,
});

function tableOf(playable: Playable, game: string, seats: number, seed: number): LocalMatch {
  const local = resume(playable, { head: headOf(game, seats, seed), entries: [] });
  if (local === null) throw new Error('no table');
  return local;
}

/** Plays on with the bots of the table: what was answered, in order. */
function* movesOf(local: LocalMatch): Generator<{ id: string; seat: number }> {
  for (;;) {
    const thought = nextBotMove(local, () => 0);
    let piece = thought.next();
    while (piece.done !== true) piece = thought.next();
    if (piece.value === null) return;
    expect(play(local, piece.value)).toBeNull();
    yield piece.value;
  }
}

test('V-064 a bot that declines by null has answered: the table goes on', async () => {
  const vallee = await loadPlayable('vallee');
  const { game } = vallee;
  const decliner: AnyBot = {
    ...randomBot<BaseState, Kinded, unknown, unknown, unknown>(),
    answer: ({ decision, rng }) => (game.check(decision, null) === null ? null : game.sample(decision, rng)),
  };
  let declined = 0;
  for (let seed = 0; declined === 0; seed++) {
    const local = tableOf({ ...vallee, bots: { merchant: decliner } }, 'vallee', 3, seed);
    for (const { id } of movesOf(local)) if (id === 'market.royal-privilege') declined += 1;
    expect(game.outcome(local.match.state)).not.toBeNull();
  }
});

test('K-215 standing seats are asked once each after an answer, in turn order, as everywhere', async () => {
  const karanor = await loadPlayable('karanor');
  const asked: { seat: number; isStanding: boolean }[] = [];
  const random = randomBot<BaseState, Kinded, unknown, unknown, unknown>();
  const watched: AnyBot = {
    ...random,
    answer(situation) {
      asked.push({ seat: situation.seat, isStanding: false });
      return random.answer(situation);
    },
    consider({ seat }) {
      asked.push({ seat, isStanding: true });
      return LEAVE;
    },
  };
  const local = tableOf({ ...karanor, bots: { merchant: watched } }, 'karanor', 4, 1);
  for (const _ of movesOf(local)) if (local.match.seq > 120) break;
  let mover = -1;
  let places: number[] = [];
  for (const { seat, isStanding } of asked) {
    if (isStanding) places.push((seat - mover + 3) % 4);
    else {
      expect(places).toEqual([...new Set(places)].sort());
      [mover, places] = [seat, []];
    }
  }
  expect(asked.some(({ isStanding }) => isStanding)).toBe(true);
});
