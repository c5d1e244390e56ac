import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, type Rule, readRules } from '../project.ts';

/** Which tests cite which rule: by the titles of tests and of the groups around them. */

const CALL = /\b(?:test|it|describe)(?:\.\w+)*\s*\(/g;
const LITERAL = /^\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/;
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const ID = /\b[A-Z]{1,3}-\d+[a-z]?\b/g;
const STARTS_WITH_ID = /^[A-Z]{1,3}-\d+[a-z]?\b/;

/** Where the bracket that opens before `start` is closed. */
function closing(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at++) {
    const letter = source[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === "'" || letter === '"' || letter === '`') {
      for (at += 1; at < source.length && source[at] !== letter; at++) if (source[at] === '\\') at += 1;
    }
  }
  return at;
}

/** The titles in a test file. A table of cases counts by the ids that its rows start with. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  for (const call of source.matchAll(CALL)) {
    let start = call.index + call[0].length;
    if (/\.each\s*\($/.test(call[0])) {
      const end = closing(source, start);
      for (const literal of source.slice(start, end).matchAll(LITERALS)) {
        const text = literal[1] ?? literal[2] ?? literal[3] ?? '';
        if (STARTS_WITH_ID.test(text)) titles.push(text);
      }
      const next = /^\s*\(/.exec(source.slice(end));
      if (next === null) continue;
      start = end + next[0].length;
    }
    const literal = LITERAL.exec(source.slice(start));
    if (literal) titles.push(literal[1] ?? literal[2] ?? literal[3] ?? '');
  }
  return titles;
}

function testFiles(dir: string): string[] {
  let names: string[];
  try {
    names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

export interface CitedRule extends Rule {
  /** `packages/vallee/src/rules/market.test.ts: V-062 …` */
  readonly tests: readonly string[];
}

/** Every rule of a game with the tests that cite it; null when the game has no rules document. */
export function citationsOf(game: string): CitedRule[] | null {
  const rules = readRules(game, 'en');
  if (rules === null) return null;
  const cited = new Map<string, string[]>();
  for (const dir of [`packages/${game}/src`, 'packages/bots/src']) {
    for (const path of testFiles(join(ROOT, dir))) {
      for (const title of titlesIn(readFileSync(path, 'utf8'))) {
        for (const [id] of title.matchAll(ID)) {
          const tests = cited.get(id) ?? [];
          tests.push(`${relative(ROOT, path)}: ${title}`);
          cited.set(id, tests);
        }
      }
    }
  }
  return rules.map((rule) => ({ ...rule, tests: cited.get(rule.id) ?? [] }));
}
