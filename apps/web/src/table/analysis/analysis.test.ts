import { type AnyGame, answering, xoshiro } from '@comptoir/kit';
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
