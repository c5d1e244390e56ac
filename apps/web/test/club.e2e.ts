import { json } from 'node:stream/consumers';
import { recordOf, startMatch, submit, writeRecord, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, excess, newPage, PHONE, violations } from './browser.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { settled } from './settling.ts';
import { launchBrowser } from './site.ts';
import { begin, meet } from './two-browsers.ts';

let server: GameServer;
let browser: Browser;
/** Browsers keep passkeys under a name, never under an address of numbers. */
let url: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([gameServer(), launchBrowser()]);
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A device that holds passkeys and confirms by itself. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: async (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][0],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** What is wrong with the page once all of it has come. */
async function sound(page: Page): Promise<unknown> {
  await settled(page);
  return { faults: await violations(page), excess: await excess(page) };
}
const SOUND = { faults: [], excess: 0 };

async function become(page: Page, name: string): Promise<void> {
  await page.goto(`${url}#/profile`);
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'C’est moi' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

test('a guest becomes a member with a passkey and comes back with it on an empty device', async () => {
  const { page, troubles } = await newPage(browser);
  const device = await authenticator(page);
  await become(page, 'Maëlle');
  await page.getByText('invité sur cet appareil').waitFor();
  expect(await sound(page)).toEqual(SOUND);
  await page.getByLabel('Nom de cette clé').fill('Ordinateur');
  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await page.getByText('membre depuis le').waitFor();
  await page.getByText('Ordinateur').waitFor();

  await page.getByRole('checkbox', { name: 'Heures calmes' }).press(' ');
  await page.locator('[data-notices] select').first().selectOption('23');
  await page.getByRole('button', { name: 'Changer d’emblème' }).click();
  await page.getByRole('radio', { name: 'corbeau' }).press(' ');
  await page.getByRole('radio', { name: 'bleu' }).press(' ');
  await settled(page);
  expect(await sound(page)).toEqual(SOUND);

  const other = await newPage(browser, PHONE);
  const twin = await authenticator(other.page);
  for (const credential of await device.credentials()) await twin.add(credential);
  await other.page.goto(`${url}#/profile`);
  await other.page.getByRole('button', { name: 'Se connecter avec une clé' }).click();
  await other.page.getByRole('heading', { name: 'Maëlle', exact: true }).waitFor();
  await settled(other.page);
  expect(await sound(other.page)).toEqual(SOUND);
  expect([troubles, other.troubles]).toEqual([[], []]);
});

test('a code moves the same person to a phone; a device is closed, data leave, the account goes', async () => {
  const { page, troubles } = await newPage(browser, { ...DESKTOP, acceptDownloads: true });
  await become(page, 'Ruben');
  await page.getByRole('button', { name: 'Afficher un code' }).click();
  await page.getByRole('img', { name: /Code QR/ }).waitFor();
  const code = await page.locator('[data-code]').getAttribute('data-code');
  const phone = await newPage(browser, { ...PHONE, colorScheme: 'dark' });
  await phone.page.goto(`${url}#/link/${code}`);
  await phone.page.getByRole('heading', { name: 'Relier cet appareil' }).waitFor();
  expect(await sound(phone.page)).toEqual(SOUND);
  await phone.page.getByRole('button', { name: 'Relier' }).click();
  await phone.page.getByRole('heading', { name: 'Ruben', exact: true }).waitFor();
  // Once used it opens nothing.
  await phone.page.goto(`${url}#/link/${code}`);
  await phone.page.getByText('Ici, vous êtes Ruben').waitFor();
  await phone.page.getByRole('button', { name: 'Relier' }).click();
  await phone.page.getByText('Ce code est erroné').waitFor();

  await page.getByRole('button', { name: 'Créer un lien de secours' }).click();
  const link = (await page.locator('[data-recovery]').textContent()) ?? '';
  // Whoever has a way back is a member at once, and the link is still there to be copied.
  await page.getByText('membre depuis le').waitFor();
  expect(await page.locator('[data-recovery]').textContent()).toBe(link);
  await page.reload();
  await page.getByText('Un lien est en vigueur.').waitFor();
  await page.getByText('votre lien de secours vous ramène ici').waitFor();
  await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).waitFor({ state: 'detached' });
  // Whoever was signed out elsewhere is not told that they have no games.
  await phone.page.goto(`${url}#/games`);
  await phone.page.getByText('Cet appareil est déconnecté').waitFor();
  expect(await sound(phone.page)).toEqual(SOUND);
  expect(await phone.page.getByText(/Aucune partie|Rien à revoir/).count()).toBe(0);
  await phone.page.goto(url);
  await phone.page.getByText('Cet appareil est déconnecté').waitFor();
  await phone.page.getByRole('link', { name: 'Me reconnecter' }).click();
  await phone.page.getByText('Vous revoilà ?').waitFor();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Relier' }).click();
  await phone.page.getByRole('heading', { name: 'Ruben', exact: true }).waitFor();

  await phone.page.getByRole('button', { name: 'Changer de nom' }).press('Enter');
  await phone.page.keyboard.press('Escape');
  await phone.page.getByLabel('Votre nom').waitFor({ state: 'detached' });
  await phone.page.keyboard.press('Enter');
  await phone.page.getByLabel('Votre nom').waitFor();
  await phone.page.keyboard.type('Rubén');
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('heading', { name: 'Rubén', exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ]);
  const data = await json(await download.createReadStream());
  expect(data).toMatchObject({ person: { name: 'Rubén' }, sessions: [{}, {}] });

  const erase = page.getByRole('button', { name: 'Supprimer le compte…' });
  await erase.click();
  expect(await sound(page)).toEqual(SOUND);
  // Whoever changes their mind is where they were.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await erase.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await page.getByText('Aucune partie en cours').waitFor();
  await phone.page.reload();
  await phone.page.getByText('Première visite ?').waitFor();
  expect(troubles).toEqual([]);
});

