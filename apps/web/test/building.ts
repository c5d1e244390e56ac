import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../../..', import.meta.url).pathname;
const artifacts = join(root, '.artifacts');
/** Pages of sources that have changed since are kept this long: somebody may still be looking at one. */
const KEEP = 600_000;

/** `site` is the page as it is served; `tables` is the page of these tests, with tables that are set up by the address. */
export type PageName = 'site' | 'tables';

const SIGNS: Readonly<Record<PageName, string>> = { site: 'sw.js', tables: 'test/tables.html' };
const CONFIGS: Readonly<Record<PageName, string>> = {
  site: 'vite.config.ts',
  tables: 'test/tables.vite.config.ts',
};

/** The folder with the built page; it is built when the sources have changed. */
export async function buildPage(name: PageName): Promise<string> {
  mkdirSync(artifacts, { recursive: true });
  const lock = join(artifacts, `${name}.lock`);
  // Several programs may start at once: the first one builds, the others wait.
  while (!take(lock)) {
    if (ageOf(lock) > 240_000) rmSync(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    const folder = join(artifacts, `${name}-${fingerprint(name).slice(0, 12)}`);
    if (existsSync(join(folder, SIGNS[name]))) return folder;
    for (const old of readdirSync(artifacts)) {
      const path = join(artifacts, old);
      if (old.startsWith(`${name}-`) && ageOf(path) > KEEP) rmSync(path, { recursive: true, force: true });
    }
    const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env;
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const options = ['build', '--config', CONFIGS[name], '--outDir', folder, '--emptyOutDir'];
    const cwd = join(root, 'apps/web');
    await promisify(execFile)(process.execPath, [vite, ...options, '--logLevel', 'error'], { cwd, env });
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

function fingerprint(name: PageName): string {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).map((one) => `packages/${one}/src`);
  const web = ['apps/web/src', 'apps/web/vite', 'apps/web/public', 'apps/web'];
  const tests = name === 'tables' ? ['apps/web/test'] : [];
  for (const dir of [...packages, 'docs/rules', ...web, ...tests]) {
    const path = join(root, dir);
    if (!existsSync(path)) continue;
    const names = readdirSync(path, { recursive: dir !== 'apps/web', encoding: 'utf8' }).sort();
    for (const one of names) {
      const found = statSync(join(path, one));
      if (found.isFile() && !/\.(?:test|e2e)\.ts$/.test(one))
        hash.update(`${dir}/${one} ${found.size} ${found.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
