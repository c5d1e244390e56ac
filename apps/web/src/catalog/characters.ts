import { type Characters, LEVEL_NAMES, LEVELS, type Level, shortNameOf } from '@comptoir/bots';
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

/** What a level is called, in the reader's language. */
export const levelName = (level: Level): string => LEVEL_NAMES[language()][level];

/** As it stands on a small tag. */
export function shortName(game: GameId, bot: string): string | null {
  const character = characterOf(game, bot);
  return character === null ? null : shortNameOf(character.name);
}

/** Regulars of the counter, for the second of a kind and for bots that are no characters. */
const LINES: Readonly<Record<string, Readonly<Record<'fr' | 'en', string>>>> = {
  Ambre: {
    fr: 'Habituée du comptoir : elle compte deux fois et ne paie qu’une fois.',
    en: 'A regular of the counter: counts twice and pays once.',
  },
  Basile: {
    fr: 'Ancien caravanier : il parle peu et se souvient de tout.',
    en: 'Once a caravan driver: says little and remembers everything.',
  },
  Cléo: {
    fr: 'Arrive la première, part la dernière, et salue tout le monde.',
    en: 'First to come, last to leave, and greets everybody.',
  },
  Dorian: {
    fr: 'Fils de changeur : il pèse chaque pièce avant de la lâcher.',
    en: 'A money changer’s son: weighs every coin before he lets it go.',
  },
  Élia: {
    fr: 'Elle dessine la table dans un carnet, et sourit sans dire pourquoi.',
    en: 'Draws the table in a notebook, and smiles without saying why.',
  },
};
const REGULARS = Object.keys(LINES);

/** What is said of a regular; null for everybody else. */
export const regularLine = (name: string): string | null => LINES[name]?.[language()] ?? null;

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

/** What the bots of a table are called, by seat; null where none sits. Two of a kind have two names. */
export function robotNames(game: GameId, bots: readonly (string | null)[]): (string | null)[] {
  let spare = 0;
  return bots.map((bot, seat) => {
    if (bot === null) return null;
    const next = REGULARS[spare++ % REGULARS.length] ?? bot;
    return bots.indexOf(bot) < seat ? next : (shortName(game, bot) ?? next);
  });
}
