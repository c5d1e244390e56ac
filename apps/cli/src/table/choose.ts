import type { Json } from '@comptoir/kit';
import type { Choice } from '@comptoir/kit/board';
import { painter } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Texts } from '../texts/index.ts';
import { understand } from './understand.ts';

/** A plain question of the program itself. Enter takes the first choice; null when the input has ended. */
export async function choose<T extends Json>(
  terminal: Terminal,
  t: Texts,
  ask: string,
  choices: readonly (Choice & { readonly value: T })[],
): Promise<T | null> {
  const [only, second] = choices;
  if (only !== undefined && second === undefined) return only.value;
  const paint = painter(terminal.colour);
  for (;;) {
    terminal.print();
    terminal.print(paint.bold(ask));
    choices.forEach(({ label }, at) => {
      const mark = /^\d+$/.test(label) ? '   ' : String(at + 1).padStart(3);
      terminal.print(`${paint.cyan(mark)} ${label}${at === 0 ? paint.dim(' ↵') : ''}`);
    });
    const line = await terminal.ask(t.prompt);
    if (line === null) return null;
    if (line.trim() === '') return (choices[0] as Choice & { value: T }).value;
    const meaning = understand(line, choices);
    if (meaning.kind === 'choice') return meaning.choice.value as T;
    terminal.print(
      meaning.kind === 'ambiguous'
        ? t.ambiguous(line.trim(), meaning.choices.map(({ label }) => label).join(', '))
        : t.notUnderstood(line.trim()),
    );
  }
}
