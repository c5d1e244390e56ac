import {
  generator,
  isRecord,
  NO_CARD,
  type OptionSpec,
  type OptionsReading,
  refusal,
  type Seed,
  shuffle,
} from '@comptoir/kit';
import { newColporteur } from '../colporteur/turn.ts';
import { corruptionDeck } from '../content/corruption.ts';
import { ROGUE_CARDS } from '../content/rogues.ts';
import { FOLKS, type Folk, TOWNSFOLK } from '../content/townsfolk.ts';
import { LAST_HOUR, startOf } from '../dial.ts';
import { merchantById, merchantIds, merchantOf, merchantsFor } from '../merchants/merchant.ts';
import { numbersOf, openingEdition } from '../numbers.ts';
import { ADVENTURER_COUNT, AT_SEA, BOATS, NONE, ROGUE, STALL_SIZE, SUPPLY } from '../pieces.ts';
import { type Config, LEVELS, type Level, type Player, type State } from '../state.ts';
import { tidySquare } from './square.ts';

/** Chapter 1. What the group chooses before the game (D-01). */
export interface Options {
  /** People at the table; the Colporteur is one more seat. */
  readonly players: number;
  readonly colporteur: Level;
  readonly rogue: number;
  readonly townsfolk: readonly Folk[];
  /** Merchant by seat, `random` where it is dealt (B-009). */
  readonly merchants: readonly string[];
  /** B-015: with the expansion, whose merchant may be dealt as well. */
  readonly inn?: true;
}

export const PLAYERS = [1, 2, 3, 4, 5] as const;
/** B-015: this many players need the expansion. */
const WITH_INN = 5;
const RANDOM = 'random';
const FIRST_GAME: readonly Folk[] = ['locals', 'mercenaries'];
const SEAT_SPECS = ['merchant1', 'merchant2', 'merchant3', 'merchant4', 'merchant5'] as const;

export const optionSpecs = (): readonly OptionSpec[] => [
  { id: 'colporteur', kind: 'choice', values: LEVELS, fallback: 'none', players: [1, 2] },
  { id: 'inn', kind: 'switch', fallback: false, players: [1, 2, 3, 4] },
  { id: 'rogue', kind: 'choice', values: [1, 2, 3], fallback: 1 },
  { id: 'townsfolk', kind: 'set', values: FOLKS, fallback: FIRST_GAME },
  ...SEAT_SPECS.map(
    (id, seat): OptionSpec => ({
      id,
      kind: 'choice',
      values: [RANDOM, ...merchantIds()],
      fallback: RANDOM,
      players: PLAYERS.filter((players) => players > seat),
    }),
  ),
];

/** C-001: one person always plays against the Colporteur, two may, more cannot. */
function levelFor(players: number, wanted: unknown): Level | null {
  if (wanted === undefined || wanted === 'none') return players === 1 ? 'normal' : 'none';
  if (!LEVELS.includes(wanted as Level) || players > 2) return null;
  return wanted as Level;
}

export function readOptions(input: unknown): OptionsReading<Options> {
  const wrong = (rule: string | null, reason: string, figures = {}): OptionsReading<Options> => ({
    ok: false,
    refusal: refusal(rule, reason, figures),
  });
  if (!isRecord(input)) return wrong(null, 'malformed');
  const known = ['players', 'colporteur', 'inn', 'rogue', 'townsfolk', 'merchants', ...SEAT_SPECS];
  const unknown = Object.keys(input).find((key) => !known.includes(key));
  if (unknown !== undefined) return wrong(null, 'unknown-option', { option: unknown });
  const { players = 2, rogue = 1, townsfolk = FIRST_GAME, merchants = [], inn = false } = input;
  if (!PLAYERS.includes(players as 1))
    return wrong('B-009', 'wrong-number-of-players', { players: String(players), min: 1, max: WITH_INN });
  const people = players as number;
  const colporteur = levelFor(people, input.colporteur);
  if (colporteur === null) return wrong('C-001', 'no-colporteur-here', { players: people });
  if (typeof inn !== 'boolean') return wrong('B-015', 'malformed');
  const rogueCard = Number(rogue);
  if (ROGUE_CARDS[rogueCard] === undefined)
    return wrong('B-008', 'unknown-rogue-card', { rogue: String(rogue) });
  if (!Array.isArray(townsfolk) || !townsfolk.every((folk) => FOLKS.includes(folk)))
    return wrong('B-005', 'unknown-townsfolk');
  const folks = FOLKS.filter((folk) => townsfolk.includes(folk));
  if (folks.length < 2) return wrong('B-005', 'too-few-townsfolk', { chosen: folks.length, min: 2 });
  if (!Array.isArray(merchants)) return wrong('B-009', 'unknown-merchant');
  const chosen = Array.from(
    { length: people },
    (_, seat) => merchants[seat] ?? input[SEAT_SPECS[seat]!] ?? RANDOM,
  );
  const named = chosen.filter((merchant) => merchant !== RANDOM);
  if (!named.every((merchant) => merchantIds().includes(merchant))) return wrong('B-009', 'unknown-merchant');
  if (new Set(named).size < named.length) return wrong('B-009', 'merchant-twice');
  return {
    ok: true,
    options: {
      players: people,
      colporteur,
      rogue: rogueCard,
      townsfolk: folks,
      merchants: chosen,
      ...(needsInn(people, named) || inn ? { inn: true } : {}),
    },
  };
}

