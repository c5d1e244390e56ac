import { during } from '../../browser/settled.ts';

/** What a browser gives when it lets this server reach it. */
type Subscribed =
  | { readonly ok: true; readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } } }
  /** `impossible`: no service worker, no push here. `refused`: the person or the browser said no. */
  | { readonly ok: false; readonly why: 'impossible' | 'refused' };

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, then the push service of the browser. The key names this server to it. */
export async function subscribeHere(publicKey: string): Promise<Subscribed> {
  if (!canPush()) return { ok: false, why: 'impossible' };
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'refused' };
    const worker = await during(
      navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
    );
    const made = await during(
      worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    );
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return { ok: false, why: 'impossible' };
    return { ok: true, subscription: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } };
  } catch {
    return { ok: false, why: 'refused' };
  }
}
