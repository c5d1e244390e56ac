import { COMMON, type Usage } from './args.ts';
import type { Texts } from './texts/index.ts';

/** What can be typed, made of what the commands take: an option is described once, for all of them. */

const WIDTH = 28;

const row = (left: string, right: string): string => `  ${left.padEnd(WIDTH)} ${right}`;

/** "comptoir play [game]" */
const callOf = (name: string, t: Texts): string =>
  ['comptoir', name, t.commands[name]?.words ?? ''].filter((part) => part !== '').join(' ');

/** `comptoir help`: every command in a line. */
export function helpForAll(names: readonly string[], games: readonly string[], t: Texts): string[] {
  return [
    t.helpTitle,
    '',
    ...names.map((name) => row(callOf(name, t), t.commands[name]?.does ?? '')),
    row('comptoir help, --version', ''),
    '',
    t.helpMore,
    t.knownGames(games.join(', ')),
  ].map((line) => line.trimEnd());
}

/** `comptoir play --help`: one command and its options. */
export function helpFor(name: string, usage: Usage, games: readonly string[], t: Texts): string[] {
  const options = Object.keys({ ...usage.options, ...COMMON });
  return [
    `${callOf(name, t)} — ${t.commands[name]?.does ?? ''}`,
    '',
    ...options.map((option) => {
      const [value, text] = t.options[option] ?? ['', ''];
      return row([`--${option}`, value].filter((part) => part !== '').join(' '), text);
    }),
    ...(usage.words[1] > 0 && t.commands[name]?.isAboutGames === true
      ? ['', t.knownGames(games.join(', '))]
      : []),
  ];
}
