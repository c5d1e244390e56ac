import './check-node.mjs';
import { ensureBuilt, ensureInstalled, orExit } from './setup.mjs';

orExit(() => {
  ensureInstalled();
  ensureBuilt({ bundles: true });
});
