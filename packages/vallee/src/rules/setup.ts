import {
  below,
  type CardId,
  generator,
  NO_CARD,
  type Rng,
  type Seat,
  type Seed,
  shuffle,
} from '@comptoir/kit';
import { cardOf, FIRST_JUNK, idsOfFolk, JUNK } from '../catalogue.ts';
import { FOLK_IDS, type FolkId, remasteredAs } from '../content/numbers.ts';
import { hand, slot } from '../places.ts';
import { junkAtStart } from '../questions.ts';
import {
  type Config,
  EMPTY,
  EVERYBODY,
  freshTurn,
  isRemastered,
  type PlayerZones,
  type State,
} from '../state.ts';
import { hasTimed } from './clock.ts';
import { hasCoins } from './coins.ts';
import { draw, drawFromMarketDeck } from './moving.ts';
import { folkCount, type Options, OWN_BOX } from './options.ts';
import { STANDSTILL } from './standstill.ts';

/** Chapter 2: the deal. */

/** V-021 */
export const STARTING_DECK = 10;

/** In the order of their numbers: the order of a choice has no meaning. */
function inOrder(chosen: readonly string[], { edition }: Options): FolkId[] {
  const named = FOLK_IDS.filter((folk) => chosen.includes(folk));
  return edition === 'remaster' ? named.map(remasteredAs) : named;
}

/** V-020: the first thing that is drawn. V-029: where the table votes, all that it votes on. */
function drawFolks(rng: Rng, options: Options): FolkId[] {
  const { players, mode, folks, folksBy, among = OWN_BOX } = options;
  if (folksBy === 'vote') return inOrder(among, options);
  const chosen = folks === 'random' ? shuffle(rng, among.slice()).slice(0, folkCount(players, mode)) : folks;
  return inOrder(chosen, options);
}

/** The folks that a deal or its vote is about, for whoever must fetch them before it can be made. */
export const dealtFolks = (seed: Seed, options: Options): readonly FolkId[] =>
  drawFolks(generator(seed), options);

/** V-020 to V-029, up to the first turn or the vote. */
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
    turn: freshTurn({ number: 0, active: 0, phase: 'start', pendingActions: 0 }),
    winner: -1,
  };

  if (isRemastered(g)) for (const zones of g.players) zones.kept = []; // V-394
  const votes = options.folksBy === 'vote';
  if (options.compensation === true) config.eased = true;
  // V-028, V-029: where the deal depends on it or comes later, the first player is known before.
  const isKnownBefore = votes || config.eased === true;
  if (isKnownBefore) config.firstPlayer = firstPlayer(g, options);
  if (votes) boxUp(g);
  else {
    setUp(g);
    layOut(g);
  }
  if (!isKnownBefore) config.firstPlayer = firstPlayer(g, options);
  g.turn.active = config.firstPlayer;
  g.stack.push({ effect: 'game', step: 'turn', owner: config.firstPlayer, card: NO_CARD });
  if (votes) g.stack.push({ effect: 'vote', step: 'wishes', owner: config.firstPlayer, card: NO_CARD });
  return g;
}

/** Rules 3: a bare market ended nothing. */
export function beginBy3(seed: Seed, options: Options): State {
  const g = begin(seed, options);
  delete g.config.standstill;
  return g;
}

/** Rules 2: there was new Junk without end. */
export function beginBy2(seed: Seed, options: Options): State {
  const g = beginBy3(seed, options);
  delete g.config.lentJunk;
  return g;
}

/** V-029: until the votes are counted, all that may come into play lies in the box. */
function boxUp(g: State): void {
  g.box = g.config.folks.flatMap(idsOfFolk);
  for (let at = 0; at < junkAtStart(g); at++) g.junkReserve.push(FIRST_JUNK + at);
}

/** What the table holds before anything is shuffled; the folks may be known only now (V-029). */
export function setUp(g: State): void {
  const { config } = g;
  if (hasTimed(config)) g.clocks = g.players.map(() => 'dawn'); // V-370
  if (hasCoins(config)) g.coins = g.players.map(() => 0); // V-350
  if (hasGuests(config)) {
    config.lentJunk = JUNK.copies; // V-362
    config.standstill = STANDSTILL; // V-174
  }
  dealStartingDecks(g);
}

/** V-024, V-025 */
export function layOut(g: State): void {
  shuffle(g.rng, g.marketDeck);
  for (let at = 0; at < 5; at++) drawFromMarketDeck(g, 1, slot(at), 'laid-out');
  for (const [seat, { deck }] of g.players.entries()) {
    shuffle(g.rng, deck);
    draw(g, 5, seat, hand(seat));
  }
}

/** V-028: how much Junk the second player is spared. */
const SPARED = 3;

const spared = ({ eased, firstPlayer: first }: Config, seat: Seat): number =>
  eased === true && seat !== first ? SPARED : 0;

const AT_HOME: readonly string[] = [...OWN_BOX, ...OWN_BOX.map((folk) => remasteredAs(folk as FolkId))];

/** Whether a folk of another box is in play. */
const hasGuests = ({ folks }: Config): boolean => folks.some((folk) => !AT_HOME.includes(folk));

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
  for (const [seat, zones] of g.players.entries())
    while (zones.deck.length < STARTING_DECK - spared(g.config, seat)) zones.deck.push(junk++);
  while (junk < FIRST_JUNK + junkAtStart(g)) g.junkReserve.push(junk++);
}

/** V-026: the host's choice; otherwise a loser of the game before; otherwise anybody. */
function firstPlayer(g: State, { firstPlayer: named, previousLosers }: Options): Seat {
  if (named !== 'random') return named;
  if (previousLosers.length > 0) return previousLosers[below(g.rng, previousLosers.length)] as Seat;
  return below(g.rng, g.config.players);
}
