import type { Migration } from './migrations.ts';

/**
 * A browser's messages end with its session: a device that was signed out gets no more. A report keeps the words it
 * is about, which may be gone when the host reads it. Of a forgotten person it is noted which finished games still
 * carry the name.
 */
export const DEVICES_AND_REPORTS: Migration = () => [
  `alter table channels add column session text references sessions(hash) on delete cascade`,
  `create index channels_session on channels (session) where session is not null`,
  `alter table reports add column quote text`,
  `create table forgotten (table_id text not null references tables(id) on delete cascade, person text not null,
     primary key (table_id, person))`,
];
