import { expect, test } from 'vitest';
import { denialOf } from './denials.ts';

test('whoever may not open or join a table is told why in words', () => {
  for (const code of ['registration-closed', 'invitation-needed', 'too-many-tables', 'has-seen-a-hand'])
    expect(denialOf(code)).not.toContain(code);
  expect(denialOf('unavailable')).toContain('unavailable');
});
