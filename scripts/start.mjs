import './check-node.mjs';
import { runCli } from './lib/cli.mjs';

// Signals are left to the program: it saves what is to be saved and says with which code it ends.
runCli(process.argv.slice(2));