/** The record of a game that was played at random. */
function anyRecord(): Buffer {
  const reading = vallee.readOptions({ players: 2 });
  if (!reading.ok) throw new Error('no options');
  const seats = ['Ana', 'Zoé'].map((name) => ({ name, kind: 'person' as const, contribution: null }));
  const match = startMatch(vallee, { options: reading.options, seats, secret: 'a'.repeat(64) });
  const rng = xoshiro(5);
  while (vallee.outcome(match.state) === null) {
    const asked = vallee.decisions(match.state).find(({ standing }) => standing !== true);
    if (!asked) throw new Error('nobody is asked');
    submit(match, { seat: asked.seat, id: asked.id, answer: vallee.sample(asked, rng) });
  }
  return Buffer.from(writeRecord(recordOf(match)));
}

test('the ledger tells of talk and of games that ended, gives back what was removed, and opens a file', async () => {
  const meeting = await meet(browser, server, 'vallee');
  await begin(meeting);
  const { host, guest } = meeting;
  const table = host.url().replace(/^.*#\/table\//, '');
  await guest.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/chat`, {
        method: 'POST',
        body: '{"text":"À toi"}',
        headers: { 'content-type': 'application/json' },
      }),
    table,
  );
  await host.goto(`${server.url}#/games`);
  await host.getByText('1 message à lire').waitFor();
  await host.getByText('Rien à revoir').waitFor();
  await settled(host);
  expect(await sound(host)).toEqual(SOUND);
  await host.getByRole('button', { name: /Abel/ }).first().click();
  await host.getByRole('tab', { name: /Discussion/ }).click();
  await host.getByText('À toi').waitFor();
  await host.getByRole('button', { name: 'Menu de la table' }).click();
  await host.getByRole('button', { name: 'Proposer d’arrêter la partie' }).click();
  await guest.getByRole('button', { name: 'D’accord' }).click();
  await guest.getByText('d’un commun accord').first().waitFor();

  await guest.setViewportSize(PHONE.viewport);
  await guest.goto(`${server.url}#/games`);
  const finished = guest.locator('[data-finished] li');
  await finished.getByText('Zoé').waitFor();
  await settled(guest);
  expect(await sound(guest)).toEqual(SOUND);
  await guest.getByRole('button', { name: /Retirer de la liste/ }).click();
  await guest.getByText('Rien à revoir pour l’instant').waitFor();
  await guest.getByRole('button', { name: 'Annuler' }).click();
  await finished.getByText('Zoé').waitFor();
  await guest.getByLabel('Chercher le nom').fill('abel');
  await guest.keyboard.press('Enter');
  await guest.getByText('Aucune partie ne correspond').waitFor();

  const file = { name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await guest.getByLabel('Ouvrir un fichier de partie').setInputFiles(file);
  await guest.getByText('n’est pas une partie').waitFor();
  await guest.getByLabel('Ouvrir un fichier de partie').setInputFiles({ ...file, buffer: anyRecord() });
  await guest.waitForURL(/#\/replay\/file/);
  await guest.getByText('Ana').first().waitFor();
  expect(meeting.troubles).toEqual([]);
});
