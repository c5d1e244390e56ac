import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { rulesBehind } from './rules.ts';

test('V-042 the paragraph behind the question of a turn is one of the booklet', () => {
  const state = vallee.setup(1, must(vallee.readOptions({ players: 2 })));
  const booklet = readFileSync(new URL('../../../../docs/rules/vallee.md', import.meta.url), 'utf8');
  const [asked] = vallee.decisions(state);
  const ids = asked?.kind === 'menu' ? [asked.id, ...asked.entries.map(({ id }) => id)] : [];
  const behind = ids.flatMap(rulesBehind);
  expect(behind).toContain('V-042');
  for (const rule of behind) expect(booklet).toContain(`**${rule}**`);
});

function must<O>(reading: { ok: true; options: O } | { ok: false }): O {
  if (!reading.ok) throw new Error('refused');
  return reading.options;
}
