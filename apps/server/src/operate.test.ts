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

test('what is deployed may do little else than serve', () => {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  for (const unit of ['deploy/comptoir.service', 'deploy/comptoir-backup.service'])
    for (const setting of [
      /^LimitNOFILE=\d+$/m,
      /^MemoryMax=\d+[MG]$/m,
      /^SystemCallFilter=@system-service$/m,
      /^CapabilityBoundingSet=$/m,
      /^NoNewPrivileges=yes$/m,
      /^ProtectSystem=strict$/m,
    ])
      expect(read(unit)).toMatch(setting);
  const [server = ''] = /^ {2}comptoir:\n(?: {4}.*\n)+/m.exec(read('compose.yaml')) ?? [];
  for (const setting of [
    /^ {4}read_only: true$/m,
    /^ {4}cap_drop:\n {6}- ALL$/m,
    /^ {6}- no-new-privileges:true$/m,
    /^ {4}mem_limit: /m,
    /^ {6}COMPTOIR_TRUST_PROXY: "1"$/m,
  ])
    expect(server).toMatch(setting);
  // Any password will do: none is spelled as part of an address.
  expect(server).not.toMatch(/:\/\/\S*POSTGRES_PASSWORD/);
  expect(server).toMatch(/^ {6}PGPASSWORD: \$\{POSTGRES_PASSWORD:\?/m);
  // The proxy alone is reached from outside.
  expect(server).not.toContain('ports:');
  expect(read('Dockerfile')).toMatch(/^RUN npm ci\b/m);
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
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
