import { type CardId, canonical, type Json, type Menu, type PickCards, permutations } from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Entry,
  isJunk,
  type Purchase,
  type State,
  suggestedPayment,
  vallee,
} from '@comptoir/vallee';
import { dealsOf, stacksFrom, toDiscard } from './deals.ts';
import { type Holdings, holdingsOf, nameOf, oneOfEach } from './deck.ts';
import { entryOf } from './policy.ts';

/** Answers that a player might think of, beside the one that a sound player gives. */

const MOST = 10;
const MOST_STACKS = 2;
const MOST_DEALS = 3;

const say = (entry: string, answer: Json): Json => ({ entry, answer });

function eachCard(menu: Menu<Entry>, id: string): Json[] {
  const entry = entryOf(menu, id) as PickCards | undefined;
  return entry === undefined ? [] : oneOfEach(entry.from).map((card) => say(id, [card]));
}

function forAction(g: State, menu: Menu<Entry>, h: Holdings): Json[] {
  const found: Json[] = [];
  if (entryOf(menu, 'stall.build') !== undefined)
    for (const { cards } of stacksFrom(g, h).slice(0, MOST_STACKS))
      found.push(say('stall.build', cards as CardId[]));
  if (entryOf(menu, 'market.buy') !== undefined)
    for (const { answer } of dealsOf(g, h).slice(0, MOST_DEALS))
      found.push(say('market.buy', answer as unknown as Json));
  const finish = entryOf(menu, 'technique.finish') as Purchase | undefined;
  for (const { slot } of finish?.offers ?? [])
    found.push(say('technique.finish', suggestedPayment(finish as Purchase, slot) as unknown as Json));
  found.push(...eachCard(menu, 'technique.play'), ...eachCard(menu, 'passive.use'));
  found.push(say('inventory.discard', toDiscard(h).cards));
  found.push(say('inventory.discard', h.hand.filter(isJunk)));
  return found;
}

/** Sets of one size or less, of cards that differ. */
function subsetsOf({ from, min, max, source }: PickCards): Json[] {
  const cards = oneOfEach(from);
  if (max === 1) return [...(min === 0 ? [[]] : []), ...cards.map((card) => [card])];
  const found: Json[] = min === 0 ? [[]] : [];
  if (min <= 1) found.push(...cards.map((card) => [card]));
  // Two of the hand: the choice is about what is given up, so the smallest come first.
  const byValue = [...from].sort((a, b) => cardOf(a).value - cardOf(b).value);
  if (max >= 2 && source !== 'cultural-preservation')
    for (let i = 0; i < byValue.length; i++)
      for (let j = i + 1; j < byValue.length; j++) found.push([byValue[i] as CardId, byValue[j] as CardId]);
  return found;
}

function others(g: State, decision: Decision): Iterable<Json> {
  switch (decision.kind) {
    case 'menu': {
      const h = holdingsOf(g, decision.seat);
      if (decision.id === 'action') return forAction(g, decision, h);
      if (decision.id === 'stall.help') return [...vallee.answers(decision)];
      return [
        say('turn.end', null),
        ...(entryOf(decision, 'turn.go-on') === undefined ? [] : [say('turn.go-on', null)]),
        ...eachCard(decision, 'passive.use'),
      ];
    }
    case 'pick-cards':
      return decision.id === 'start.order' ? [] : subsetsOf(decision);
    case 'order-cards':
      // Only on a deck does the order matter much.
      return decision.source === 'bad-omen' ? [...permutations(decision.cards)] : [];
    case 'pick-seat':
      return decision.from;
    case 'pick-option':
      return decision.options;
    default:
      return vallee.answers(decision);
  }
}

/** Copies of a card are alike: answers that only change one for another are one answer. */
function textOf({ kind }: Decision, answer: Json): string {
  if (kind === 'pick-cards') return (answer as CardId[]).map(nameOf).sort().join();
  if (kind === 'order-cards') return (answer as CardId[]).map(nameOf).join();
  return canonical(answer);
}

export function candidatesFor(g: State, decision: Decision, sound: Json): Json[] {
  const found = [sound];
  const known = new Set([textOf(decision, sound)]);
  for (const answer of others(g, decision)) {
    if (found.length >= MOST) break;
    const text = textOf(decision, answer);
    if (known.has(text)) continue;
    known.add(text);
    found.push(answer);
  }
  return found;
}
