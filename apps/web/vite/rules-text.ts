import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { RuleChapter, RuleParagraph } from '../src/rulebook/rules-text.ts';

const PREFIX = 'virtual:rules/';

/** The number before a heading: `13` of a chapter, `4.7` of a part; null where there is none. */
const numberOf = (heading: string): string | null => /^(\d+(?:\.\d+)?)\.?\s/.exec(heading)?.[1] ?? null;

/**
 * The numbers of the chapters and parts that players are shown in either language: those of the French text, which is written
 * for them. The English one also tells programmers about states, measurements and sources.
 */
export function numbersForPlayers(french: string): ReadonlySet<string> {
  const headings = french.split('\n').map((line) => /^#{2,3} (.*)$/.exec(line)?.[1] ?? '');
  return new Set(headings.flatMap((heading) => numberOf(heading) ?? []));
}

/** Inline marks of Markdown are left out: the drawer shows plain sentences. */
function plain(text: string): string {
  return (
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/(^|[\s(«])\*([^*\s][^*]*)\*/g, '$1$2')
      .replace(/`([^`]+)`/g, '$1')
      // Where a rule comes from is for those who edit it.
      .replace(/\s*\[(?:designed|fact)[^\]]*\]/g, '')
      .trim()
  );
}

const cells = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => plain(cell.replaceAll('\\|', '|')));

/**
 * A rule document as chapters of paragraphs with their ids. A row of a table becomes a sentence under its headings; where
 * there is one column beside the first, its heading says nothing that the row does not.
 */
export function readRules(markdown: string, forPlayers: ReadonlySet<string>, colon = ': '): RuleChapter[] {
  const chapters: { id: string; title: string; paragraphs: RuleParagraph[] }[] = [];
  let headings: string[] | null = null;
  let isForPlayers = false;
  let isCode = false;
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    // Algorithms are for programmers.
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode || line.startsWith('```')) continue;
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading) {
      headings = null;
      const title = plain(heading[2] ?? '').replace(/\s*\([A-Z]-\d+ (?:…|\.{3})\)/g, '');
      const number = numberOf(title);
      if (heading[1] === '##') {
        isForPlayers = number !== null && forPlayers.has(number);
        isOpen = isForPlayers;
        if (isOpen)
          chapters.push({ id: number ?? title, title: title.replace(/^\d+\.\s*/, ''), paragraphs: [] });
      } else if (heading[1] === '###') {
        isOpen = isForPlayers && (number === null || forPlayers.has(number));
        if (isOpen) chapters.at(-1)?.paragraphs.push({ id: null, text: title });
      }
      continue;
    }
    const chapter = chapters.at(-1);
    if (!isOpen || chapter === undefined || line.trim() === '' || /^-{3,}$/.test(line.trim())) {
      if (line.trim() === '') headings = null;
      continue;
    }
    if (line.startsWith('|')) {
      const row = cells(line);
      if (row.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (headings === null) headings = row;
      else {
        // An ability is a row: its id stands in bold beside its place.
        const id = /\*\*([A-Z]-\d+)\*\*/.exec(line)?.[1] ?? null;
        const [head = '', ...rest] = row;
        const first = id === null ? head : head.replace(new RegExp(`,? ${id}$`), '');
        const words =
          rest.length === 1
            ? (rest[0] ?? '')
            : rest.map((cell, i) => `${headings?.[i + 1] ?? ''} ${cell}`.trim()).join(', ');
        chapter.paragraphs.push({ id, text: `${first}${colon}${words}` });
      }
      continue;
    }
    const rule = /^(?:[-*]\s+)?\*\*([A-Z]-\d+)\b([^*]*)\*\*(.*)$/.exec(line.trim());
    if (rule) chapter.paragraphs.push({ id: rule[1] ?? null, text: plain(`${rule[2]}${rule[3]}`) });
    else chapter.paragraphs.push({ id: null, text: plain(line.trim().replace(/^[-*]\s+/, '• ')) });
  }
  return chapters.filter((chapter) => chapter.paragraphs.length > 0);
}

/** `virtual:rules/vallee.fr` is docs/rules/vallee.fr.md as data; the English text has no language in its name. */
export function rulesText(): Plugin {
  return {
    name: 'rules-text',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = '', language] = id.slice(PREFIX.length + 1).split('.');
      const read = (name: string): string => {
        const file = new URL(`../../../docs/rules/${name}.md`, import.meta.url);
        this.addWatchFile(file.pathname);
        return readFileSync(file, 'utf8');
      };
      const french = read(`${game}.fr`);
      const forPlayers = numbersForPlayers(french);
      const chapters =
        language === 'fr' ? readRules(french, forPlayers, '\u00a0: ') : readRules(read(game), forPlayers);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(chapters))});`;
    },
  };
}
