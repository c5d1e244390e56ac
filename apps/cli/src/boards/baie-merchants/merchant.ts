import { CLANS, type PlayerView } from '@comptoir/baie';
import { dye, type Pen } from '../baie-pen.ts';

export type Draw = (shop: NonNullable<PlayerView['shop']>, pen: Pen) => string[];

/** How the terminal draws a merchant. */
export interface Drawing {
  /** Its board, for whoever sits at it. */
  readonly shop: Draw;
  /** What it is making, in a line or two, for the others. */
  readonly rival: Draw;
}

/** The clans whose shields are active. */
export const shieldLine = (pen: Pen, active: readonly number[]): string =>
  `${pen.w.shields}${pen.w.colon} ${
    CLANS.filter((_, clan) => active[clan] === 1)
      .map((clan) => dye(pen, clan))
      .join(' ') || '–'
  }`;
