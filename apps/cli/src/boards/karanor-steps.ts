import {
  ANYONE,
  type CounterOffer,
  type Decision,
  karanor,
  type MarketOperation,
  type MarketVisit,
  marketPrices,
  noWares,
  type PickResources,
  type Proposal,
  RESOURCES,
  type Resource,
  type Wares,
} from '@comptoir/karanor';
import { NAMES, type Names } from '@comptoir/karanor/texts';
import type { Json, Kinded, Language, Seat } from '@comptoir/kit';
import type { Choice, Progress, Stepper, StepWords } from '@comptoir/kit/board';
import { KARANOR_WORDS, type KaranorWords } from './karanor-words.ts';

/** How tokens, market visits and offers are put together at the terminal, step by step. */

const DONE: Json = 'done';

/** D-RESOURCE: one token after the other. */
const resources: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & PickResources;
  const names = NAMES[words.language];
  const counts = decision.available.map((_, at) => chosen.filter((resource) => resource === at).length);
  const left = decision.count - chosen.length;
  if (left === 0) return { answer: counts };
  const choices: Choice[] = decision.available.flatMap((n, at) =>
    n > (counts[at] as number) ? [{ value: at, label: names.resource(at) }] : [],
  );
  const question = words.question(decision);
  if (chosen.length === 0) return { step: { ask: question, choices } };
  const so = KARANOR_WORDS[words.language].tokensLeft(left, names.tokens(counts));
  return { step: { ask: `${question} ${so}`, choices } };
};

/** K-171: one operation, then perhaps another, with its price of the moment. */
const market: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & MarketVisit;
  const w = KARANOR_WORDS[words.language];
  const isDone = chosen.at(-1) === DONE;
  const operations = (isDone ? chosen.slice(0, -1) : chosen) as unknown as MarketOperation[];
  if (isDone || operations.length === 2) return { answer: operations as unknown as Json };
  const choices: Choice[] = [];
  for (const id of RESOURCES) {
    for (const op of ['buy', 'sell']) {
      const value = { op, resource: id } as MarketOperation;
      const answer = [...operations, value] as unknown as Json;
      if (karanor.check(decision as Decision, answer) !== null) continue;
      const pile = pileAfter(decision, operations, id);
      const gold = w.gold(marketPrices(pile)[value.op]);
      const label = `${words.option(decision, [value as unknown as Json])} — ${w.atMarket(gold, pile)}`;
      choices.push({ value: value as unknown as Json, label });
    }
  }
  if (operations.length === 1) choices.push({ value: DONE, label: w.noSecond, enter: true });
  return { step: { ask: operations.length === 0 ? words.question(decision) : w.secondOperation, choices } };
};

/** How many tokens of it lie at the market after some operations. */
function pileAfter(
  { piles }: MarketVisit,
  operations: readonly MarketOperation[],
  resource: Resource,
): number {
  const moved = operations.filter((operation) => operation.resource === resource);
  const by = moved.reduce((sum, { op }) => sum + (op === 'buy' ? -1 : 1), 0);
  return (piles[RESOURCES.indexOf(resource)] ?? 0) + by;
}

type Part =
  | { readonly what: 'gold'; readonly n: number }
  | { readonly what: 'resources'; readonly n: number; readonly count: number }
  | { readonly what: 'badges' | 'artefacts' | 'associates'; readonly n: number };

function sum(parts: readonly Part[]): Wares {
  const wares = noWares();
  for (const part of parts) {
    const { what, n } = part;
    if (what === 'gold') wares.gold += n;
    else if (what === 'resources') wares.resources[n] = (wares.resources[n] as number) + part.count;
    else if (what === 'badges') wares.badges[n] = (wares.badges[n] as number) + 1;
    else wares[what].push(n);
  }
  return wares;
}

/** The gold that is listed; any other amount can be said: « 3 or ». */
const LISTED_GOLD = [1, 5];

/** What may still be added to one side, out of what its owner has. */
function additions(goods: Wares, so: Wares, names: Names, w: KaranorWords): Choice[] {
  const choices: Choice[] = [];
  const amounts: Choice[] = [];
  const add = (part: Part, label: string): void =>
    void choices.push({ value: part as unknown as Json, label });
  const understand = (part: Part, label: string): void =>
    void amounts.push({ value: part as unknown as Json, label, unlisted: true });
  for (let n = 1; n <= goods.gold - so.gold; n++)
    (LISTED_GOLD.includes(n) ? add : understand)({ what: 'gold', n }, w.gold(n));
  goods.resources.forEach((n, at) => {
    const left = n - (so.resources[at] as number);
    if (left > 0) add({ what: 'resources', n: at, count: 1 }, names.resource(at));
    for (let count = 1; count <= left; count++)
      understand({ what: 'resources', n: at, count }, `${count} ${names.resource(at)}`);
  });
  goods.badges.forEach((n, at) => {
    if (n > (so.badges[at] as number)) add({ what: 'badges', n: at }, names.badge(at));
  });
  for (const n of goods.artefacts)
    if (!so.artefacts.includes(n)) add({ what: 'artefacts', n }, names.artefact(n));
  for (const n of goods.associates)
    if (!so.associates.includes(n)) add({ what: 'associates', n }, names.associate(n));
  return [...choices, ...amounts];
}

