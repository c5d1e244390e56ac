import { generator, type Json, must, type Seat, shuffle } from '@comptoir/kit';
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
import { CORRUPTION, corruptionDeck } from '../content/corruption.ts';
import { TOWNSFOLK } from '../content/townsfolk.ts';
import { handsOf, hour, isHand, isOpen, LAST_HOUR } from '../dial.ts';
import { baie } from '../game.ts';
import { numbersOf, openingEdition } from '../numbers.ts';
import {
  ADVENTURER_COUNT,
  ADVENTURERS,
  AT_SEA,
  BOATS,
  DOCKS,
  GOODS,
  halfOf,
  NONE,
  PIER_OF_DOCK,
  REMOVED,
  ROGUE,
  STALL_SIZE,
  SUPPLY,
} from '../pieces.ts';
import { boatSeats } from '../questions.ts';
import { activeSeat } from '../rules/clock.ts';
import type { Player, State } from '../state.ts';
import { AWAY, chosenIn, GAP, NOWHERE, SEA, sheet, TOWNSFOLK_IDS } from './fields.ts';

const spread = (counts: readonly number[]): string[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => ADVENTURERS[at] as string));
const adventurersOf = (list: readonly number[]): string[] =>
  list
    .slice()
    .sort((a, b) => a - b)
    .map((at) => ADVENTURERS[at] as string);
const folkOf = (card: number): string => (card === NONE ? GAP : (TOWNSFOLK_IDS[card] ?? ''));
const iconsOf = (cards: readonly number[]): string[] => cards.map((card) => CORRUPTION[card] ?? '').sort();

/**
 * The position of the production phase as it is when the next player chooses a space; null at any other time, with the
 * Colporteur, and while a boat is full. The boards of the merchants are not part of it.
 */
function of(g: State): SetUp | null {
  const { config } = g;
  if (g.phase !== 'production' || g.colporteur !== null || activeSeat(g) === NONE) return null;
  if (config.edition !== openingEdition()) return null;
  if (g.boats.some((seats, boat) => seats.length >= boatSeats(g, boat))) return null;
  if (g.square.includes(NONE)) return null;
  const laid: Record<string, Laid> = {
    players: String(config.humans),
    rogue: String(config.rogueCard),
    townsfolk: config.townsfolk,
    round: g.round,
    stacked: g.landed.slice().reverse().map(String),
    square: g.square.map(folkOf),
    halls: spread([...g.halls, 0]),
    lair: spread([0, 0, 0, 0, g.lair]),
    market: g.market,
    'corruption-discard': iconsOf(g.corruptionDiscard),
    'townsfolk-deck': g.townsfolkDeck.map(folkOf).reverse(),
  };
  for (const boat of BOATS.keys()) {
    const berth = g.berths[boat] ?? AT_SEA;
    laid[`berth.-.${boat + 1}`] = berth === AT_SEA ? SEA : berth === REMOVED ? AWAY : (DOCKS[berth] ?? SEA);
    laid[`boat.-.${boat + 1}`] = adventurersOf(g.boats[boat] ?? []);
  }
  for (const [pier, counts] of g.piers.entries()) laid[`pier.-.${pier + 1}`] = spread(counts);
  const hands = handsOf(g);
  for (const [seat, { gold, stall, team, corruption, figure }] of g.players.entries()) {
    const space = g.hourglasses[seat] ?? 0;
    laid[`merchant.${seat}`] = [config.merchants[seat] ?? ''];
    laid[`clock.${seat}`] = isHand(space) ? `H${hands.indexOf(space) + 1}` : String(space / 2);
    laid[`gold.${seat}`] = Math.min(300, gold);
    laid[`goods.${seat}`] = stall.filter((good) => good !== NONE).map((good) => GOODS[good] as string);
    laid[`team.${seat}`] = team.map(folkOf);
    laid[`corruption.${seat}`] = iconsOf(corruption);
    laid[`figure.${seat}`] = figure === '' ? NOWHERE : figure;
  }
  return laid;
}

