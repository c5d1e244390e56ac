import {
  type Decision,
  karanor,
  type MarketOperation,
  type MarketVisit,
  marketPrices,
  type PickResources,
  RESOURCES,
  type Resource,
} from '@comptoir/karanor';
import { NAMES } from '@comptoir/karanor/texts';
import type { Json, Kinded } from '@comptoir/kit';
import type { Choice, Progress, Stepper } from '@comptoir/kit/board';
import { counter, offer, reply } from './karanor-offers.ts';
import { KARANOR_WORDS } from './karanor-words.ts';

/** How tokens and market visits are put together at the terminal, step by step. */

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

export const karanorSteppers: Readonly<Record<string, Stepper<Decision>>> = {
  resources: resources as Stepper<Decision>,
  market: market as Stepper<Decision>,
  offer: offer as Stepper<Decision>,
  counter: counter as Stepper<Decision>,
  reply: reply as Stepper<Decision>,
};
