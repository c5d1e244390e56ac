import type { TableFrame } from '@comptoir/protocol';

type Info = TableFrame['info'];

/** A table of La Vallée in play, as the server tells of it; `held` are the persons on the seats, null for a merchant. */
export const tableInfo = (held: readonly (string | null)[], more: Partial<Info> = {}): Info => ({
  table: 'AAAAAAAAAAAAAAAA',
  seq: 0,
  game: 'vallee',
  rules: 1,
  options: { players: 2 },
  status: 'playing',
  frozen: null,
  visibility: 'private',
  watch: true,
  talk: 'all',
  hints: false,
  rated: false,
  pace: { kind: 'free' },
  timeout: 'bot',
  giveUp: null,
  undo: 'consent',
  owner: 'p0',
  commitment: 'ff',
  seats: held.map((person, seat) => ({
    seat,
    kind: person === null ? 'bot' : 'person',
    name: person,
    person,
    bot: person === null ? 'merchant' : null,
    substituted: false,
    away: null,
    seal: null,
    contributed: false,
  })),
  createdAt: 0,
  rematch: null,
  opening: false,
  ...more,
});
