import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { ensureSystem } from '../../../scripts/setup.mjs';

const root = new URL('../../..', import.meta.url).pathname;
const artifacts = join(root, '.artifacts');
const lock = join(artifacts, 'site.lock');
/** Pages of sources that have changed since are kept this long: somebody may still be looking at one. */
const KEEP = 600_000;

/** The page built from the sources as they are, served on this machine only. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The policy of the real server: what it forbids must not be needed. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The folder with the built page; it is built when the sources have changed. */
export async function builtPage(): Promise<string> {
  mkdirSync(artifacts, { recursive: true });
  // Several test files start at once: the first one builds, the others wait.
  while (!take(lock)) {
    if (ageOf(lock) > 240_000) rmSync(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    const folder = join(artifacts, `site-${fingerprint().slice(0, 12)}`);
    if (existsSync(join(folder, 'sw.js'))) return folder;
    for (const name of readdirSync(artifacts)) {
      const old = join(artifacts, name);
      if (name.startsWith('site-') && ageOf(old) > KEEP) rmSync(old, { recursive: true, force: true });
    }
    const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env;
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const options = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...options], { cwd: join(root, 'apps/web'), env });
    return folder;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function ageOf(path: string): number {
  return existsSync(path) ? Date.now() - statSync(path).mtimeMs : 0;
}

function take(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  for (const dir of [
    ...packages,
    'docs/rules',
    'apps/web/src',
    'apps/web/vite',
    'apps/web/public',
    'apps/web',
  ]) {
    const path = join(root, dir);
    if (!existsSync(path)) continue;
    const names = readdirSync(path, { recursive: dir !== 'apps/web', encoding: 'utf8' }).sort();
    for (const name of names) {
      const found = statSync(join(path, name));
      if (found.isFile() && !name.endsWith('.test.ts'))
        hash.update(`${dir}/${name} ${found.size} ${found.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export async function openSite(): Promise<Site> {
  const base = await builtPage();
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
    const wanted = join(base, path === '/' ? 'index.html' : path);
    // A plain host of files answers everything else with the page: there is no server behind it.
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(base, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('cache-control', 'no-cache');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  const { chromium: path } = ensureSystem(['chromium']);
  if (!path) throw new Error('Chromium is needed for these tests');
  return chromium.launch({ executablePath: path, args: FLAGS });
}
