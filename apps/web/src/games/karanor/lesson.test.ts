import { greedyKaranor } from '@comptoir/bots';
import { type Decision, karanor, type View } from '@comptoir/karanor';
import { type Kinded, type Move, xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { LocalSeat, TableHead } from '../../tables/shelf.ts';
import { playableOf } from '../../worker/any-bot.ts';
import { botTurn, nextBotMove, offerChances } from '../../worker/bot-turn.ts';
import { play, resume } from '../../worker/local-match.ts';
import { lesson } from './lesson.ts';

const seat = (kind: LocalSeat['kind']): LocalSeat => ({
  name: kind,
  kind,
  bot: kind === 'bot' ? 'greedy' : null,
  contribution: null,
});
const head: TableHead = {
  id: 'lesson',
  game: 'karanor',
  rules: karanor.rules,
  options: lesson.options,
  secret: lesson.secret,
  seats: [seat('me'), seat('bot'), seat('bot')],
  createdAt: 0,
  updatedAt: 0,
  seq: 0,
  awaited: [0],
  outcome: null,
};

/** Plays the guided game as a fair player would and tells in which round each advice had its moment. */
function roundsOfAdvice(until: number): ReadonlyMap<string, number> {
  const local = resume(playableOf(karanor, { greedy: greedyKaranor }), { head, entries: [] });
  if (local === null) throw new Error('the lesson cannot be dealt');
  const turn = botTurn(local);
  const rng = xoshiro(9);
  const found = new Map<string, number>();
  const answerOf = (decision: Kinded, view: View): Move => {
    const state = local.match.state as never;
    const world = () => karanor.determinize(state, [0], rng);
    const asked = { game: karanor, seat: 0, view, decision: decision as Decision, rng, world, heard: [] };
    return { seat: 0, id: decision.id, answer: greedyKaranor.answer(asked) };
  };
  for (;;) {
    const view = karanor.view(local.match.state as never, 0);
    if (view.round > until) return found;
    const mine = local.decisions.find((decision) => decision.seat === 0 && !decision.standing) ?? null;
    for (const { id, when } of lesson.hints)
      if (!found.has(id) && when({ decision: mine as Decision | null, view, viewer: 0 }))
        found.set(id, view.round);
    const move = nextBotMove(turn, local) ?? (mine && answerOf(mine, view));
    if (move === null) return found;
    const isAwaited = local.decisions.some(
      (decision) => decision.seat === move.seat && decision.id === move.id && !decision.standing,
    );
    expect(play(local, move)).toBeNull();
    if (isAwaited) offerChances(turn, local);
  }
}

test('seven actions, a trade and an interrupt all come up in the first rounds of the guided game', () => {
  const found = roundsOfAdvice(3);
  expect([...found.keys()].sort()).toEqual(lesson.hints.map(({ id }) => id).sort());
  expect(found.get('window')).toBeLessThanOrEqual(2);
});
