import { type CardId, generator, type Json, shuffle } from '@comptoir/kit';
import {
  type Built,
  type Flaw,
  flawsIn,
  keyOf,
  type Laid,
  laidIn,
  type SetUp,
  type Study,
} from '@comptoir/kit/study';
import { cardOf, FIRST_JUNK, idsOfFolk, isJunk } from '../catalogue.ts';
import { vallee } from '../game.ts';
import { junkAtStart } from '../questions.ts';
import { EMPTY, type PlayerZones, type State, type Time } from '../state.ts';
import { chosenIn, GAP, isKnown, namedAs, partsOf, sheet } from './fields.ts';

const nameOf = (card: CardId): string => (card === EMPTY ? GAP : cardOf(card).id);
/** Top first: states keep the top of a pile at the end. */
const topFirst = (pile: readonly CardId[]): string[] => pile.map(nameOf).reverse();
/** Without a meaning of their order, in one order. */
const sorted = (cards: readonly CardId[]): string[] =>
  cards
    .slice()
    .sort((a, b) => a - b)
    .map(nameOf);

/**
 * The position as it is when the active player is to act. What an effect has in its hands, and what lies in planning, is found on
 * the discard of its player.
 */
function of(g: State): SetUp | null {
  const { config, turn } = g;
  if (g.winner >= 0 || turn.number === 0) return null;
  const laid: Record<string, Laid> = {
    players: String(config.players),
    edition: config.edition ?? 'first',
    folks: config.folks.map(namedAs),
    active: String(turn.active),
    actions: Math.min(9, Math.max(1, turn.pendingActions)),
    turn: Math.min(999, turn.number),
    market: g.market.map(nameOf),
    'market-deck': topFirst(g.marketDeck),
    'market-discard': topFirst(g.marketDiscard),
    // V-022: the ones that were not dealt lie there anyway.
    box: sorted(g.box.filter((card) => cardOf(card).value > 1)),
    'new-junk': g.junkCreated,
  };
  if (config.players === 4) laid['mode'] = config.mode;
  for (const [seat, { deck, hand, discard, planning, kept = [] }] of g.players.entries()) {
    const underWay = [...planning.flatMap(({ card, stored }) => [card, ...stored]), ...kept];
    const aside = seat === turn.active ? g.setAside.cards : [];
    laid[`hand.${seat}`] = sorted(hand);
    laid[`deck.${seat}`] = topFirst(deck);
    laid[`discard.${seat}`] = topFirst([...discard, ...underWay, ...aside]);
    if (g.coins) laid[`coins.${seat}`] = Math.min(99, g.coins[seat] ?? 0);
    if (g.clocks) laid[`clock.${seat}`] = g.clocks[seat] ?? 'dawn';
  }
  for (const [stall, stacks] of g.stalls.entries())
    for (const [at, stack] of stacks.entries()) laid[`stack.${stall}.${at + 1}`] = sorted(stack);
  return laid;
}

const refused = (...flaws: Flaw[]): Built<State> => ({ ok: false, flaws });

function build(setUp: SetUp): Built<State> {
  const { players, mode, edition, named, folks } = chosenIn(setUp);
  if (!isKnown(folks)) return refused({ field: 'folks', problem: 'unknown-piece' });
  const flaws = flawsIn(study, setUp);
  if (flaws.length > 0) return refused(...flaws);
  const whole = sheet(setUp);
  const laid = new Map(whole.fields.map((field) => [keyOf(field), laidIn(field, setUp, whole)]));
  const reading = vallee.readOptions({
    players,
    mode,
    folks: named,
    firstPlayer: Number(laid.get('active')),
    ...(edition === 'first' ? {} : { edition }),
  });
  if (!reading.ok) return refused({ field: null, problem: 'rules', piece: reading.refusal.reason });
  const g = vallee.setup(1, reading.options);
  if (g.stack.length !== 2 || g.stack[1]?.step !== 'act') return refused({ field: null, problem: 'rules' });
  lay(g, laid);
  const broken = vallee.violations(g);
  if (broken.length > 0) return refused({ field: null, problem: 'rules', piece: broken.join('; ') });
  return { ok: true, state: g, options: reading.options as unknown as Json };
}

/** Deals everything anew: what was laid to its places, the rest by rule. */
function lay(g: State, laid: ReadonlyMap<string, Laid>): void {
  const created = Number(laid.get('new-junk'));
  const pool = new Map<string, CardId[]>();
  const put = (card: CardId): void => {
    const same = pool.get(nameOf(card));
    if (same === undefined) pool.set(nameOf(card), [card]);
    else same.push(card);
  };
  for (const folk of g.config.folks) for (const card of idsOfFolk(folk)) put(card);
  for (let at = 0; at < junkAtStart(g) + created; at++) put(FIRST_JUNK + at);
  // Lowest first; `flawsIn` has seen to it that there are enough.
  const taken = (key: string): CardId[] =>
    ((laid.get(key) ?? []) as readonly string[]).map((name) =>
      name === GAP ? EMPTY : (pool.get(name)?.shift() as CardId),
    );
  const piled = (key: string): CardId[] => taken(key).reverse();

  g.junkCreated = created;
  const market = taken('market');
  g.market = g.market.map((_, slot) => market[slot] ?? EMPTY);
  for (const seat of g.players.keys()) {
    const zones = g.players[seat] as PlayerZones;
    zones.hand = taken(`hand.${seat}`);
    zones.deck = piled(`deck.${seat}`);
    zones.discard = piled(`discard.${seat}`);
    if (g.coins) g.coins[seat] = Number(laid.get(`coins.${seat}`));
    if (g.clocks) g.clocks[seat] = laid.get(`clock.${seat}`) as Time;
  }
  g.stalls = g.stalls.map((_, stall) => {
    const stacks: CardId[][] = [];
    for (let at = 1; ; at++) {
      const stack = taken(`stack.${stall}.${at}`);
      if (stack.length === 0) return stacks;
      stacks.push(stack);
    }
  });
  const marketDeck = piled('market-deck');
  g.marketDiscard = piled('market-discard');
  g.box = taken('box');

  const rest = [...pool.values()].flat().sort((a, b) => a - b);
  g.junkReserve = rest.filter(isJunk);
  const folk = rest.filter((card) => !isJunk(card));
  // V-022: ones that nobody has are in the box; V-024: what is left waits for the market, in an order of the seed.
  g.box.push(...folk.filter((card) => cardOf(card).value === 1));
  const below = shuffle(
    generator(1),
    folk.filter((card) => cardOf(card).value > 1),
  );
  g.marketDeck = [...below, ...marketDeck];

  g.turn.number = Number(laid.get('turn'));
  g.turn.pendingActions = Number(laid.get('actions'));
}

/** Positions of La Vallée that somebody sets up. */
export const study: Study<State> = { game: 'vallee', sheet, parts: partsOf, of, build };
