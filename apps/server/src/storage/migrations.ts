import { type Kysely, sql } from 'kysely';
import { DEVICES_AND_REPORTS } from './migration-devices.ts';
import type { Schema } from './schema.ts';
import { StoreUnavailable } from './store.ts';

/** The SQL in which the two databases differ. */
export interface Words {
  readonly identity: string;
  /** Stores the rows of a table in the order of its key. */
  readonly clustered: string;
}

export const SQLITE_WORDS: Words = {
  identity: 'integer primary key autoincrement',
  clustered: 'without rowid',
};
export const POSTGRES_WORDS: Words = {
  identity: 'bigint generated always as identity primary key',
  clustered: '',
};

export type Migration = (words: Words) => readonly string[];

/** Numbered from 1 by their place. One that was released is never changed, only followed by another. */
export const MIGRATIONS: readonly Migration[] = [
  ({ identity }) => [
    `create table people (id text primary key, name text not null, created_at bigint not null)`,
    `create table sessions (hash text primary key, person text not null references people(id) on delete cascade,
       created_at bigint not null, seen_at bigint not null)`,
    `create index sessions_person on sessions (person)`,
    `create table codes (hash text primary key, person text not null references people(id) on delete cascade,
       expires_at bigint not null)`,
    `create table tables (id text primary key, game text not null, rules integer not null, owner text not null,
       visibility text not null, settings text not null, secret text not null, commitment text not null,
       created_at bigint not null, updated_at bigint not null, seq integer not null, status text not null,
       awaited text not null, seats text not null, deadline bigint, bot_waits integer not null,
       lease_node text, lease_until bigint not null)`,
    `create index tables_owner on tables (owner, status)`,
    `create index tables_public on tables (status, updated_at) where visibility = 'public'`,
    `create index tables_deadline on tables (deadline) where deadline is not null`,
    `create index tables_bots on tables (lease_until) where bot_waits = 1`,
    `create table seats (table_id text not null references tables(id) on delete cascade, seat integer not null,
       person text, primary key (table_id, seat))`,
    `create index seats_person on seats (person)`,
    `create table journal (table_id text not null references tables(id) on delete cascade, seq integer not null,
       kind text not null, seat integer, person text, key text, body text not null, events text not null,
       hash text, clock text not null, at bigint not null, primary key (table_id, seq))`,
    `create unique index journal_key on journal (table_id, person, key) where key is not null`,
    `create table states (table_id text primary key references tables(id) on delete cascade, seq integer not null,
       body text not null)`,
    `create table bases (table_id text not null references tables(id) on delete cascade, seq integer not null,
       body text not null, primary key (table_id, seq))`,
    `create table chat (id ${identity}, table_id text not null references tables(id) on delete cascade,
       person text not null, at bigint not null, text text not null)`,
    `create index chat_table on chat (table_id, id)`,
    `create index chat_person on chat (person)`,
    `create table mutes (table_id text not null references tables(id) on delete cascade, person text not null,
       primary key (table_id, person))`,
    `create table nodes (id text primary key, seen_at bigint not null)`,
    `create table outages (from_at bigint not null, to_at bigint not null)`,
  ],
  () => [
    `create index tables_ended on tables (updated_at) where status in ('over', 'abandoned', 'stopped')`,
    `create index chat_at on chat (at)`,
    `create index sessions_seen on sessions (seen_at)`,
    `create index people_created on people (created_at)`,
  ],
  // A row of the journal is written to one place: keys of commands are looked up among the rows of their table.
  ({ clustered }) => [
    `create table rows_of_tables (table_id text not null references tables(id) on delete cascade, seq integer not null,
       kind text not null, seat integer, person text, key text, body text not null, events text not null,
       hash text, clock text not null, at bigint not null, primary key (table_id, seq)) ${clustered}`,
    `insert into rows_of_tables select table_id, seq, kind, seat, person, key, body, events, hash, clock, at
       from journal`,
    `drop table journal`,
    `alter table rows_of_tables rename to journal`,
  ],
  // Members: how they look, the keys they come in with, and the devices they are on.
  () => [
    `alter table people add column figure text`,
    `alter table people add column colour text`,
    `alter table people add column language text`,
    `alter table people add column recovery text`,
    `create unique index people_recovery on people (recovery) where recovery is not null`,
    `alter table sessions add column device text`,
    `create table passkeys (id text primary key, person text not null references people(id) on delete cascade,
       name text not null, public_key text not null, counter bigint not null, transports text not null,
       created_at bigint not null, used_at bigint)`,
    `create index passkeys_person on passkeys (person)`,
    `create table challenges (hash text primary key, person text, expires_at bigint not null)`,
    `create index challenges_expiry on challenges (expires_at)`,
  ],
  // Messages to people who are elsewhere: what they want, where they are reached, what is on its way.
  ({ identity }) => [
    `create table notice_settings (person text primary key references people(id) on delete cascade,
       body text not null)`,
    `create table channels (id text primary key, person text not null references people(id) on delete cascade,
       kind text not null, address text not null, secret text not null, pending text, is_broken integer not null,
       created_at bigint not null)`,
    `create index channels_person on channels (person)`,
    `create unique index channels_secret on channels (secret)`,
    `create unique index channels_pending on channels (pending) where pending is not null`,
    `create table table_notices (person text not null references people(id) on delete cascade,
       table_id text not null references tables(id) on delete cascade, kinds text not null,
       primary key (person, table_id))`,
    `create table outbox (table_id text not null references tables(id) on delete cascade,
       person text not null references people(id) on delete cascade, kind text not null, weight integer not null,
       number integer not null, due_at bigint, warn_at bigint, is_digest integer not null,
       primary key (table_id, person))`,
    `create index outbox_due on outbox (due_at) where due_at is not null`,
    `create index outbox_person on outbox (person)`,
    `create table deliveries (id ${identity}, channel text not null references channels(id) on delete cascade,
       person text not null, name text not null, body text not null, state text not null, node text,
       attempts integer not null, next_at bigint not null, at bigint not null, unique (channel, name))`,
    `create index deliveries_next on deliveries (next_at) where state = 'waiting'`,
    `create table leases (name text primary key, node text not null, until_at bigint not null)`,
    `create table kept (name text primary key, value text not null)`,
  ],
  // Finished games by who played them: lists of thousands are paged by an index, and no state is read for them.
  () => [
    `alter table tables add column archived integer not null default 0`,
    `create index tables_unarchived on tables (id)
       where archived = 0 and status in ('over', 'abandoned', 'stopped')`,
    `alter table seats add column is_over integer not null default 0`,
    `create index seats_running on seats (person) where is_over = 0`,
    `create table results (table_id text not null references tables(id) on delete cascade, seat integer not null,
       person text, name text not null, folded text not null, kind text not null, game text not null,
       ended_at bigint not null, began_at bigint not null, moves integer not null, outcome text not null,
       place integer, score integer, is_hidden integer not null default 0, primary key (table_id, seat))`,
    `create index results_person on results (person, ended_at, table_id)`,
    `create index results_game on results (person, game, ended_at, table_id)`,
    `create index results_outcome on results (person, outcome, ended_at, table_id)`,
    `create index results_counts on results (person, is_hidden, game, outcome)`,
    `create table reads (person text not null references people(id) on delete cascade,
       table_id text not null references tables(id) on delete cascade, line bigint not null,
       primary key (person, table_id))`,
  ],
  // Three words that lead to a table.
  () => [
    `alter table tables add column invitation text`,
    `create unique index tables_invitation on tables (invitation) where invitation is not null`,
  ],
  // Blocks, the quick match, and what the host administers.
  ({ identity }) => [
    `create table blocks (person text not null references people(id) on delete cascade,
       other text not null references people(id) on delete cascade, primary key (person, other))`,
    `create index blocks_other on blocks (other)`,
    `alter table people add column is_muted integer not null default 0`,
    `alter table tables add column match_key text`,
    `alter table tables add column fill_at bigint`,
    `create index tables_match on tables (match_key, created_at) where match_key is not null`,
    `create index tables_fill on tables (fill_at) where fill_at is not null`,
    `create table reports (id ${identity}, at bigint not null,
       person text not null references people(id) on delete cascade, about text,
       table_id text not null references tables(id) on delete cascade, text text not null, done_at bigint)`,
    `create index reports_open on reports (id) where done_at is null`,
  ],
  // Ratings. They outlive the tables they come from: what is no longer kept still counts.
  () => [
    `create table rated_seats (table_id text not null, seat integer not null, game text not null,
       ended_at bigint not null, player text not null, team integer not null, place integer not null,
       has_left integer not null, games integer not null default 0, mu double precision not null default 0,
       sigma double precision not null default 0, mu_before double precision not null default 0,
       sigma_before double precision not null default 0, bound double precision not null default 0,
       month text not null, month_games integer not null default 0, month_mu double precision not null default 0,
       is_latest integer not null default 0, is_month_latest integer not null default 0,
       primary key (table_id, seat))`,
    `create index rated_order on rated_seats (game, ended_at, table_id)`,
    `create index rated_player on rated_seats (player, game, ended_at, table_id)`,
    `create index rated_board on rated_seats (game, bound, player) where is_latest = 1`,
    `create index rated_month on rated_seats (game, month, bound, player) where is_month_latest = 1`,
    `create table rating_heads (game text primary key, at bigint not null, table_id text not null,
       is_due integer not null)`,
  ],
  DEVICES_AND_REPORTS,
  // Tournaments: one row each, with a version so that of two changes one wins.
  () => [
    `create table tournaments (id text primary key, owner text not null, name text not null, game text not null,
       status text not null, body text not null, version integer not null, updated_at bigint not null)`,
    `create index tournaments_status on tournaments (status, updated_at)`,
    `create index tournaments_owner on tournaments (owner, status)`,
  ],
  // Daily challenges and puzzles: what is somebody's goes with them.
  () => [
    `create table daily_results (person text not null references people(id) on delete cascade, game text not null,
       day text not null, score integer not null, millis integer not null, at bigint not null,
       primary key (person, game, day))`,
    `create index daily_board on daily_results (game, day, score)`,
    `create table puzzle_tries (person text not null references people(id) on delete cascade, game text not null,
       puzzle text not null, is_solved integer not null, at bigint not null, primary key (person, game, puzzle))`,
    `create table puzzle_people (person text not null references people(id) on delete cascade, game text not null,
       mu double precision not null, sigma double precision not null, tries integer not null,
       primary key (person, game))`,
    `create table puzzle_ratings (game text not null, puzzle text not null, mu double precision not null,
       sigma double precision not null, tries integer not null, primary key (game, puzzle))`,
  ],
  // Webhooks of a table: they go with it, or with whoever gave them.
  () => [
    `alter table channels add column table_id text references tables(id) on delete cascade`,
    `create index channels_table on channels (table_id) where table_id is not null`,
  ],
  // Statistics: facts outlive the tables they come from. As in journals, whoever was forgotten is an id without a name.
  () => [
    `alter table tables add column counted integer not null default 0`,
    `create index tables_uncounted on tables (updated_at)
       where counted = 0 and status in ('over', 'abandoned', 'stopped')`,
    `create table facts (table_id text not null, seat integer not null, game text not null, ended_at bigint not null,
       person text, won double precision not null, kind text not null,
       name text not null, amount double precision not null, primary key (table_id, seat, kind, name))`,
    `create index facts_game on facts (game, kind, name)`,
    `create index facts_person on facts (person, game)`,
  ],
  // Boards that several look at. They last a day at most.
  () => [
    `create table rooms (id text primary key, words text not null unique,
       owner text not null references people(id) on delete cascade, leader text not null, game text not null,
       plays integer not null, board text not null, version integer not null, created_at bigint not null,
       updated_at bigint not null)`,
    `create index rooms_owner on rooms (owner)`,
    `create table room_people (room text not null references rooms(id) on delete cascade,
       person text not null references people(id) on delete cascade, node text not null, seen_at bigint not null,
       primary key (room, person))`,
    `create index room_people_person on room_people (person)`,
  ],
  // Seats that are kept for somebody stand in their list. Those kept before appear when seats change there again.
  () => [
    `alter table seats add column invited text`,
    `create index seats_invited on seats (invited) where invited is not null`,
  ],
  // Sums of facts are kept with the facts: whoever asks for them must not add up every game of the server. '' is everybody.
  () => [
    `create table fact_sums (game text not null, person text not null, kind text not null, name text not null,
       seats integer not null, won double precision not null, amount double precision not null,
       primary key (game, person, kind, name))`,
    `insert into fact_sums select game, '', kind, name, count(*), sum(won), sum(amount)
       from facts group by game, kind, name`,
    `insert into fact_sums select game, person, kind, name, count(*), sum(won), sum(amount)
       from facts where person is not null group by game, person, kind, name`,
    `drop index facts_game`,
    `drop index facts_person`,
  ],
  // One row for each kind of message: what nobody wants to hear hides nothing. Older nodes still write to the outbox.
  () => [
    `create table open_notices (table_id text not null references tables(id) on delete cascade,
       person text not null references people(id) on delete cascade, kind text not null, number integer not null,
       due_at bigint, is_digest integer not null, is_told integer not null,
       primary key (table_id, person, kind))`,
    `create index open_notices_due on open_notices (due_at) where due_at is not null`,
    `create index open_notices_person on open_notices (person)`,
    `insert into open_notices select table_id, person, kind, number, due_at, is_digest,
       case when due_at is null then 1 else 0 end from outbox`,
    `insert into open_notices select table_id, person, 'time', number, warn_at, 0, 0
       from outbox where kind = 'turn' and due_at is not null and warn_at is not null`,
    `insert into open_notices select table_id, person, 'turn', number, null, 0, 1 from outbox where kind = 'time'`,
    `delete from outbox`,
  ],
];

/** Carries out what is missing. The caller holds a lock, so that of several nodes one does it and the others wait. */
export async function migrate(db: Kysely<Schema>, words: Words, now: number): Promise<void> {
  await sql`create table if not exists migrations (number integer primary key, at bigint not null)`.execute(
    db,
  );
  const done = await db.selectFrom('migrations').select('number').execute();
  const latest = Math.max(0, ...done.map(({ number }) => number));
  if (latest > MIGRATIONS.length) {
    throw new StoreUnavailable(
      `This database was written by a newer version (migration ${latest}); this one knows ${MIGRATIONS.length}.`,
    );
  }
  for (const [at, migration] of MIGRATIONS.entries()) {
    if (at < latest) continue;
    for (const statement of migration(words)) await sql.raw(statement).execute(db);
    await db
      .insertInto('migrations')
      .values({ number: at + 1, at: now })
      .execute();
  }
}