const refused = (...flaws: Flaw[]): Built<State> => ({ ok: false, flaws });

function build(setUp: SetUp): Built<State> {
  const flaws = flawsIn(study, setUp);
  if (flaws.length > 0) return refused(...flaws);
  const whole = sheet(setUp);
  const { players, rogue, townsfolk, merchants } = chosenIn(setUp);
  const laid = new Map(whole.fields.map((field) => [keyOf(field), laidIn(field, setUp, whole)]));
  const wrong = harbourFlaw(laid) ?? hallFlaw(laid);
  if (wrong !== null) return refused(wrong);
  const reading = baie.readOptions({ players, rogue, townsfolk, merchants });
  if (!reading.ok) return refused({ field: null, problem: 'rules' });
  const g = firstTurn(reading.options);
  lay(g, laid);
  const closed = g.hourglasses.findIndex(
    (space) => isHand(space) && !isOpen(handsOf(g).indexOf(space), g.round),
  );
  if (closed >= 0) return refused({ field: `clock.${closed}`, problem: 'rules' });
  const active = activeSeat(g);
  // B-090: nobody would be left to move.
  if (active === NONE) return refused({ field: 'market', problem: 'rules' });
  g.active = active;
  g.stack = g.stack.map((frame) => (frame.effect === 'turn' ? { ...frame, owner: active } : frame));
  const broken = baie.violations(g);
  if (broken.length > 0) return refused({ field: null, problem: 'rules', piece: broken.join('; ') });
  if (baie.decisions(g).length === 0) return refused({ field: null, problem: 'rules' });
  return { ok: true, state: g, options: reading.options as unknown as Json };
}

const listIn = (laid: ReadonlyMap<string, Laid>, key: string): readonly string[] =>
  (laid.get(key) ?? []) as readonly string[];

/** B-081 to B-085: a dock holds one boat, none at sea beside two in dock, and passengers only at sea. */
function harbourFlaw(laid: ReadonlyMap<string, Laid>): Flaw | null {
  const berths = BOATS.map((_, boat) => String(laid.get(`berth.-.${boat + 1}`)));
  for (const [boat, berth] of berths.entries()) {
    const field = `berth.-.${boat + 1}`;
    const isDock = berth !== SEA && berth !== AWAY;
    if (isDock && berths.indexOf(berth) !== boat) return { field, problem: 'rules' };
    if (berth !== SEA && listIn(laid, `boat.-.${boat + 1}`).length > 0)
      return { field: `boat.-.${boat + 1}`, problem: 'too-many', most: 0 };
    const docked = berths.filter(
      (other, at) => halfOf(at) === halfOf(boat) && other !== SEA && other !== AWAY,
    ).length;
    if (berth === (docked === 2 ? SEA : AWAY)) return { field, problem: 'rules' };
  }
  return null;
}

/** B-007: one of each clan stays in its hall. */
function hallFlaw(laid: ReadonlyMap<string, Laid>): Flaw | null {
  const halls = listIn(laid, 'halls');
  const missing = ADVENTURERS.slice(0, ROGUE).find((clan) => !halls.includes(clan));
  return missing === undefined ? null : { field: 'halls', problem: 'rules', piece: missing };
}

/** A table before its first turn; what merchants are asked at set-up is answered with the first that is offered. */
function firstTurn(options: Parameters<typeof baie.setup>[1]): State {
  const g = baie.setup(1, options);
  for (;;) {
    const [decision] = baie.decisions(g);
    if (decision === undefined || decision.id === 'turn.space') return g;
    const [answer] = baie.answers(decision) as Iterable<Json>;
    baie.apply(g, { seat: decision.seat, id: decision.id, answer: must(answer, 'an answer') });
  }
}

