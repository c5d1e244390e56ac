import { WebSocket } from 'ws';
import { z } from 'zod';

/**
 * A client that knows the addresses of the documents and nothing else: calls are looked up by name in openapi.json,
 * frames are read by frames.json, answers are made as decisions.json says. It imports nothing of the project.
 */

type Body = Record<string, unknown>;
interface Operation {
  readonly path: string;
  readonly method: string;
  readonly isOpen: boolean;
  readonly responses: Record<string, { content?: Record<string, { schema?: Body }> }>;
}
interface Kind {
  readonly decision: Body;
  readonly answer: Body;
}
export interface Question extends Body {
  readonly kind: string;
  readonly id: string;
  readonly standing?: true;
}

const read = (schema: Body): z.ZodType => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

export class DocumentedClient {
  readonly #url: string;
  readonly #operations = new Map<string, Operation>();
  /** The schemas of frames, by the type that each of them names. */
  readonly #frames = new Map<unknown, z.ZodType>();
  readonly #kinds = new Map<string, { decision: z.ZodType; answer: z.ZodType }>();
  /** The kinds of question that were answered. */
  readonly answered = new Set<string>();
  token = '';

  private constructor(url: string, openapi: Body, frames: Body, decisions: Body) {
    this.#url = url;
    for (const [path, methods] of Object.entries(openapi.paths as Record<string, Record<string, Body>>))
      for (const [method, { operationId, security, responses }] of Object.entries(methods))
        this.#operations.set(String(operationId), {
          path,
          method: method.toUpperCase(),
          isOpen: (security as object[]).length === 0,
          responses: responses as Operation['responses'],
        });
    for (const frame of (frames.$defs as Record<string, { oneOf: Body[] }>).server?.oneOf ?? [])
      this.#frames.set((frame.properties as Record<string, Body>).type?.const, read(frame));
    for (const [kind, { decision, answer }] of Object.entries(decisions.kinds as Record<string, Kind>))
      this.#kinds.set(kind, { decision: read(decision), answer: read(answer) });
  }

  static async read(url: string): Promise<DocumentedClient> {
    const get = async (name: string) => (await (await fetch(`${url}/api/docs/${name}.json`)).json()) as Body;
    return new DocumentedClient(url, await get('openapi'), await get('frames'), await get('decisions'));
  }

  get operations(): ReadonlyMap<string, Operation> {
    return this.#operations;
  }

  /** Calls an operation by its name; the answer must be one that is documented. */
  async call(name: string, params: Record<string, string> = {}, body?: Body): Promise<Body> {
    const operation = this.#operations.get(name);
    if (operation === undefined) throw new Error(`the documents know no ${name}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const response = await fetch(`${this.#url}${path}`, {
      method: operation.method,
      headers: {
        ...(operation.isOpen ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as Body;
    const documented = operation.responses[String(response.status)];
    if (!response.ok || documented === undefined)
      throw new Error(`${name}: ${response.status} ${told.error}`);
    const schema = documented.content?.['application/json']?.schema;
    return schema ? (read(schema).parse(told) as Body) : told;
  }

  /** Plays one's own seat of a table to its end; gives the outcome. */
  play(table: string, random: () => number): Promise<unknown> {
    const socket = new WebSocket(`${this.#url.replace(/^http/, 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    let state: { seq: number; decisions: Question[]; outcome: unknown } | null = null;
    let keys = 0;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        socket.terminate();
        reject(error);
      };
      socket.on('error', fail);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', table })));
      socket.on('message', (data) => {
        try {
          const told = JSON.parse(data.toString()) as Body;
          const frame = this.#frames.get(told.type)?.parse(told) as Body | undefined;
          if (frame === undefined) throw new Error(`no document describes a frame ${told.type}`);
          if (frame.type === 'error') throw new Error(JSON.stringify(frame));
          if (frame.type === 'refused') {
            const { code } = frame.refusal as Body;
            if (code !== 'stale' && code !== 'not-awaited') throw new Error(JSON.stringify(frame));
          }
          if (frame.type !== 'table' && frame.type !== 'entries') return;
          state = frame as unknown as NonNullable<typeof state>;
          if (state.outcome !== null) {
            socket.terminate();
            resolve(state.outcome);
            return;
          }
          const asked = state.decisions.find(({ standing }) => standing !== true);
          if (asked === undefined) return;
          const answer = this.answer(asked, random);
          const key = `k${keys++}`;
          socket.send(JSON.stringify({ type: 'play', table, seq: state.seq, key, id: asked.id, answer }));
        } catch (error) {
          fail(error);
        }
      });
    });
  }

  /** Any answer that keeps to what decisions.json says of its kind. */
  answer(question: Question, random: () => number): unknown {
    const kind = this.#kinds.get(question.kind);
    if (kind === undefined) throw new Error(`no document describes the kind ${question.kind}`);
    const asked = kind.decision.parse(question) as Question & Holds;
    const answer = answers[question.kind]?.(asked, random, (entry) => this.answer(entry, random));
    this.answered.add(question.kind);
    return kind.answer.parse(answer);
  }

  get kinds(): readonly string[] {
    return [...this.#kinds.keys()];
  }
}

/** What the kinds hold, in the words of the document. */
interface Holds {
  readonly from: number[];
  readonly min: number;
  readonly max: number;
  readonly cards: number[];
  readonly options: unknown[];
  readonly entries: Question[];
  readonly offers: { slot: number; cost: number; offer: number }[];
  readonly lowest: number[];
  readonly highest: number[];
  readonly values: number[];
  readonly folks: (string | null)[];
  readonly total: number;
  readonly below: boolean;
  readonly declined: number[][];
  readonly count: number;
  readonly available: number[];
  readonly gold: number;
  readonly resources: number[];
  readonly piles: number[];
  readonly to: number[];
  readonly goods: { resources: number[]; badges: number[] }[];
}
type Random = () => number;
type Answerer = (asked: Question & Holds, random: Random, entry: (asked: Question) => unknown) => unknown;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
const between = (min: number, max: number, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const GOODS = ['wine', 'wood', 'fruit', 'meat', 'cloth', 'metal'];

const nothing = (goods: Holds['goods']) => ({
  gold: 0,
  resources: (goods[0]?.resources ?? []).map(() => 0),
  badges: (goods[0]?.badges ?? []).map(() => 0),
  artefacts: [],
  associates: [],
});

/** One function per kind of decisions.json, each written from its rules there. */
export const answers: Readonly<Record<string, Answerer>> = {
  'pick-cards': ({ from, min, max }, random) =>
    shuffled(from, random).slice(0, between(min, Math.min(max, from.length), random)),
  'order-cards': ({ cards }, random) => shuffled(cards, random),
  'pick-seat': ({ from }, random) => pick(from, random),
  'pick-number': ({ min, max }, random) => between(min, max, random),
  'pick-option': ({ options }, random) => pick(options, random),
  confirm: (_, random) => random() < 0.5,
  act: () => null,
  menu: ({ entries }, random, entry) => {
    // Building is what wins La Vallée: a game in which everybody wanders has thousands of moves.
    const chosen = entries.find(({ kind }) => kind === 'stack') ?? pick(entries, random);
    return { entry: chosen.id, answer: entry(chosen) };
  },
  purchase({ offers, cards, highest }, random) {
    const { slot, cost } = pick(offers, random);
    const paid: { card: number; value: number }[] = [];
    for (const at of shuffled([...cards.keys()], random))
      if (sum(paid.map(({ value }) => value)) < cost)
        paid.push({ card: cards[at] as number, value: highest[at] as number });
    paid.sort((a, b) => a.value - b.value);
    let left = sum(paid.map(({ value }) => value));
    const needed = paid.filter(({ value }) => {
      if (left - value < cost) return true;
      left -= value;
      return false;
    });
    return { slot, cards: needed.map(({ card }) => card), values: needed.map(({ value }) => value) };
  },
  stack({ cards, values, folks, total, below, declined }, random) {
    const known = shuffled(
      [...cards.keys()].filter((at) => folks[at] !== null),
      random,
    );
    const seek = (from: number, chosen: number[]): number[] | null => {
      const worth = sum(chosen.map((at) => values[at] as number));
      if (chosen.length > 0 && (below ? worth < total : worth === total)) {
        const named = chosen.map((at) => cards[at] as number);
        const isDeclined = declined.some(
          (set) => set.length === named.length && set.every((card) => named.includes(card)),
        );
        if (!isDeclined) return named;
      }
      for (let next = from; next < known.length; next++) {
        const at = known[next] as number;
        if (chosen.length > 0 && folks[at] !== folks[chosen[0] as number]) continue;
        const found = seek(next + 1, [...chosen, at]);
        if (found) return found;
      }
      return null;
    };
    return seek(0, []);
  },
  resources({ count, available }, random) {
    const tokens = available.flatMap((n, at) => new Array<number>(n).fill(at));
    const chosen = shuffled(tokens, random).slice(0, count);
    return available.map((_, at) => chosen.filter((token) => token === at).length);
  },
  market({ gold, resources, piles }, random) {
    const possible = GOODS.flatMap((resource, at) => {
      const pile = piles[at] ?? 0;
      const price = pile === 3 ? 2 : 3;
      return [
        ...(pile > 0 && gold >= price ? [{ op: 'buy', resource }] : []),
        ...((resources[at] ?? 0) > 0 && pile < 3 ? [{ op: 'sell', resource }] : []),
      ];
    });
    return [pick(possible, random)];
  },
  offer: ({ to, goods }, random) => ({
    to: pick(to, random),
    give: { ...nothing(goods), gold: 1 },
    want: nothing(goods),
    note: '',
  }),
  counter: ({ offers, goods }, random) => ({
    offer: pick(offers, random).offer,
    give: { ...nothing(goods), gold: 1 },
    want: nothing(goods),
    note: '',
  }),
  reply: ({ offers }, random) => ({ offer: pick<unknown>(offers, random), say: '' }),
  orders: () => ({ window: 'before:build', pass: false }),
};
