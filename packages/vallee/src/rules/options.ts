import { isRecord, type OptionSpec, type OptionsReading, refusal, type Seat } from '@comptoir/kit';
import { isFolk, NAMED_FOLKS } from '../content/numbers.ts';
import { EDITIONS, type Edition, MODES, type Mode } from '../state.ts';

/** Chapter 2. What the host chooses before the game: `setup.folks` and `setup.first-player`. */
export interface Options {
  readonly players: number;
  readonly mode: Mode;
  /** The folks in play, or `random` (V-020). */
  readonly folks: readonly string[] | 'random';
  /** V-029: who names the folks; the host by default. */
  readonly folksBy?: FolksBy;
  /** The folks that a random choice is made from: what the table was opened with, whatever is added later. */
  readonly among?: readonly string[];
  /** V-390: which texts the six folks of our box have; the first by default. */
  readonly edition?: Edition;
  /** V-028: of two players the second gets less Junk. Our own rule; off by default. */
  readonly compensation?: boolean;
  /** A seat, or `random` (V-026). */
  readonly firstPlayer: Seat | 'random';
  /** Who did not win the game before, if there was one: one of them starts (V-026). */
  readonly previousLosers: readonly Seat[];
  /** V-105: a guard for servers and automated play. */
  readonly actionCap: number | null;
}

export const FOLKS_BY = ['host', 'vote'] as const;
export type FolksBy = (typeof FOLKS_BY)[number];

export const PLAYERS = [2, 3, 4] as const;

/** The folks of the box itself: those a table draws from when it names no others. */
export const OWN_BOX: readonly string[] = [
  'monitors',
  'lemurs',
  'magpies',
  'echidnas',
  'hares',
  'tree-kangaroos',
];

/** V-105: the default. */
const ACTION_CAP = 200;

/** V-020, V-260 */
export const folkCount = (players: number, mode: Mode): number => (mode === 'teams' ? 4 : players + 1);

export const optionSpecs = (): readonly OptionSpec[] => [
  { id: 'mode', kind: 'choice', values: MODES, fallback: 'solo-stalls', players: [4] },
  { id: 'folksBy', kind: 'choice', values: FOLKS_BY, fallback: 'host' },
  { id: 'folks', kind: 'set', values: NAMED_FOLKS, fallback: [] },
  { id: 'among', kind: 'set', values: NAMED_FOLKS, fallback: OWN_BOX },
  { id: 'edition', kind: 'choice', values: EDITIONS, fallback: 'first' },
  { id: 'firstPlayer', kind: 'choice', values: ['random', 0, 1, 2, 3], fallback: 'random' },
  { id: 'compensation', kind: 'switch', fallback: false, players: [2] },
];

const KNOWN: readonly string[] = [
  'players',
  'mode',
  'folks',
  'folksBy',
  'among',
  'edition',
  'compensation',
  'firstPlayer',
  'previousLosers',
  'actionCap',
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
    folksBy = 'host',
    among = OWN_BOX,
    edition = 'first',
    compensation = false,
    firstPlayer = 'random',
    previousLosers = [],
    actionCap = ACTION_CAP,
  } = input;
  const unknown = Object.keys(input).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined) return wrong('unknown-option', { option: unknown });
  if (!PLAYERS.includes(players as 2))
    return wrong('wrong-number-of-players', { players: String(players), min: 2, max: 4 });
  if (!MODES.includes(mode as Mode)) return wrong('unknown-mode', { mode: String(mode) });
  if (mode === 'teams' && players !== 4)
    return { ok: false, refusal: refusal('V-260', 'teams-need-four', { players: String(players) }) };
  if (!EDITIONS.includes(edition as Edition))
    return { ok: false, refusal: refusal('V-390', 'unknown-edition', { edition: String(edition) }) };
  if (typeof compensation !== 'boolean') return wrong('malformed');
  if (compensation && players !== 2) return { ok: false, refusal: refusal('V-028', 'compensation-for-two') };
  const seatCount = players as number;
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seatCount;
  const isRandom = folks === 'random' || (Array.isArray(folks) && folks.length === 0);
  if (!FOLKS_BY.includes(folksBy as FolksBy))
    return { ok: false, refusal: refusal('V-029', 'unknown-choice', { by: String(folksBy) }) };
  if (folksBy === 'vote' && !isRandom) return { ok: false, refusal: refusal('V-029', 'vote-names-folks') };
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
      ...(folksBy === 'vote' ? { folksBy: 'vote' } : {}),
      among: [...new Set(among as string[])],
      ...(edition === 'first' ? {} : { edition: edition as Edition }),
      ...(compensation ? { compensation } : {}),
      firstPlayer: firstPlayer as Seat | 'random',
      previousLosers,
      actionCap: actionCap as number | null,
    },
  };
}
