import { type Characters, LEVELS, type Level } from '@comptoir/bots';
import { language } from '../i18n/language.svelte.ts';
import { byGame } from './folders.ts';
import type { GameId } from './games.ts';

const found = import.meta.glob<Characters>(
  ['./characters/*.ts', '../../../../examples/*/page/characters.ts'],
  { eager: true, import: 'characters' },
);
const CHARACTERS = byGame(found, /\/([^/]+)\.ts$/);

/** Who plays a bot of this level, in the reader's language; null for bots that are no characters. */
export function characterOf(game: GameId, bot: string): { name: string; line: string } | null {
  const level = LEVELS.find((id): id is Level => id === bot);
  return level === undefined ? null : (CHARACTERS.get(game)?.[language()][level] ?? null);
}

/** As it stands on a small tag: without what comes after the comma. */
export const shortName = (game: GameId, bot: string): string | null =>
  characterOf(game, bot)?.name.split(',')[0] ?? null;

/** Regulars of the counter, for the second of a kind and for bots that are no characters. */
const REGULARS = ['Ambre', 'Basile', 'Cléo', 'Dorian', 'Élia'];

interface Sitting {
  readonly name: string | null;
  readonly kind: string;
  readonly bot: string | null;
}

/** Who sits at a table of a server, by seat; null where nobody does. */
export function sittingNames(game: GameId, seats: readonly Sitting[]): (string | null)[] {
  const robots = robotNames(
    game,
    seats.map(({ kind, bot }) => (kind === 'bot' ? (bot ?? '') : null)),
  );
  return seats.map(({ name }, seat) => name ?? robots[seat] ?? null);
}

/** What the robots of a table are called, by seat; null where none sits. Two of a kind have two names. */
export function robotNames(game: GameId, bots: readonly (string | null)[]): (string | null)[] {
  let spare = 0;
  return bots.map((bot, seat) => {
    if (bot === null) return null;
    const next = REGULARS[spare++ % REGULARS.length] ?? bot;
    return bots.indexOf(bot) < seat ? next : (shortName(game, bot) ?? next);
  });
}
