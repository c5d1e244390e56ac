/** How many days something is kept; 0 means for ever. */
export interface Retention {
  /** Sessions that nobody has used. */
  readonly sessionDays: number;
  readonly keepTalk: number;
  /** The answers of games that ended, and so their records. */
  readonly keepJournals: number;
  /** Games that ended, with their results. */
  readonly keepGames: number;
  /** People without a seat or a table, since they last came. */
  readonly keepPeople: number;
}

/** The settings of the server; docs/operate.md describes each. */
export interface ServerOptions extends Retention {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database. */
  readonly data: string;
  /** Where rows are written to the embedded database: in a thread of their own, or in this one. */
  readonly commits: 'thread' | 'inline';
  /** Postgres instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the built page; null to look for it. */
  readonly web: string | null;
  /** Addresses under which pages may reach this server, besides its own. */
  readonly origins: readonly string[];
  /** How many proxies stand in front, each passing on the address and protocol of its client. */
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly botPause: number;
  /** Milliseconds a bot may think about one question. */
  readonly botBudget: number;
  readonly bots: 'workers' | 'inline';
  /** The persons who look after this server, by id. */
  readonly owners: readonly string[];
  /** The token that programs of the host send; null for none. */
  readonly adminToken: string | null;
  /** The token for `/metrics` when it is read from another machine. */
  readonly metricsToken: string | null;
  /** Seconds between the signal to stop and the end, so that load balancers can switch to another node. */
  readonly drainSeconds: number;
  /** Days after which a table that never started is removed. */
  readonly expireDays: number;
  readonly limits: Limits;
  /** Where people reach this server, for links in messages; null to send none. */
  readonly publicUrl: string | null;
  /** `smtp://user:password@host:port`; null without e-mail. */
  readonly smtp: string | null;
  /** Who e-mail comes from. */
  readonly mailFrom: string | null;
  /** Where messages of people may go: addresses of the internet, any address, or none. */
  readonly outward: 'public' | 'any' | 'none';
  /** Milliseconds after which somebody who is not at the table is told of their turn. */
  readonly noticePause: number;
}

