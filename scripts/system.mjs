import './check-node.mjs';
import { ensureSystem } from './lib/system.mjs';

/** What tests need that npm cannot bring; a test without its program says so itself. */
ensureSystem(['chromium', 'postgresql', 'python3']);
