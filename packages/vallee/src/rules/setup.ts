import {
  below,
  type CardId,
  generator,
  isRecord,
  NO_CARD,
  type OptionSpec,
  type OptionsReading,
  type Rng,
  refusal,
  type Seat,
  type Seed,
  shuffle,
} from '@comptoir/kit';
import { cardOf, FIRST_JUNK, idsOfFolk } from '../catalogue.ts';
import { FOLK_IDS, type FolkId, isFolk, NAMED_FOLKS, remasteredAs } from '../content/numbers.ts';
import { hand, slot } from '../places.ts';
import { junkAtStart } from '../questions.ts';
import {
  type Config,
  EDITIONS,
  type Edition,
  EMPTY,
  EVERYBODY,
  isRemastered,
  MODES,
  type Mode,
  type PlayerZones,
  type State,
} from '../state.ts';
import { hasTimed } from './clock.ts';
import { hasCoins } from './coins.ts';
import { draw, drawFromMarketDeck } from './moving.ts';

/** Chapter 2. What the host chooses before the game: `setup.folks` and `setup.first-player`. */
export interface Options {
  readonly players: number;
  readonly mode: Mode;
  /** The folks in play, or `random` (V-020). */
  readonly folks: readonly string[] | 'random';
  /** The folks that a random choice is made from: what the table was opened with, whatever is added later. */
  readonly among?: readonly string[];
  /** V-390: which texts the six folks of our box have; the first where nobody says otherwise. */
  readonly edition?: Edition;
  /** A seat, or `random` (V-026). */
  readonly firstPlayer: Seat | 'random';
  /** Who did not win the game before, if there was one: one of them starts (V-026). */
  readonly previousLosers: readonly Seat[];
  /** V-105: a guard for servers and automated play. */
  readonly actionCap: number | null;
}

export const PLAYERS = [2, 3, 4] as const;

/** The folks of the box itself: those a table draws from when it names no others. */
const OWN_BOX: readonly string[] = ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos'];

/** V-105: where nobody says otherwise. */
const ACTION_CAP = 200;

/** V-021 */
export const STARTING_DECK = 10;

/** V-020, V-260 */
export const folkCount = (players: number, mode: Mode): number => (mode === 'teams' ? 4 : players + 1);

export const optionSpecs = (): readonly OptionSpec[] => [
  { id: 'mode', kind: 'choice', values: MODES, fallback: 'solo-stalls', players: [4] },
  { id: 'folks', kind: 'set', values: NAMED_FOLKS, fallback: [] },
  { id: 'among', kind: 'set', values: NAMED_FOLKS, fallback: OWN_BOX },
  { id: 'edition', kind: 'choice', values: EDITIONS, fallback: 'first' },
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
    among = OWN_BOX,
    edition = 'first',
    firstPlayer = 'random',
    previousLosers = [],
    actionCap = ACTION_CAP,
  } = input;
  const unknown = Object.keys(input).find(
    (key) =>
      ![
        'players',
        'mode',
        'folks',
        'among',
        'edition',
        'firstPlayer',
        'previousLosers',
        'actionCap',
      ].includes(key),
  );
  if (unknown !== undefined) return wrong('unknown-option', { option: unknown });
  if (!PLAYERS.includes(players as 2))
    return wrong('wrong-number-of-players', { players: String(players), min: 2, max: 4 });
  if (!MODES.includes(mode as Mode)) return wrong('unknown-mode', { mode: String(mode) });
  if (mode === 'teams' && players !== 4)
    return { ok: false, refusal: refusal('V-260', 'teams-need-four', { players: String(players) }) };
  if (!EDITIONS.includes(edition as Edition))
    return { ok: false, refusal: refusal('V-390', 'unknown-edition', { edition: String(edition) }) };
  const seatCount = players as number;
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seatCount;
  const isRandom = folks === 'random' || (Array.isArray(folks) && folks.length === 0);
  const wanted = folkCount(seatCount, mode as Mode);
  for (const list of isRandom ? [among] : [among, folks]) {
    if (!Array.isArray(list) || !list.every(isFolk)) return wrong('unknown-folk', { folks: String(list) });
  }
  const chosen = new Set((isRandom ? among : folks) as string[]).size;
  if (isRandom ? chosen < wanted : (folks as string[]).length !== wanted || chosen !== wanted)
    return wrong('wrong-number-of-folks', { wanted, chosen });
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
      among: [...new Set(among as string[])],
      ...(edition === 'first' ? {} : { edition: edition as Edition }),
      firstPlayer: firstPlayer as Seat | 'random',
      previousLosers,
      actionCap: actionCap as number | null,
    },
  };
}

/** V-020: the first thing that is drawn. The order of a choice has no meaning: folks stand in the order of their numbers. */
function drawFolks(rng: Rng, { players, mode, folks, among = OWN_BOX, edition }: Options): FolkId[] {
  const chosen = folks === 'random' ? shuffle(rng, among.slice()).slice(0, folkCount(players, mode)) : folks;
  const named = FOLK_IDS.filter((folk) => chosen.includes(folk));
  return edition === 'remaster' ? named.map(remasteredAs) : named;
}

/** The folks that a deal brings into play, for whoever must fetch them before it can be made. */
export const dealtFolks = (seed: Seed, options: Options): readonly FolkId[] =>
  drawFolks(generator(seed), options);

/** V-020 to V-027, up to the first turn. */
export function begin(seed: Seed, options: Options): State {
  const rng = generator(seed);
  const { players, mode, actionCap } = options;
  const folks = drawFolks(rng, options);
  const config: Config = { mode, players, folks, firstPlayer: 0, actionCap };
  if (options.edition === 'remaster') config.edition = 'remaster';

  const g: State = {
    rng,
    stack: [],
    config,
    box: [],
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
      veiled: { used: 0, values: 0 },
      passivesUsed: 0,
      handBonus: 0,
      declined: [],
    },
    winner: -1,
  };

  if (isRemastered(g)) for (const zones of g.players) zones.kept = []; // V-394
  if (hasTimed(config)) g.clocks = g.players.map(() => 'dawn'); // V-370
  if (hasCoins(config)) g.coins = g.players.map(() => 0); // V-350
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
  const { folks, players } = g.config;
  let junk = FIRST_JUNK;
  for (const folk of folks) {
    const ids = idsOfFolk(folk);
    const ones = ids.filter((id) => cardOf(id).value === 1);
    for (let seat = 0; seat < players; seat++)
      (g.players[seat] as PlayerZones).deck.push(ones[seat] as CardId);
    g.box.push(...ones.slice(players));
    g.marketDeck.push(...ids.filter((id) => cardOf(id).value > 1));
  }
  for (const zones of g.players) while (zones.deck.length < STARTING_DECK) zones.deck.push(junk++);
  while (junk < FIRST_JUNK + junkAtStart(g)) g.junkReserve.push(junk++);
}

/** V-026: the host's choice; otherwise a loser of the game before; otherwise anybody. */
function firstPlayer(g: State, { firstPlayer: named, previousLosers }: Options): Seat {
  if (named !== 'random') return named;
  if (previousLosers.length > 0) return previousLosers[below(g.rng, previousLosers.length)] as Seat;
  return below(g.rng, g.config.players);
}
