import { auction as toyAuction } from '@comptoir/auction/rules';
import type { AuctionEvent, View } from '@comptoir/auction/view';
import { describe, expect, test } from 'vitest';
import type { Move } from '../decision.ts';
import type { Json } from '../json.ts';
import { below } from '../random.ts';
import {
  conservation,
  decisionsDerived,
  determinism,
  GAME_PROPERTIES,
  noLeak,
  offeredIsAccepted,
  type Property,
  roundTrip,
  secretChoicesLookAlike,
  staleIsRefused,
  storyMatchesView,
  undoKeepsSecrets,
  worldsPlayOn,
  wrongIsRefused,
} from './properties.ts';

const LIMIT = 500;
const SEEDS = [1, 2, 3, 4, 5, 6];
type Toy = typeof toyAuction;

describe.each(GAME_PROPERTIES.map((property) => [property.title, property] as const))('%s', (_, property) => {
  test.each([2, 3, 4])('holds in the toy auction of %i', (players) => {
    for (const seed of SEEDS) property.run(toyAuction, { players, rounds: 4 }, seed, LIMIT);
  });
});

test('an endless game is reported with its seed', () => {
  expect(() => conservation.run(toyAuction, { players: 2, rounds: 4 }, 3, 5)).toThrow(
    /seed 3: no end after 5 decisions/,
  );
});

/** Runs one property on a broken variant of the toy; the message tells where the fault was seen. */
function fault(property: Property, variant: Partial<Toy>, seeds: readonly number[] = SEEDS): () => void {
  const broken: Toy = { ...toyAuction, ...variant };
  return () => {
    for (const seed of seeds) property.run(broken, { players: 3, rounds: 4 }, seed, LIMIT);
  };
}

