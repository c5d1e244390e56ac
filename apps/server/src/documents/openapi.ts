import { ERROR_CODES } from './error-codes.ts';

interface Operation {
  operationId?: string;
  security?: object[];
  responses?: Record<string, object>;
}

/** Open to everybody; those of the second list show more to people who are signed in. */
const OPEN = [
  'post /api/guests',
  'post /api/session',
  'post /api/passkey',
  'post /api/passkey/options',
  'get /api/games',
  'get /api/house',
  'get /api/invitations/{code}',
  'get /api/rooms/{code}',
  'get /api/tournaments',
  'get /api/tournaments/{tournament}',
  'get /api/tournaments/{tournament}/standings.csv',
  'post /api/notices/confirm',
  'post /api/notices/unsubscribe/{token}',
];
const OPTIONAL = [
  'get /api/tables',
  'get /api/tables/{table}',
  'get /api/tables/{table}/journal',
  'get /api/tables/{table}/record',
  'get /api/tables/{table}/chat',
  'get /api/tables/{table}/ratings',
  'get /api/live',
];
const SIGNED_IN = [{ token: [] }, { cookie: [] }];

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'From POST /api/guests, POST /api/session or POST /api/passkey',
  },
  cookie: { type: 'apiKey', in: 'cookie', name: 'comptoir', description: 'The same for browsers' },
} as const;

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
});

const REFUSALS = {
  '400': refused('Malformed: fields says where'),
  '401': refused('not-signed-in'),
  '4XX': refused('Refused; the code says why'),
  '503': refused('unavailable: send the same again'),
};

/** getTablesTableJournal for GET /api/tables/{table}/journal. */
const nameOf = (method: string, path: string): string =>
  [method, ...(path.match(/\w+/g) ?? []).slice(1)]
    .map((word, at) => (at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');

/** What every operation has in common: a name, who may call it, and how it refuses. */
export function completed(document: object): object {
  const { paths, components, ...rest } = document as {
    paths: Record<string, Record<string, Operation>>;
    components: Record<string, object>;
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      operation.operationId = nameOf(method, path);
      operation.security = OPEN.includes(name)
        ? []
        : OPTIONAL.includes(name)
          ? [{}, ...SIGNED_IN]
          : SIGNED_IN;
      operation.responses = { ...operation.responses, ...REFUSALS };
    }
  }
  const Refused = {
    type: 'object',
    properties: {
      error: {
        type: 'string',
        description: Object.entries(ERROR_CODES)
          .map(([code, meaning]) => `${code}: ${meaning}`)
          .join('\n'),
        examples: Object.keys(ERROR_CODES),
      },
      fields: {
        type: 'array',
        items: { type: 'object' },
        description: 'For a malformed body: what is wrong, and where',
      },
      detail: { description: 'More about it, if there is more to say' },
    },
    required: ['error'],
  };
  const schemas = { ...(components.schemas as object | undefined), Refused };
  return { ...rest, paths, components: { ...components, schemas } };
}
