import { describe, expect, test } from 'vitest';
import type { KitDecision } from './decision.ts';
import { Defect } from './defect.ts';
import { andAgain, call, give, goto, NO_CARD } from './effect.ts';
import { listening, tell } from './events.ts';
import type { Json } from './json.ts';
import { refusal } from './refusal.ts';
import { type Asked, confirm, effect, ids, logGame, number, say, start } from './testing/toy-log.ts';

describe('steps', () => {
  test('run in written order, and the end of the first effect is the end of the game', () => {
    const game = logGame({
      main: effect({}, ({ run }) => ({
        two: run((g) => void g.log.push('two')),
        one: run((g) => void g.log.push('one')),
        last: run((g) => void g.log.push('last')),
      })),
    });
    const g = start(game);
    expect(g.log).toEqual(['two', 'one', 'last']);
    expect(g.stack).toEqual([]);
    expect(game.decisions(g)).toEqual([]);
  });

  test('again, goto, done and over', () => {
    const game = logGame({
      main: effect({ left: 2 }, ({ run }) => ({
        count: run((g, f) => {
          g.log.push(f.left);
          f.left -= 1;
          return f.left >= 0 ? 'again' : 'next';
        }),
        inner: run((_, f) => call('inner', f)),
        back: run((g) => (g.log.length < 8 ? goto('inner') : 'over')),
        never: run((g) => void g.log.push('never')),
      })),
      inner: effect({}, ({ run }) => ({
        stop: run((g) => {
          g.log.push('stop');
          return 'done';
        }),
        never: run((g) => void g.log.push('never')),
      })),
    });
    const g = start(game);
    expect(g.log).toEqual([2, 1, 0, 'stop', 'stop', 'stop', 'stop', 'stop']);
    expect(g.stack).toEqual([]);
  });

  test('over ends the game from the depth of a call', () => {
    const game = logGame({
      main: effect({}, ({ run }) => ({
        down: run((_, f) => call('deep', f)),
        never: run((g) => void g.log.push('never')),
      })),
      deep: effect({}, ({ run }) => ({ end: run(() => 'over') })),
    });
    const g = start(game);
    expect([g.log, g.stack]).toEqual([[], []]);
    expect(game.judge(g, say(0, 'x', 1))?.code).toBe('game-over');
    expect(game.why(g, 0, { entry: 'x', answer: 1 })?.code).toBe('game-over');
    expect(() => game.apply(g, say(0, 'x', 1))).toThrow(Defect);
  });

  test('a call carries owner, card and locals; give leaves its value with the caller', () => {
    const game = logGame({
      main: effect({ given: 0 }, ({ run }) => ({
        ask: run(() => call('inner', { owner: 1, card: 41 }, { bonus: 5 })),
        told: run((g, f) => void g.log.push(['given', f.given])),
        quiet: run(() => call('silent', { owner: 0 })),
        kept: run((g, f) => void g.log.push(['kept', f.given])),
      })),
      inner: effect({ bonus: 0, plain: 'p', list: [1] }, ({ run }) => ({
        look: run((g, f) => {
          g.log.push([f.effect, f.step, f.owner, f.card, f.bonus, f.plain, f.list.slice()]);
          f.list.push(2);
          return give(f.bonus * 2);
        }),
      })),
      silent: effect({}, ({ run }) => ({ look: run((g, f) => void g.log.push(f.card)) })),
    });
    const expected = [['inner', 'look', 1, 41, 5, 'p', [1]], ['given', 10], NO_CARD, ['kept', 10]];
    expect(start(game).log).toEqual(expected);
    // The first values of the locals belong to the effect: a second game finds them unchanged.
    expect(start(game).log).toEqual(expected);
  });

  test('the caller waits at its next step; andAgain brings the calling step back', () => {
    const game = logGame({
      main: effect({ times: 0 }, ({ run }) => ({
        twice: run((_, f) => (f.times++ < 2 ? andAgain(call('inner', f)) : 'next')),
        last: run((_, f) => call('inner', f)),
      })),
      inner: effect({}, ({ choose }) => ({
        sure: choose<boolean>(
          () => confirm('sure'),
          (g) => void g.log.push(g.stack.map(({ effect: name, step }) => `${name}.${step}`)),
        ),
      })),
    });
    const g = start(game);
    for (let i = 0; i < 3; i++) game.apply(g, say(0, 'sure', true));
    expect(g.log).toEqual([
      ['main.twice', 'inner.sure'],
      ['main.twice', 'inner.sure'],
      ['main.', 'inner.sure'],
    ]);
    expect(g.stack).toEqual([]);
  });
});

