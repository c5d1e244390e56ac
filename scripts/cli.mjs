import './check-node.mjs';
import { runCli } from './lib/cli.mjs';

runCli(process.argv.slice(2));
