import type { CardId } from '@comptoir/kit';
import { CARDS_OF_A_FOLK, cardOf, FIRST_JUNK, isDueAtStart, isFolkCard, isJunk, setOf } from './catalogue.ts';
import { junkAtStart, stacksToWin } from './questions.ts';
import { hasCoins } from './rules/coins.ts';
import { isStandstill } from './rules/standstill.ts';
import { EMPTY, type State } from './state.ts';

/** Section 16, as far as one state can show it. Invariants about changes are in invariants.test.ts. */
export function violations(g: State): string[] {
  const broken: string[] = [];
  const claim = (id: string, holds: boolean, what: string): void => {
    if (!holds) broken.push(`${id}: ${what}`);
  };

  // This runs at every decision of a checked game, so sentences are built only for what is broken.
  const boxed = junkAtStart(g);
  const seen = new Set<CardId>();
  let junk = 0;
  for (const card of everyCard(g)) {
    if (seen.has(card)) claim('I-01', false, `card ${card} is in several zones`);
    seen.add(card);
    if (!isJunk(card)) continue;
    junk += 1;
    if (card >= FIRST_JUNK + boxed + g.junkCreated) claim('I-02', false, `Junk ${card} was never made`);
  }
  const printed = g.config.folks.length * CARDS_OF_A_FOLK;
  claim('I-01', seen.size - junk === printed, `${seen.size - junk} folk cards instead of ${printed}`);
  claim('I-02', junk === boxed + g.junkCreated, `${junk} Junk instead of ${boxed + g.junkCreated}`);

  const market = g.market.filter((card) => card !== EMPTY);
  claim(
    'I-04',
    [market, g.marketDeck, g.marketDiscard].every((cards) => cards.every(isFolkCard)),
    'Junk in the market',
  );
  claim('I-04', g.junkReserve.every(isJunk), 'a folk card in the junk reserve');

  for (const stacks of g.stalls) {
    claim(
      'I-09',
      stacks.every((cards) => cards.length > 0),
      'an empty stack',
    );
    claim('I-09', mayStackJunk(g) || stacks.every((cards) => cards.every(isFolkCard)), 'Junk in a stack');
    claim('I-09', stacks.length <= stacksToWin(g), 'too many stacks');
  }
  const won = g.stalls.findIndex((stacks) => stacks.length >= stacksToWin(g));
  claim('I-10', won === g.winner || (won < 0 && isStandstill(g)), 'the winner is another one');
  claim('I-10', g.winner >= 0 === (g.stack.length === 0), 'over, but the game goes on');

  claim('I-13', g.turn.pendingActions >= 0, 'negative actions');
  claim('I-14', new Set(g.turn.used).size === g.turn.used.length, 'a passive was used twice');
  claim('V-011', g.setAside.cards.length === 0 || g.stack.length > 2, 'set-aside cards without an effect');
  const between = g.stack.length > 0 && g.stack[g.stack.length - 1]?.effect === 'turn';
  if (between) {
    claim('I-12', g.setAside.cards.length === 0 && g.looking === null, 'an effect left cards behind');
    for (const { planning } of g.players) {
      claim(
        'I-12',
        planning.every(
          ({ card, stored, as }) =>
            isWaiting(as ?? card) ||
            (cardOf(as ?? card).ending !== undefined && g.turn.phase !== 'start') ||
            (cardOf(as ?? card).release !== undefined &&
              (stored.length > 0 || cardOf(as ?? card).delayed === true)),
        ),
        'planning holds a resolved card',
      );
    }
  }
  if (between && g.turn.phase === 'action' && g.turn.actionsDone === 0) {
    claim(
      'I-12',
      g.players[g.turn.active]?.planning.every(
        ({ card, as, since }) => isWaiting(as ?? card) || since === g.turn.number,
      ) === true,
      'a release is overdue',
    );
    claim('I-21', g.turn.handBonus === 0, 'the hand limit of an earlier turn');
  }
  claim(
    'V-183',
    g.turn.used.every((card) => g.players[g.turn.active]?.hand.includes(card)),
    'a mark on a card that left the hand',
  );
  // V-029: before the first turn nothing has been dealt.
  const brought = g.turn.number > 0 && hasCoins(g.config);
  claim(
    'I-23',
    brought === (g.coins !== undefined),
    'coins in a game without them, or none in one with them',
  );
  claim('I-23', g.coins?.every((count) => Number.isInteger(count) && count >= 0) !== false, 'negative coins');
  for (const { planning } of g.players)
    claim(
      'I-23',
      planning.every(({ coins }) => coins === undefined || (brought && coins > 0)),
      'coins on a card',
    );
  return broken;
}

/** V-332, V-355: it waits for something to happen, or for a payment. */
const isWaiting = (card: CardId): boolean => !isDueAtStart(cardOf(card));

/** V-306 */
export const mayStackJunk = (g: Pick<State, 'config'>): boolean =>
  g.config.folks.some((folk) =>
    setOf(folk).cards.some(
      ({ stack, eases, stallJunk }) => stack?.junk || stack?.reaches || eases?.junk || stallJunk,
    ),
  );

function everyCard(g: State): CardId[] {
  const cards: CardId[] = [
    ...g.market.filter((card) => card !== EMPTY),
    ...g.marketDeck,
    ...g.marketDiscard,
    ...g.junkReserve,
    ...g.box,
    ...g.setAside.cards,
  ];
  for (const { deck, hand, discard, planning, kept = [] } of g.players) {
    cards.push(...deck, ...hand, ...discard, ...kept);
    for (const { card, stored } of planning) cards.push(card, ...stored);
  }
  for (const stacks of g.stalls) for (const stack of stacks) cards.push(...stack);
  return cards;
}
