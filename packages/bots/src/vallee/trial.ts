import type { CardId, Json, Menu, Move, Rng, Seat } from '@comptoir/kit';
import {
  areTeammates,
  coinsOf,
  type Decision,
  type Entry,
  type Event,
  HINTS,
  type State,
  stallOf,
  suggestedPayment,
  vallee,
} from '@comptoir/vallee';
import { mainAction } from './deals.ts';
import { holdingsOf, nameOf, oneOfEach } from './deck.ts';
import { COIN } from './finishing.ts';
import { prospects } from './prospects.ts';
import type { Taste } from './styles.ts';
import { retop, type Tops } from './tops.ts';

/**
 * What a card does is found out by using it in the imagined world: what it moves, what it costs, what it denies others. So a
 * folk that nobody has described is played sensibly on its first day.
 */

type Answer = (g: State, decision: Decision, rng: Rng) => Json;
/** How far the best use of an `action` menu leads. */
type Further = (world: State, menu: Menu<Entry>, tops: Readonly<Tops>) => number;

/** No card asks more questions than this; a trial that does is cut off. */
const MANY_STEPS = 40;
/** Rivals that stand this much worse have been hurt. */
const HURT = 0.05;
/** Nothing is better than having won. */
const WON = 1000;
/** No more answers to one question are tried. */
const MANY_ANSWERS = 8;
/** One world is one sample of luck: another answer than the usual one has to be this much better in it. */
const CLEARLY = 0.1;

/** How much better the rivals stand on average than in another world. */
function rivalsAhead(world: State, before: State, seat: Seat): number {
  let sum = 0;
  let count = 0;
  for (let other = 0; other < world.players.length; other++) {
    if (other === seat || areTeammates(world, other, seat)) continue;
    sum += prospects(holdingsOf(world, other)) - prospects(holdingsOf(before, other));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** What a card that waits in the planning area will still do: only a hint can say. */
function promiseOf(world: State, seat: Seat, card: CardId): number {
  if (world.players[seat]?.planning.every((planned) => planned.card !== card) !== false) return 0;
  const hint = HINTS.get(nameOf(card));
  return typeof hint === 'object' ? (hint.finish ?? hint.worth) : 0;
}

/** Something to try, and by whom: `card` is the one that is used, if one is. */
export interface Attempt {
  readonly move: Move;
  readonly seat: Seat;
  readonly card: CardId | null;
}

/** How tries are played on: by the usual answers, or by weighing the seat's own questions in turn. */
export interface Manner {
  readonly rng: Rng;
  readonly answer: Answer;
  readonly weighs: boolean;
  /** What is known of the top of one's own deck. */
  readonly tops: Readonly<Tops>;
  readonly taste: Taste;
  readonly further?: Further;
}

/** How a player stands after a move, and then doing the best with what is there. */
export function standingAfter(g: State, { move, seat, card }: Attempt, manner: Manner): number {
  const { rng, answer, weighs, taste, further } = manner;
  const world = vallee.clone(g);
  const tops = manner.tops.slice();
  const play = (said: Move): Decision | undefined => {
    const events: Event[] = [];
    const [asked] = vallee.apply(world, said, events);
    for (const event of events) {
      const told = vallee.redact(event, seat);
      if (told !== null) retop(tops, seat, told);
    }
    return asked;
  };
  let next = play(move);
  for (let step = 0; step < MANY_STEPS && next !== undefined && next.kind !== 'menu'; step++) {
    const { seat: asked, id } = next;
    const said =
      weighs && asked === seat ? weighed(world, next, { ...manner, tops }) : answer(world, next, rng);
    next = play({ seat: asked, id, answer: said });
  }
  if (world.winner >= 0) return world.winner === stallOf(world, seat) ? WON : -WON;
  const h = holdingsOf(world, seat, tops, taste);
  const mayAct = next?.id === 'action' && next.seat === seat;
  const after = !mayAct
    ? prospects(h)
    : further === undefined
      ? mainAction(world, h).after
      : further(world, next as Menu<Entry>, tops);
  const ahead = rivalsAhead(world, g, seat);
  return (
    after +
    COIN * (coinsOf(world, seat) - coinsOf(g, seat)) +
    (card === null ? 0 : promiseOf(world, seat, card)) -
    taste.denial * ahead +
    (ahead < -HURT ? taste.malice : 0)
  );
}

/** Other answers about whom, what, how much, or which card of a deck. None about other cards, and none to a guess. */
function* others(decision: Decision): Generator<Json> {
  switch (decision.kind) {
    case 'pick-seat':
      yield* decision.from;
      break;
    case 'pick-option':
      yield* decision.options;
      break;
    case 'confirm':
      yield true;
      yield false;
      break;
    case 'pick-cards':
      // What becomes of the card that is found, its effect says.
      if (decision.id === 'deck.search' && decision.max === 1)
        for (const card of oneOfEach(decision.from)) yield [card];
      break;
    case 'purchase':
      for (const { slot } of decision.offers) yield suggestedPayment(decision, slot) as unknown as Json;
      break;
    default:
  }
}

/** The usual answer to a question that a card asks, unless another one clearly leads further. */
export function weighed(g: State, decision: Decision, manner: Manner): Json {
  const { rng, answer, tops, taste } = manner;
  const usual = answer(g, decision, rng);
  const { seat, id } = decision;
  let best = usual;
  let most: number | null = null;
  let tried = 0;
  const standing = (said: Json): number =>
    standingAfter(
      g,
      { move: { seat, id, answer: said }, seat, card: null },
      { rng, answer, weighs: false, tops, taste },
    );
  for (const said of others(decision)) {
    if (said === null && decision.kind === 'purchase') continue;
    if (++tried > MANY_ANSWERS) break;
    most ??= standing(usual) + CLEARLY;
    const its = standing(said);
    if (its <= most) continue;
    most = its;
    best = said;
  }
  return best;
}
