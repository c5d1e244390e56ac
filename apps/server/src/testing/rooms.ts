import type { NewRoom, RoomBoard } from '@comptoir/protocol';

/** A board as a page shows it: one line, one note. */
export const aBoard = (more: Partial<RoomBoard> = {}): RoomBoard => ({
  tried: [[3, 0, 'turn', { entry: 'market', answer: [1] }]],
  notes: [{ place: 3, text: 'Et si…' }],
  place: -1,
  eyes: 'mover',
  open: false,
  ...more,
});

/** A game as pages bring it along. The server looks at its form alone: pages play it again. */
export const aRoom = (more: Partial<NewRoom> = {}): NewRoom => ({
  game: {
    game: 'vallee',
    rules: 1,
    options: { players: 2 },
    secret: 'ab'.repeat(32),
    seats: ['Ana', 'Bob'].map((name) => ({ name, contribution: null })),
    moves: [[0, 'turn', { entry: 'pass', answer: null }]],
  },
  plays: 1,
  board: aBoard(),
  ...more,
});
