import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';

/** Chapter 12 of the rules prints every card: it says what the cards say. */
const rules = readFileSync(new URL('../../../../docs/rules/karanor.md', import.meta.url), 'utf8');
const appendix = rules.slice(rules.indexOf('## 12.')).split('\n');

const rowOf = (id: string): string => appendix.find((line) => line.startsWith(`| \`${id}\` |`)) ?? '';

describe('the appendix', () => {
  const { stories, shops, deliveries, blackMarket, artefacts, badges } = content;
  const printed = [...stories, ...shops, ...deliveries, ...blackMarket, ...artefacts, ...badges];
  test.each(printed.map(({ id, text }) => [id, text.en] as const))('prints %s', (id, text) =>
    expect(rowOf(id)).toContain(text),
  );

  const quests = [...content.quests, ...content.followUps];
  test.each(quests.map((quest) => [quest.id, quest] as const))('prints %s', (id, { prestige, options }) => {
    const row = rowOf(id);
    expect(row).toContain(` | ${options.map(({ text }) => text?.en).join(' / ')} | `);
    expect(row).toContain(` | ${prestige} | `);
  });
});
