/** The colours of the seats, in their order; people choose the one they like to be seen in. */
export const SEATS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const;
export type Seat = (typeof SEATS)[number];
