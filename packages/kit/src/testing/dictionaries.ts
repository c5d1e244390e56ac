import type { Dictionary, Message } from '../dictionary.ts';
import { LANGUAGES } from '../wording.ts';

type Words = Pick<Dictionary<Readonly<Record<string, Message>>>, 'messages'>;

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const slotsOf = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((found) => found[1])))]
    .sort()
    .join();

/** What is wrong with a dictionary: texts that are empty, and slots that differ from language to language. */
export function dictionaryFaults({ messages }: Words): string[] {
  const faults: string[] = [];
  for (const [key, french] of Object.entries(messages.fr)) {
    for (const language of LANGUAGES) {
      const message = messages[language][key] as Message;
      if (formsOf(message).some((form) => form.trim() === '')) faults.push(`${key} is empty in ${language}`);
      if (slotsOf(message) !== slotsOf(french)) faults.push(`${key} has other slots in ${language}`);
      if (typeof message !== typeof french) faults.push(`${key} has other forms in ${language}`);
    }
  }
  return faults;
}

/**
 * The keys that no source mentions. A key is mentioned as a whole string, or by the beginning of a template:
 * `card.type.${type}` mentions all keys that begin with `card.type.`.
 */
export function unusedKeys({ messages }: Words, sources: readonly string[]): string[] {
  const text = sources.join('\n');
  const strings = new Set([...text.matchAll(/(['"`])([\w.:-]+)\1/g)].map((found) => found[2]));
  const beginnings = [...text.matchAll(/`([\w.:-]+)\$\{/g)].map((found) => found[1] as string);
  return Object.keys(messages.fr).filter(
    (key) => !strings.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

/**
 * Sentences of a game that are no longer used: parts of its phrases that no source reads, and keys of their records
 * that no source names. Keys that are put together at run time are not looked for: those of one letter, in capitals or
 * with a space.
 */
export function unusedPhrases(phrases: object, sources: readonly string[]): string[] {
  const text = sources.join('\n');
  const words = new Set([...text.matchAll(/[\w.:-]+/g)].flatMap(([word]) => [word, ...word.split('.')]));
  const strings = new Set([...text.matchAll(/(['"`])([\w.:-]+)\1/g)].map((found) => found[2]));
  const beginnings = [...text.matchAll(/`([\w.:-]+)\$\{/g)].map((found) => found[1] as string);
  const isNamed = (key: string): boolean =>
    strings.has(key) || words.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const unused: string[] = [];
  for (const [part, value] of Object.entries(phrases)) {
    if (!words.has(part)) unused.push(part);
    else if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value))
        if (/^[a-z][\w.:-]+$/.test(key) && !isNamed(key)) unused.push(`${part} ${key}`);
  }
  return unused;
}
