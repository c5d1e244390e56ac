import { describe, expect, test } from 'vitest';
import { call, goto, NO_CARD } from './effect.ts';
import { canonical } from './json.ts';
import { confirm, effect, ids, type Log, logGame, number, say, start } from './testing/toy-log.ts';

describe('chooseAll', () => {
  const game = logGame({
    main: effect({}, ({ chooseAll }) => ({
      bid: chooseAll<number>(
        () => [number('bid', 3), number('bid', 1)],
        (g, _, answers) => void g.log.push(answers.slice()),
      ),
      empty: chooseAll<number>(
        () => [],
        (g) => void g.log.push('never'),
      ),
    })),
  });

  test.each([
    [3, 1],
    [1, 3],
  ])('seats answer in any order (%i, then %i); the step sees all answers by seat', (first, second) => {
    const g = start(game);
    expect(ids(game.apply(g, say(first, 'bid', first)))).toEqual([`${second} bid`]);
    expect(g.log).toEqual([]);
    expect(game.judge(g, say(first, 'bid', 5))?.code).toBe('not-awaited');
    game.apply(g, say(second, 'bid', second));
    expect(g.log).toEqual([[null, 1, null, 3]]);
    expect(g.stack).toEqual([]);
  });

  test('the waiting answers are plain data and gone from the frame afterwards', () => {
    const looping = logGame({
      main: effect({}, ({ chooseAll }) => ({
        bid: chooseAll<number>(
          () => [number('bid', 0), number('bid', 1)],
          () => 'again',
        ),
      })),
    });
    let g = start(looping);
    looping.apply(g, say(1, 'bid', 7));
    g = JSON.parse(JSON.stringify(g)) as Log;
    expect(ids(looping.decisions(g))).toEqual(['0 bid']);
    looping.apply(g, say(0, 'bid', 2));
    expect(g.stack).toEqual([{ effect: 'main', step: 'bid', owner: 0, card: NO_CARD }]);
    expect(ids(looping.decisions(g))).toEqual(['0 bid', '1 bid']);
  });
});

describe('respond', () => {
  const game = logGame({
    main: effect({ passed: [] as number[] }, ({ run, respond }) => ({
      open: respond<boolean>(
        (_, f) => [0, 1, 2].filter((seat) => !f.passed.includes(seat)).map((seat) => confirm('object', seat)),
        (g, f, seat, objects) => {
          g.log.push(seat);
          if (objects) return goto('stopped');
          f.passed.push(seat);
          return 'wait';
        },
      ),
      quiet: run((g) => {
        g.log.push('quiet');
        return 'done';
      }),
      stopped: run((g) => void g.log.push('stopped')),
    })),
  });

  test('each answer takes effect at once; the step is over when nobody is asked any more', () => {
    const g = start(game);
    expect(ids(game.apply(g, say(1, 'object', false)))).toEqual(['0 object', '2 object']);
    expect(g.log).toEqual([1]);
    game.apply(g, say(2, 'object', false));
    game.apply(g, say(0, 'object', false));
    expect(g.log).toEqual([1, 2, 0, 'quiet']);
  });

  test('one answer may end it for all', () => {
    const g = start(game);
    expect(game.apply(g, say(2, 'object', true))).toEqual([]);
    expect(g.log).toEqual([2, 'stopped']);
  });
});

