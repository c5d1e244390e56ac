import { characterIn, inStyle, LEVEL_NAMES, levelOf, styleOf } from '@comptoir/bots';
import type { Language } from '@comptoir/kit';
import { type GameEntry, LISTED } from '../games.ts';
import { choose } from '../table/choose.ts';
import { playTable } from '../table/play-table.ts';
import { DEFAULT_BOT, findGame } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import { textsOf } from '../texts/index.ts';
import type { Call, Command } from './command.ts';
import { planSeats, secretFor } from './play.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };

const numbers = (list: readonly number[]) => list.map((value) => ({ value, label: String(value) }));

/** "skilled: sound, answers at once (Dame Orsene)" */
function botLabel(entry: GameEntry, id: string, language: Language): string {
  const said = textsOf(language).bots[id] ?? id;
  const level = levelOf(id);
  const character = characterIn(entry, language, id);
  if (level === null || character === null) return said;
  const colon = language === 'fr' ? ' : ' : ': ';
  return `${LEVEL_NAMES[language][level]}${colon}${said} (${character.name})`;
}

/** The styles of a game: to win by any means, then "thief (Quicksilver the magpie) — Would rather take …". */
function styleChoices({ styles }: GameEntry, language: Language): { value: string; label: string }[] {
  const own = Object.entries(styles?.[language] ?? {}).map(([value, { name, style, line }]) => ({
    value,
    label: `${style} (${name}) — ${line}`,
  }));
  return own.length === 0 ? [] : [{ value: '', label: textsOf(language).menuNoStyle }, ...own];
}

/** Without arguments: language, game, seats, bots, then the table. Each question has an answer ready. */
export const menuCommand: Command = {
  usage: { words: [0, 0], options: {} },
  async run({ args, terminal, language: first }: Call): Promise<number> {
    terminal.print(painter(terminal.colour).bold(textsOf(first).welcome));
    const tongues: Language[] = first === 'fr' ? ['fr', 'en'] : ['en', 'fr'];
    const language = args.has('lang')
      ? first
      : await choose(
          terminal,
          textsOf(first),
          textsOf(first).menuLanguage,
          tongues.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        );
    if (language === null) return 0;
    const t = textsOf(language);

    const name = await choose(
      terminal,
      t,
      t.menuGame,
      LISTED.map((value) => {
        const { title, subtitle } = findGame(value, t).wording[language];
        return { value, label: `${title} — ${subtitle}` };
      }),
    );
    if (name === null) return 0;
    const entry = findGame(name, t);
    const players = await choose(terminal, t, t.menuPlayers, numbers(entry.game.players));
    if (players === null) return 0;
    const humans = await choose(
      terminal,
      t,
      t.menuHumans,
      numbers(Array.from({ length: players }, (_, i) => i + 1)),
    );
    if (humans === null) return 0;
    const ids = [
      DEFAULT_BOT,
      ...Object.keys(entry.bots).filter((id) => id !== DEFAULT_BOT && styleOf(id) === null),
    ];
    const chosen =
      humans === players
        ? DEFAULT_BOT
        : await choose(
            terminal,
            t,
            t.menuBot,
            ids.map((value) => ({ value, label: botLabel(entry, value, language) })),
          );
    if (chosen === null) return 0;
    const level = humans === players ? null : levelOf(chosen);
    const styles = level === null ? [] : styleChoices(entry, language);
    const style = styles.length === 0 ? '' : await choose(terminal, t, t.menuStyle, styles);
    if (style === null) return 0;
    const bot = style === '' || level === null ? chosen : inStyle(level, style);
    const reading = entry.game.readOptions({ players });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const { options } = reading;
    return playTable(
      {
        entry,
        options,
        seats: planSeats(
          entry,
          entry.game.seats(options),
          humans,
          [bot],
          [],
          language,
          (seat) => entry.board.automaton?.(options, seat, language) ?? null,
        ),
        secret: secretFor(null),
      },
      { terminal, language, record: null },
    );
  },
};
