import { Failure } from './failure.ts';
import type { Texts } from './texts/index.ts';

/** What a command may be given: how many words, and which options (`true` for a mere switch). */
export interface Usage {
  readonly words: readonly [min: number, max: number];
  readonly options: Readonly<Record<string, OptionKind>>;
}

export type OptionKind = 'switch' | 'text' | 'number' | 'list' | 'pairs';

export interface Args {
  readonly words: readonly string[];
  has(name: string): boolean;
  text(name: string): string | null;
  number(name: string): number | null;
  /** Comma-separated values. */
  list(name: string): readonly string[];
  /** `--option key=value`, as often as wanted. */
  pairs(name: string): Readonly<Record<string, string>>;
}

/** Options that every command takes. */
const COMMON: Readonly<Record<string, OptionKind>> = { lang: 'text', help: 'switch', 'no-color': 'switch' };

export function readArgs(argv: readonly string[], usage: Usage, t: Texts): Args {
  const kinds = { ...COMMON, ...usage.options };
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (let at = 0; at < argv.length; at++) {
    const argument = argv[at] as string;
    if (argument === '-h') {
      given.set('help', []);
      continue;
    }
    if (!argument.startsWith('--')) {
      words.push(argument);
      continue;
    }
    const [name = '', ...rest] = argument.slice(2).split('=');
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) throw new Failure(t.unknownOption(`--${name}`), 2);
    const values = given.get(name) ?? [];
    given.set(name, values);
    if (kind === 'switch') {
      if (rest.length > 0) throw new Failure(t.optionTakesNoValue(`--${name}`), 2);
      continue;
    }
    const value = rest.length > 0 ? rest.join('=') : argv[++at];
    if (value === undefined || (rest.length === 0 && value.startsWith('--')))
      throw new Failure(t.optionNeedsValue(`--${name}`), 2);
    if (kind === 'number' && !/^-?\d{1,15}$/.test(value))
      throw new Failure(t.optionNeedsNumber(`--${name}`, value), 2);
    if (kind === 'pairs' && !/^[^=]+=/.test(value))
      throw new Failure(t.optionNeedsPair(`--${name}`, value), 2);
    values.push(value);
  }
  const lang = given.get('lang')?.at(-1);
  if (lang !== undefined && lang !== 'fr' && lang !== 'en') throw new Failure(t.unknownLanguage(lang), 2);
  const [min, max] = usage.words;
  if (!given.has('help')) {
    if (words.length < min) throw new Failure(t.missingArgument, 2);
    if (words.length > max) throw new Failure(t.superfluousArgument(words[max] as string), 2);
  }
  const last = (name: string): string | null => given.get(name)?.at(-1) ?? null;
  return {
    words,
    has: (name) => given.has(name),
    text: last,
    number: (name) => {
      const value = last(name);
      return value === null ? null : Number(value);
    },
    list: (name) =>
      (given.get(name) ?? []).flatMap((value) => value.split(',').filter((part) => part !== '')),
    pairs: (name) =>
      Object.fromEntries(
        (given.get(name) ?? []).map((pair) => {
          const at = pair.indexOf('=');
          return [pair.slice(0, at), pair.slice(at + 1)];
        }),
      ),
  };
}
