import {
  type ChoiceField,
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
import { allSets, type Card, hasSet, JUNK, setOf } from '../catalogue.ts';
import { type FolkId, NAMED_FOLKS, remasteredAs } from '../content/numbers.ts';
import { mayStackJunk } from '../invariants.ts';
import { junkAtStart, stacksToWin } from '../questions.ts';
import { hasTimed } from '../rules/clock.ts';
import { hasCoins } from '../rules/coins.ts';
import { folkCount, OWN_BOX, PLAYERS } from '../rules/options.ts';
import { type Config, EDITIONS, MODES, type Mode, TIMES } from '../state.ts';

/** What of a position of La Vallée can be set. */

/** An empty slot of the market. */
export const GAP = 'gap';
/** V-165: how much new Junk a position may bring. */
const MOST_NEW_JUNK = 60;
const MOST_TURNS = 999;

/** What was chosen before any card is laid. */
export interface Chosen {
  readonly players: number;
  readonly mode: Mode;
  readonly edition: (typeof EDITIONS)[number];
  /** As a table names them (V-390). */
  readonly named: readonly string[];
  /** As they are in play. */
  readonly folks: readonly FolkId[];
}

const PLAYERS_FIELD = choice('players', null, PLAYERS.map(String));
const modeField = (players: number): ChoiceField =>
  choice('mode', null, players === 4 ? MODES : MODES.slice(0, 1));
const EDITION_FIELD = choice('edition', null, EDITIONS);
const FOLK_STOCK: Stock = new Map(NAMED_FOLKS.map((folk) => [folk, 1]));

const folksField = (players: number, mode: Mode): PiecesField =>
  pieces('folks', null, 'folks', exactly(OWN_BOX.slice(0, folkCount(players, mode))));

const BEFORE: Sheet = { fields: [], stocks: new Map([['folks', FOLK_STOCK]]) };

export function chosenIn(setUp: SetUp): Chosen {
  const players = Number(laidIn(PLAYERS_FIELD, setUp, BEFORE));
  const mode = laidIn(modeField(players), setUp, BEFORE) as Mode;
  const edition = laidIn(EDITION_FIELD, setUp, BEFORE) as Chosen['edition'];
  const said = laidIn(folksField(players, mode), setUp, BEFORE);
  // In the order of their numbers, as a deal names them.
  const named = NAMED_FOLKS.filter((folk) => said.includes(folk));
  const folks = edition === 'remaster' ? named.map(remasteredAs) : named;
  return { players, mode, edition, named, folks };
}

/** Names of the cards of folks that are known here. */
const cardsOf = (folks: readonly FolkId[]): readonly Card[] =>
  folks.filter(hasSet).flatMap((folk) => setOf(folk).cards);

export function sheet(setUp: SetUp): Sheet {
  const { players, mode, folks } = chosenIn(setUp);
  const config = { mode, players, folks: folks.filter(hasSet) } as unknown as Config;
  const created = number('new-junk', null, 0, MOST_NEW_JUNK);
  const junk = junkAtStart({ mode }) + Number(laidIn(created, setUp, BEFORE));
  const cards = new Map<string, number>([[JUNK.id, junk]]);
  for (const card of cardsOf(folks)) cards.set(card.id, card.copies);
  const printed = [...cards.keys()].filter((id) => id !== JUNK.id);
  const stocks = new Map<string, Stock>([
    ['folks', FOLK_STOCK],
    // V-003: slots that hold no card are laid like cards, so that the others keep their places.
    ['cards', new Map([...cards, [GAP, 5]])],
  ]);
  const all = [...cards.keys()];
  const pile = (id: string, seat: number | null, more: Partial<PiecesField> = {}): PiecesField =>
    pieces(id, seat, 'cards', { takes: all, ...more });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const base: Sheet = { fields: [], stocks };
  const stackable = mayStackJunk({ config }) ? all : printed;

  const stacks = (stall: number): PiecesField[] => {
    const found: PiecesField[] = [];
    for (let at = 1; at < stacksToWin({ mode }); at++) {
      const field = pile('stack', stall, { at, takes: stackable, most: 12 });
      found.push(field);
      // The next stack can be laid when this one is.
      if (laidIn(field, setUp, base).length === 0) break;
    }
    return found;
  };

  const fields: StudyField[] = [
    PLAYERS_FIELD,
    ...(players === 4 ? [modeField(players)] : []),
    EDITION_FIELD,
    folksField(players, mode),
    choice('active', null, seats.map(String)),
    number('actions', null, 1, 9),
    number('turn', null, 1, MOST_TURNS),
    pile('market', null, { takes: [...printed, GAP], most: 5, ordered: true }),
    ...seats.flatMap((seat): StudyField[] => [
      pile('hand', seat),
      ...(mode === 'teams' && seat > 1 ? [] : stacks(seat)),
      pile('deck', seat, { ordered: true }),
      pile('discard', seat, { ordered: true }),
      ...(hasCoins(config) ? [number('coins', seat, 0, 99)] : []),
      ...(hasTimed(config) ? [choice('clock', seat, TIMES)] : []),
    ]),
    pile('market-deck', null, { takes: printed, ordered: true, gives: true }),
    pile('market-discard', null, { takes: printed, ordered: true }),
    pile('box', null, { takes: printed, gives: true }),
    created,
  ];
  return { fields, stocks };
}

/** What has to be known before its cards can be laid. */
export const partsOf = (setUp: SetUp): readonly string[] => chosenIn(setUp).folks;

/** V-390: what a folk in play is called at a table. */
export const namedAs = (folk: string): string =>
  NAMED_FOLKS.find((named) => named === folk || remasteredAs(named) === folk) ?? folk;

export const isKnown = (folks: readonly string[]): boolean =>
  folks.every((folk) => allSets().some((set) => set.folk === folk));
