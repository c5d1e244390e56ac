#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
const isWorkspace = existsSync(new URL('../src/main.ts', import.meta.url)) && existsSync(setup);

/** In the repository the sources may be newer than the build; an installed package has only the build. */
async function build() {
  const { ensureBuilt, orExit } = await import(setup.href);
  orExit(ensureBuilt);
}

if (isWorkspace) await build();
// Not awaited: a question left open when the input closes then ends the process without a warning.
import(main.href);
