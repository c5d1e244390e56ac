import './check-node.mjs';
import { runCli } from './lib/cli.mjs';

process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

runCli(process.argv.slice(2));