describe('standing decisions', () => {
  let open = true;
  const game = logGame(
    {
      main: effect({}, ({ choose, chooseAll }) => ({
        first: choose<number>(
          () => number('first', 0),
          (g, _, answer) => void g.log.push(answer),
        ),
        both: chooseAll<number>(
          () => [number('both', 0), number('both', 1)],
          (g, _, answers) => void g.log.push(answers.slice()),
        ),
        forced: choose<number>(
          () => number('forced', 0, 0),
          (g) => void g.log.push('forced'),
        ),
      })),
      offer: effect({ from: -1 }, ({ choose }) => ({
        accept: choose<boolean>(
          () => confirm('accept', 0),
          (g, f, yes) => void g.log.push(['offer', f.from, yes]),
        ),
      })),
    },
    {
      standing: {
        ids: ['offer', 'wave'],
        ask: (g) =>
          !open || g.stack.some((frame) => frame.effect === 'offer')
            ? []
            : [
                { kind: 'act', id: 'offer', seat: 1, source: null, standing: true },
                { kind: 'act', id: 'wave', seat: 1, source: null, standing: true },
              ],
        answered(g, seat, id) {
          if (id === 'offer') return call('offer', { owner: seat }, { from: seat });
          g.log.push('wave');
          return undefined;
        },
      },
    },
  );

  test('stand beside the required ones, never block and are never played though they have one answer', () => {
    const g = start(game);
    expect(ids(game.decisions(g))).toEqual(['0 first', '1 offer', '1 wave']);
    expect(g.log).toEqual([]);
    game.apply(g, say(0, 'first', 3));
    game.apply(g, say(0, 'both', 1));
    expect(game.apply(g, say(1, 'both', 2))).toEqual([]);
    expect(g.log).toEqual([3, [1, 2], 'forced']);
  });

  test('whoever imagines a game is asked only what is awaited', () => {
    const g = start(game);
    expect(ids(game.standing(g))).toEqual(['1 offer', '1 wave']);
    expect(ids(game.proceed(g, say(0, 'first', 3)))).toEqual(['0 both', '1 both']);
    expect(ids(game.proceed(g, say(1, 'offer', null)))).toEqual(['0 accept']);
    expect(game.standing(g)).toEqual([]);
    expect(game.standingIds).toEqual(['offer', 'wave']);
    expect(ids(game.proceed(g, say(0, 'accept', true)))).toEqual(['0 both', '1 both']);
    game.proceed(g, say(0, 'both', 1));
    expect(game.proceed(g, say(1, 'both', 2))).toEqual([]);
    expect(game.standing(g)).toEqual([]);
    expect(g.log).toEqual([3, ['offer', 1, true], [1, 2], 'forced']);
  });

  test('what one calls comes first; then the step underneath is asked again', () => {
    const g = start(game);
    expect(ids(game.apply(g, say(1, 'offer', null)))).toEqual(['0 accept']);
    expect(game.judge(g, say(0, 'first', 3))?.code).toBe('not-awaited');
    expect(game.judge(g, say(1, 'offer', null))?.code).toBe('not-awaited');
    expect(ids(game.apply(g, say(0, 'accept', true)))).toEqual(['0 first', '1 offer', '1 wave']);
    expect(g.log).toEqual([['offer', 1, true]]);
  });

  test('one without a call takes effect and leaves the question as it was', () => {
    const g = start(game);
    const before = canonical(g.stack);
    expect(ids(game.apply(g, say(1, 'wave', null)))).toEqual(['0 first', '1 offer', '1 wave']);
    expect(g.log).toEqual(['wave']);
    expect(canonical(g.stack)).toBe(before);
  });

  test('answers that wait in a simultaneous question outlast one', () => {
    const g = start(game);
    game.apply(g, say(0, 'first', 3));
    game.apply(g, say(0, 'both', 8));
    game.apply(g, say(1, 'offer', null));
    expect(ids(game.apply(g, say(0, 'accept', false)))).toEqual(['1 both', '1 offer', '1 wave']);
    game.apply(g, say(1, 'both', 9));
    expect(g.log).toEqual([3, ['offer', 1, false], [8, 9], 'forced']);
  });

  test('vanish when the moment passes', () => {
    const g = start(game);
    open = false;
    expect(game.judge(g, say(1, 'offer', null))?.code).toBe('not-awaited');
    expect(ids(game.decisions(g))).toEqual(['0 first']);
    open = true;
    game.apply(g, say(0, 'first', 3));
    game.apply(g, say(0, 'both', 1));
    game.apply(g, say(1, 'both', 2));
    expect(game.judge(g, say(1, 'offer', null))?.code).toBe('game-over');
  });
});
