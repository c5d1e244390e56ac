import './check-node.mjs';
import { join } from 'node:path';
import { packArchive, stagePackage } from './lib/package.mjs';
import { root } from './lib/workspaces.mjs';
import { ensureBuilt, ensureInstalled, orExit } from './setup.mjs';

orExit(() => {
  ensureInstalled();
  ensureBuilt({ bundles: true });
  const staged = join(root, '.artifacts/package');
  stagePackage(staged, join(root, 'apps/web/dist'));
  console.log(packArchive(staged, root));
});
