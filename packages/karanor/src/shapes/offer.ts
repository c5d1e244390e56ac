import {
  below,
  isRecord,
  type Json,
  MALFORMED,
  type Refusal,
  type Rng,
  refusal,
  type Shape,
} from '@comptoir/kit';
import { RESOURCES, WINDOWS } from '../content/language.ts';
import { ARTEFACTS, ASSOCIATES, BADGES } from '../content/tables.ts';
import type {
  CounterAnswer,
  CounterOffer,
  OfferReply,
  Orders,
  Proposal,
  ProposalAnswer,
} from '../decisions.ts';
import { ANYONE, type Wares } from '../state.ts';

/** K-301 to K-303: what an offer looks like. Whether its goods are there is asked when it is accepted (K-305). */

const NOTE_LIMIT = 200;
const MOST_GOLD = 999;
/** K-311, in rounds. */
export const LONGEST_PROMISE = 3;
const GOODS = ['gold', 'resources', 'badges', 'artefacts', 'associates'];

export const noWares = (): Wares => ({
  gold: 0,
  resources: RESOURCES.map(() => 0),
  badges: BADGES.map(() => 0),
  artefacts: [],
  associates: [],
});

/** K-311: the most that can be promised. Nobody need own it yet; this much can be gathered in time. */
export const promisable = (): Wares => ({ ...noWares(), gold: 12, resources: RESOURCES.map(() => 3) });

export const isNoWares = (wares: Wares): boolean =>
  wares.gold === 0 &&
  wares.artefacts.length === 0 &&
  wares.associates.length === 0 &&
  wares.resources.every((n) => n === 0) &&
  wares.badges.every((n) => n === 0);

const isCounts = (list: unknown, kinds: number, most: number): boolean =>
  Array.isArray(list) &&
  list.length === kinds &&
  list.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most);

const isTiles = (list: unknown, kinds: number): boolean =>
  Array.isArray(list) &&
  list.every((n, at) => Number.isInteger(n) && n >= 0 && n < kinds && list.indexOf(n) === at);

function checkWares(wares: unknown): Refusal | null {
  if (!isRecord(wares)) return MALFORMED;
  const foreign = Object.keys(wares).find((key) => !GOODS.includes(key));
  if (foreign !== undefined) return refusal('K-301', 'trade-forbidden-goods', { goods: foreign });
  const isSound =
    Number.isInteger(wares.gold) &&
    (wares.gold as number) >= 0 &&
    (wares.gold as number) <= MOST_GOLD &&
    isCounts(wares.resources, RESOURCES.length, 15) &&
    isCounts(wares.badges, BADGES.length, 9) &&
    isTiles(wares.artefacts, ARTEFACTS.length) &&
    isTiles(wares.associates, ASSOCIATES.length);
  return isSound ? null : MALFORMED;
}

const checkNote = (note: string): Refusal | null =>
  note.length > NOTE_LIMIT
    ? refusal('K-307', 'note-too-long', { length: note.length, max: NOTE_LIMIT })
    : null;

/** K-311: both sides of a promise, and when it is due. */
function checkLater(later: unknown): Refusal | null {
  if (later === null) return null;
  if (!isRecord(later) || Object.keys(later).length !== 3) return MALFORMED;
  const { give, want, rounds } = later;
  const refused = checkWares(give) ?? checkWares(want);
  if (refused !== null) return refused;
  if (!Number.isInteger(rounds) || (rounds as number) < 1) return MALFORMED;
  return (rounds as number) > LONGEST_PROMISE
    ? refusal('K-311', 'promise-too-long', { max: LONGEST_PROMISE })
    : null;
}

/** `who` is the key beside the terms: to whom, or which offer is answered. */
function checkTerms(who: 'to' | 'offer', answer: Record<string, unknown>): Refusal | null {
  const { give, want, note, later = null } = answer;
  const isForeign = (key: string): boolean => ![who, 'give', 'want', 'note', 'later'].includes(key);
  if (Object.keys(answer).some(isForeign) || typeof note !== 'string') return MALFORMED;
  const refused = checkWares(give) ?? checkWares(want) ?? checkLater(later) ?? checkNote(note);
  if (refused !== null) return refused;
  const sides = [give, want, ...(isRecord(later) ? [later.give, later.want] : [])] as Wares[];
  return sides.every(isNoWares) ? refusal('K-302', 'nothing-offered') : null;
}

