import type { Phrases } from '@comptoir/baie/texts';
import type { BoardStyle } from '@comptoir/kit/board';
import { columns, type Paint } from '../terminal/paint.ts';
import type { BaieWords } from './baie-words.ts';

/** What the parts of the board are drawn with. */
export interface Pen {
  readonly p: Paint;
  readonly t: Phrases;
  readonly w: BaieWords;
  readonly width: number;
  readonly names: readonly string[];
  readonly language: BoardStyle['language'];
}

const CLAN_PAINT: Readonly<Record<string, keyof Paint>> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  X: 'dim',
  '!': 'magenta',
};

/** A letter of a colour, painted in it. */
export const dye = ({ p }: Pen, letter: string): string => p[CLAN_PAINT[letter] ?? 'bold'](letter);
export const dyeAll = (pen: Pen, letters: string): string =>
  [...letters].map((letter) => dye(pen, letter)).join('');

/** Puts pieces of text one after another, breaking where a line is full; later lines are indented. */
export function flow(pieces: readonly string[], width: number, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const next = line === '' ? piece : `${line}  ${piece}`;
    if (columns(next) <= width || line === '') line = next;
    else {
      lines.push(line);
      line = `${indent}${piece}`;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
