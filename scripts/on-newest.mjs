// Runs a program on the newest Node that is promised, which is the one of the image; arguments as for `node`.
import { spawn } from 'node:child_process';
import { newestNode } from './lib/nodes.mjs';

const child = spawn(newestNode(), process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(/** @type {any} */ (signal)));
child.once('exit', (code) => process.exit(code ?? 1));