/** One thing out of what somebody owns: usually a token, sometimes a coin, seldom a tile. */
function oneThing(goods: Wares | undefined, rng: Rng): Wares {
  const wares = noWares();
  if (goods === undefined) return { ...wares, gold: 1 };
  const tokens = goods.resources.flatMap((n, at) => (n > 0 ? [at] : []));
  const what = below(rng, 8);
  if (what === 0 && goods.artefacts.length > 0)
    return { ...wares, artefacts: [goods.artefacts[below(rng, goods.artefacts.length)] as number] };
  if (what === 1 && goods.associates.length > 0)
    return { ...wares, associates: [goods.associates[below(rng, goods.associates.length)] as number] };
  const badges = goods.badges.flatMap((n, at) => (n > 0 ? [at] : []));
  if (what === 2 && badges.length > 0) {
    wares.badges[badges[below(rng, badges.length)] as number] = 1;
    return wares;
  }
  if (what > 3 && tokens.length > 0) {
    wares.resources[tokens[below(rng, tokens.length)] as number] = 1;
    return wares;
  }
  return goods.gold > 0 ? { ...wares, gold: 1 + below(rng, Math.min(goods.gold, 3)) } : wares;
}

function terms(give: Wares, want: Wares): { give: Wares; want: Wares; note: string } {
  return { give, want: isNoWares(give) && isNoWares(want) ? { ...want, gold: 1 } : want, note: '' };
}

/** A short list of plain deals between two sides: one token for one coin, either way. */
function* plainDeals(own: Wares | undefined, other: Wares | undefined) {
  const coin = { ...noWares(), gold: 1 };
  for (const [goods, sells] of [
    [own, true],
    [other, false],
  ] as const) {
    for (const [at, n] of (goods?.resources ?? []).entries()) {
      if (n === 0) continue;
      const token = noWares();
      token.resources[at] = 1;
      yield sells ? terms(token, coin) : terms(coin, token);
    }
  }
  yield terms(noWares(), coin);
}

export const offerShape: Shape<Proposal> = {
  check({ to }, answer) {
    if (!isRecord(answer) || typeof answer.to !== 'number') return MALFORMED;
    return to.includes(answer.to)
      ? checkTerms('to', answer)
      : refusal('K-303', 'seat-not-offered', { seat: answer.to });
  },
  *answers({ to, goods, seat }) {
    for (const other of to)
      for (const deal of plainDeals(goods[seat], goods[other])) yield { to: other, ...deal } as Json;
  },
  sample({ to, goods, seat }, rng) {
    const other = to[below(rng, to.length)] as number;
    const answer: ProposalAnswer = {
      to: other,
      ...terms(
        oneThing(goods[seat], rng),
        other === ANYONE ? { ...noWares(), gold: 1 } : oneThing(goods[other], rng),
      ),
    };
    // Now and then something is promised as well.
    if (below(rng, 4) > 0) return answer;
    const later = {
      give: oneThing(goods[seat], rng),
      want: { ...noWares(), gold: 1 },
      rounds: 1 + below(rng, 2),
    };
    return { ...answer, later };
  },
  only: () => undefined,
};

export const counterShape: Shape<CounterOffer> = {
  check({ offers }, answer) {
    if (!isRecord(answer)) return MALFORMED;
    return offers.some(({ offer }) => offer === answer.offer)
      ? checkTerms('offer', answer)
      : refusal('K-303', 'offer-not-open');
  },
  *answers({ offers, goods, seat }) {
    for (const { offer, from } of offers)
      for (const deal of plainDeals(goods[seat], goods[from])) yield { offer, ...deal } as Json;
  },
  sample({ offers, goods, seat }, rng) {
    const { offer, from } = offers[below(rng, offers.length)] as CounterOffer['offers'][number];
    const answer: CounterAnswer = { offer, ...terms(oneThing(goods[seat], rng), oneThing(goods[from], rng)) };
    return answer;
  },
  only: () => undefined,
};

/** K-303: an offer, and a word that goes with the answer. */
export const replyShape: Shape<OfferReply> = {
  check({ offers }, answer) {
    if (!isRecord(answer) || Object.keys(answer).length !== 2 || typeof answer.say !== 'string')
      return MALFORMED;
    return offers.some((offer) => offer === answer.offer)
      ? checkNote(answer.say)
      : refusal('K-303', 'offer-not-open');
  },
  *answers({ offers }) {
    for (const offer of offers) yield { offer, say: '' };
  },
  sample: ({ offers }, rng) => ({ offer: offers[below(rng, offers.length)] as number, say: '' }),
  only: ({ offers }) => (offers.length === 1 ? { offer: offers[0] as number, say: '' } : undefined),
};

export const ordersShape: Shape<Orders> = {
  check(_, answer) {
    if (!isRecord(answer) || Object.keys(answer).length !== 2 || typeof answer.pass !== 'boolean')
      return MALFORMED;
    return WINDOWS.some((window) => window === answer.window) ? null : refusal('K-205', 'no-such-window');
  },
  *answers() {
    for (const window of WINDOWS) for (const pass of [true, false]) yield { window, pass };
  },
  // Seldom pass, so that random play keeps its windows.
  sample: (_, rng) => ({ window: WINDOWS[below(rng, WINDOWS.length)] as string, pass: below(rng, 8) === 0 }),
  only: () => undefined,
};
