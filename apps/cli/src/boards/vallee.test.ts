import { below, type Json, type Kinded, type Language, SPECTATOR, xoshiro } from '@comptoir/kit';
import type { StepWords } from '@comptoir/kit/board';
import {
  cardOf,
  FIRST_JUNK,
  idsOfFolk,
  type Purchase,
  type StackChoice,
  type State,
  vallee,
} from '@comptoir/vallee';
import { cardName } from '@comptoir/vallee/texts';
import { describe, expect, test } from 'vitest';
import { columns, plain } from '../terminal/paint.ts';
import { valleeBoard } from './vallee.ts';
import { valleeSteppers } from './vallee-steps.ts';

function stateAfter(moves: number, seed: number, input: object): State {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const state = vallee.setup(seed, reading.options);
  const rng = xoshiro(seed);
  for (let at = 0; at < moves; at++) {
    const [decision] = vallee.decisions(state);
    if (decision === undefined) break;
    vallee.apply(state, { seat: decision.seat, id: decision.id, answer: vallee.sample(decision, rng) });
  }
  return state;
}

const names = ['Anne', 'Bob', 'Chloé', 'Dominique-Alexandre'];
const style = (width: number, language: Language, colour = false) => ({ width, language, names, colour });

describe('the board of La Vallée', () => {
  const state = stateAfter(150, 6, { players: 3, folks: ['hares', 'lemurs', 'magpies', 'tree-kangaroos'] });

  test('V-029 while the table votes there is no board yet', () => {
    const voting = stateAfter(0, 6, { players: 3, folksBy: 'vote' });
    expect(valleeBoard.draw(vallee.view(voting, 0), style(80, 'fr'))).toEqual([
      expect.stringContaining('Vote des peuplades'),
    ]);
  });

  test('80 columns, in French', () => {
    expect(valleeBoard.draw(vallee.view(state, 0), style(80, 'fr')).join('\n')).toMatchSnapshot();
  });

  test('players whose names begin alike keep what tells them apart', () => {
    const alike = ['Anne', 'Dame Échidna 1', 'Dame Échidna 2'];
    const drawn = valleeBoard.draw(vallee.view(state, 0), { ...style(80, 'fr'), names: alike }).join('\n');
    expect(drawn).toContain('Dame Échi… 1');
    expect(drawn).toContain('Dame Échi… 2');
  });

  test('120 columns, in English', () => {
    expect(valleeBoard.draw(vallee.view(state, 1), style(120, 'en')).join('\n')).toMatchSnapshot();
  });

  test('V-350 the coins of every seat are shown; V-351 they pay the rest when asked to', () => {
    const rich = stateAfter(0, 6, { players: 2, folks: ['dodos', 'lemurs', 'magpies'] });
    rich.coins = [2, 0];
    const drawn = valleeBoard.draw(vallee.view(rich, 0), style(80, 'fr')).join('\n');
    expect(drawn.match(/\d pièces?/g)).toEqual(['2 pièces', '0 pièce']);
    const asked: Purchase = {
      kind: 'purchase',
      id: 'hand.spend',
      seat: 0,
      source: 'nesting-doll',
      offers: [{ slot: 2, card: FIRST_JUNK, cost: 2 }],
      cards: [FIRST_JUNK],
      lowest: [1],
      highest: [1],
      coins: 2,
    };
    const words: StepWords<Kinded> = { language: 'fr', question: () => '', option: () => '' } as never;
    const step = valleeSteppers.purchase?.(asked as never, [{ card: FIRST_JUNK, value: 1 }], words);
    expect(step).toMatchObject({ step: { choices: [{ label: 'Payer le reste : 1 pièce' }] } });
    expect(valleeSteppers.purchase?.(asked as never, [null], words)).toEqual({
      answer: { slot: 2, cards: [], values: [] },
    });
    // V-352: the amount is asked for where there are several.
    const free: Purchase = { ...asked, offers: [...asked.offers, { slot: 1, card: FIRST_JUNK, cost: 1 }] };
    expect(valleeSteppers.purchase?.(free as never, [], words)).toMatchObject({
      step: { choices: [{ value: 2 }, { value: 1 }] },
    });
  });

  test('V-370 every clock is shown, where a folk asks for the time; V-394 what is stored too', () => {
    const timed = stateAfter(0, 6, { players: 3, folks: ['hares', 'lemurs', 'magpies', 'bats'] });
    timed.clocks = ['night', 'dawn', 'day'];
    const drawn = valleeBoard.draw(vallee.view(timed, 0), style(80, 'fr')).join('\n');
    expect(drawn.match(/horloge : (?:nuit|aube|jour)/g)).toEqual([
      'horloge : nuit',
      'horloge : aube',
      'horloge : jour',
    ]);
    const stored = stateAfter(0, 6, { players: 2, edition: 'remaster' });
    const [card] = stored.players[0]?.hand.splice(0, 1) ?? [];
    stored.players[0]?.kept?.push(card as number);
    const lines = (viewer: number) =>
      valleeBoard.draw(vallee.view(stored, viewer), style(80, 'en')).join('\n');
    expect(lines(0)).toContain(`stored: ${cardName('en', card as number)}`);
    expect(lines(1)).not.toContain(`stored: ${cardName('en', card as number)}`);
    expect(drawn).not.toContain('stocké');
  });

  test('no line is wider than the terminal, whatever happens on the table', () => {
    const rng = xoshiro(8);
    for (let seed = 1; seed <= 40; seed++) {
      const input = seed % 3 === 0 ? { players: 4, mode: 'teams' } : { players: 2 + (seed % 3) };
      const at = stateAfter(below(rng, 400), seed, input);
      for (const width of [40, 60, 80, 100, 120, 200]) {
        for (const viewer of [SPECTATOR, 0, 1]) {
          for (const line of valleeBoard.draw(
            vallee.view(at, viewer),
            style(width, seed % 2 ? 'fr' : 'en', true),
          ))
            expect(columns(line), plain(line)).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('V-141: a stack is asked for with the cards that lead to one', () => {
    const asked = {
      kind: 'stack',
      id: 'stall.build',
      seat: 0,
      source: null,
      cards: [10, 11, 12, 13, 14, 15],
      values: [1, 2, 5, 3, 1, 3],
      folks: ['hares', 'hares', 'hares', 'lemurs', null, 'hares'],
      total: 4,
      below: false,
      declined: [],
    } as const;
    const words = {
      language: 'en' as const,
      question: () => '',
      entry: () => '',
      option: (_: unknown, card: Json) => String(card),
    };
    const offered = (chosen: readonly number[], over: object = {}) => {
      const progress = valleeBoard.steppers?.stack?.({ ...asked, ...over }, chosen, words);
      if (progress === undefined) throw new Error('no stepper');
      return 'answer' in progress ? progress.answer : progress.step.choices.map(({ value }) => value);
    };
    expect(offered([])).toEqual([10, 15]);
    expect(offered([10])).toEqual([15]);
    expect(offered([10, 15])).toEqual([10, 15]);
    expect(offered([], { total: 3 })).toEqual([10, 11, 13, 15]);
    expect(offered([], { below: true })).toEqual([10, 11, 13, 15]);
  });

  test('what comes from the market is described, and wondered about as what it is', () => {
    const view = vallee.view(state, 0);
    const slot = view.market.findIndex((card) => card !== null);
    const pick = { kind: 'pick-option', id: 'market.pick', seat: 0, source: null, options: [slot] } as const;
    expect(valleeBoard.detail?.(pick, slot, 'X', 'en', view)).toMatch(/^X \d · \S+ — ./);
    const uses = (valleeBoard.wonder?.(view, 0, 'en') ?? []).filter(
      ({ wish }) => wish.entry !== 'market.buy',
    );
    for (const { wish } of uses) {
      const [card] = wish.answer as [number];
      if (wish.entry === 'technique.play') expect(cardOf(card).type).toBe('technique');
      if (wish.entry === 'passive.use') expect(cardOf(card).type).toBe('passive');
    }
    expect(valleeBoard.tally?.(view, 0, 'fr')).toMatch(/^\d piles?$/);
  });

  describe('V-315 a card that counts as another', () => {
    const like = stateAfter(0, 6, { players: 2, folks: ['chameleons', 'hares', 'penguins'] });
    const named = (folk: string, name: string): number =>
      idsOfFolk(folk).find((card) => cardOf(card).id === name) as number;
    const [chameleon, model] = [named('chameleons', 'trendsetting'), named('penguins', 'practical-values')];
    like.players[0]?.hand.splice(0, 5, chameleon);
    like.turn.active = 0;
    like.turn.values.push({ card: chameleon, how: 'copy', amount: model });
    const view = vallee.view(like, 0);

    test('says so in the hand, with the folk and the kind of its model', () => {
      const drawn = valleeBoard.draw(view, style(120, 'fr')).slice(-5).join('\n');
      expect(drawn).toContain('Dernier cri');
      expect(drawn).toContain('= Valeurs pratiques');
      expect(drawn).toContain('+1 action');
      expect(drawn).not.toContain('passive');
    });

    test('is offered with what it does now', () => {
      const play = { kind: 'pick-cards', id: 'technique.play', seat: 0, source: null, from: [chameleon] };
      expect(valleeBoard.detail?.(play as never, chameleon, 'Dernier cri', 'fr', view)).toMatch(
        /^Dernier cri \(= Valeurs pratiques\) 5 · Manchots — Ce tour-ci/,
      );
    });

    test('a likeness is offered with what it brings', () => {
      const imitate = { kind: 'pick-option', id: 'card.imitate', seat: 0, source: null, options: [] };
      expect(
        valleeBoard.detail?.(imitate as never, { card: chameleon, model }, 'Dernier cri → X', 'fr', view),
      ).toMatch(/^Dernier cri → X 5 · Manchots — Ce tour-ci/);
    });
  });

  test('V-009 a change of values is not shown on cards of those who wait', () => {
    const changed = stateAfter(0, 6, { players: 2, folks: ['hares', 'lemurs', 'penguins'] });
    changed.turn.values.push({ card: -1, how: 'mirror', amount: 0 });
    const worth = (viewer: number) =>
      valleeBoard.draw(vallee.view(changed, viewer), style(80, 'fr')).join('\n').includes('vaut');
    expect(worth(changed.turn.active)).toBe(true);
    expect(worth(1 - changed.turn.active)).toBe(false);
  });

  test('V-330 a reaction is asked about with what the card does', () => {
    const react = { kind: 'confirm', id: 'react', seat: 0, source: 'binoculars' } as const;
    expect(valleeBoard.detail?.(react as never, true, 'Oui', 'fr', vallee.view(state, 0))).toMatch(
      /^Oui — Jumelles : Après l’achat/,
    );
    expect(valleeBoard.detail?.(react as never, false, 'Non', 'fr', vallee.view(state, 0))).toBe('Non');
  });

  test('folks whose names begin alike have signs of their own; stacks stand in columns', () => {
    const alike = stateAfter(0, 6, { players: 2, folks: ['chameleons', 'beavers', 'hares'] });
    alike.stalls[0] = [[idsOfFolk('chameleons')[0] as number], [idsOfFolk('beavers')[4] as number]];
    const drawn = valleeBoard.draw(vallee.view(alike, 0), style(100, 'fr'));
    const lines = drawn.filter((line) => line.includes('·8'));
    expect(lines[0]).toContain('1Cm 2Cs ·3');
    expect(new Set(lines.map((line) => line.indexOf('·8'))).size).toBe(1);
  });

  test('? finds every card of the folks in play, and a folk with its cards', () => {
    const found = valleeBoard.notices?.(vallee.view(state, 0), 0, 'fr') ?? [];
    for (const folk of ['hares', 'lemurs', 'magpies', 'tree-kangaroos'])
      for (const card of idsOfFolk(folk))
        expect(found.map(({ name }) => name)).toContain(cardName('fr', card));
    expect(found.find(({ name }) => name === 'Blanchons')?.text).toMatch(/1 Érudit des arcanes, 2 Baromètre/);
  });

  test('what can be done keeps its number, whatever else can be done', () => {
    const menu = { kind: 'menu', id: 'action', seat: 0, source: null, entries: [] } as const;
    expect(
      ['market.buy', 'technique.play', 'stall.build'].map((entry) =>
        valleeBoard.number?.(menu as never, entry),
      ),
    ).toEqual([1, 2, 3]);
    expect(valleeBoard.number?.({ ...menu, kind: 'confirm' } as never, true)).toBeNull();
  });

  test('colours add nothing but colours', () => {
    const view = vallee.view(state, 0);
    expect(valleeBoard.draw(view, style(80, 'fr', true)).map(plain)).toEqual(
      valleeBoard.draw(view, style(80, 'fr')),
    );
  });
});

describe('what lies open is read whole (V-220)', () => {
  const state = stateAfter(150, 6, { players: 3, folks: ['hares', 'lemurs', 'magpies', 'tree-kangaroos'] });
  const view = vallee.view(state, 0);
  const [discards, stalls] = (valleeBoard.looks ?? []).map(
    ({ draw }) =>
      (about: string, width = 80) =>
        draw(view, style(width, 'fr'), about),
  );

  test('all discards and the market’s, or one of them by name or number', () => {
    const all = discards?.('').join('\n') ?? '';
    for (const [seat, { discard }] of view.players.entries())
      expect(all).toContain(`Défausse, ${names[seat]} (${discard.length})`);
    expect(all).toContain(`Défausse, Marché (${view.marketDiscard.length})`);
    expect(discards?.('bob')[0]).toMatch(/^Défausse, Bob/);
    expect(discards?.('2')).toEqual(discards?.('bob'));
    expect(discards?.('marche')[0]).toMatch(/^Défausse, Marché/);
    expect(discards?.('zoé')).toEqual(['Personne ici ne s’appelle « zoé ».']);
    for (const width of [40, 60, 100])
      for (const line of discards?.('', width) ?? []) expect(columns(line)).toBeLessThanOrEqual(width);
  });

  test('stalls show every card of every stack', () => {
    const text = stalls?.('').join(' ') ?? '';
    for (const card of view.stalls.flat(2)) expect(text).toContain(cardName('fr', card).split(' ')[0]);
    expect(stalls?.('anne')[0]).toMatch(/^Étal, Anne \(\d+ pile/);
  });
});

describe('questions at the terminal', () => {
  const words: StepWords<Kinded> = {
    language: 'fr',
    question: ({ id }) => id,
    entry: ({ id }) => id,
    option: (_, option) => String(option),
  };

  test('V-062 17.26 a card that makes an earlier one superfluous is refused when it is named, with the reason', () => {
    const [two, four] = [idsOfFolk('hares')[4] as number, idsOfFolk('hares')[10] as number];
    const decision: Purchase = {
      kind: 'purchase',
      id: 'market.buy',
      seat: 0,
      source: null,
      offers: [{ slot: 0, card: idsOfFolk('lemurs')[13] as number, cost: 5 }],
      cards: [FIRST_JUNK, two, four],
      lowest: [1, 2, 4],
      highest: [1, 2, 4],
    };
    const progress = valleeSteppers.purchase?.(
      decision as never,
      [0, { card: FIRST_JUNK, value: 1 }, { card: two, value: 2 }],
      words,
    );
    if (progress === undefined || 'answer' in progress) throw new Error('the payment is not complete');
    expect(progress.step.choices).toMatchObject([
      { number: 3, refusal: { rule: 'V-062', reason: 'superfluous-card' } },
    ]);
  });

  test('V-141 a card of a stack is listed with what it is worth there, not with what is printed', () => {
    const [two, four] = [idsOfFolk('hares')[4] as number, idsOfFolk('hares')[10] as number];
    const decision: StackChoice = {
      kind: 'stack',
      id: 'stall.build',
      seat: 0,
      source: null,
      cards: [two, four],
      values: [5, 4],
      folks: ['hares', 'hares'],
      total: 9,
      below: false,
      declined: [],
    };
    const progress = valleeSteppers.stack?.(decision as never, [], words);
    if (progress === undefined || 'answer' in progress) throw new Error('nothing is chosen yet');
    expect(progress.step.choices.map(({ label }) => label)).toEqual([
      `${cardName('fr', two)} 5 · Blanchons`,
      `${cardName('fr', four)} 4 · Blanchons`,
    ]);
  });

  test('history-lesson names the cards it asks about', () => {
    const view = vallee.view(stateAfter(150, 6, { players: 3 }), 0);
    const seat = view.players.findIndex(({ discard }) => discard.length > 1);
    const decision = {
      kind: 'pick-number',
      id: 'discard.count',
      seat,
      source: 'history-lesson',
      min: 0,
      max: 2,
    };
    const top = view.players[seat]?.discard.at(-1) as number;
    expect(valleeBoard.detail?.(decision as never, 1, '1', 'fr', view)).toBe(`1 — ${cardName('fr', top)}`);
    expect(valleeBoard.detail?.(decision as never, 0, '0', 'fr', view)).toBe('0');
  });
});
