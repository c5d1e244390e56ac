import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import type { Texts } from './texts/index.ts';

/** What a command may be given: how many words, and which options. */
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
export const COMMON = {
  lang: 'text',
  help: 'switch',
  'no-color': 'switch',
} as const satisfies Usage['options'];

/** Parse with `node:util`, but refuse bad input in the words of the program. */
export function readArgs(argv: readonly string[], usage: Usage, t: Texts): Args {
  const kinds: Usage['options'] = { ...COMMON, ...usage.options };
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      {
        type: kind === 'switch' ? ('boolean' as const) : ('string' as const),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) throw new Failure(t.unknownOption(rawName), 2);
    const values = given.get(name) ?? [];
    given.set(name, values);
    if (kind === 'switch') {
      if (value !== undefined) throw new Failure(t.optionTakesNoValue(rawName), 2);
      continue;
    }
    // A forgotten value: the next option stands in its place.
    if (value === undefined || (!inlineValue && value.startsWith('--')))
      throw new Failure(t.optionNeedsValue(rawName), 2);
    if (kind === 'number' && !/^-?\d{1,15}$/.test(value))
      throw new Failure(t.optionNeedsNumber(rawName, value), 2);
    if (kind === 'pairs' && !/^[^=]+=/.test(value)) throw new Failure(t.optionNeedsPair(rawName, value), 2);
    values.push(value);
  }
  const last = (name: string): string | null => given.get(name)?.at(-1) ?? null;
  const lang = last('lang');
  if (lang !== null && lang !== 'fr' && lang !== 'en') throw new Failure(t.unknownLanguage(lang), 2);
  const [min, max] = usage.words;
  if (!given.has('help')) {
    if (positionals.length < min) throw new Failure(t.missingArgument, 2);
    if (positionals.length > max) throw new Failure(t.superfluousArgument(positionals[max] as string), 2);
  }
  return {
    words: positionals,
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
