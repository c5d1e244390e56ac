import './check-node.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureBuilt, ensureInstalled, orExit } from './setup.mjs';

orExit(() => {
  ensureInstalled();
  ensureBuilt({ bundles: true });
});
// Signals are left to the program: it saves what is to be saved and says with which code it ends.
runCli(['serve', ...process.argv.slice(2)]);
