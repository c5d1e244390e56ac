import './check-node.mjs';
import { runCli } from './lib/cli.mjs';

const args = process.argv.slice(2);
// The other engine is no part of the game.
runCli(['bench', ...args], args.includes('--peer') ? 'all' : 'play');
