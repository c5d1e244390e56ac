import type { Decision, Entry, Event, Options, PlayAnswer, State, View } from '@comptoir/karanor';
import { canonical, type Json, type MenuAnswer, type Seat } from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import type { Brain } from '../search/brain.ts';
import { recall, remind } from './memory.ts';
import { merchantKaranor } from './merchant.ts';
import { carryOut, entryIn, said, towardsPlan } from './moves.ts';
import { bestPlan, plannerFor, plansOf } from './plan.ts';
import { quickAnswer } from './policy.ts';
import { artefactPrice, associatePrice, badgePrice, blackCardPrice, tokenPrice } from './prices.ts';
import { hasPlayed, type Table, tableOfState, tableOfView } from './table.ts';

/** What merchants of Karanor are after, in prestige. */
export const AIMS = [
  'prestige',
  'income',
  'gold',
  'goods',
  'tools',
  'prospects',
  'intrigue',
  'time',
] as const;
export type Aim = (typeof AIMS)[number];

type Asked = Situation<State, Decision, Event, View, Options>;

const JUDGE_DEPTH = 2;

/** How much of each aim counts, early and late, found from who won games among merchants. */
const WEIGHTS: Readonly<Record<Aim, readonly [early: number, late: number]>> = {
  prestige: [0.8, 1.1],
  income: [0.7, 0.8],
  gold: [0.75, 1.9],
  goods: [0.55, 0.5],
  tools: [0.9, 0.3],
  prospects: [1.1, 1.15],
  intrigue: [0.1, 0.2],
  time: [1.2, 2],
};

/** A lead decides more the later it is. */
const sharpness = (turns: number): number => 3.2 / (1 + 0.3 * turns);

function measure(g: State, seat: Seat): number[] {
  const table = tableOfState(g);
  const p = plannerFor(table, seat);
  const { prices, person } = p;
  let goods = 0;
  for (let at = 0; at < person.resources.length; at++)
    goods += (person.resources[at] as number) * tokenPrice(at, prices);
  let tools = person.associates.length * associatePrice(prices);
  for (let kind = 0; kind < person.badges.length; kind++)
    for (let n = 0; n < (person.badges[kind] as number); n++) tools += badgePrice(kind, n, prices);
  for (const artefact of person.artefacts) tools += artefactPrice(artefact, prices);
  const raw: Readonly<Record<Aim, number>> = {
    prestige: person.prestige,
    income: person.income * prices.income,
    gold: person.gold * prices.gold,
    goods,
    tools,
    prospects: bestPlan(p, JUDGE_DEPTH).value,
    intrigue: person.blackHand.length * blackCardPrice(prices),
    time: hasPlayed(table, seat) ? 0 : p.now * prices.action,
  };
  const late = Math.max(0, Math.min(1, (7 - prices.turns) / 6));
  const sharp = sharpness(prices.turns);
  return AIMS.map((aim) => raw[aim] * (WEIGHTS[aim][0] + (WEIGHTS[aim][1] - WEIGHTS[aim][0]) * late) * sharp);
}

/** Rounds, with the place of the turn in its round. */
function clock({ turn, config }: State): number {
  const place = (turn.active - config.firstSeat + config.players) % config.players;
  return turn.round + place / config.players;
}

const MOST_CANDIDATES = 6;
const SEARCHED = ['card', 'trade.accept'];

/** Answers without repetition, up to a number. */
interface Choices {
  readonly list: (Json | null)[];
  add(answer: Json | null): void;
}

function choicesOf(): Choices {
  const seen = new Set<string>();
  const list: (Json | null)[] = [];
  return {
    list,
    add(answer) {
      const key = canonical(answer);
      if (list.length >= MOST_CANDIDATES || seen.has(key)) return;
      seen.add(key);
      list.push(answer);
    },
  };
}

function candidates(situation: Asked): readonly (Json | null)[] {
  const { decision, view, seat } = situation;
  const choices = choicesOf();
  if (decision.standing === true) {
    const wish = merchantKaranor.consider(situation);
    // Only a card and an accepted offer change the table: words about trades are not searched for.
    if (wish === null || !SEARCHED.includes((wish as unknown as MenuAnswer).entry)) return [wish];
    choices.add(wish);
    choices.add(null);
    return choices.list;
  }
  choices.add(merchantKaranor.answer(situation));
  if (decision.kind === 'menu') {
    if (decision.id === 'action') addActions(choices, tableOfView(view), seat, decision.entries);
    else addResponses(choices, decision.entries);
  } else if (decision.kind === 'pick-cards') for (const card of decision.from) choices.add([card]);
  else if (decision.kind === 'pick-option') for (const option of decision.options) choices.add(option);
  return choices.list;
}

/** The beginnings of the best plans, and what can be done on the spot. */
function addActions(choices: Choices, table: Table, seat: Seat, entries: readonly Entry[]): void {
  const p = plannerFor(table, seat);
  for (const plan of plansOf(p, 2)) {
    const next = towardsPlan(p, plan, entries);
    if (next !== null) choices.add(next);
    const done = plan.task === null ? null : carryOut(plan.task, entries);
    if (done !== null) choices.add(done);
  }
  const harvest = entryIn(entries, 'harvest');
  if (harvest?.kind === 'pick-option') choices.add(said('harvest', harvest.options[0] as Json));
  const card = entryIn(entries, 'card');
  if (card?.kind === 'pick-option') for (const play of card.options) choices.add(said('card', play));
}

function addResponses(choices: Choices, entries: readonly Entry[]): void {
  choices.add(said('pass', null));
  const card = entryIn(entries, 'card');
  if (card?.kind === 'pick-option')
    for (const play of card.options as unknown as PlayAnswer[])
      choices.add(said('card', play as unknown as Json));
}

export const karanorBrain: Brain<State, Decision, Event, View, Options> = {
  aims: AIMS,
  measure,
  scale: 1,
  side: (_, seat) => seat,
  candidates,
  policy: quickAnswer,
  clock,
  look: 2,
  world({ world, heard, seat }) {
    const memory = recall(heard, seat);
    return () => remind(world(), seat, memory);
  },
  trust: 0.01,
};