/** B-015: five players, or somebody who asks for its merchant, bring the expansion with them. */
const needsInn = (people: number, named: readonly string[]): boolean =>
  people === WITH_INN || named.some((id) => !merchantsFor(false).includes(id));

export const seatsFor = ({ players, colporteur }: Options): number =>
  players + (colporteur === 'none' ? 0 : 1);

/** B-009, C-004: named merchants first, the others dealt from those that are left. */
function dealMerchants(g: State, options: Options): string[] {
  const left = shuffle(
    g.rng,
    merchantsFor(options.inn === true).filter((id) => !options.merchants.includes(id)),
  );
  const dealt = options.merchants.map((id) => (id === RANDOM ? left.pop()! : id));
  return options.colporteur === 'none' ? dealt : [...dealt, left.pop()!];
}

const newPlayer = (isColporteur: boolean): Player => ({
  gold: 0,
  stall: new Array<number>(STALL_SIZE).fill(NONE),
  supply: [...SUPPLY],
  corruption: [],
  team: isColporteur ? [] : [NONE, NONE, NONE, NONE],
  figure: '',
  shop: null,
});

/** B-001 to B-013, up to the first question. */
export function begin(seed: Seed, options: Options): State {
  const rng = generator(seed);
  const { players: humans, colporteur, rogue } = options;
  const seats = seatsFor(options);
  const config: Config = {
    humans,
    seats,
    merchants: [],
    level: colporteur,
    townsfolk: [...options.townsfolk],
    rogueCard: rogue,
    edition: openingEdition(),
  };
  const { rogues: cards, corruption, packs } = numbersOf({ config });
  const rogues = cards[rogue]!;
  const g: State = {
    rng,
    stack: [],
    config,
    round: 1,
    phase: 'set-up',
    active: NONE,
    bag: ADVENTURER_COUNT.map((count, colour) => (colour < 4 ? count - 1 : rogues.bag)), // B-007, B-008
    drawn: NONE,
    boats: BOATS.map(() => []),
    berths: BOATS.map(() => AT_SEA),
    piers: [0, 1, 2].map(() => [0, 0, 0, 0, 0]),
    halls: [1, 1, 1, 1],
    lair: rogues.lair,
    box: ADVENTURER_COUNT[ROGUE] - rogues.lair - rogues.bag,
    hourglasses: new Array<number>(seats).fill(startOf(1)),
    landed: shuffle(
      rng,
      Array.from({ length: humans }, (_, seat) => seat),
    ), // B-010
    market: LAST_HOUR,
    loadsClosed: false,
    square: [NONE, NONE, NONE, NONE],
    townsfolkDeck: [],
    corruptionDeck: corruptionDeck(corruption),
    corruptionDiscard: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat >= humans)),
    colporteur: colporteur === 'none' ? null : newColporteur(packs[colporteur]!),
    sale: { pier: NONE, seller: NONE, paid: 0, soldAtBlackMarket: new Array<boolean>(seats).fill(false) },
  };
  if (g.colporteur !== null) g.landed.push(humans); // C-003
  TOWNSFOLK.forEach(({ folk }, card) => {
    if (options.townsfolk.includes(folk)) g.townsfolkDeck.push(card);
  });
  shuffle(rng, g.townsfolkDeck);
  tidySquare(g); // B-005: the first card to SQ4
  config.merchants = dealMerchants(g, options);
  for (let seat = 0; seat < humans; seat++) {
    g.players[seat]!.shop = merchantById(config.merchants[seat]!).open();
    merchantOf(g, seat).setUp(g, seat);
  }
  g.stack.push({
    effect: 'game',
    step: 'setUp',
    owner: NONE,
    card: NO_CARD,
    seat: 0,
  } as State['stack'][number]);
  return g;
}