/** The goods of whoever is asked; of all others together when the offer is to anyone. */
function goodsOf(goods: readonly Wares[], seat: Seat, to: Seat): Wares {
  if (to !== ANYONE) return goods[to] ?? noWares();
  const all = noWares();
  for (const [other, wares] of goods.entries()) {
    if (other === seat) continue;
    all.gold = Math.max(all.gold, wares.gold);
    all.resources = all.resources.map((n, at) => Math.max(n, wares.resources[at] as number));
    all.badges = all.badges.map((n, at) => Math.max(n, wares.badges[at] as number));
    all.artefacts.push(...wares.artefacts);
    all.associates.push(...wares.associates);
  }
  return all;
}

const isNothing = ({ gold, resources, badges, artefacts, associates }: Wares): boolean =>
  gold + artefacts.length + associates.length === 0 && [...resources, ...badges].every((n) => n === 0);

/** Both sides of a deal after its address: parts to give, done, parts to ask, done. */
function deal(
  goods: readonly Wares[],
  seat: Seat,
  to: Seat,
  parts: readonly Json[],
  language: Language,
): { readonly step: Progress } | { readonly give: Wares; readonly want: Wares } {
  const names = NAMES[language];
  const w = KARANOR_WORDS[language];
  const firstEnd = parts.indexOf(DONE);
  const given = (firstEnd < 0 ? parts : parts.slice(0, firstEnd)) as unknown as Part[];
  const give = sum(given);
  const more = (owner: Wares, so: Wares, ask: (so: string | null) => string): Progress => ({
    step: {
      ask: ask(isNothing(so) ? null : names.wares(so)),
      // First, so that it keeps its number whatever is added.
      choices: [
        { value: DONE, label: isNothing(so) ? w.nothing : w.done, enter: true as const },
        ...additions(owner, so, names, w),
      ],
    },
  });
  if (firstEnd < 0) return { step: more(goods[seat] ?? noWares(), give, w.give) };
  const rest = parts.slice(firstEnd + 1);
  const isDone = rest.at(-1) === DONE;
  const want = sum((isDone ? rest.slice(0, -1) : rest) as unknown as Part[]);
  return isDone ? { give, want } : { step: more(goodsOf(goods, seat, to), want, w.want) };
}

const offer: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & Proposal;
  // With one other merchant at the table the address goes without saying.
  const others = decision.to.filter((seat) => seat !== ANYONE);
  const [to, ...parts] = others.length === 1 ? [others[0] as Seat, ...chosen] : chosen;
  if (to === undefined) {
    const label = (seat: Seat): string =>
      seat === ANYONE ? KARANOR_WORDS[words.language].anyone : addressee(decision, seat, words);
    return {
      step: {
        ask: KARANOR_WORDS[words.language].toWhom,
        choices: decision.to.map((seat) => ({
          value: seat,
          label: label(seat),
          ...(seat === ANYONE ? {} : { number: seat + 1 }),
        })),
      },
    };
  }
  const terms = deal(decision.goods, decision.seat, to as Seat, parts, words.language);
  return 'step' in terms ? terms.step : { answer: { to, ...terms, note: '' } as unknown as Json };
};

/** The name of a seat, taken out of the words for an offer to it. */
function addressee(decision: Proposal, seat: Seat, words: StepWords<Kinded>): string {
  const line = words.option(
    decision as Kinded,
    { to: seat, give: noWares(), want: noWares(), note: '' } as unknown as Json,
  );
  return line.slice(line.indexOf('→') + 2, line.lastIndexOf(':')).trim();
}

const counter: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & CounterOffer;
  const [only, second] = decision.offers;
  const isOnly = only !== undefined && second === undefined;
  const [id, ...parts] = isOnly ? [only.offer, ...chosen] : chosen;
  if (id === undefined) {
    const choices = decision.offers.map(({ offer: open }) => ({
      value: open,
      label: offerLine(decision, open, words),
    }));
    return { step: { ask: KARANOR_WORDS[words.language].whichOffer, choices } };
  }
  const from = decision.offers.find(({ offer: open }) => open === id)?.from ?? 0;
  const terms = deal(decision.goods, decision.seat, from, parts, words.language);
  if (!('step' in terms)) return { answer: { offer: id, ...terms, note: '' } as unknown as Json };
  if (parts.length > 0 || 'answer' in terms.step) return terms.step;
  const { ask, choices } = terms.step.step;
  return { step: { ask: `${offerLine(decision, id as number, words)}. ${ask}`, choices } };
};

/** An open offer, taken out of the words for a counter-offer to it. */
function offerLine(decision: CounterOffer, offer: number, words: StepWords<Kinded>): string {
  const line = words.option(
    decision as Kinded,
    { offer, give: noWares(), want: noWares(), note: '' } as unknown as Json,
  );
  return line.slice(0, line.indexOf('⇒')).trim();
}

export const karanorSteppers: Readonly<Record<string, Stepper<Decision>>> = {
  resources: resources as Stepper<Decision>,
  market: market as Stepper<Decision>,
  offer: offer as Stepper<Decision>,
  counter: counter as Stepper<Decision>,
};