describe('defects', () => {
  const main = (write: Parameters<typeof effect<Record<never, Json>>>[1]) => ({ main: effect({}, write) });

  test('an unknown effect or step is a defect that names it', () => {
    expect(() => start(logGame(main(({ run }) => ({ x: run((_, f) => call('lost', f)) }))))).toThrow(
      new Defect('no effect lost'),
    );
    expect(() => start(logGame(main(({ run }) => ({ x: run(() => goto('lost')) }))))).toThrow(
      new Defect('no step main.lost'),
    );
    const game = logGame(
      main(({ choose }) => ({
        x: choose(
          () => confirm('x'),
          () => {},
        ),
      })),
    );
    const saved = start(game);
    saved.stack[0]!.effect = 'gone';
    expect(() => game.decisions(saved)).toThrow(new Defect('no step gone.x'));
  });

  test('an endless loop is a defect that shows the stack', () => {
    expect(() => start(logGame(main(({ run }) => ({ x: run(() => 'again') }))))).toThrow(
      /no decision after 100000 steps: .*"step":"x"/,
    );
    const forced = main(({ choose }) => ({
      x: choose(
        () => number('x', 0, 0),
        () => 'again',
      ),
    }));
    expect(() => start(logGame(forced))).toThrow(Defect);
  });

  test('a question of a kind without a shape is a defect', () => {
    const odd = { kind: 'odd', id: 'x', seat: 0, source: null } as unknown as Asked;
    const game = logGame(
      main(({ choose }) => ({
        x: choose(
          () => odd,
          () => {},
        ),
      })),
    );
    expect(() => start(game)).toThrow('no shape for decisions of kind odd');
  });
});

describe('forced answers', () => {
  const game = (
    playsForced: (decision: Asked) => boolean,
    question: Asked | null,
    otherwise?: 'next' | 'done',
  ) =>
    logGame(
      {
        main: effect({}, ({ run, choose }) => ({
          x: choose<Json>(
            () => question,
            (g, _, answer) => void g.log.push(answer),
            otherwise,
          ),
          after: run((g) => void g.log.push('after')),
        })),
      },
      { playsForced },
    );

  test('are played where the game allows it, and only there', () => {
    expect(start(game(() => true, number('x', 0, 0))).log).toEqual([0, 'after']);
    expect(start(game(({ id }) => id !== 'x', number('x', 0, 0))).log).toEqual([]);
  });

  test('a question with two answers is never played', () => {
    expect(start(game(() => true, number('x', 0, 1))).log).toEqual([]);
    expect(start(game(() => true, confirm('x'))).log).toEqual([]);
  });

  test('a question without options is not asked: the step says what follows', () => {
    expect(start(game(() => true, null)).log).toEqual(['after']);
    expect(start(game(() => true, null, 'done')).log).toEqual([]);
    expect(start(game(() => true, null, 'done')).stack).toEqual([]);
  });

  test('a seat that is asked together with others is not played before them', () => {
    const both = logGame({
      main: effect({}, ({ chooseAll }) => ({
        all: chooseAll<number>(
          () => [number('x', 0, 0), number('x', 1)],
          (g, _, answers) => void g.log.push(answers.slice()),
        ),
      })),
    });
    const g = start(both);
    expect(ids(both.decisions(g))).toEqual(['0 x', '1 x']);
    expect(both.apply(g, say(1, 'x', 4))).toEqual([]);
    expect(g.log).toEqual([[0, 4]]);
  });
});

