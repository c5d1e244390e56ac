import { rmSync } from 'node:fs';

// The tests bring a second Node (lib/nodes.mjs). npm links it where `npm run` looks first: without this, every
// command would change to it from the first `npm test` on.
for (const name of ['node', 'node.cmd', 'node.ps1'])
  rmSync(new URL(`../node_modules/.bin/${name}`, import.meta.url), { force: true });
