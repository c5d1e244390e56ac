import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { RuleChapter, RuleParagraph } from '../src/rulebook/rules-text.ts';

const PREFIX = 'virtual:rules/';

/** Chapters about states, decisions and other boxes are for programmers, not for players. */
const FOR_PLAYERS = /^(?:[0-9]|1[0-3])\./;
/** La Baie has a chapter for each merchant; that of the expansion stands last. */
const FOR_MERCHANTS = /^(?:[0-9]|1[0-5]|21)\./;

/** Inline marks of Markdown are left out: the drawer shows plain sentences. */
function plain(text: string): string {
  return (
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/(^|[\s(«])\*([^*\s][^*]*)\*/g, '$1$2')
      .replace(/`([^`]+)`/g, '$1')
      // Where a rule comes from is for those who edit it.
      .replace(/\s*\[designed[^\]]*\]/g, '')
      .trim()
  );
}

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => plain(cell));

/**
 * A rule document as chapters of paragraphs with their ids. A row of a table becomes a sentence under its headings; where
 * there is one column beside the first, its heading says nothing that the row does not.
 */
export function readRules(markdown: string, forPlayers: RegExp = FOR_PLAYERS, colon = ': '): RuleChapter[] {
  const chapters: { id: string; title: string; paragraphs: RuleParagraph[] }[] = [];
  let headings: string[] | null = null;
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading) {
      headings = null;
      const title = plain(heading[2] ?? '').replace(/\s*\([A-Z]-\d+ (?:…|\.{3})\)/g, '');
      if (heading[1] === '##') {
        isOpen = forPlayers.test(title);
        if (isOpen)
          chapters.push({
            id: title.split('.')[0] ?? title,
            title: title.replace(/^\d+\.\s*/, ''),
            paragraphs: [],
          });
      } else if (heading[1] === '###' && isOpen) chapters.at(-1)?.paragraphs.push({ id: null, text: title });
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
        const [first, ...rest] = row;
        const words =
          rest.length === 1
            ? (rest[0] ?? '')
            : rest.map((cell, i) => `${headings?.[i + 1] ?? ''} ${cell}`.trim()).join(', ');
        chapter.paragraphs.push({ id: null, text: `${first}${colon}${words}` });
      }
      continue;
    }
    const rule = /^(?:[-*]\s+)?\*\*([A-Z]-\d+)\*\*\s*(.*)$/.exec(line.trim());
    if (rule) chapter.paragraphs.push({ id: rule[1] ?? null, text: plain(rule[2] ?? '') });
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
      const name = id.slice(PREFIX.length + 1).replace(/\.en$/, '');
      const file = new URL(`../../../docs/rules/${name}.md`, import.meta.url);
      this.addWatchFile(file.pathname);
      const chapters = readRules(
        readFileSync(file, 'utf8'),
        name.startsWith('baie') ? FOR_MERCHANTS : FOR_PLAYERS,
        name.endsWith('.fr') ? '\u00a0: ' : ': ',
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(chapters))});`;
    },
  };
}
