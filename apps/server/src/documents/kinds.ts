import { BADGES, RESOURCES, WINDOWS } from '@comptoir/karanor';

/** JSON Schema, as far as it is used here. */
type Schema = Readonly<Record<string, unknown>>;

/** A kind of question: what it holds, what answers it, and what its schema cannot say. */
export interface Kind {
  /** The games that ask it; null for all. */
  readonly game: string | null;
  readonly holds: Readonly<Record<string, Schema>>;
  readonly answer: Schema;
  readonly rules: readonly string[];
  readonly example: { readonly decision: object; readonly answer: unknown };
}

const integer: Schema = { type: 'integer' };
const integers: Schema = { type: 'array', items: integer };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema): Schema => ({ type: 'array', items });
const record = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** K-301: what can change hands in Karanor. */
const wares = record({
  gold: integer,
  resources: { ...integers, description: `how many of ${RESOURCES.join(', ')}` },
  badges: {
    ...integers,
    description: `how many of each of the ${BADGES.length} badges, in the order of the rules`,
  },
  artefacts: { ...integers, description: 'the artefacts themselves' },
  associates: { ...integers, description: 'the associates themselves' },
});
const NO_WARES = {
  gold: 0,
  resources: RESOURCES.map(() => 0),
  badges: BADGES.map(() => 0),
  artefacts: [],
  associates: [],
};
const TERMS = [
  'give and want hold all five of their keys; not both of them are empty.',
  'Whether the goods are there is checked when the offer is accepted.',
  'note is a text of at most 200 characters, usually "".',
];

