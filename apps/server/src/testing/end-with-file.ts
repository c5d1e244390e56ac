import { afterAll } from 'vitest';
import { endAll } from './ending.ts';

// Run before every file of tests: hooks of the file itself come first.
afterAll(endAll);
