import './check-node.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureBuilt, ensureInstalled, orExit } from './setup.mjs';

orExit(() => {
  ensureInstalled();
  ensureBuilt({ bundles: true });
});
// Signals are left to the program, which saves its data and sets its exit code.
runCli(['serve', ...process.argv.slice(2)]);
