import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { ServerOptions } from '../config.ts';

/** The address is not one that messages of people may go to. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

/** Addresses that are not of the internet: of this machine, of its network, of nobody. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
// In IPv6 one block belongs to the internet, except for tunnels and examples in it.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  return version === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/**
 * Looks a name up and refuses addresses that are not public. The connection itself uses this look-up, so a name that
 * changes a moment later leads nowhere else.
 */
const publicLookup: LookupFunction = (name, options, found) => {
  systemLookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0);
    const allowed = addresses.filter(({ address }) => isPublic(address));
    const [first] = allowed;
    if (first === undefined || allowed.length < addresses.length)
      return found(new ForbiddenTarget(`${name} is not an address of the internet`), '', 0);
    if (options.all) return found(null, allowed);
    return found(null, first.address, first.family);
  });
};

export interface Outward {
  readonly allowed: ServerOptions['outward'];
  readonly timeout: number;
}

/** Whether messages may go to an address, as far as its text tells; names are checked when connecting. */
export function mayGoTo(target: string, allowed: ServerOptions['outward']): boolean {
  if (allowed === 'none') return false;
  const { protocol, hostname } = new URL(target);
  if (allowed === 'any') return true;
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? !/(^|\.)(localhost|local|internal)\.?$/i.test(host) : isPublic(host);
}

/** Posts to an address that a person gave and returns the status. Follows no redirect and reads no answer. */
export function postOutward(
  target: string,
  { body, headers }: { readonly body: Buffer | string; readonly headers: Readonly<Record<string, string>> },
  { allowed, timeout }: Outward,
): Promise<number> {
  if (!mayGoTo(target, allowed)) return Promise.reject(new ForbiddenTarget(`${new URL(target).host}`));
  return new Promise((resolve, reject) => {
    const send = target.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A new connection each time, so that the other side cannot keep one open.
        agent: false,
        signal: AbortSignal.timeout(timeout),
        ...(allowed === 'public' ? { lookup: publicLookup } : {}),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
