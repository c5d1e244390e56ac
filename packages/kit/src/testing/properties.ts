import { explained } from '../closed.ts';
import type { Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import { type Game, SPECTATOR } from '../game.ts';
import { canonical, cloneJson, type Json } from '../json.ts';
import { reveals } from '../match/reveals.ts';
import { awaited, observation, viewersOf } from '../observation.ts';
import { below, cloneRng, type Rng } from '../random.ts';
import type { Kinded } from '../shapes.ts';
import { explore, type Moment } from './random-play.ts';
import { wrongMoves } from './wrong-answers.ts';

/** Something that holds for every game on the kit. Throws with the place when it does not. */
export interface Property {
  readonly title: string;
  run<S extends BaseState, D extends Kinded, E, V, O>(
    game: Game<S, D, E, V, O>,
    options: O,
    seed: number,
    limit: number,
  ): void;
}

function same(found: unknown, expected: unknown, what: string): void {
  const a = canonical(found);
  const b = canonical(expected);
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  throw new Error(
    `${what}: …${a.slice(Math.max(0, at - 60), at + 60)}… instead of …${b.slice(Math.max(0, at - 60), at + 60)}…`,
  );
}

/** A property that looks at every moment of a random game. */
function always(
  title: string,
  look: <S extends BaseState, D extends Kinded, E, V, O>(
    game: Game<S, D, E, V, O>,
    moment: Moment<S, D, E>,
  ) => void,
): Property {
  return {
    title,
    run(game, options, seed, limit) {
      explore(game, options, seed, { limit, at: (moment) => look(game, moment) });
    },
  };
}

export const conservation: Property = {
  title: 'the invariants of the rules hold at every decision and at the end',
  run(game, options, seed, limit) {
    const last = explore(game, options, seed, {
      limit,
      at: ({ state }) => claimSound(game.violations(state)),
    });
    claimSound(game.violations(last));
  },
};

function claimSound(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(broken.join('; '));
}

export const roundTrip = always(
  'JSON round trip and clone are equal to the state and independent of it',
  (game, { state, move }) => {
    const before = canonical(state);
    const copy = game.clone(state);
    same(copy, state, 'clone');
    const revived = JSON.parse(JSON.stringify(state)) as typeof state;
    same(revived, state, 'JSON round trip');
    game.apply(copy, move);
    if (canonical(state) !== before) throw new Error('playing on a clone changed the original');
    game.apply(revived, move);
    same(revived, copy, 'playing on after a JSON round trip');
  },
);

export const decisionsDerived = always(
  'decisions are derived from the state and returned by apply',
  (game, { state, decisions, move, play }) => {
    same(game.decisions(state), decisions, 'decisions after apply');
    same(game.decisions(game.clone(state)), decisions, 'decisions of a clone');
    const seen = new Set<string>();
    for (const { seat, id } of decisions) {
      if (seen.has(`${seat} ${id}`)) throw new Error(`seat ${seat} is asked ${id} twice`);
      seen.add(`${seat} ${id}`);
    }
    const isStanding = ({ standing }: Kinded): boolean => standing === true;
    same(game.standing(state), decisions.filter(isStanding), 'standing questions');
    const imagined = game.clone(state);
    const required = game.proceed(imagined, move);
    same([...required, ...game.standing(imagined)], game.decisions(imagined), 'decisions after proceeding');
    play();
    same(imagined, state, 'the state after proceeding');
  },
);

export const determinism: Property = {
  title: 'the same seed and answers give the same hashes',
  run(game, options, seed, limit) {
    const twin = game.setup(seed, options);
    explore(game, options, seed, {
      limit,
      at: ({ state, move, number }) => {
        if (number % 7 === 0 && game.hash(state) !== game.hash(twin))
          throw new Error('the twin game differs');
        game.apply(twin, move);
      },
    });
  },
};

export const offeredIsAccepted = always(
  'every enumerated or sampled answer passes check and can be played',
  (game, { state, decisions, rng }) => {
    const own = cloneRng(rng);
    for (const decision of decisions) {
      const tries: Json[] = [game.sample(decision, own), game.sample(decision, own)];
      let taken = 0;
      for (const answer of game.answers(decision)) {
        tries.push(answer);
        if (++taken >= 12) break;
      }
      if (taken === 0) throw new Error(`${decision.id} has no answer`);
      for (const answer of tries) {
        const refused = game.check(decision, answer);
        if (refused !== null)
          throw new Error(`${decision.id} refuses ${JSON.stringify(answer)}: ${refused.reason}`);
      }
      const tried = game.clone(state);
      game.apply(tried, {
        seat: decision.seat,
        id: decision.id,
        answer: tries[below(own, tries.length)] as Json,
      });
      const broken = game.violations(tried);
      if (broken.length > 0) throw new Error(`after ${decision.id}: ${broken.join('; ')}`);
    }
  },
);

export const wrongIsRefused = always(
  'wrong answers are refused and change nothing',
  (game, { state, move, rng }) => {
    const own = cloneRng(rng);
    const before = canonical(state);
    for (const wrong of wrongMoves(move, game.seatsOf(state), own)) {
      const decision = game.decisions(state).find(({ seat, id }) => seat === wrong.seat && id === wrong.id);
      const refused = game.judge(state, wrong);
      if (decision === undefined && refused?.code !== 'not-awaited')
        throw new Error(`nobody asked seat ${wrong.seat} ${wrong.id}`);
      // A mutation may happen to be legal; then it must really be playable.
      if (refused === null) {
        const played = game.clone(state);
        game.apply(played, wrong);
        const broken = game.violations(played);
        if (broken.length > 0) throw new Error(`an accepted mutation breaks the state: ${broken.join('; ')}`);
      }
    }
    if (canonical(state) !== before) throw new Error('judging changed the state');
  },
);

export const staleIsRefused: Property = {
  title: 'an answer to a question that has passed is refused or answers the same question again',
  run(game, options, seed, limit) {
    let last: { seat: Seat; id: string; answer: Json } | null = null;
    explore(game, options, seed, {
      limit,
      at: ({ state, decisions, move }) => {
        if (last !== null) {
          const { seat, id, answer } = last;
          const again = decisions.find((decision) => decision.seat === seat && decision.id === id);
          const refused = game.judge(state, last);
          if (again === undefined && refused?.code !== 'not-awaited')
            throw new Error(`late ${id} was not refused`);
          if (again !== undefined && refused === null && game.check(again, answer) !== null)
            throw new Error(`late ${id} was accepted`);
        }
        last = move;
      },
    });
  },
};

export const noLeak = always(
  'a determinized world looks the same to those who know',
  (game, { state, number, rng }) => {
    if (number % 3 !== 0) return;
    const own = cloneRng(rng);
    const before = canonical(state);
    for (const viewer of viewersOf(game, state)) {
      const knowers = viewer === SPECTATOR ? [] : [viewer];
      const world = game.determinize(state, knowers, own);
      same(game.view(world, viewer), game.view(state, viewer), `view of ${viewer}`);
      const asked = (s: typeof state) =>
        explained(
          game,
          s,
          game.decisions(s).filter((decision) => decision.seat === viewer),
        );
      same(asked(world), asked(state), `questions to ${viewer}`);
      same(awaited(game.decisions(world)), awaited(game.decisions(state)), `who is awaited, to ${viewer}`);
      const broken = game.violations(world);
      if (broken.length > 0) throw new Error(`a world of ${viewer} is broken: ${broken.join('; ')}`);
      const text = JSON.stringify(game.view(state, viewer));
      if (/"(rng|seed|stack|key)":/.test(text))
        throw new Error(`the view of ${viewer} holds the generator or the stack`);
    }
    if (canonical(state) !== before) throw new Error('determinize changed the state');
  },
);

/**
 * When two choices of cards lead to different worlds that look the same to somebody, the choice is a secret: then all
 * choices of as many cards must look the same to them. A look is all they are told and see, and who is awaited next.
 */
export const secretChoicesLookAlike = always(
  'choices that somebody cannot tell apart are told in the same way',
  (game, { state, decisions, move, number, rng }) => {
    if (number % 2 !== 0) return;
    const decision = decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
    if (decision === undefined || !/\[\d/.test(JSON.stringify(move.answer))) return;
    const outcomes = alternatives(game, decision, move.answer, cloneRng(rng)).map((answer) => {
      const after = game.clone(state);
      const events: Parameters<typeof game.redact>[0][] = [];
      game.apply(after, { seat: move.seat, id: move.id, answer }, events);
      return { after, events, world: canonical(after) };
    });
    if (outcomes.length < 3) return;
    for (const viewer of viewersOf(game, state)) {
      if (viewer === move.seat) continue;
      const looks = new Map<string, string>();
      let isSecret = false;
      for (const { after, events, world } of outcomes) {
        const look = observation(game, after, events, viewer);
        isSecret ||= looks.has(look) && looks.get(look) !== world;
        looks.set(look, world);
      }
      if (isSecret)
        for (const look of looks.keys())
          same(look, [...looks.keys()][0], `a secret choice, seen by ${viewer}`);
    }
  },
);

/** Other answers of the same shape: the same menu entry and the same number of cards, since everybody sees those. */
function alternatives<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  decision: D,
  answer: Json,
  rng: Rng,
): Json[] {
  const shapeOf = (value: Json): string => {
    if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
    if (value !== null && typeof value === 'object') {
      const parts = Object.entries(value).map(
        ([key, part]) => `${key}:${typeof part === 'object' ? shapeOf(part as Json) : part}`,
      );
      return `{${parts.join()}}`;
    }
    return value === null ? 'null' : typeof value;
  };
  const wanted = shapeOf(answer);
  const found = new Map<string, Json>([[canonical(answer), answer]]);
  for (let i = 0; i < 12; i++) {
    const other = game.sample(decision, rng);
    if (shapeOf(other) === wanted) found.set(canonical(other), other);
  }
  return [...found.values()];
}

/** What a bot is handed must not differ where its seat sees no difference. */
export const worldsTellNothing = always(
  'a determinized world is drawn from what is seen and from nothing else',
  (game, { state, number, rng }) => {
    if (number % 5 !== 0) return;
    const own = cloneRng(rng);
    for (let seat = 0; seat < game.seatsOf(state); seat++) {
      const other = game.determinize(state, [seat], own);
      const world = game.determinize(state, [seat], cloneRng(own));
      same(game.determinize(other, [seat], cloneRng(own)), world, `world of ${seat}`);
    }
  },
);

export const storyMatchesView = always(
  'events folded over a view agree with the next view',
  (game, { state, play }) => {
    const viewers = viewersOf(game, state);
    const views = viewers.map((viewer) => cloneJson(game.view(state, viewer)));
    const { after, events } = play();
    viewers.forEach((viewer, i) => {
      let view = views[i] as ReturnType<typeof game.view>;
      for (const event of events) {
        const told = game.redact(event, viewer);
        if (told !== null) view = game.fold(view, cloneJson(told));
      }
      same(view, game.view(after, viewer), `folded view of ${viewer}`);
    });
  },
);

export const worldsPlayOn = always(
  'a determinized world can be played on',
  (game, { state, decisions, number, rng }) => {
    if (number % 5 !== 0) return;
    const own = cloneRng(rng);
    const [decision] = decisions;
    if (decision === undefined) return;
    const world = game.determinize(state, [decision.seat], own);
    for (let i = 0; i < 20; i++) {
      const asked = game.decisions(world).filter(({ standing }) => standing !== true);
      const next = asked[below(own, asked.length)];
      if (next === undefined) break;
      game.apply(world, { seat: next.seat, id: next.id, answer: game.sample(next, own) });
    }
    const broken = game.violations(world);
    if (broken.length > 0) throw new Error(broken.join('; '));
  },
);

/** Random games can be long: every early moment is checked, and later ones now and then. */
const isLookedAt = (number: number): boolean => number % (number < 320 ? 16 : 160) === 0;

/** Three times as many worlds as the kit tries: what it called silent must stay silent. */
export const undoKeepsSecrets = always(
  'undo never crosses new information',
  (game, { state, move, number }) => {
    if (!isLookedAt(number)) return;
    if (!reveals(game, state, move) && reveals(game, state, move, 96))
      throw new Error('the move told something, yet it may be undone');
  },
);

/** The properties that every game gets for free by handing over its Game object. */
export const GAME_PROPERTIES: readonly Property[] = [
  conservation,
  roundTrip,
  decisionsDerived,
  determinism,
  offeredIsAccepted,
  wrongIsRefused,
  staleIsRefused,
  noLeak,
  secretChoicesLookAlike,
  worldsTellNothing,
  storyMatchesView,
  worldsPlayOn,
  undoKeepsSecrets,
];
