import {
  below,
  type CardId,
  generator,
  isRecord,
  NO_CARD,
  type OptionSpec,
  type OptionsReading,
  refusal,
  type Seat,
  type Seed,
  shuffle,
} from '@comptoir/kit';
import { allSets, cardOf, FIRST_JUNK, idsOfFolk } from '../catalogue.ts';
import { hand, slot } from '../places.ts';
import { type Config, EMPTY, EVERYBODY, MODES, type Mode, type PlayerZones, type State } from '../state.ts';
import { draw, drawFromMarketDeck } from './moving.ts';

/** Chapter 2. What the host chooses before the game: `setup.folks` and `setup.first-player`. */
export interface Options {
  readonly players: number;
  readonly mode: Mode;
  /** The folks in play, or `random` (V-020). */
  readonly folks: readonly string[] | 'random';
  /** A seat, or `random` (V-026). */
  readonly firstPlayer: Seat | 'random';
  /** Who did not win the game before, if there was one: one of them starts (V-026). */
  readonly previousLosers: readonly Seat[];
  /** V-105: a guard for servers and automated play. */
  readonly actionCap: number | null;
}

export const PLAYERS = [2, 3, 4] as const;

/** V-020, V-260 */
export const folkCount = (players: number, mode: Mode): number => (mode === 'teams' ? 4 : players + 1);
const junkCount = (mode: Mode): number => (mode === 'teams' ? 24 : 20);

export const optionSpecs = (): readonly OptionSpec[] => [
  { id: 'mode', kind: 'choice', values: MODES, fallback: 'solo-stalls', players: [4] },
  { id: 'folks', kind: 'set', values: allSets().map((set) => set.folk), fallback: [] },
  { id: 'firstPlayer', kind: 'choice', values: ['random', 0, 1, 2, 3], fallback: 'random' },
];

/** Decodes options from outside. An empty or missing list of folks means a random choice. */
export function readOptions(input: unknown): OptionsReading<Options> {
  const wrong = (reason: string, figures = {}): OptionsReading<Options> => ({
    ok: false,
    refusal: refusal('V-020', reason, figures),
  });
  if (!isRecord(input)) return wrong('malformed');
  const {
    players = 2,
    mode = 'solo-stalls',
    folks = 'random',
    firstPlayer = 'random',
    previousLosers = [],
    actionCap = null,
  } = input;
  const unknown = Object.keys(input).find(
    (key) => !['players', 'mode', 'folks', 'firstPlayer', 'previousLosers', 'actionCap'].includes(key),
  );
  if (unknown !== undefined) return wrong('unknown-option', { option: unknown });
  if (!PLAYERS.includes(players as 2))
    return wrong('wrong-number-of-players', { players: String(players), min: 2, max: 4 });
  if (!MODES.includes(mode as Mode)) return wrong('unknown-mode', { mode: String(mode) });
  if (mode === 'teams' && players !== 4)
    return { ok: false, refusal: refusal('V-260', 'teams-need-four', { players: String(players) }) };
  const seatCount = players as number;
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seatCount;
  const isRandom = folks === 'random' || (Array.isArray(folks) && folks.length === 0);
  if (!isRandom) {
    const known = allSets().map((set) => set.folk);
    if (!Array.isArray(folks) || !folks.every((folk) => known.includes(folk)))
      return wrong('unknown-folk', { folks: String(folks) });
    const wanted = folkCount(seatCount, mode as Mode);
    if (folks.length !== wanted || new Set(folks).size !== wanted)
      return wrong('wrong-number-of-folks', { wanted, chosen: new Set(folks).size });
  }
  if (firstPlayer !== 'random' && !isSeat(firstPlayer))
    return { ok: false, refusal: refusal('V-026', 'no-such-seat', { seat: String(firstPlayer) }) };
  if (!Array.isArray(previousLosers) || !previousLosers.every(isSeat))
    return { ok: false, refusal: refusal('V-026', 'no-such-seat') };
  if (actionCap !== null && !(Number.isInteger(actionCap) && (actionCap as number) > 0)) {
    return { ok: false, refusal: refusal('V-105', 'wrong-action-cap', { actionCap: String(actionCap) }) };
  }
  return {
    ok: true,
    options: {
      players: seatCount,
      mode: mode as Mode,
      folks: isRandom ? 'random' : (folks as string[]),
      firstPlayer: firstPlayer as Seat | 'random',
      previousLosers,
      actionCap: actionCap as number | null,
    },
  };
}

/** V-020 to V-027, up to the first turn. */
export function begin(seed: Seed, options: Options): State {
  const rng = generator(seed);
  const { players, mode, actionCap } = options;
  const all = allSets().map((set) => set.folk);
  const chosen =
    options.folks === 'random' ? shuffle(rng, all.slice()).slice(0, folkCount(players, mode)) : options.folks;
  // The order of the choice has no meaning: the folks are kept in the order of the box.
  const folks = all.filter((folk) => chosen.includes(folk));
  const config: Config = { mode, players, folks, firstPlayer: 0, actionCap };

  const g: State = {
    rng,
    stack: [],
    config,
    players: Array.from(
      { length: players },
      (): PlayerZones => ({ deck: [], hand: [], discard: [], planning: [] }),
    ),
    stalls: Array.from({ length: mode === 'teams' ? 2 : players }, () => []),
    market: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
    marketDeck: [],
    marketDiscard: [],
    junkReserve: [],
    junkCreated: 0,
    box: [],
    setAside: { cards: [], seenBy: EVERYBODY },
    looking: null,
    turn: {
      number: 0,
      active: 0,
      phase: 'start',
      pendingActions: 0,
      actionsDone: 0,
      used: [],
      values: [],
      handBonus: 0,
      declined: [],
    },
    winner: -1,
  };

  dealStartingDecks(g);
  shuffle(rng, g.marketDeck);
  for (let at = 0; at < 5; at++) drawFromMarketDeck(g, 1, slot(at), 'laid-out'); // V-024
  for (let seat = 0; seat < players; seat++) {
    shuffle(rng, (g.players[seat] as PlayerZones).deck);
    draw(g, 5, seat, hand(seat)); // V-025
  }
  config.firstPlayer = firstPlayer(g, options);
  g.turn.active = config.firstPlayer;
  g.stack.push({ effect: 'game', step: 'turn', owner: config.firstPlayer, card: NO_CARD });
  return g;
}

/** V-021 to V-023, V-261, V-262 */
function dealStartingDecks(g: State): void {
  const { folks, players, mode } = g.config;
  let junk = FIRST_JUNK;
  for (const set of allSets()) {
    const ids = idsOfFolk(set.folk);
    if (!folks.includes(set.folk)) {
      g.box.push(...ids);
      continue;
    }
    const ones = ids.filter((id) => cardOf(id).value === 1);
    for (let seat = 0; seat < players; seat++)
      (g.players[seat] as PlayerZones).deck.push(ones[seat] as CardId);
    g.box.push(...ones.slice(players));
    g.marketDeck.push(...ids.filter((id) => cardOf(id).value > 1));
  }
  for (const zones of g.players) while (zones.deck.length < 10) zones.deck.push(junk++);
  while (junk < FIRST_JUNK + junkCount(mode)) g.junkReserve.push(junk++);
}

/** V-026: the host's choice; otherwise a loser of the game before; otherwise anybody. */
function firstPlayer(g: State, { firstPlayer: named, previousLosers }: Options): Seat {
  if (named !== 'random') return named;
  if (previousLosers.length > 0) return previousLosers[below(g.rng, previousLosers.length)] as Seat;
  return below(g.rng, g.config.players);
}
