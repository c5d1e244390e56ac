import { type AnyGame, answering, type Reply, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { finishedGame } from '../../testing/finished-game.ts';
import { readFilm } from '../replay-points.ts';
import type { Weighing } from '../review.ts';
import { Analysis } from './analysis.svelte.ts';

const game = vallee as unknown as AnyGame;
const record = finishedGame();
const reading = readFilm({ game } as never, record);
if (!reading.ok) throw new Error('no film');
const { film } = reading;

/** An analysis in which every answer is weighed like this. */
const weighedAs = (advise: (reply: Reply) => readonly object[]): Analysis => {
  const analysis: Analysis = new Analysis(
    {
      game: 'vallee',
      screen: { game } as never,
      record,
      film,
      title: '',
      review: async () => null,
      weigh: async (): Promise<Weighing> => {
        const { asked, played } = analysis;
        const advice = advise(answering(played?.answer ?? null));
        return { seat: asked?.seat ?? 0, decision: asked as never, view: null, advice: advice as never };
      },
    },
    null,
  );
  return analysis;
};

test('what the review calls a mistake is none where a closer look finds it as good as the best', async () => {
  const best = { reply: answering('another'), chance: 0.47, isEqual: false };
  const told = async (own: object) => {
    const analysis = weighedAs((reply) => [best, { reply, chance: 0.46, ...own }]);
    analysis.found = { mistakes: [{ seq: 0, seat: 0, cost: 0.04 }], turningPoints: [] } as never;
    const before = analysis.isSound;
    await analysis.weigh();
    return [before, analysis.mistake !== null, analysis.isSound];
  };
  expect(await told({ isEqual: true })).toEqual([false, true, true]);
  expect(await told({ isEqual: false })).toEqual([false, true, false]);
});

test('a mistake that was weighed here costs what that estimate says, wherever it is spoken of', async () => {
  const best = { reply: answering('another'), chance: 0.6, isEqual: false };
  const analysis = weighedAs((reply) => [best, { reply, chance: 0.47, isEqual: false }]);
  const mistake = { seq: 0, seat: 0, cost: 0.05 } as never;
  analysis.found = { mistakes: [mistake], turningPoints: [] } as never;
  expect(analysis.costOf(mistake)).toBe(5);
  await analysis.weigh();
  expect(analysis.costOf(mistake)).toBe(13);
  analysis.go(1);
  expect(analysis.costOf(mistake)).toBe(13);
});

test('to learn from mistakes leaves out those that a closer look finds as good as the best', async () => {
  const best = { reply: answering('another'), chance: 0.5, isEqual: false };
  // The first of two is cleared, the second one stands.
  const looks: boolean[] = [true, false];
  const analysis: Analysis = new Analysis(
    {
      game: 'vallee',
      screen: { game } as never,
      record,
      film,
      title: '',
      review: async () => null,
      weigh: async ({ watched }): Promise<Weighing> => {
        const own = { reply: answering(watched[0] ?? null), chance: 0.4, isEqual: looks.shift() ?? false };
        return { seat: 0, decision: null as never, view: null, advice: [best, own] as never };
      },
    },
    null,
  );
  const mistake = (seq: number) => ({ seq, seat: 0, cost: 0.05, played: seq });
  analysis.found = { mistakes: [mistake(1), mistake(2)], turningPoints: [] } as never;
  expect(analysis.lessonsOf(0)).toHaveLength(2);
  await analysis.learning.begin(0);
  expect(analysis.learning.current?.seq).toBe(2);
  expect([analysis.learning.number, analysis.learning.count]).toEqual([1, 1]);
  expect(analysis.lessonsOf(0).map(({ seq }) => seq)).toEqual([2]);
  await analysis.learning.next();
  expect([analysis.learning.current, analysis.isTrying]).toEqual([null, false]);
});

test('a bot asked to play again while it thinks plays once more', async () => {
  const rng = xoshiro(5);
  const analysis = new Analysis(
    {
      game: 'vallee',
      screen: { game } as never,
      record,
      film,
      title: '',
      review: async () => null,
      weigh: async (): Promise<Weighing> => {
        const decision = analysis.asked!;
        await new Promise((resolve) => setImmediate(resolve));
        const reply = answering(game.sample(decision, rng));
        return { seat: decision.seat, decision, view: null, advice: [{ reply } as never] };
      },
    },
    null,
  );
  const { seq } = analysis.position;
  await Promise.all([analysis.letRobot(), analysis.letRobot(), analysis.letRobot()]);
  expect(analysis.position.seq).toBe(seq + 3);
});
