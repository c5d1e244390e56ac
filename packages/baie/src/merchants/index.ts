import { alchemist } from './alchemist/index.ts';
import { blacksmith } from './blacksmith/index.ts';
import { captain } from './captain/index.ts';
import { chronomancer } from './chronomancer/index.ts';
import type { Merchant } from './merchant.ts';

/** Every merchant of the box. A new one is a folder and a line here. */
export const MERCHANTS: readonly Merchant[] = [alchemist, blacksmith, captain, chronomancer];
