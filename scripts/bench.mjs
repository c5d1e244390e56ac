import './check-node.mjs';
import { runCli } from './lib/cli.mjs';

runCli(['bench', ...process.argv.slice(2)]);
