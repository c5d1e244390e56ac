import { type CardId, xoshiro } from '@comptoir/kit';
import { cardOf, type Options, type State, vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { merchantVallee } from './merchant.ts';
import { triedAnswer } from './policy.ts';
import { SOUND } from './styles.ts';

const read = (input: Record<string, unknown>): Options => {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

/** Two teams before their seventh stack, with these hands by seat; no card is left to buy, and decks are empty. */
function bare(...hands: readonly (readonly string[])[]): State {
  const folks = ['monitors', 'lemurs', 'magpies', 'hares'];
  const g = vallee.setup(4, read({ players: 4, mode: 'teams', folks, firstPlayer: 0 }));
  const spare = [...g.marketDeck.splice(0), ...g.market, ...g.junkReserve.splice(0)];
  for (const zones of g.players) spare.push(...zones.hand.splice(0), ...zones.deck.splice(0));
  g.market.fill(-1);
  for (const stall of g.stalls) for (let stack = 1; stack < 7; stack++) stall.push([]);
  for (const [seat, names] of hands.entries())
    for (const name of names) g.players[seat]?.hand.push(taken(spare, name));
  g.junkReserve.push(...spare.filter((card) => cardOf(card).id === 'junk'));
  g.box.push(...spare.filter((card) => cardOf(card).id !== 'junk'));
  return g;
}

function taken(spare: CardId[], name: string): CardId {
  const at = spare.findIndex((card) => cardOf(card).id === name);
  if (at < 0) throw new Error(`no ${name} left`);
  return spare.splice(at, 1)[0] as CardId;
}

/** What a merchant does in a world that it imagines like this. */
function answer(g: State): unknown {
  const [decision] = vallee.decisions(g);
  if (decision === undefined) throw new Error('nobody is asked');
  return triedAnswer(g, decision, xoshiro(5), { hasUsed: () => true, tops: [], taste: SOUND });
}

const JUNK = ['junk', 'junk', 'junk'];

describe('a merchant in a team', () => {
  test('V-269 asks for help that takes two cards of its teammate', () => {
    const g = bare(['grasp', ...JUNK], JUNK, ['bribe', 'pompous-professional'], JUNK);
    expect(answer(g)).toEqual({ entry: 'stall.ask-help', answer: [g.players[0]?.hand[0]] });
  });

  test('V-269 asks before it uses a card that the stack needs', () => {
    const g = bare(['grasp', ...JUNK], JUNK, ['burglary', ...JUNK], JUNK);
    expect(answer(g)).toEqual({ entry: 'stall.ask-help', answer: [g.players[0]?.hand[0]] });
  });

  test('lays its Junk down to draw cards, where nothing is left to buy', () => {
    const g = bare(['bribe', ...JUNK, 'junk', 'junk', 'junk'], JUNK, ['junk'], JUNK);
    const fits = g.box.filter((card) => ['grasp', 'pompous-professional'].includes(cardOf(card).id));
    g.players[0]?.deck.push(...fits);
    const given = answer(g) as { entry: string; answer: CardId[] };
    expect(given.entry).toBe('inventory.discard');
    expect(given.answer.length).toBeGreaterThanOrEqual(4);
  });
});

// Both teams held the cards of their last stack between them for fifteen rounds and more, and kept them apart.
test.each([550_210, 550_299, 550_719])('teams of merchants come to an end, deal %i', (seed) => {
  const among = vallee.optionSpecs.find(({ id }) => id === 'among');
  const options = read({ players: 4, mode: 'teams', among: among?.kind === 'set' ? among.values : [] });
  const { state, outcome } = playOut(vallee, options, seed, new Array(4).fill(merchantVallee), {
    limit: 5_000,
  });
  expect(outcome).not.toBeNull();
  expect(state.turn.number / 4).toBeLessThan(30);
});
