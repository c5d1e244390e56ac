import { ensureSystem } from '../../../scripts/setup.mjs';

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumPath(): string {
  const { chromium: path } = ensureSystem(['chromium']);
  if (!path) throw new Error('Chromium is needed for these tests');
  return path;
}