/** Every kind of question that a game of this server asks. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'pick-cards': {
    game: null,
    holds: { from: integers, min: integer, max: integer },
    answer: { ...integers, description: 'the chosen cards' },
    rules: [
      'Every card is one of from, and none is named twice.',
      'There are at least min and at most max of them.',
      'Where the decision holds ordered: true, their order counts.',
    ],
    example: { decision: { from: [4, 7, 9], min: 1, max: 2 }, answer: [9, 4] },
  },
  'order-cards': {
    game: null,
    holds: { cards: integers },
    answer: { ...integers, description: 'all the cards, in the order in which they are laid down' },
    rules: ['Every card of cards is named once.'],
    example: { decision: { cards: [4, 7, 9] }, answer: [7, 9, 4] },
  },
  'pick-seat': {
    game: null,
    holds: { from: integers },
    answer: integer,
    rules: ['One of from.'],
    example: { decision: { from: [0, 2] }, answer: 2 },
  },
  'pick-number': {
    game: null,
    holds: { min: integer, max: integer },
    answer: integer,
    rules: ['At least min and at most max.'],
    example: { decision: { min: 0, max: 3 }, answer: 1 },
  },
  'pick-option': {
    game: null,
    holds: { options: { type: 'array' } },
    answer: {},
    rules: ['One of options, as it is written there: a text, a number, a record or null.'],
    example: { decision: { options: ['left', { pier: 2 }] }, answer: { pier: 2 } },
  },
  confirm: {
    game: null,
    holds: {},
    answer: { type: 'boolean' },
    rules: [],
    example: { decision: {}, answer: true },
  },
  act: {
    game: null,
    holds: {},
    answer: { type: 'null' },
    rules: ['There is nothing more to say.'],
    example: { decision: {}, answer: null },
  },
  menu: {
    game: null,
    holds: { entries: { type: 'array', items: { type: 'object' } } },
    answer: record({ entry: { type: 'string' }, answer: {} }),
    rules: [
      'entry is the id of one of entries, each of which is a decision; answer is an answer to that decision.',
    ],
    example: {
      decision: { entries: [{ id: 'inventory.discard', kind: 'pick-cards', from: [4], min: 0, max: 1 }] },
      answer: { entry: 'inventory.discard', answer: [4] },
    },
  },
  purchase: {
    game: 'vallee',
    holds: {
      offers: list({
        type: 'object',
        properties: { slot: integer, cost: integer },
        required: ['slot', 'cost'],
      }),
      cards: integers,
      lowest: { ...integers, description: 'by place in cards: the least it may count for' },
      highest: { ...integers, description: 'by place in cards: the most it may count for' },
    },
    answer: record({
      slot: integer,
      cards: { ...integers, description: 'the cards paid with, in the order in which they are discarded' },
      values: { ...integers, description: 'what each of them counts for' },
    }),
    rules: [
      'slot is the slot of one of offers; cards and values have the same length.',
      'Every card is one of the decision’s cards, none is named twice, and its value lies between its lowest and its highest.',
      'The values add up to the cost of the offer or more, but leaving out any one card would be too little (V-062).',
      'Every offer can be paid: take cards at their highest value until the cost is reached, then leave out, from the smallest, those without which it still is.',
    ],
    example: {
      decision: {
        offers: [{ slot: 1, card: 40, cost: 5 }],
        cards: [3, 8, 9],
        lowest: [2, 1, 3],
        highest: [2, 4, 3],
      },
      answer: { slot: 1, cards: [3, 9], values: [2, 3] },
    },
  },
  stack: {
    game: 'vallee',
    holds: {
      cards: integers,
      values: { ...integers, description: 'by place in cards' },
      folks: { ...list(nullable({ type: 'string' })), description: 'by place in cards; null for junk' },
      total: integer,
      below: { type: 'boolean' },
      declined: list(integers),
    },
    answer: { ...integers, description: 'the chosen cards' },
    rules: [
      'At least one card; every card is one of cards, none is named twice, none is junk, and all are of one folk.',
      'Their values add up to total; where below is true, to less than total (V-141, V-269).',
      'Cards that make up one of the lists in declined are refused, in whatever order.',
      'At least one such choice exists.',
    ],
    example: {
      decision: {
        cards: [3, 8, 9],
        values: [2, 3, 5],
        folks: ['lemurs', 'lemurs', null],
        total: 5,
        below: false,
        declined: [],
      },
      answer: [3, 8],
    },
  },
  resources: {
    game: 'karanor',
    holds: { count: integer, available: integers },
    answer: { ...integers, description: 'how many of each; the list is as long as available' },
    rules: ['Each number is at least 0 and at most the one in available; they add up to count.'],
    example: { decision: { count: 2, available: [1, 0, 4, 0, 0, 0, 0] }, answer: [1, 0, 1, 0, 0, 0, 0] },
  },
  market: {
    game: 'karanor',
    holds: { gold: integer, resources: integers, piles: integers },
    answer: {
      ...list(record({ op: { enum: ['buy', 'sell'] }, resource: { type: 'string' } })),
      minItems: 1,
      maxItems: 2,
    },
    rules: [
      'resource is wine, wood, fruit, meat, cloth or metal: the places 0 to 5 of resources (what you have) and piles (what the market has).',
      'Buying needs a pile that is not empty and costs 3 gold, 2 from a pile of 3. Selling needs the token and a pile of less than 3, and brings 1 gold, 2 to an empty pile (K-172, K-173).',
      'The second operation is judged after the first. At least one operation is possible.',
    ],
    example: {
      decision: { gold: 3, resources: [0, 1, 0, 0, 0, 0, 0], piles: [1, 1, 1, 1, 1, 1, 0] },
      answer: [{ op: 'buy', resource: 'wine' }],
    },
  },
  offer: {
    game: 'karanor',
    holds: { to: integers, goods: list({ type: 'object' }) },
    answer: record({ to: integer, give: wares, want: wares, note: { type: 'string' } }),
    rules: [
      'to is one of the decision’s to; -1 means anyone.',
      'goods are what each seat owns now.',
      ...TERMS,
    ],
    example: {
      decision: { to: [1, -1], goods: [NO_WARES, NO_WARES] },
      answer: { to: 1, give: { ...NO_WARES, gold: 1 }, want: NO_WARES, note: '' },
    },
  },
  counter: {
    game: 'karanor',
    holds: { offers: list({ type: 'object' }), goods: list({ type: 'object' }) },
    answer: record({ offer: integer, give: wares, want: wares, note: { type: 'string' } }),
    rules: ['offer is the offer of one of offers.', ...TERMS],
    example: {
      decision: { offers: [{ offer: 3, from: 1 }], goods: [NO_WARES, NO_WARES] },
      answer: { offer: 3, give: { ...NO_WARES, gold: 1 }, want: NO_WARES, note: '' },
    },
  },
  reply: {
    game: 'karanor',
    holds: { offers: integers },
    answer: record({ offer: integer, say: { type: 'string' } }),
    rules: [
      'offer is one of offers.',
      'say goes with it (K-303): a text of at most 200 characters, usually "".',
    ],
    example: { decision: { offers: [3] }, answer: { offer: 3, say: '' } },
  },
  orders: {
    game: 'karanor',
    holds: {},
    answer: record({ window: { enum: WINDOWS }, pass: { type: 'boolean' } }),
    rules: [
      'window is a kind of response window (K-205); with pass: true your seat passes in it by itself from now on. It may be left unanswered.',
    ],
    example: { decision: {}, answer: { window: WINDOWS[0], pass: false } },
  },
};

/** The document: by kind the schema of its decisions and of its answers, the rules in words, and an example. */
export function kindsDocument(): object {
  const ask = {
    id: { type: 'string', description: 'the id of the decision, to be sent with the answer' },
    seat: integer,
    source: { ...nullable({ type: 'string' }), description: 'the card that asks' },
    standing: { const: true, description: 'nobody waits for it: it may be left unanswered' },
  };
  const kinds = Object.entries(KINDS).map(([kind, { game, holds, answer, rules, example }]) => {
    const properties = { ...ask, kind: { const: kind }, ...holds };
    const required = ['id', 'seat', 'source', 'kind', ...Object.keys(holds)];
    return [kind, { game, decision: { type: 'object', properties, required }, answer, rules, example }];
  });
  return {
    title: 'Decisions of Comptoir by kind, and how to answer them',
    rules: 'An answer that keeps to its schema and to all of its rules is legal.',
    kinds: Object.fromEntries(kinds),
  };
}
