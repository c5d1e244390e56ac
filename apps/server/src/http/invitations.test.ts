import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newInvitation, readWords } from '../codes.ts';
import { WORDS } from '../invitation-words.ts';
import { Guest, request } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let ana: Guest;
beforeAll(async () => {
  server = await testServer();
  ana = await Guest.come(server.url, 'Ana');
});
afterAll(() => server.close());

const look = (code: string) => request(server.url, 'GET', `/api/invitations/${encodeURIComponent(code)}`);

test('three words of 512 have 27 bits, and are read however they are typed', () => {
  for (const words of Object.values(WORDS)) {
    expect(new Set(words).size).toBe(512);
    expect(words.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true);
  }
  expect(newInvitation('fr')).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
  const [first, second, third] = [WORDS.fr[7], WORDS.fr[300], WORDS.en[511]] as [string, string, string];
  const plain = `${first}-${second}-${third}`;
  expect(readWords(`  ${first.toUpperCase()}  ${second}, ${third} `)).toBe(plain);
  expect(readWords('Chêne été forêt')).toBe(readWords('chene ete foret'));
  expect(readWords('un deux')).toBeNull();
});

test('an invitation says game, host, pace, free seats and options to whoever has it', async () => {
  const pace = { kind: 'slow', hours: 24, reserve: 72, rest: true } as const;
  const { table, invitation } = await ana.createTable({ game: 'vallee', pace, giveUp: 3 });
  const { status, body } = await look(invitation!);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    table,
    game: 'vallee',
    host: 'Ana',
    pace,
    timeout: 'bot',
    giveUp: 3,
    status: 'waiting',
    free: 1,
    words: invitation,
  });
  expect((await look(invitation!.replaceAll('-', ' ').toUpperCase())).body).toEqual(body);
  expect((await look(table)).body).toEqual(body);
});

test('three words that are as long as an address are words', async () => {
  for (;;) {
    const { table, invitation } = await (await Guest.come(server.url, 'Max')).createTable({ game: 'vallee' });
    if (invitation?.length !== 16) continue;
    expect((await look(invitation)).body).toMatchObject({ table });
    break;
  }
});

test('the address that is shared says to previews what it is, and nothing more to a wrong one', async () => {
  const host = await Guest.come(server.url, 'Zoé <b>');
  const pace = { kind: 'slow', hours: 72 } as const;
  const { invitation } = await host.createTable({ game: 'baie', pace });
  const { text, headers } = await request(server.url, 'GET', `/i/${invitation}`);
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).toContain('<meta property="og:title" content="La Baie des Marchands" />');
  expect(text).toContain('Zoé &#60;b&#62; vous invite. 3\u00a0jours par coup.');
  expect(text).toContain('/icon-512.png');
  expect((await request(server.url, 'GET', '/i/un-deux-trois')).text).not.toContain('og:title');
  // Where the page has a picture of the game, that one is shown.
  mkdirSync(join(server.folder, 'previews'));
  writeFileSync(join(server.folder, 'previews/baie.png'), '');
  const again = await request(server.url, 'GET', `/i/${invitation}`);
  expect(again.text).toMatch(/og:image" content="http[^"]*\/previews\/baie\.png"/);
  expect(again.text).toContain('summary_large_image');
});

test('a wrong code says so, and guessing is slow', async () => {
  expect((await look('un deux trois')).body.error).toBe('wrong-code');
  expect((await look('AAAAAAAAAAAAAAAA')).body.error).toBe('wrong-code');
  const answers = await Promise.all(Array.from({ length: 40 }, () => look('pont lune vert')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(8);
});

test('the three words are in the language of the page on which the table was opened', async () => {
  const speaks = async (language: string): Promise<string[]> => {
    const { body } = await ana.ask(
      'POST',
      '/api/tables',
      { game: 'vallee' },
      { 'accept-language': language },
    );
    return String(body.invitation).split('-');
  };
  expect((await speaks('en')).every((word) => WORDS.en.includes(word))).toBe(true);
  expect((await speaks('fr-FR,fr;q=0.9')).every((word) => WORDS.fr.includes(word))).toBe(true);
});
