/** Colours and widths of text in a terminal. */

const CODES = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
} as const;

export type Paint = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

const ESCAPE = String.fromCharCode(27);
const ANSI = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

function paintWith(colour: boolean): Paint {
  const entries = Object.entries(CODES).map(([name, code]) => [
    name,
    (text: string) => (colour && text !== '' ? `${ESCAPE}[${code}m${text}${ESCAPE}[0m` : text),
  ]);
  return Object.fromEntries(entries) as Paint;
}

const COLOURED = paintWith(true);
const PLAIN = paintWith(false);

export const painter = (colour: boolean): Paint => (colour ? COLOURED : PLAIN);

export const plain = (text: string): string => text.replace(ANSI, '');

/** Columns a text takes. */
export const columns = (text: string): number => [...plain(text)].length;

/** Cuts a text without colours to a width. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - columns(text)));

/** Breaks a text into lines of at most `width` columns; all but the first start with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const lead = /^ */.exec(text)?.[0] ?? '';
  let line = '';
  // Never break at the space before a French punctuation mark or inside guillemets.
  for (const word of text.slice(lead.length).split(/(?<!«) (?![:;?!»])/)) {
    const longer = line === '' ? lead + word : `${line} ${word}`;
    if (line !== '' && columns(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}
