import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mail, type Mailbox, mailbox } from '../../server/src/testing/mailbox.ts';
import { type PostBox, type Posted, postBox } from '../../server/src/testing/push-service.ts';
import { PHONE } from './browser.ts';
import { type Device, device } from './device.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { playOn } from './in-page-player.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';

let mails: Mailbox;
let posts: PostBox;
let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [mails, posts] = await Promise.all([mailbox(), postBox()]);
  [server, browser] = await Promise.all([
    gameServer({
      env: (port) => ({
        COMPTOIR_URL: `http://127.0.0.1:${port}`,
        COMPTOIR_SMTP: mails.url,
        COMPTOIR_MAIL_FROM: 'Comptoir <table@comptoir.example>',
        COMPTOIR_OUTWARD: 'any',
        COMPTOIR_NOTICE_PAUSE_MS: '0',
      }),
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await mails?.close();
  posts?.close();
});

const OVER = '.ranking';
/** Somebody else is awaited. */
const WAITS = '[data-turn]:not(.mine)';
const ABEL = 'abel@example.org';

/** Plays what the table asks, until the server waits for somebody else. */
async function playTurn(page: Page): Promise<void> {
  const isAwaited = () =>
    page.evaluate(async () => {
      const { tables } = (await (await fetch('/api/tables?which=mine')).json()) as {
        tables: { status: string; seat: number; awaited: number[] }[];
      };
      return tables.some(({ status, seat, awaited }) => status === 'playing' && awaited.includes(seat));
    });
  while (await isAwaited()) await playOn(page, { until: WAITS });
}

/** Where the messages of a device are opened: a press on one leads the page that is there to the table. */
const opened = new Map<Device, Page>();

/** Goes where a message leads to, plays until somebody else is awaited, and leaves the table. */
async function turn(on: Device, address: string): Promise<void> {
  const page = opened.get(on) ?? (await on.page());
  opened.set(on, page);
  await page.goto(address);
  await page.locator(`[data-laid="true"], ${OVER}`).first().waitFor();
  await playTurn(page);
  await page.goto(`${server.url}#/credits`);
  await page.getByRole('main').waitFor();
}

/** Zoé’s phone takes the place of her laptop: a code, messages there, the laptop is closed from it. */
async function moveTo(phone: Device, laptop: Device): Promise<void> {
  const here = await laptop.page();
  await here.goto(`${server.url}#/profile`);
  await here.getByRole('button', { name: 'Afficher un code' }).click();
  const code = await here.locator('[data-code]').getAttribute('data-code');
  const there = await phone.page();
  await there.goto(`${server.url}#/link/${code}`);
  await there.getByRole('button', { name: 'Relier' }).click();
  await there.getByRole('heading', { name: 'Zoé', exact: true }).waitFor();
  await tellHere(there);
  await there.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await there
    .getByRole('button', { name: 'Déconnecter les autres appareils' })
    .waitFor({ state: 'detached' });
  await settled(there);
  await there.close();
  await here.close();
}

async function tellHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prévenir sur cet appareil' }).click();
  // Devices are told apart by what they are, not by the push service that they share.
  await page.locator('[data-channel="push"]', { hasText: /Chrome, .*cet appareil/ }).waitFor();
  await settled(page);
}

test('two people play a whole game of one move a day by push and by mail, and one of them changes devices', async () => {
  const origin = server.url;
  const laptop = await device(browser, posts, { name: 'laptop', origin });
  const phone = await device(browser, posts, { name: 'phone', origin, ...PHONE });
  const abel = await device(browser, posts, { name: 'abel', origin, serviceWorkers: 'block' });

  const host = await laptop.page();
  await host.goto(`${origin}#/new/baie`);
  await host.getByLabel('Votre nom à la table').fill('Zoé');
  await host.getByRole('radio', { name: 'Par jour' }).press(' ');
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();
  const guest = await abel.page();
  await guest.goto(link);
  await guest.getByText('1 jour par coup').first().waitFor();
  await guest.getByLabel('Votre nom').fill('Abel');
  await guest.getByRole('button', { name: 'Prendre place' }).click();
  await guest.getByLabel('Écrire à la table').waitFor();
  await guest.goto(`${origin}#/profile`);
  await guest.getByLabel('Adresse e-mail').fill(ABEL);
  await guest.keyboard.press('Enter');
  const [confirm = ''] = /http\S+#\/confirm\/\S+/.exec((await mails.next()).text) ?? [];
  await guest.goto(confirm);
  await guest.getByRole('button', { name: 'Confirmer' }).click();
  await guest.getByText('Adresse confirmée').waitFor();
  await guest.close();

  let heard = { posts: 0, mails: mails.all.length };
  await host.getByText('Abel', { exact: true }).first().waitFor();
  const table = host.url();
  await host.goto(`${origin}#/profile`);
  await tellHere(host);
  await host.goto(table);
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  await host.locator('[data-laid="true"]').waitFor();
  // Whoever has begun the game sees whether it is their turn.
  await playTurn(host);
  await host.close();

  // From here on nobody opens the page but by what they were told.
  let zoe = laptop;
  let turns = 0;
  for (;;) {
    const told: Posted | Mail = await Promise.any([
      posts.next(({ path }) => path === zoe.path, heard.posts),
      mails.next(({ to }) => to === ABEL, heard.mails),
    ]);
    if ('body' in told) {
      heard = { ...heard, posts: posts.all.indexOf(told) + 1 };
      const { title, body, address } = await zoe.show(told.body);
      expect(body).toContain('Avec Abel.');
      if (title.includes('finie')) {
        await turn(zoe, address);
        break;
      }
      expect(title).toBe('La Baie des Marchands\u00a0: à vous de jouer');
      expect(body).toMatch(/Il vous reste [34]\sj/);
      await turn(zoe, address);
    } else {
      heard = { ...heard, mails: mails.all.indexOf(told) + 1 };
      const [address = ''] = /http\S+#\/table\/\S+/.exec(told.text) ?? [];
      await turn(abel, address);
      if (told.headers['subject']?.includes('finie')) break;
    }
    turns++;
    if (turns === 8) {
      await opened.get(laptop)?.close();
      await moveTo(phone, laptop);
      zoe = phone;
    }
  }
  expect(turns).toBeGreaterThan(12);

  // Both read the same result, and the laptop has heard nothing since it was left.
  const scores = await Promise.all(
    [phone, abel].map(async (on) => {
      const page = await on.page();
      await page.goto(table);
      await page.locator(`${OVER} .score`).first().waitFor();
      const found = await page.locator(`${OVER} .score`).allTextContents();
      await page.close();
      return found;
    }),
  );
  expect(scores[0]).toHaveLength(2);
  expect(scores[1]).toEqual(scores[0]);
  expect(posts.all.slice(heard.posts).filter(({ path }) => path === laptop.path)).toEqual([]);
  expect([laptop.troubles, phone.troubles, abel.troubles]).toEqual([[], [], []]);
});
