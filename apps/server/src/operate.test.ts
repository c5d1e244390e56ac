import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULTS, readEnvironment } from './config.ts';

const guide = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
const names = [...source.matchAll(/'((?:COMPTOIR_|DATABASE_)[A-Z_]+|HOST|PORT)'/g)].map(([, name]) =>
  String(name),
);

test('docs/operate.md names every variable of the environment and no other', () => {
  const told = new Set(
    [
      ...guide.replaceAll('`COMPTOIR_NAME`', '').matchAll(/`((?:COMPTOIR_|DATABASE_)[A-Z_]+|HOST|PORT)[`=]/g),
    ].map(([, name]) => name),
  );
  expect([...told].sort()).toEqual([...new Set(names)].sort());
});

test('what is deployed sets only variables that exist, on a Node that is supported', () => {
  const files = ['Dockerfile', 'compose.yaml', 'deploy/comptoir.service', 'deploy/comptoir-backup.service'];
  const known = new Set([...names, 'COMPTOIR_NAME']);
  for (const file of files) {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    for (const [name] of text.matchAll(/\bCOMPTOIR_[A-Z_]+/g))
      expect([file, known.has(name)]).toEqual([file, true]);
    for (const [, major] of text.matchAll(/^FROM node:(\d+)/gm))
      expect(Number(major)).toBeGreaterThanOrEqual(24);
  }
});

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({})).toEqual(DEFAULTS);
  for (const value of [
    DEFAULTS.host,
    DEFAULTS.port,
    DEFAULTS.data,
    DEFAULTS.botPause,
    DEFAULTS.limits.guestsPerHour,
  ])
    expect(guide).toContain(`\`${value}\``);
});

test('a value that makes no sense is an error', () => {
  for (const env of [
    { PORT: 'x' },
    { PORT: '-1' },
    { COMPTOIR_LOG: 'loud' },
    { COMPTOIR_TRUST_PROXY: 'yes' },
  ])
    expect(() => readEnvironment(env)).toThrow();
});