describe('judge and why', () => {
  const entry: KitDecision = {
    kind: 'pick-cards',
    id: 'buy',
    seat: 0,
    source: null,
    from: [1],
    min: 1,
    max: 1,
  };
  const menu: Asked = {
    kind: 'menu',
    id: 'turn',
    seat: 0,
    source: null,
    entries: [entry, { kind: 'act', id: 'end', seat: 0, source: null }],
  };
  const game = logGame(
    {
      main: effect({}, ({ choose }) => ({
        x: choose(
          () => menu,
          () => {},
        ),
      })),
    },
    {
      whyNotOffered: (_, seat, wish) =>
        wish.entry === 'buy' || wish.entry === 'build'
          ? refusal('X-07', 'too-dear', { seat, cost: 3 })
          : null,
    },
  );
  const g = start(game);
  const why = (entryId: string, answer: Json, seat = 0) => game.why(g, seat, { entry: entryId, answer });

  test('why prefers the refusal of the rule to that of the shape', () => {
    expect(game.judge(g, say(0, 'turn', { entry: 'buy', answer: [2] }))?.reason).toBe('card-not-offered');
    expect(why('buy', [2])).toEqual(refusal('X-07', 'too-dear', { seat: 0, cost: 3 }));
    expect(why('build', null)).toMatchObject({ rule: 'X-07' });
  });

  test('why takes a half-said wish for an offered thing as possible', () => {
    expect(why('end', 1)).toBeNull();
  });

  test('why falls back on not-awaited where the rules have nothing against it', () => {
    expect(why('dance', null)).toMatchObject({ code: 'not-awaited' });
    expect(why('buy', [1], 1)).toMatchObject({ rule: 'X-07' });
    expect(why('end', null, 1)).toMatchObject({ code: 'not-awaited' });
  });

  test('why has nothing against what may be done', () => {
    expect(why('buy', [1])).toBeNull();
    expect(why('end', null)).toBeNull();
    expect(why('turn', { entry: 'end', answer: null })).not.toBeNull();
  });

  test('a refusal of a shape that cites its own rule stays, with its figures', () => {
    const own = logGame(
      {
        main: effect({}, ({ choose }) => ({
          x: choose(
            () => ({ ...menu, kind: 'sum' }) as never,
            () => {},
          ),
        })),
      },
      {
        shapes: {
          sum: {
            check: () => refusal('X-08', 'sum-is-short', { missing: 2 }),
            answers: () => [],
            sample: () => null,
            only: () => undefined,
          },
        },
        whyNotOffered: () => refusal('X-07', 'too-dear'),
      },
    );
    expect(own.why(start(own), 0, { entry: 'turn', answer: 1 })).toEqual(
      refusal('X-08', 'sum-is-short', { missing: 2 }),
    );
  });

  test('judge refuses the wrong seat, the wrong question and the wrong answer', () => {
    expect(game.judge(g, say(0, 'turn', { entry: 'end', answer: null }))).toBeNull();
    expect(game.judge(g, say(1, 'turn', { entry: 'end', answer: null }))?.code).toBe('not-awaited');
    expect(game.judge(g, say(0, 'x', { entry: 'end', answer: null }))?.code).toBe('not-awaited');
    expect(game.judge(g, say(0, 'turn', null))?.code).toBe('not-an-option');
  });
});

describe('events', () => {
  const heard: boolean[] = [];
  const game = logGame({
    main: effect({}, ({ choose }) => ({
      x: choose<boolean>(
        () => {
          tell('asked');
          return confirm('x');
        },
        () => {
          heard.push(listening());
          tell('answered');
        },
      ),
    })),
  });

  test('reach the list that was given; without one nobody listens', () => {
    const out: Json[] = [];
    const g = game.setup(1, null, out);
    expect(out).toEqual(['asked']);
    const told: Json[] = [];
    game.apply(game.clone(g), say(0, 'x', true), told);
    game.apply(g, say(0, 'x', true));
    expect(told).toEqual(['answered']);
    expect(heard).toEqual([true, false]);
    expect(listening()).toBe(false);
  });

  test('an exception does not leave a listener behind', () => {
    const broken = logGame({ main: effect({}, ({ run }) => ({ x: run((_, f) => call('lost', f)) })) });
    expect(() => broken.setup(1, null, [])).toThrow(Defect);
    expect(listening()).toBe(false);
  });
});