describe('each property catches what it is there for', () => {
  test('conservation: a verb that loses a card', () => {
    const apply: Toy['apply'] = (state, move, out) => {
      const decisions = toyAuction.apply(state, move, out);
      if (state.discard.length > 3) state.discard.shift();
      return decisions;
    };
    expect(fault(conservation, { apply })).toThrow(/seed 1, decision \d+ .*T-01 a card is lost/);
  });

  test('round trip: a clone that shares a zone', () => {
    const clone: Toy['clone'] = (state) => ({ ...toyAuction.clone(state), hands: state.hands });
    expect(fault(roundTrip, { clone })).toThrow('playing on a clone changed the original');
  });

  test('round trip: a clone that forgets a local of a frame', () => {
    const clone: Toy['clone'] = (state) => {
      const copy = toyAuction.clone(state);
      for (const frame of copy.stack) delete (frame as { given?: Json }).given;
      return copy;
    };
    expect(fault(roundTrip, { clone })).toThrow(/clone: /);
  });

  test('round trip: a state that JSON does not carry', () => {
    const apply: Toy['apply'] = (state, move, out) => {
      const decisions = toyAuction.apply(state, move, out);
      state.bank = state.round > 1 ? Number.NaN : state.bank;
      return decisions;
    };
    expect(fault(roundTrip, { apply })).toThrow(/JSON round trip/);
  });

  test('derived decisions: apply returns something else than is asked', () => {
    const apply: Toy['apply'] = (state, move, out) => {
      const decisions = toyAuction.apply(state, move, out);
      return decisions.length > 1 ? decisions.slice(0, -1) : decisions;
    };
    expect(fault(decisionsDerived, { apply })).toThrow(/decisions after apply/);
  });

  test('derived decisions: an imagined game that goes another way', () => {
    const proceed: Toy['proceed'] = (state, move) => {
      const decisions = toyAuction.proceed(state, move);
      state.bank += 1;
      return decisions;
    };
    expect(fault(decisionsDerived, { proceed })).toThrow(/the state after proceeding/);
  });

  test('derived decisions: one seat is asked the same thing twice', () => {
    const twice: Toy['decisions'] = (state) => toyAuction.decisions(state).flatMap((asked) => [asked, asked]);
    const apply: Toy['apply'] = (state, move, out) => {
      toyAuction.apply(state, move, out);
      return twice(state);
    };
    expect(fault(decisionsDerived, { decisions: twice, apply })).toThrow(/is asked .* twice/);
  });

  test('determinism: a rule that looks at something outside the state', () => {
    let calls = 0;
    const apply: Toy['apply'] = (state, move, out) => {
      const decisions = toyAuction.apply(state, move, out);
      if (++calls % 5 === 0) state.deck.reverse();
      return decisions;
    };
    expect(fault(determinism, { apply })).toThrow('the twin game differs');
  });

  test('offered is accepted: an answer is offered that check refuses', () => {
    const answers: Toy['answers'] = function* (decision) {
      yield* toyAuction.answers(decision);
      if (decision.kind === 'pick-cards') yield [...decision.from, 99];
    };
    expect(fault(offeredIsAccepted, { answers })).toThrow(/refuses .*99.*: card-not-offered/);
  });

  test('offered is accepted: a question without an answer', () => {
    const answers: Toy['answers'] = (decision) =>
      decision.kind === 'menu' ? [] : toyAuction.answers(decision);
    expect(fault(offeredIsAccepted, { answers })).toThrow('turn.act has no answer');
  });

  test('wrong is refused: anybody may answer', () => {
    const judge: Toy['judge'] = (state, move) => {
      const asked = toyAuction.decisions(state).find(({ id }) => id === move.id);
      return asked === undefined ? toyAuction.judge(state, move) : toyAuction.check(asked, move.answer);
    };
    expect(fault(wrongIsRefused, { judge })).toThrow(/nobody asked seat/);
  });

  test('wrong is refused: an answer is accepted that cannot be played', () => {
    const judge: Toy['judge'] = (state, move) => {
      const refused = toyAuction.judge(state, move);
      return refused?.code === 'not-an-option' ? null : refused;
    };
    expect(fault(wrongIsRefused, { judge })).toThrow();
  });

  test('wrong is refused: judging changes the state', () => {
    const judge: Toy['judge'] = (state, move) => {
      state.rounds += 1;
      return toyAuction.judge(state, move);
    };
    expect(fault(wrongIsRefused, { judge })).toThrow('judging changed the state');
  });

  test('stale is refused: the last answer is accepted once more', () => {
    let last: Move | null = null;
    const apply: Toy['apply'] = (state, move, out) => {
      last = move;
      return toyAuction.apply(state, move, out);
    };
    const judge: Toy['judge'] = (state, move) =>
      move === last || move.id === last?.id ? null : toyAuction.judge(state, move);
    expect(fault(staleIsRefused, { apply, judge })).toThrow(/late .* was/);
  });

  test('no leak: a view that shows the next card', () => {
    const view = (state: Parameters<Toy['view']>[0], viewer: number): View =>
      ({ ...toyAuction.view(state, viewer), top: state.deck[0] ?? null }) as View;
    expect(fault(noLeak, { view })).toThrow(/view of -?\d: .*top/);
  });

  test("no leak: questions that depend on somebody else's hand", () => {
    const decisions: Toy['decisions'] = (state) =>
      toyAuction
        .decisions(state)
        .map((asked) =>
          asked.kind === 'pick-seat' ? { ...asked, from: [state.hands[asked.from[0]!]?.[0] ?? 0] } : asked,
        );
    expect(fault(noLeak, { decisions })).toThrow(/questions to \d/);
  });

  test('no leak: a view that carries the generator', () => {
    const view = (state: Parameters<Toy['view']>[0], viewer: number): View =>
      ({ ...toyAuction.view(state, viewer), seed: 7 }) as View;
    expect(fault(noLeak, { view })).toThrow(/holds the generator or the stack/);
  });

  test('no leak: a world that breaks the rules', () => {
    const determinize: Toy['determinize'] = (state, knowers, rng) => {
      const world = toyAuction.determinize(state, knowers, rng);
      world.deck.fill(0);
      return world;
    };
    expect(fault(noLeak, { determinize })).toThrow(/a world of -?\d is broken: T-01/);
  });

  test('no leak: a pause that is kept only for those who hold something', () => {
    const decisions: Toy['decisions'] = (state) =>
      toyAuction
        .decisions(state)
        .filter(({ id, seat }) => id !== 'turn.act' || (state.hands[seat]?.[0] ?? 0) % 2 === 0);
    expect(fault(noLeak, { decisions })).toThrow(/who is awaited, to -?\d/);
  });

  test('secret choices look alike: an event that names one of the cards that were bid in secret', () => {
    const apply: Toy['apply'] = (state, move, out) => {
      const decisions = toyAuction.apply(state, move, out);
      const [card] = move.id === 'bid.card' ? (move.answer as number[]) : [];
      if (card !== undefined && card % 5 === 0) out?.push({ type: 'turned-up', card });
      return decisions;
    };
    expect(fault(secretChoicesLookAlike, { apply })).toThrow(/a secret choice, seen by -?\d/);
  });

  test('story: an event with too little in it', () => {
    const redact = (event: AuctionEvent, viewer: number): AuctionEvent | null =>
      event.type === 'coins' ? { ...event, amount: 0 } : toyAuction.redact(event, viewer);
    expect(fault(storyMatchesView, { redact })).toThrow(/folded view of -1/);
  });

  test('story: an event that the viewer is not sent', () => {
    const redact = (event: AuctionEvent, viewer: number): AuctionEvent | null =>
      event.type === 'drawn' && event.seat !== viewer ? null : toyAuction.redact(event, viewer);
    expect(fault(storyMatchesView, { redact })).toThrow(/folded view of -1/);
  });

  test('worlds play on: hidden hands and deck are made up of nothing', () => {
    const determinize: Toy['determinize'] = (state, knowers, rng) => {
      const world = toyAuction.determinize(state, knowers, rng);
      world.deck = world.deck.map(() => below(rng, 24));
      return world;
    };
    expect(fault(worldsPlayOn, { determinize })).toThrow(/T-01/);
  });

  test('undo keeps secrets: a move that tells something so rarely that 32 worlds miss it', () => {
    const apply: Toy['apply'] = (state, move, out) => {
      const rare = state.deck[0] === 7 && state.deck[1] === 3;
      const decisions = toyAuction.apply(state, move, out);
      if (rare) out?.push({ type: 'reshuffled' });
      return decisions;
    };
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(fault(undoKeepsSecrets, { apply }, seeds)).toThrow(
      'the move told something, yet it may be undone',
    );
  });
});
