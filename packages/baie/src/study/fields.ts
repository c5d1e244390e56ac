import {
  choice,
  exactly,
  laidIn,
  number,
  type PiecesField,
  pieces,
  type SetUp,
  type Sheet,
  type Stock,
  type StudyField,
} from '@comptoir/kit/study';
import { CORRUPTION, corruptionDeck } from '../content/corruption.ts';
import { ROGUE_CARDS } from '../content/rogues.ts';
import { FOLKS, type Folk, TOWNSFOLK } from '../content/townsfolk.ts';
import { LAST_HOUR, ROUNDS } from '../dial.ts';
import { merchantById, merchantIds } from '../merchants/merchant.ts';
import { type Numbers, numbersOf, openingEdition } from '../numbers.ts';
import {
  ADVENTURER_COUNT,
  ADVENTURERS,
  BOATS,
  CLANS,
  DOCKS,
  GOODS,
  halfOf,
  PIERS,
  ROGUE,
  STALL_SIZE,
  SUPPLY,
} from '../pieces.ts';
import { RECRUIT_SPACE, TEAM_SPACE } from '../questions.ts';

/** What of a position of La Baie can be set, at tables of people alone. The boards of the merchants are as they begin. */

/** A free slot of a team. */
export const GAP = 'gap';
export const SEA = 'sea';
export const AWAY = 'removed';
/** A figure that stands nowhere yet. */
export const NOWHERE = 'none';
const MOST_GOLD = 300;
const TEAM_SIZE = 4;
const SQUARE_SIZE = 4;

export const TOWNSFOLK_IDS = TOWNSFOLK.map(({ id }) => id);
/** The number by which texts name one of the townsfolk. */
export const townsfolkNumber = (id: string): number => TOWNSFOLK_IDS.indexOf(id);
/** What an hourglass may stand on: hours, and the two hands. */
const SPACES = [...Array.from({ length: LAST_HOUR }, (_, at) => String(at + 1)), 'H1', 'H2'];

const PLAYERS_FIELD = choice('players', null, ['2', '3', '4', '5']);
const ROGUE_FIELD = choice('rogue', null, Object.keys(ROGUE_CARDS));
const ROUND_FIELD = number('round', null, 1, ROUNDS);
const FOLKS_FIELD = pieces('townsfolk', null, 'folks', { least: 2, most: FOLKS.length, usual: FOLKS });
const FOLK_STOCK: Stock = new Map(FOLKS.map((folk) => [folk, 1]));
const merchantField = (seat: number): PiecesField =>
  pieces('merchant', seat, 'merchants', exactly(merchantIds().slice(seat, seat + 1)));

export interface Chosen {
  readonly players: number;
  readonly rogue: number;
  readonly round: number;
  readonly townsfolk: readonly Folk[];
  readonly merchants: readonly string[];
}

const before = (): Sheet => ({
  fields: [],
  stocks: new Map([
    ['folks', FOLK_STOCK],
    ['merchants', new Map(merchantIds().map((id) => [id, 1]))],
  ]),
});

export function chosenIn(setUp: SetUp): Chosen {
  const sheet = before();
  const players = Number(laidIn(PLAYERS_FIELD, setUp, sheet));
  const said = laidIn(FOLKS_FIELD, setUp, sheet);
  return {
    players,
    rogue: Number(laidIn(ROGUE_FIELD, setUp, sheet)),
    round: laidIn(ROUND_FIELD, setUp, sheet),
    townsfolk: FOLKS.filter((folk) => said.includes(folk)),
    merchants: Array.from(
      { length: players },
      (_, seat) => laidIn(merchantField(seat), setUp, sheet)[0] ?? '',
    ),
  };
}

/** The numbers of new tables with so many seats. */
const numbersFor = (seats: number): Numbers => numbersOf({ config: { edition: openingEdition(), seats } });

const counted = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

export function sheet(setUp: SetUp): Sheet {
  const { players, rogue, round, townsfolk, merchants } = chosenIn(setUp);
  const { boats, corruption, rogues } = numbersFor(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { lair, bag } = rogues[rogue] ?? { lair: 0, bag: 0 };
  const folk = TOWNSFOLK.filter((card) => townsfolk.includes(card.folk)).map(({ id }) => id);
  const stocks = new Map<string, Stock>([
    ...before().stocks,
    // B-008: the other Rogues are in the box.
    [
      'adventurers',
      new Map(ADVENTURERS.map((name, at) => [name, at === ROGUE ? lair + bag : (ADVENTURER_COUNT[at] ?? 0)])),
    ],
    ['townsfolk', new Map([...folk.map((id) => [id, 1] as const), [GAP, TEAM_SIZE * players] as const])],
    ['corruption', counted(corruptionDeck(corruption).map((card) => CORRUPTION[card] ?? ''))],
    ['seats', new Map(seats.map((seat) => [String(seat), 1]))],
    ...seats.map(
      (seat) => [`goods.${seat}`, new Map(GOODS.map((good, at) => [good, SUPPLY[at] ?? 0]))] as const,
    ),
  ]);
  const team = { takes: [...folk, GAP], most: TEAM_SIZE, ordered: true } as const;
  const fields: StudyField[] = [
    PLAYERS_FIELD,
    ROGUE_FIELD,
    FOLKS_FIELD,
    ROUND_FIELD,
    // B-076: on one space the higher hourglass moves first.
    pieces('stacked', null, 'seats', { ...exactly(seats.map(String)), ordered: true }),
    pieces('square', null, 'townsfolk', {
      ...exactly(folk.slice(0, SQUARE_SIZE)),
      takes: folk,
      ordered: true,
    }),
    ...BOATS.flatMap((_, boat): StudyField[] => [
      {
        ...choice('berth', null, [
          SEA,
          ...DOCKS.filter((__, dock) => Math.floor(dock / 2) === halfOf(boat)),
          AWAY,
        ]),
        at: boat + 1,
      },
      // B-082: a full boat docks at once.
      pieces('boat', null, 'adventurers', { at: boat + 1, most: (boats[players]?.[boat] ?? 1) - 1 }),
    ]),
    ...PIERS.map((_, pier) => pieces('pier', null, 'adventurers', { at: pier + 1 })),
    pieces('halls', null, 'adventurers', { takes: CLANS, least: CLANS.length, usual: CLANS }),
    pieces('lair', null, 'adventurers', {
      takes: [ADVENTURERS[ROGUE]],
      usual: Array.from({ length: lair }, () => ADVENTURERS[ROGUE]),
    }),
    number('market', null, 1, LAST_HOUR, LAST_HOUR),
    ...seats.flatMap((seat): StudyField[] => [
      merchantField(seat),
      choice('clock', seat, SPACES, String(round)),
      number('gold', seat, 0, MOST_GOLD),
      pieces('goods', seat, `goods.${seat}`, { most: STALL_SIZE }),
      pieces('team', seat, 'townsfolk', team),
      pieces('corruption', seat, 'corruption'),
      choice('figure', seat, [
        NOWHERE,
        ...merchantById(merchants[seat] ?? '').spaces.map(({ id }) => id),
        RECRUIT_SPACE,
        TEAM_SPACE,
      ]),
    ]),
    pieces('corruption-discard', null, 'corruption', { gives: true }),
    pieces('townsfolk-deck', null, 'townsfolk', { takes: folk, ordered: true, gives: true }),
  ];
  return { fields, stocks };
}
