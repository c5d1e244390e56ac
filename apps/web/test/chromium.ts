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

/**
 * Pictures show what people see: without a screen Chromium rounds the width of every letter and space to whole pixels,
 * which makes the narrow word space of Alegreya Sans look as if it were missing.
 */
export const PICTURE_FLAGS = [...FLAGS, '--font-render-hinting=none'];

export function chromiumPath(): string {
  const { chromium: path } = ensureSystem(['chromium']);
  if (!path) throw new Error('Chromium is needed for these tests');
  return path;
}
