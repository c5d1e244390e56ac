import type { Choice } from '@comptoir/kit/board';

/** What a player's words mean among the choices. */
export type Understood =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'ambiguous'; readonly choices: readonly Choice[] }
  | { readonly kind: 'unknown' };

/** Letters and digits, without accents or case: « Pâtisserie » is found by "patis". The sign of a number counts. */
export const simplify = (text: string): string =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[−–]/gu, '-')
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])[+-]\d+|[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Text after a dash is a note, not part of the name. */
export const nameIn = (label: string): string => label.split(' — ', 1)[0] as string;

/** The number of each listed choice: its own on the table, else its place in the list, or the next that is free. */
export function numbered(choices: readonly Choice[]): Map<number, Choice> {
  const listed = choices.filter(({ unlisted }) => unlisted !== true);
  const found = new Map<number, Choice>();
  for (const choice of listed) if (choice.number !== undefined) found.set(choice.number, choice);
  const most = Math.max(0, ...found.keys());
  for (const [at, choice] of listed.entries()) {
    if (choice.number !== undefined) continue;
    let free = found.has(at + 1) ? Math.max(most, at) + 1 : at + 1;
    while (found.has(free)) free += 1;
    found.set(free, choice);
  }
  return found;
}

/** By number, else by name: the whole name, its beginning, or the beginning of one of its words. Alike ones are one. */
export function understand(text: string, choices: readonly Choice[]): Understood {
  const wanted = simplify(text);
  if (wanted === '') return { kind: 'unknown' };
  const exact = choices.find(({ label }) => simplify(label) === wanted);
  if (exact !== undefined) return { kind: 'choice', choice: exact };
  if (/^\d+$/.test(wanted)) {
    const numbers = numbered(choices);
    const meant = numbers.get(Number(wanted));
    if (meant !== undefined) return { kind: 'choice', choice: meant };
    // A number that has left the list is not part of a name: repeating it does not mean the next « (3) ».
    if (Number(wanted) <= Math.max(...numbers.keys())) return { kind: 'unknown' };
  }
  const tests: ((name: string) => boolean)[] = [
    (name) => name.startsWith(wanted),
    (name) => ` ${name}`.includes(` ${wanted}`),
  ];
  for (const test of tests) {
    const found = choices.filter(({ label, unlisted }) => !unlisted && test(simplify(nameIn(label))));
    const [first] = found;
    if (first === undefined) continue;
    const isOne = found.every(({ label }) => label === first.label);
    return isOne ? { kind: 'choice', choice: first } : { kind: 'ambiguous', choices: found };
  }
  return { kind: 'unknown' };
}
