import { isRecord, type Json, type Kinded, type Seat } from '@comptoir/kit';
import { isMenu } from '../src/table/asks.ts';
import type { TableNow } from '../src/table/table.ts';
import type { TestTable } from './in-page-table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** A question as its seat is asked it, and the verb that leads to it where it is part of a menu. */
export interface Moment {
  readonly name: string;
  readonly now: Now;
  readonly verb: string | null;
}

/** A game, and who plays it: chance gets into every corner, a bot gets on. */
export interface Deal {
  readonly options: Json;
  readonly by: 'chance' | 'bot';
}
const ALL = ['locals', 'mercenaries', 'sailors'];
/** Five folks a game, so that seven games know thirty-five. */
const MIXES = [
  ['monitors', 'lemurs', 'hares', 'echidnas', 'magpies'],
  ['tree-kangaroos', 'macaws', 'pandas', 'raccoons', 'squirrels'],
  ['ocelots', 'chameleons', 'platypuses', 'sloths', 'crocodiles'],
  ['foxes', 'polecats', 'owls', 'beavers', 'penguins'],
  ['tuataras', 'dodos', 'capuchins', 'olms', 'turtles'],
  ['skinks', 'snow-macaques', 'gulls', 'pangolins', 'glassfrogs'],
  ['gorillas', 'walruses', 'tasmanian-devils', 'junglefowls', 'bats'],
];

/** Games in which every question is asked sooner or later. */
export const DEALS: Readonly<Record<string, readonly Deal[]>> = {
  vallee: MIXES.map((folks) => ({ options: { players: 4, folks, firstPlayer: 0 }, by: 'bot' })),
  baie: [
    { options: { players: 5, rogue: 3, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 1, townsfolk: ALL }, by: 'bot' },
    { options: { players: 1, rogue: 3, colporteur: 'hard', townsfolk: ALL }, by: 'chance' },
    { options: { players: 4, rogue: 2, townsfolk: ALL }, by: 'bot' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 3, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 1, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 3, townsfolk: ALL }, by: 'bot' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'bot' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
    { options: { players: 5, rogue: 2, townsfolk: ALL }, by: 'chance' },
  ],
  karanor: [
    { options: { players: 3, windowMode: 'strict', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 4, windowMode: 'strict', firstPlayer: 0 }, by: 'bot' },
    { options: { players: 6, windowMode: 'smart', firstPlayer: 0 }, by: 'bot' },
    { options: { players: 2, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 4, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 5, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 5, windowMode: 'smart', firstPlayer: 0 }, by: 'bot' },
    { options: { players: 6, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 6, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
    { options: { players: 6, windowMode: 'smart', firstPlayer: 0 }, by: 'chance' },
  ],
};

/** Questions that every merchant is asked look different on each board. */
const ON_EVERY_BOARD: readonly string[] = ['turn.space', 'market.sell'];

function namesOf(decision: Kinded, view: unknown): { name: string; verb: string | null }[] {
  if (isMenu(decision))
    return [
      { name: decision.id, verb: null },
      ...decision.entries.map(({ id }) => ({ name: `${decision.id}/${id}`, verb: id })),
    ];
  const { id, seat } = decision;
  const config = isRecord(view) && isRecord(view['config']) ? view['config'] : {};
  const merchants = Array.isArray(config['merchants']) ? config['merchants'] : [];
  return [{ name: ON_EVERY_BOARD.includes(id) ? `${id} ${merchants[seat]}` : id, verb: null }];
}

/** Game after game is played; of every question the first moment is kept. */
export function momentsOf(tables: Iterable<readonly [TestTable, Deal]>): Moment[] {
  const found = new Map<string, Moment>();
  for (const [table, { by }] of tables) {
    table.wander(by, (asked, nowOf) => {
      for (const decision of asked) {
        let now: Now | null = null;
        for (const { name, verb } of namesOf(decision, nowOf.view(decision.seat))) {
          if (found.has(name)) continue;
          now ??= nowOf.seat(decision.seat);
          found.set(name, { name, now, verb });
        }
      }
    });
  }
  return [...found.values()];
}

/** How a table looks from a seat: all of it, or only the view. */
export interface Eyes {
  readonly seat: (seat: Seat) => Now;
  readonly view: (seat: Seat) => unknown;
}
