import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type PostBox, Subscription } from '../../server/src/testing/push-service.ts';
import { newContext, openPage } from './visits.ts';

/**
 * A browser that takes push messages. Its push service is the post box of the test: what arrives there is opened with the
 * keys of the subscription, as browsers do, and handed to the service worker of the page.
 */
export interface Device {
  readonly context: BrowserContext;
  /** Where its messages arrive. */
  readonly path: string;
  readonly troubles: string[];
  page(): Promise<Page>;
  /** Hands a message over and waits until the service worker shows it. */
  show(sealed: Buffer): Promise<Shown>;
}

/** What the service worker hands to the browser, as far as it is looked at. */
interface Told {
  readonly body: string;
  readonly data: { readonly path: string };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  /** The address that a press on it opens. */
  readonly address: string;
}

export async function device(
  browser: Browser,
  posts: PostBox,
  { name, origin, ...options }: BrowserContextOptions & { name: string; origin: string },
): Promise<Device> {
  const context = await newContext(browser, { serviceWorkers: 'allow', ...options });
  await context.grantPermissions(['notifications'], { origin });
  const path = `/push/${name}`;
  const subscription = new Subscription(`${posts.url}${path}`);
  await context.addInitScript((made) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => made } as unknown as PushSubscription);
  }, subscription.toJSON());
  const troubles: string[] = [];
  let known: { line: CDPSession; registration: string } | null = null;
  // A separate page keeps the line to the worker while the person's pages come and go.
  const keeper = await context.newPage();
  async function line(): Promise<{ line: CDPSession; registration: string }> {
    if (known) return known;
    const session = await context.newCDPSession(keeper);
    const found = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const here = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (here) resolve(here.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    known = { line: session, registration: await found };
    return known;
  }
  return {
    context,
    path,
    troubles,
    async page() {
      const visit = await openPage(context);
      visit.page.on('close', () => troubles.push(...visit.troubles));
      return visit.page;
    },
    async show(sealed) {
      const data = JSON.stringify(subscription.open(sealed));
      const { line: session, registration } = await line();
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      // A browser without a screen has no place for notifications and badges, and ends the worker that asks for one.
      await worker.evaluate(() => {
        const here = self as unknown as { registration: object; shown: Promise<unknown> };
        const badge = () => Promise.resolve();
        Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge });
        here.shown = new Promise((resolve) => {
          const showNotification = async (title: string, { body, data: { path } }: Told) =>
            resolve({ title, body, path });
          Object.assign(here.registration, { showNotification });
        });
      });
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(origin).origin,
        registrationId: registration,
        data,
      });
      const { title, body, path } = await worker.evaluate(
        () => (self as unknown as { shown: Promise<{ title: string; body: string; path: string }> }).shown,
      );
      return { title, body, address: new URL(path, origin).href };
    },
  };
}