/** Lays everything anew: what was laid to its places, the rest by rule. */
function lay(g: State, laid: ReadonlyMap<string, Laid>): void {
  const rng = generator(1);
  const adventurers = (key: string): number[] =>
    listIn(laid, key).map((name) => ADVENTURERS.indexOf(name as 'R'));
  const counts = (key: string): number[] => {
    const found = adventurers(key);
    return ADVENTURERS.map((_, at) => found.filter((other) => other === at).length);
  };
  const folk = (key: string): number[] =>
    listIn(laid, key).map((id) => (id === GAP ? NONE : TOWNSFOLK_IDS.indexOf(id)));

  g.round = Number(laid.get('round'));
  g.drawn = NONE;
  g.boats = BOATS.map((_, boat) => adventurers(`boat.-.${boat + 1}`));
  g.berths = BOATS.map((_, boat) => {
    const berth = laid.get(`berth.-.${boat + 1}`);
    return berth === SEA ? AT_SEA : berth === AWAY ? REMOVED : DOCKS.indexOf(berth as 'L-IN');
  });
  g.piers = g.piers.map((_, pier) => counts(`pier.-.${pier + 1}`));
  g.halls = counts('halls').slice(0, ROGUE);
  g.lair = listIn(laid, 'lair').length;
  g.bag = ADVENTURER_COUNT.map((all, at) => {
    let out = at === ROGUE ? g.lair + g.box : (g.halls[at] ?? 0);
    for (const boat of g.boats) out += boat.filter((other) => other === at).length;
    for (const pier of g.piers) out += pier[at] ?? 0;
    return all - out;
  });
  g.loadsClosed = g.berths.filter((berth) => berth >= 0).length === PIER_OF_DOCK.length;
  // B-084: only full docks move the marker.
  g.market = g.loadsClosed ? Number(laid.get('market')) : LAST_HOUR;
  g.landed = listIn(laid, 'stacked').map(Number).reverse();
  const hands = handsOf(g);
  g.hourglasses = g.players.map((_, seat) => {
    const at = String(laid.get(`clock.${seat}`));
    return at.startsWith('H') ? (hands[Number(at.slice(1)) - 1] as number) : hour(Number(at));
  });

  const pool = new Map<string, number[]>();
  for (const card of corruptionDeck(numbersOf(g).corruption)) {
    const icons = CORRUPTION[card] ?? '';
    pool.set(icons, [...(pool.get(icons) ?? []), card]);
  }
  const cards = (key: string): number[] =>
    listIn(laid, key).map((icons) => pool.get(icons)?.shift() as number);
  for (const [seat, player] of g.players.entries())
    layPlayer(player, seat, laid, folk(`team.${seat}`), cards);
  g.corruptionDiscard = cards('corruption-discard');
  g.corruptionDeck = [...pool.values()].flat().sort((a, b) => a - b);

  g.square = folk('square');
  const onTop = folk('townsfolk-deck').reverse();
  const known = new Set([...g.square, ...onTop, ...g.players.flatMap(({ team }) => team)]);
  const all = TOWNSFOLK.flatMap(({ folk: own }, card) => (g.config.townsfolk.includes(own) ? [card] : []));
  const rest = all.filter((card) => !known.has(card));
  g.townsfolkDeck = [...shuffle(rng, rest), ...onTop];
}

function layPlayer(
  player: Player,
  seat: Seat,
  laid: ReadonlyMap<string, Laid>,
  team: readonly number[],
  cards: (key: string) => number[],
): void {
  const goods = listIn(laid, `goods.${seat}`).map((name) => GOODS.indexOf(name as 'sR'));
  const figure = String(laid.get(`figure.${seat}`));
  player.gold = Number(laid.get(`gold.${seat}`));
  player.stall = Array.from({ length: STALL_SIZE }, (_, at) => goods[at] ?? NONE);
  player.supply = SUPPLY.map((count, good) => count - goods.filter((other) => other === good).length);
  player.team = player.team.map((_, slot) => team[slot] ?? NONE);
  player.corruption = cards(`corruption.${seat}`);
  player.figure = figure === NOWHERE ? '' : figure;
}

/** Positions of La Baie that somebody sets up. */
export { townsfolkNumber } from './fields.ts';
export const study: Study<State> = { game: 'baie', sheet, of, build };
