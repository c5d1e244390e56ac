import { baie, type Decision, hoursOwed, hoursToMarket, RECRUIT_SPACE, type State } from '@comptoir/baie';
import { cloneRng, type Json, type Rng, type Seat, word, xoshiro } from '@comptoir/kit';
import { type Harbour, harbourOf } from './harbour.ts';
import { AIMS, type Liking, worthOf } from './measure.ts';
import { workshopOf } from './merchants/index.ts';
import { optionsOf } from './merchants/workshop.ts';
import { HOUR, type Outlook, outlookFor, roomIn } from './outlook.ts';
import { answerOfPeople } from './people.ts';
import { answerAtQuay } from './quay.ts';

/** Questions about paying hours: the effects of a turn are over when they come. */
const PAYING = new Set(['shards.spend', 'clock.hand', 'load.boat', 'dock.choose', 'thieves.move']);
/** A turn with more questions than this is cut off. */
const TURN_LIMIT = 40;

/** What a sound merchant answers to anything but the choice of a space. Looks at the state; chance stays with the game. */
function answerAtOnce(g: State, decision: Decision, rng: Rng, liking: Liking, known?: Outlook): Json {
  const atQuay = answerAtQuay(g, decision);
  if (atQuay !== null) return atQuay;
  const o = tempted(known ?? outlookFor(g, decision.seat), liking);
  const { shop } = g.players[decision.seat]!;
  const found = answerOfPeople(g, o, decision) ?? workshopOf(g, decision.seat).answer(shop, o, decision, g);
  return found !== null && baie.check(decision, found) === null ? found : baie.sample(decision, rng);
}

const TOLL = AIMS.indexOf('corruption');
/** Corruption costs as much as its player minds it. */
const tempted = (o: Outlook, liking: Liking): Outlook =>
  liking === null ? o : { ...o, toll: o.toll * (liking[TOLL] as number) };

/** During an action that leaves harbour and clock alone, only a good that was made changes the outlook. */
function outlookDuring(g: State, seat: Seat, harbour: Harbour, before: Outlook | null): Outlook {
  const isSame = before !== null && before.room === roomIn(g.players[seat]!.stall);
  return isSame ? before : outlookFor(g, seat, harbour);
}

/** Plays a space to the end of its action and says what the position is worth then. */
function worthAfter(g: State, seat: Seat, space: string, rng: Rng, harbour: Harbour, liking: Liking): number {
  const { round } = g;
  // Nobody boards or lands before hours are paid, unless a Sailor helps.
  const isCalm = space !== RECRUIT_SPACE;
  let outlook: Outlook | null = null;
  let decisions = baie.proceed(g, { seat, id: 'turn.space', answer: space });
  for (let i = 0; i < TURN_LIMIT; i++) {
    const decision = decisions[0];
    if (decision === undefined || decision.seat !== seat || decision.id === 'turn.space') break;
    if (decision.id === 'market.sell') break;
    if (PAYING.has(decision.id)) {
      const owed = g.round === round && g.phase === 'production' ? hoursOwed(g) : 0;
      const isSame = isCalm && g.round === round && decision.id !== 'dock.choose';
      const worth = worthOf(g, seat, isSame ? harbour : undefined, liking);
      return worth - HOUR * Math.min(owed, hoursToMarket(g, seat));
    }
    if (isCalm) outlook = outlookDuring(g, seat, harbour, outlook);
    const answer = answerAtOnce(g, decision, rng, liking, outlook ?? undefined);
    decisions = baie.proceed(g, { seat, id: decision.id, answer });
  }
  return worthOf(g, seat, undefined, liking);
}

/**
 * Spaces this much gold behind the best after one try, or after several, are dropped: in 2 of 459 choices the best one
 * would have been lost.
 */
const CLOSE_AT_FIRST = 8;
const CLOSE = 5;

/** What the position is worth after each space, over a number of tries with the same luck for all spaces. */
export function worthsOfSpaces(
  g: State,
  decision: Decision,
  rng: Rng,
  tries: number,
  liking: Liking = null,
): Map<string, number> {
  const found = new Map<string, number>();
  const harbour = harbourOf(g);
  let spaces = optionsOf(decision);
  for (let i = 0; i < tries; i++) {
    if (i > 0) {
      const best = Math.max(...found.values());
      const least = best - (i === 1 ? CLOSE_AT_FIRST : CLOSE);
      spaces = spaces.filter((space) => found.get(space)! > least);
      if (spaces.length === 1) break;
    }
    const luck = xoshiro(word(rng));
    for (const space of spaces) {
      const trial = baie.clone(g);
      trial.rng = cloneRng(luck);
      const worth = worthAfter(trial, decision.seat, space, rng, harbour, liking);
      const before = found.get(space) ?? 0;
      found.set(space, before + (worth - before) / (i + 1));
    }
  }
  return found;
}

function bestSpace(g: State, decision: Decision, rng: Rng, tries: number, liking: Liking): Json {
  let best = Number.NEGATIVE_INFINITY;
  let chosen = '';
  for (const [space, worth] of worthsOfSpaces(g, decision, rng, tries, liking)) {
    if (worth <= best) continue;
    best = worth;
    chosen = space;
  }
  return chosen;
}

/** The quick policy: how everybody plays on in an imagined world. */
export function policy(g: State, decision: Decision, rng: Rng, tries = 1, liking: Liking = null): Json {
  return decision.id === 'turn.space'
    ? bestSpace(g, decision, rng, tries, liking)
    : answerAtOnce(g, decision, rng, liking);
}
