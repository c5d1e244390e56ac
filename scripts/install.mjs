import './check-node.mjs';
import { ensureInstalled, orExit } from './setup.mjs';

orExit(() => ensureInstalled('all'));
