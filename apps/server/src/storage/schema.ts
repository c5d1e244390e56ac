import type { Generated } from 'kysely';

/** The columns of both databases. Times are milliseconds, JSON is text. */
export interface Schema {
  people: {
    id: string;
    name: string;
    created_at: number;
    figure: string | null;
    colour: string | null;
    language: string | null;
    recovery: string | null;
    is_muted: Generated<number>;
  };
  sessions: { hash: string; person: string; created_at: number; seen_at: number; device: string | null };
  passkeys: {
    id: string;
    person: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
    used_at: number | null;
  };
  challenges: { hash: string; person: string | null; expires_at: number };
  codes: { hash: string; person: string; expires_at: number };
  tables: {
    id: string;
    game: string;
    rules: number;
    owner: string;
    visibility: string;
    settings: string;
    secret: string;
    commitment: string;
    invitation: string | null;
    created_at: number;
    updated_at: number;
    seq: number;
    status: string;
    awaited: string;
    seats: string;
    deadline: number | null;
    bot_waits: number;
    lease_node: string | null;
    lease_until: number;
    archived: Generated<number>;
    counted: Generated<number>;
    match_key: string | null;
    fill_at: number | null;
  };
  seats: {
    table_id: string;
    seat: number;
    person: string | null;
    is_over: Generated<number>;
    invited: string | null;
  };
  results: {
    table_id: string;
    seat: number;
    person: string | null;
    name: string;
    folded: string;
    kind: string;
    game: string;
    ended_at: number;
    began_at: number;
    moves: number;
    outcome: string;
    place: number | null;
    score: number | null;
    is_hidden: Generated<number>;
  };
  blocks: { person: string; other: string };
  forgotten: { table_id: string; person: string };
  reports: {
    id: Generated<number>;
    at: number;
    person: string;
    about: string | null;
    table_id: string;
    text: string;
    quote: string | null;
    done_at: number | null;
  };
  reads: { person: string; table_id: string; line: number };
  journal: {
    table_id: string;
    seq: number;
    kind: string;
    seat: number | null;
    person: string | null;
    key: string | null;
    body: string;
    events: string;
    hash: string | null;
    clock: string;
    at: number;
  };
  states: { table_id: string; seq: number; body: string };
  bases: { table_id: string; seq: number; body: string };
  chat: { id: Generated<number>; table_id: string; person: string; at: number; text: string };
  mutes: { table_id: string; person: string };
  nodes: { id: string; seen_at: number };
  outages: { from_at: number; to_at: number };
  notice_settings: { person: string; body: string };
  channels: {
    id: string;
    person: string;
    kind: string;
    address: string;
    secret: string;
    pending: string | null;
    is_broken: number;
    created_at: number;
    session: string | null;
    table_id: string | null;
  };
  table_notices: { person: string; table_id: string; kinds: string };
  /** Of an earlier release, whose nodes may still write to it. */
  outbox: {
    table_id: string;
    person: string;
    kind: string;
    weight: number;
    number: number;
    due_at: number | null;
    warn_at: number | null;
    is_digest: number;
  };
  open_notices: {
    table_id: string;
    person: string;
    kind: string;
    number: number;
    due_at: number | null;
    is_digest: number;
    is_told: number;
  };
  deliveries: {
    id: Generated<number>;
    channel: string;
    person: string;
    name: string;
    body: string;
    state: string;
    node: Generated<string | null>;
    attempts: number;
    next_at: number;
    at: number;
  };
  rated_seats: {
    table_id: string;
    seat: number;
    game: string;
    ended_at: number;
    player: string;
    team: number;
    place: number;
    has_left: number;
    /** 0 until it was rated; then the how many-th rated game of its player. */
    games: Generated<number>;
    mu: Generated<number>;
    sigma: Generated<number>;
    mu_before: Generated<number>;
    sigma_before: Generated<number>;
    bound: Generated<number>;
    month: string;
    month_games: Generated<number>;
    month_mu: Generated<number>;
    is_latest: Generated<number>;
    is_month_latest: Generated<number>;
  };
  /** For each game, how far its tables have been rated. */
  rating_heads: { game: string; at: number; table_id: string; is_due: number };
  tournaments: {
    id: string;
    owner: string;
    name: string;
    game: string;
    status: string;
    body: string;
    version: number;
    updated_at: number;
  };
  facts: {
    table_id: string;
    seat: number;
    game: string;
    ended_at: number;
    person: string | null;
    won: number;
    kind: string;
    name: string;
    amount: number;
  };
  /** What the facts of a game come to, for each person and, under '', for everybody. */
  fact_sums: {
    game: string;
    person: string;
    kind: string;
    name: string;
    seats: number;
    won: number;
    amount: number;
  };
  daily_results: { person: string; game: string; day: string; score: number; millis: number; at: number };
  puzzle_tries: { person: string; game: string; puzzle: string; is_solved: number; at: number };
  puzzle_people: { person: string; game: string; mu: number; sigma: number; tries: number };
  puzzle_ratings: { game: string; puzzle: string; mu: number; sigma: number; tries: number };
  rooms: {
    id: string;
    words: string;
    owner: string;
    leader: string;
    game: string;
    plays: number;
    board: string;
    version: number;
    created_at: number;
    updated_at: number;
  };
  /** Everybody who has been in a room; `seen_at` is 0 for whoever has left it. */
  room_people: { room: string; person: string; node: string; seen_at: number };
  leases: { name: string; node: string; until_at: number };
  kept: { name: string; value: string };
  migrations: { number: number; at: number };
}
