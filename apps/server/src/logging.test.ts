import { expect, test } from 'vitest';
import { errorLine } from './logging.ts';

function parsed(): unknown {
  try {
    return JSON.parse('{"name":"Zoé","text":');
  } catch (error) {
    return error;
  }
}
const database = Object.assign(new Error('invalid input syntax for type bigint: "Zoé"'), {
  severity: 'ERROR',
  code: '22P02',
  detail: 'Failing row contains (Zoé).',
  where: 'JSON data, line 1: "Zoé"',
});
const embedded = Object.assign(new Error('no such thing: Zoé'), { code: 'SQLITE_CONSTRAINT' });

test('a log line about an error carries no names and no rows', () => {
  for (const error of [parsed(), database, embedded, 'Zoé', { message: 'Zoé' }]) {
    const text = JSON.stringify(errorLine(error));
    expect(text).not.toContain('Zo');
  }
  expect(errorLine(database)).toMatchObject({ type: 'Error', code: '22P02' });
});

test('a defect of our own tells what it is and where it was met', () => {
  const line = errorLine(new TypeError('seat is not a number'));
  expect(line).toMatchObject({ type: 'TypeError', message: 'seat is not a number' });
  expect(line.stack).toContain('logging.test.ts');
});
