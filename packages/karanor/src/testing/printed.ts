import type { Json, Seat } from '@comptoir/kit';
import { content } from '../content/content.ts';
import { RESOURCES } from '../content/language.ts';
import type { Decision } from '../decisions.ts';
import { karanor } from '../game.ts';
import { playerOf, type State } from '../state.ts';

/** Reads the printed English texts, so that cards can be held to what stands on them. */

export type Amounts = Record<string, number>;

const WORDS: readonly [RegExp, string][] = [
  [/^(\d+) gold$/, 'gold'],
  [/^(\d+) income$/, 'income'],
  [/^(\d+) prestige$/, 'prestige'],
  [/^(\d+) artefact$/, 'artefacts'],
  [/^(\d+) associate$/, 'associates'],
  [/^(\d+) quest card$/, 'quests'],
  [/^(\d+) black-market card$/, 'blackMarket'],
  [/^(\d+) action$/, 'actions'],
  [/^(\d+) resources? of choice \(not diamond\)$/, 'tokens'],
];

/** "3 gold, 2 fruit and the Mount badge" as numbers; unknown words are an error. */
export function amountsIn(text: string): Amounts {
  const amounts: Amounts = {};
  const add = (key: string, n: number): void => {
    amounts[key] = (amounts[key] ?? 0) + n;
  };
  for (const part of text.split(/, | and /).filter((piece) => piece !== '')) {
    const word = WORDS.find(([pattern]) => pattern.test(part));
    const badge = /^(?:the|(\d+)) (.+) badges?$/.exec(part);
    const token = /^(\d+) (diamond|\w+?)s?$/.exec(part);
    if (word !== undefined) add(word[1], Number(word[0].exec(part)?.[1]));
    else if (badge !== null) {
      const item = content.badges.find(({ name }) => name.en === badge[2]);
      if (item === undefined) throw new Error(`no badge ${badge[2]}`);
      add(`badge ${item.id}`, Number(badge[1] ?? 1));
    } else if (token !== null && RESOURCES.includes(token[2]?.toLowerCase() as 'wine')) {
      add(token[2]?.toLowerCase() as string, Number(token[1]));
      add('tokens', Number(token[1]));
    } else throw new Error(`"${part}" is not understood`);
  }
  return amounts;
}

/** What a player owns, in the same words. Quests drawn are counted, whatever became of them. */
export function holdings(g: State, seat: Seat): Amounts {
  const player = playerOf(g, seat);
  const found: Amounts = {
    gold: player.gold,
    income: player.income,
    prestige: player.prestige,
    artefacts: player.artefacts.length,
    associates: player.associates.length,
    quests: -g.questDeck.length,
    blackMarket: player.blackHand.length,
    actions: player.bonusActions,
    tokens: player.resources.reduce((sum, n) => sum + n, 0),
  };
  for (const [at, resource] of RESOURCES.entries()) found[resource] = player.resources[at] as number;
  for (const [at, { id }] of content.badges.entries()) found[`badge ${id}`] = player.badges[at] as number;
  return found;
}

/** What is different, and only that. */
export function change(before: Amounts, after: Amounts): Amounts {
  const found: Amounts = {};
  for (const [key, n] of Object.entries(after)) if (n !== before[key]) found[key] = n - (before[key] ?? 0);
  return found;
}

/** Gains less costs; of tokens of choice only the number is known. */
export function net(gain: Amounts, cost: Amounts, chosen: boolean): Amounts {
  const found: Amounts = { ...gain };
  for (const [key, n] of Object.entries(cost)) found[key] = (found[key] ?? 0) - n;
  for (const [key, n] of Object.entries(found))
    if (n === 0 || (chosen && (RESOURCES as readonly string[]).includes(key))) delete found[key];
  return found;
}
export const withoutKinds = (amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).filter(([key]) => !(RESOURCES as readonly string[]).includes(key)),
  );

/** Gives a player exactly these goods. */
export function give(g: State, seat: Seat, amounts: Amounts): void {
  const player = playerOf(g, seat);
  player.gold += amounts.gold ?? 0;
  player.income += amounts.income ?? 0;
  player.prestige += amounts.prestige ?? 0;
  for (const [at, resource] of RESOURCES.entries()) {
    const n = amounts[resource] ?? 0;
    player.resources[at] = (player.resources[at] as number) + n;
    g.supply[at] = (g.supply[at] as number) - n;
  }
}

/** Takes the first of every choice until the menu of actions is back; immediate quests end with their last option. */
export function settle(g: State): void {
  for (;;) {
    const decision = karanor.decisions(g).find(({ standing }) => standing !== true) as Decision;
    if (decision.id === 'action') return;
    const answers = [...karanor.answers(decision)];
    const answer = decision.id === 'quest.immediate' ? answers.at(-1) : answers[0];
    karanor.apply(g, { seat: decision.seat, id: decision.id, answer: answer as Json });
  }
}
