/** A chapter of the rules as the drawer shows it. */
export interface RuleParagraph {
  /** Rule id, `V-062`; titles of parts have none. */
  readonly id: string | null;
  readonly text: string;
}
export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface RuleHit {
  readonly chapter: RuleChapter;
  readonly paragraph: RuleParagraph;
}

/** Ids of rules in a text: odd pieces are ids. */
export const cutAtIds = (text: string): string[] => text.split(/\b([A-Z]-\d{3})\b/);

/** Letters without accents and in small, so that `etal` finds `Étal`. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

/** Paragraphs that hold every word asked for, in text, id or chapter title. */
export function searchRules(chapters: readonly RuleChapter[], query: string): RuleHit[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits: RuleHit[] = [];
  for (const chapter of chapters) {
    for (const paragraph of chapter.paragraphs) {
      const text = plainLetters(`${paragraph.id ?? ''} ${paragraph.text} ${chapter.title}`);
      if (words.every((word) => text.includes(word))) hits.push({ chapter, paragraph });
    }
  }
  return hits;
}

/** Cuts a text around the words asked for: odd pieces are the finds. Accents do not matter. */
export function markWords(text: string, query: string): string[] {
  const words = plainLetters(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const plain = plainLetters(text);
  // Marks are found in the plain text; that works only while both have the same length.
  if (!words.length || plain.length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  while (from < text.length) {
    let at = -1;
    let length = 0;
    for (const word of words) {
      const found = plain.indexOf(word, from);
      if (found >= 0 && (at < 0 || found < at)) [at, length] = [found, word.length];
    }
    if (at < 0) break;
    pieces.push(text.slice(from, at), text.slice(at, at + length));
    from = at + length;
  }
  return [...pieces, text.slice(from)];
}
