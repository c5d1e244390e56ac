import type { GuestLine, HouseTables, Report } from '@comptoir/protocol';
import { ConfigError, type ServerOptions } from './config.ts';

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;
type Say = (line: string) => void;

const day = (at: number | null): string => (at === null ? '-' : new Date(at).toISOString().slice(0, 10));
const REGISTRATION = ['open', 'invited', 'closed'];
const KEPT = ['talk', 'journals', 'games', 'people'];

function needed(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new ConfigError(`${what} is missing`);
  return word;
}

/** Reads all pages to the end. */
async function* pages<T>(ask: Ask, path: string, of: (page: never) => readonly T[]): AsyncGenerator<T> {
  for (let after: string | null = ''; after !== null; ) {
    const page = (await ask('GET', `${path}${path.includes('?') ? '&' : '?'}after=${after}`)) as {
      next: string | null;
    };
    yield* of(page as never);
    after = page.next;
  }
}

/** What each command asks of the running server. */
const COMMANDS: Readonly<Record<string, (ask: Ask, words: readonly string[], say: Say) => Promise<void>>> = {
  async people(ask, [search = ''], say) {
    const path = `/people?search=${encodeURIComponent(search)}`;
    for await (const line of pages<GuestLine>(ask, path, ({ people }: { people: GuestLine[] }) => people))
      say([line.id, day(line.seenAt), line.muted ? 'muted' : '', line.name].join('\t'));
  },
  async tables(ask, _words, say) {
    type Line = HouseTables['tables'][0];
    for await (const line of pages<Line>(ask, '/tables', ({ tables }: HouseTables) => tables))
      say(
        [
          line.table,
          line.game,
          line.status,
          day(line.updatedAt),
          line.seats.map(({ name, kind }) => name ?? kind).join(', '),
        ].join('\t'),
      );
  },
  async reports(ask, _words, say) {
    const { reports } = (await ask('GET', '/reports')) as { reports: Report[] };
    for (const { id, at, table, name, about, aboutName, text, quote } of reports)
      say(
        [
          id,
          day(at),
          table,
          name,
          about ? `${aboutName ?? '-'} (${about})` : '-',
          text,
          quote === null ? '' : `« ${quote} »`,
        ].join('\t'),
      );
  },
  done: async (ask, [id]) => void (await ask('POST', `/reports/${needed(id, 'the number of a report')}`)),
  mute: async (ask, [id]) =>
    void (await ask('POST', `/people/${needed(id, 'the id of a person')}`, { muted: true })),
  unmute: async (ask, [id]) =>
    void (await ask('POST', `/people/${needed(id, 'the id of a person')}`, { muted: false })),
  remove: async (ask, [id]) => void (await ask('DELETE', `/people/${needed(id, 'the id of a person')}`)),
  close: async (ask, [id]) => void (await ask('DELETE', `/tables/${needed(id, 'the id of a table')}`)),
  async registration(ask, [word]) {
    if (!REGISTRATION.includes(word ?? ''))
      throw new ConfigError(`registration is one of ${REGISTRATION.join(', ')}`);
    await ask('PATCH', '/settings', { registration: word });
  },
  async notice(ask, [fr, en]) {
    const notice =
      fr === 'off'
        ? null
        : { fr: needed(fr, 'the notice in French'), en: needed(en, 'the notice in English') };
    await ask('PATCH', '/settings', { notice });
  },
  async keep(ask, [what, days]) {
    if (!KEPT.includes(what ?? '')) throw new ConfigError(`keep is for ${KEPT.join(', ')}`);
    const said = needed(days, 'the number of days');
    if (said !== 'default' && !/^\d+$/.test(said))
      throw new ConfigError('days are a whole number, or default');
    const count = said === 'default' ? null : Number(said);
    await ask('PATCH', '/settings', { keep: { [what ?? '']: count } });
  },
  /** Computes all ratings again, while the server goes on. */
  async ratings(ask, _words, say) {
    const step = async (after: string | null) =>
      (await ask('POST', '/ratings', { after })) as { next: string | null; waiting: number };
    let done = await step('');
    while (done.next !== null) done = await step(done.next);
    say(`${done.waiting} games to rate`);
    while (done.waiting > 0) done = await step(null);
    say('all games are rated');
  },
  async settings(ask, _words, say) {
    say(JSON.stringify(await ask('GET', '/settings'), null, 2));
  },
};

/** Administers a running server from the command line. It asks the server itself, so that its memory changes too. */
export async function administer(
  { adminToken, port }: Pick<ServerOptions, 'adminToken' | 'port'>,
  [command = '', ...words]: readonly string[],
  say: Say,
): Promise<void> {
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (work === undefined) throw new ConfigError(`admin takes one of ${Object.keys(COMMANDS).join(', ')}`);
  if (adminToken === null)
    throw new ConfigError('COMPTOIR_ADMIN_TOKEN is missing: the one the server was started with');
  const ask: Ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/house${path}`, {
      method,
      headers: {
        authorization: `Bearer ${adminToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ConfigError(`no server answers on port ${port}`);
    });
    const said = (await response.json()) as { error?: string };
    if (!response.ok) throw new ConfigError(`refused: ${said.error ?? response.status}`);
    return said;
  };
  await work(ask, words, say);
}
