import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPlatforms } from './lib/lockfile.mjs';
import { root } from './lib/workspaces.mjs';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingPlatforms(lock.packages);
const entries = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(missing).length} packages of other platforms added to package-lock.json`);
