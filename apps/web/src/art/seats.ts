import type { Seat } from '../browser/seat-colours.ts';

export { SEATS, type Seat } from '../browser/seat-colours.ts';

/** Ink and outline of a seat: colour is always doubled by shape. Outlines are drawn in 32 x 32. */
export const SEAT_LOOK: Readonly<Record<Seat, { readonly ink: string; readonly shape: string }>> = {
  red: { ink: '#B4372F', shape: 'M16 1 31 16 16 31 1 16Z' },
  blue: { ink: '#2F6DB4', shape: 'M16 2a14 14 0 1 0 .01 0Z' },
  green: { ink: '#37804A', shape: 'M16 1 31 29H1Z' },
  yellow: { ink: '#D9A520', shape: 'M3 3h26v26H3Z' },
  purple: { ink: '#7A4CA0', shape: 'M16 1 29.5 8.5v15L16 31 2.5 23.5v-15Z' },
  black: { ink: '#33363B', shape: 'M8 1.5h16v6.5h6.5v16H24v6.5H8V24H1.5V8H8Z' },
};
