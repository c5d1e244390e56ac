import { playableOf } from '@comptoir/web/playable';
import { players } from '../src/players.ts';
import { auction } from '../src/rules.ts';

/** The auction as the worker of the page plays it. */
export const playable = playableOf(auction, players.bots, players.brain);