export interface Limits {
  /** Requests per second of one address, and how many may come at once. */
  readonly requestRate: number;
  readonly requestBurst: number;
  /** Frames per second of one connection, and how many may come at once. */
  readonly frameRate: number;
  readonly frameBurst: number;
  /** Live connections in all, and of one address or person. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerPerson: number;
  readonly guestsPerHour: number;
  readonly tablesPerHour: number;
}

export const DEFAULTS: ServerOptions = {
  host: '127.0.0.1',
  port: 8080,
  data: 'data',
  commits: 'thread',
  databaseUrl: null,
  web: null,
  origins: [],
  trustProxy: 0,
  logLevel: 'info',
  botPause: 600,
  botBudget: 1000,
  bots: 'workers',
  owners: [],
  adminToken: null,
  metricsToken: null,
  drainSeconds: 0,
  sessionDays: 180,
  keepTalk: 90,
  keepJournals: 730,
  keepGames: 0,
  keepPeople: 180,
  expireDays: 7,
  publicUrl: null,
  smtp: null,
  mailFrom: null,
  outward: 'public',
  noticePause: 5_000,
  limits: {
    requestRate: 20,
    requestBurst: 200,
    frameRate: 20,
    frameBurst: 100,
    connections: 10_000,
    connectionsPerAddress: 200,
    connectionsPerPerson: 20,
    guestsPerHour: 60,
    tablesPerHour: 60,
  },
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment; a value that makes no sense is an error, not a default. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerOptions {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const number = (name: string, fallback: number): number => {
    const given = text(name);
    const value = Number(given ?? fallback);
    if (!Number.isFinite(value) || value < 0) throw new ConfigError(`${name} is not a number: ${given}`);
    return value;
  };
  const whole = (name: string, fallback: number): number => {
    const value = number(name, fallback);
    if (!Number.isInteger(value)) throw new ConfigError(`${name} is not a whole number: ${env[name]}`);
    return value;
  };
  const word = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const given = text(name) ?? fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) throw new ConfigError(`${name} is one of ${values.join(', ')}, not ${given}`);
    return found;
  };
  const { limits } = DEFAULTS;
  return {
    host: text('HOST') ?? DEFAULTS.host,
    port: number('PORT', DEFAULTS.port),
    data: text('COMPTOIR_DATA') ?? DEFAULTS.data,
    commits: word('COMPTOIR_COMMITS', ['thread', 'inline'], DEFAULTS.commits),
    databaseUrl: text('DATABASE_URL'),
    web: text('COMPTOIR_WEB'),
    origins: (text('COMPTOIR_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    trustProxy: whole('COMPTOIR_TRUST_PROXY', DEFAULTS.trustProxy),
    logLevel: word(
      'COMPTOIR_LOG',
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      DEFAULTS.logLevel as 'info',
    ),
    botPause: number('COMPTOIR_BOT_PAUSE_MS', DEFAULTS.botPause),
    botBudget: Math.max(1, number('COMPTOIR_BOT_THINK_MS', DEFAULTS.botBudget)),
    bots: word('COMPTOIR_BOTS', ['workers', 'inline'], DEFAULTS.bots),
    sessionDays: Math.max(1, number('COMPTOIR_SESSION_DAYS', DEFAULTS.sessionDays)),
    keepTalk: number('COMPTOIR_KEEP_TALK_DAYS', DEFAULTS.keepTalk),
    keepJournals: number('COMPTOIR_KEEP_JOURNALS_DAYS', DEFAULTS.keepJournals),
    keepGames: number('COMPTOIR_KEEP_GAMES_DAYS', DEFAULTS.keepGames),
    keepPeople: number('COMPTOIR_KEEP_PEOPLE_DAYS', DEFAULTS.keepPeople),
    owners: (text('COMPTOIR_OWNERS') ?? '').split(',').filter((id) => id !== ''),
    adminToken: text('COMPTOIR_ADMIN_TOKEN'),
    metricsToken: text('COMPTOIR_METRICS_TOKEN'),
    drainSeconds: number('COMPTOIR_DRAIN_SECONDS', DEFAULTS.drainSeconds),
    expireDays: number('COMPTOIR_EXPIRE_DAYS', DEFAULTS.expireDays),
    ...mail(text),
    outward: word('COMPTOIR_OUTWARD', ['public', 'any', 'none'], DEFAULTS.outward),
    noticePause: number('COMPTOIR_NOTICE_PAUSE_MS', DEFAULTS.noticePause),
    limits: {
      requestRate: number('COMPTOIR_REQUEST_RATE', limits.requestRate),
      requestBurst: number('COMPTOIR_REQUEST_BURST', limits.requestBurst),
      frameRate: number('COMPTOIR_FRAME_RATE', limits.frameRate),
      frameBurst: number('COMPTOIR_FRAME_BURST', limits.frameBurst),
      connections: number('COMPTOIR_CONNECTIONS', limits.connections),
      connectionsPerAddress: number('COMPTOIR_CONNECTIONS_PER_ADDRESS', limits.connectionsPerAddress),
      connectionsPerPerson: number('COMPTOIR_CONNECTIONS_PER_PERSON', limits.connectionsPerPerson),
      guestsPerHour: number('COMPTOIR_GUESTS_PER_HOUR', limits.guestsPerHour),
      tablesPerHour: number('COMPTOIR_TABLES_PER_HOUR', limits.tablesPerHour),
    },
  };
}

/** E-mail needs a mail server, a sender and the address for its links. */
function mail(text: (name: string) => string | null): Pick<ServerOptions, 'publicUrl' | 'smtp' | 'mailFrom'> {
  const [publicUrl, smtp, mailFrom] = [
    text('COMPTOIR_URL')?.replace(/\/+$/, '') ?? null,
    text('COMPTOIR_SMTP'),
    text('COMPTOIR_MAIL_FROM'),
  ];
  if (publicUrl !== null && !/^https?:\/\/[^/]+$/.test(publicUrl))
    throw new ConfigError(`COMPTOIR_URL is an address like https://example.org, not ${publicUrl}`);
  if (smtp !== null && !/^smtps?:\/\//.test(smtp))
    throw new ConfigError('COMPTOIR_SMTP is an address like smtp://user:password@host:587');
  if (smtp !== null && (mailFrom === null || publicUrl === null))
    throw new ConfigError('COMPTOIR_SMTP needs COMPTOIR_MAIL_FROM and COMPTOIR_URL');
  return { publicUrl, smtp, mailFrom };
}
