/**
 * What a limit counts as one client: an address, or for IPv6 the whole network, since every household has a whole
 * network.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const parts = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - parts.length - rest.length;
  const words = [...parts, ...new Array<string>(Math.max(0, gap)).fill('0'), ...rest];
  return `${words
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`;
}

/** How many clients are remembered; the oldest are dropped. */
const REMEMBERED = 100_000;

/** A number at once, then a number per second, for each client. */
export class Buckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perSecond: number, burst: number, now: () => number = () => performance.now()) {
    this.#rate = perSecond / 1000;
    this.#burst = burst;
    this.#now = now;
  }

  /** Whether one more is allowed. */
  take(name: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(name) ?? { left: this.#burst, at: now };
    const left = Math.min(this.#burst, bucket.left + (now - bucket.at) * this.#rate);
    const isAllowed = left >= 1;
    this.#buckets.delete(name);
    this.#buckets.set(name, { left: isAllowed ? left - 1 : left, at: now });
    if (this.#buckets.size > REMEMBERED) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return isAllowed;
  }
}

/** How many there may be at a time, for each client. */
export class Places {
  readonly #limit: number;
  readonly #taken = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(name: string): boolean {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= this.#limit) return false;
    this.#taken.set(name, taken + 1);
    return true;
  }

  leave(name: string): void {
    const taken = (this.#taken.get(name) ?? 1) - 1;
    if (taken <= 0) this.#taken.delete(name);
    else this.#taken.set(name, taken);
  }
}
