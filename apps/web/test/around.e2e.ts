import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';
import { begin, meet } from './two-browsers.ts';

let server: GameServer;
let browser: Browser;
/** Who looks after the server, from its next start on. */
let owners = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([
    gameServer({ env: () => ({ COMPTOIR_OWNERS: owners }) }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const sound = async (page: Page): Promise<unknown> => {
  await settled(page);
  return { faults: await violations(page), excess: await excess(page) };
};
const SOUND = { faults: [], excess: 0 };
const around = (page: Page) => page.locator('[data-around]');
const close = (page: Page) => page.getByRole('button', { name: 'Fermer' }).click();

test('the host of a table closes its doors, and each chooses what to be told of it', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const { host, guest } = meeting;
  const watcher = (await newPage(browser)).page;
  await watcher.goto(host.url());
  await watcher.getByText('Vous regardez').first().waitFor();

  const open = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menu de la table' }).click();
    await page.getByRole('button', { name: 'Prévenir, bloquer, signaler…' }).click();
    await around(page).waitFor();
  };
  await open(host);
  expect(await sound(host)).toEqual(SOUND);
  await host.getByLabel('Des spectateurs peuvent regarder').press(' ');
  await around(host).getByText('Enregistré').waitFor();
  await watcher.getByText('L’hôte a fermé cette table aux spectateurs.').waitFor();
  const [frame, cross] = await Promise.all([
    watcher.locator('dialog .state').boundingBox(),
    watcher.getByRole('button', { name: 'Fermer' }).boundingBox(),
  ]);
  expect((cross?.y ?? 0) + (cross?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
  await host.getByText('Pour cette table', { exact: true }).click();
  await host.getByLabel('Message', { exact: true }).press(' ');
  await settled(host);
  await close(host);
  await open(host);
  expect(await host.getByLabel('Des spectateurs peuvent regarder').isChecked()).toBe(false);
  expect(await host.getByLabel('Message', { exact: true }).isChecked()).toBe(false);
  expect(await host.getByLabel('À vous de jouer').isChecked()).toBe(true);

  // The host gives the group an address; whether it is taken back is seen in the same list.
  await host.getByLabel('Adresse d’un webhook pour cette table').fill('http://127.0.0.1/');
  await host.keyboard.press('Enter');
  await around(host).getByText('Cette adresse n’est pas permise').waitFor();
  await host.getByLabel('Adresse d’un webhook pour cette table').fill('https://chat.example.org/hook');
  await host.keyboard.press('Enter');
  await host.locator('[data-hooks]').getByText('https://chat.example.org/hook').waitFor();
  expect(await sound(host)).toEqual(SOUND);
  await host.getByRole('button', { name: 'Retirer : https://chat.example.org/hook' }).click();
  await host.locator('[data-hooks] li').waitFor({ state: 'detached' });

  // Whoever is not the host has no doors.
  await guest.setViewportSize(PHONE.viewport);
  await open(guest);
  expect(await guest.getByText(/Qui peut regarder|Prévenir tout le groupe/).count()).toBe(0);
  expect(await sound(guest)).toEqual(SOUND);

  // A host who has given up their seat still has them; others who look on have no menu for them.
  await close(host);
  await host.getByRole('button', { name: 'Menu de la table' }).click();
  await host.getByRole('button', { name: 'Abandonner ma place' }).click();
  await host.getByRole('button', { name: 'Oui, abandonner' }).click();
  await host.getByText('Vous regardez').first().waitFor();
  await settled(host);
  await open(host);
  await host.getByLabel('Des spectateurs peuvent regarder').press(' ');
  await around(host).getByText('Enregistré').waitFor();
  expect(await host.getByText('Prévenir tout le groupe').count()).toBe(1);
  await watcher.reload();
  await watcher.getByText('Vous regardez').first().waitFor();
  await watcher.getByRole('button', { name: 'Menu de la table' }).click();
  await watcher.getByRole('link', { name: 'Quitter la table' }).waitFor();
  await settled(watcher);
  expect(await watcher.getByRole('button', { name: 'Prévenir, bloquer, signaler…' }).count()).toBe(0);
  // A browser notes the address that was refused above; the page has said it in words.
  expect(meeting.troubles.filter((line) => !line.includes('422'))).toEqual([]);
});

test('a slip in three words is put right where it is told; bots sit down by keys alone', async () => {
  const { page: host, troubles } = await newPage(browser);
  await host.goto(`${server.url}#/new/vallee`);
  await host.getByLabel('Votre nom à la table').fill('Zoé');
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();
  const words = link.replace(/^.*\/i\//, '').split('-');

  const guest = (await newPage(browser, PHONE)).page;
  await guest.goto(`${server.url}i/${['zzz', ...words.slice(1)].join('-')}`);
  await guest.getByRole('alert').waitFor();
  expect(await guest.getByLabel('Le lien ou les trois mots').inputValue()).toContain('zzz');
  expect(await sound(guest)).toEqual(SOUND);
  await guest.getByLabel('Le lien ou les trois mots').fill(words.join(' '));
  await guest.keyboard.press('Enter');
  await guest.getByText('Votre place ?').waitFor();
  expect(await sound(guest)).toEqual(SOUND);

  const robot = host.getByRole('button', { name: 'Mettre un robot' });
  await robot.focus();
  await host.keyboard.press('Enter');
  await host.getByRole('button', { name: 'expert' }).waitFor();
  expect(await sound(host)).toEqual(SOUND);
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'expert' }).waitFor({ state: 'detached' });
  await host.keyboard.press('Enter');
  await host.getByRole('button', { name: 'première partie' }).press('Enter');
  await host.getByText('Toutes les places sont prises').waitFor();
  await host.getByText('Robot · première partie').waitFor();
  // On a low screen what comes next lies below one's own seat, not over it.
  await host.setViewportSize({ width: 1366, height: 650 });
  const own = await host.locator('[data-seat="0"] .tag').boundingBox();
  const slip = await host.getByText('Toutes les places sont prises').boundingBox();
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(slip?.y ?? 0);
  await host.setViewportSize(PHONE.viewport);
  expect(await sound(host)).toEqual(SOUND);
  expect(troubles).toEqual([]);
});

test('what somebody said is reported and read by the host; whoever is blocked is not heard any more', async () => {
  const meeting = await meet(browser, server, 'vallee');
  const { host, guest } = meeting;
  await guest.getByLabel('Écrire à la table').fill('Vous jouez comme une huître');
  await guest.keyboard.press('Enter');
  await host.getByRole('button', { name: 'Abel : signaler ou bloquer' }).click();
  await around(host).getByText('« Vous jouez comme une huître »').waitFor();
  await host.getByLabel('Que s’est-il passé ?').fill('Ce n’est pas gentil');
  expect(await sound(host)).toEqual(SOUND);
  await host.getByRole('button', { name: 'Envoyer à l’hôte' }).click();
  await host.getByText('L’hôte est prévenu.').waitFor();
  await host.getByRole('button', { name: 'Bloquer Abel' }).click();
  await host.getByText('Abel ne s’assiéra plus à vos tables.').waitFor();
  await close(host);
  await host.getByText('comme une huître').waitFor({ state: 'detached' });

  owners = await host.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id);
  await server.stop();
  await server.start();
  await host.goto(`${server.url}#/house`);
  await host.getByText('Vous jouez comme une huître').waitFor();
  await host.getByText('Ce n’est pas gentil').waitFor();
  expect(await sound(host)).toEqual(SOUND);
  // The host has most links: on an upright tablet none of them is cut.
  const { width, height } = host.viewportSize() ?? { width: 1280, height: 800 };
  await host.setViewportSize({ width: 768, height: 1024 });
  const nav = host.locator('header nav').first();
  expect(await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  );
  await host.setViewportSize({ width, height });
  await host.getByRole('button', { name: 'Classer' }).click();
  await host.getByText('Aucun signalement').waitFor();

  // Whoever may not speak is told so, and what was written stays.
  const abel = await guest.evaluate(
    async () => ((await (await fetch('/api/me')).json()) as { id: string }).id,
  );
  const line = host.getByRole('listitem').filter({ hasText: abel });
  await line.getByRole('button', { name: 'Rendre muet' }).click();
  await line.getByRole('button', { name: 'Rendre la parole' }).waitFor();
  await guest.getByLabel('Écrire à la table').fill('Et encore');
  await guest.keyboard.press('Enter');
  await guest.getByText('L’hôte vous a retiré la parole').waitFor();
  expect(await guest.getByLabel('Écrire à la table').inputValue()).toBe('Et encore');
  await line.getByRole('button', { name: 'Rendre la parole' }).click();
  await line.getByRole('button', { name: 'Rendre muet' }).waitFor();
  await guest.keyboard.press('Enter');
  await guest.getByText('L’hôte vous a retiré la parole').waitFor({ state: 'detached' });
  await guest.getByText('Et encore').first().waitFor();

  // By invitation only: three words are one.
  await host.getByText('Sur invitation', { exact: true }).click();
  await settled(host);
  await host.goto(`${server.url}#/new/karanor`);
  await host.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await host.getByLabel('Invitez avec ce lien').inputValue();
  const stranger = (await newPage(browser)).page;
  await stranger.goto(`${server.url}#/join/${link.replace(/^.*\/i\//, '')}`);
  await stranger.getByLabel('Votre nom').fill('Noé');
  expect(await sound(stranger)).toEqual(SOUND);
  await stranger.getByRole('button', { name: 'Prendre place' }).click();
  await host.getByText('Noé').first().waitFor();

  // Tables that the host of the house closes are not left on the screens of their players.
  await host.goto(`${server.url}#/house`);
  const tables = host.getByRole('listitem').filter({ hasText: 'La Vallée' });
  await tables.first().waitFor();
  for (let left = await tables.count(); left > 0; left--) {
    await tables
      .first()
      .getByRole('button', { name: /^Supprimer :/ })
      .click();
    await tables
      .first()
      .getByRole('button', { name: /^Supprimer pour de bon/ })
      .click();
    await settled(host);
  }
  await guest.getByRole('heading', { name: 'Cette table n’existe plus' }).waitFor();
  // A browser notes what was refused above; the page has said it in words.
  expect(meeting.troubles.filter((line) => !line.includes('403'))).toEqual([]);
});
