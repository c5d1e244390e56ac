import { type CardId, cloneJson, type Frame, type Move, type Seat, SPECTATOR } from '@comptoir/kit';
import { cardOf, folkOf, isFolkCard, isJunk, printedValue } from '../catalogue.ts';
import type { PurchaseAnswer } from '../decisions.ts';
import type { Event } from '../events.ts';
import { vallee } from '../game.ts';
import { ALL_CARDS, DISCARD_SLOT, stacksToWin, stallOf } from '../questions.ts';
import { hasNewJunk } from '../rules/clean-up.ts';
import { isStandstill } from '../rules/standstill.ts';
import { EMPTY, type State } from '../state.ts';
import type { View } from '../view.ts';

/** One decision of a game, seen from both sides. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

type Moved = Event & { type: 'moved' };
type Claim = (id: string, holds: boolean, what: string) => void;

/** Invariants of section 16 that speak of changes. Returns those that a step breaks. */
export function brokenBy(step: Step): string[] {
  const broken: string[] = [];
  const claim: Claim = (id, holds, what) => {
    if (!holds) broken.push(`${id}: ${what}`);
  };
  conservation(step, claim);
  handsOfOthers(step, claim);
  stalls(step, claim);
  purchases(step, claim);
  discards(step, claim);
  story(step, claim);
  if (step.after.turn.number > step.before.turn.number) turnPassed(step, claim);
  return broken;
}

function everyFolkCard(g: State): CardId[] {
  const cards = [...g.market, ...g.marketDeck, ...g.marketDiscard, ...g.box, ...g.setAside.cards];
  for (const zones of g.players) {
    cards.push(...zones.deck, ...zones.hand, ...zones.discard, ...(zones.kept ?? []));
    for (const { card, stored } of zones.planning) cards.push(card, ...stored);
  }
  for (const stacks of g.stalls) for (const stack of stacks) cards.push(...stack);
  return cards.filter((card) => card !== EMPTY && isFolkCard(card)).sort((a, b) => a - b);
}

/** I-01 */
function conservation({ before, after }: Step, claim: Claim): void {
  claim(
    'I-01',
    String(everyFolkCard(before)) === String(everyFolkCard(after)),
    'the folk cards have changed',
  );
}

/** The effect whose question was answered, or the technique or passive that the move plays. */
function acting({ before, move }: Step): string {
  const top = before.stack[before.stack.length - 1] as Frame;
  if (top.effect !== 'turn') return top.effect;
  const { entry, answer } = move.answer as { entry: string; answer: number[] };
  if (entry === 'technique.play' || entry === 'passive.use') return cardOf(answer[0] as CardId).id;
  return entry;
}

/** Cards by which everybody takes or gets something (V-320). */
const SHARING = new Set([
  'cheer',
  'raffle',
  'charity',
  'tasters',
  'fumbling-dreamer',
  'loose-marbles',
  'another-fine-mess',
  'souvenirs',
]);

/** Cards by which others lose cards of their hands. */
const ROBBING = new Set([
  'grasp',
  'sudden-nap',
  'ask-help',
  'nuisance',
  'dirty-exchange',
  'disruptive-speech',
  'public-humiliation',
  'secret-mission',
  'provocation',
]);

/** I-08, with the turn passing on in the middle of the events. */
function handsOfOthers(step: Step, claim: Claim): void {
  let active = step.before.turn.active;
  let change = step.before.players.map(() => 0);
  const judge = (): void => {
    change.forEach((by, seat) => {
      if (seat === active || by === 0) return;
      if (SHARING.has(acting(step)) || acting(step).endsWith('.reaction')) return;
      claim('I-08', by < 0, `the hand of ${seat} grew on the turn of ${active}`);
      claim('I-08', ROBBING.has(acting(step)), `${acting(step)} took a card from the hand of ${seat}`);
    });
    change = change.map(() => 0);
  };
  for (const event of step.events) {
    if (event.type === 'turn-began') {
      judge();
      active = event.seat;
    }
    if (event.type !== 'moved') continue;
    if (event.from.zone === 'hand') change[event.from.seat] = (change[event.from.seat] ?? 0) - 1;
    if (event.to.zone === 'hand') change[event.to.seat] = (change[event.to.seat] ?? 0) + 1;
  }
  judge();
}

/** V-009, worked out apart from the rules. */
const effectiveBefore = (g: State, card: CardId): number =>
  g.turn.values
    .filter((change) => change.card === card || change.card === ALL_CARDS)
    .reduce((value, { how, amount }) => {
      const after = {
        set: amount,
        add: value + amount,
        times: value * amount,
        mirror: value > 5 ? value : 6 - value,
        copy: value,
      };
      return after[how];
    }, printedValue(card));

/** I-09, I-10 */
function stalls({ before, events, after }: Step, claim: Claim): void {
  const built = events.filter((event) => event.type === 'stack');
  claim('I-09', built.length <= 1, 'two stacks by one decision');
  before.stalls.forEach((stacks, index) => {
    const now = after.stalls[index] ?? [];
    const mine = built.filter((event) => event.stall === index).length;
    claim('I-09', now.length === stacks.length + mine, `stall ${index} has ${now.length} stacks`);
    stacks.forEach((cards, at) => {
      claim(
        'I-09',
        now[at]?.length === cards.length,
        `stack ${at + 1} of stall ${index} has changed its size`,
      );
    });
  });
  for (const { seat, stall, number, cards } of built) {
    const zones = before.players[before.turn.active];
    const own = [...(zones?.hand ?? []), ...(zones?.discard ?? [])];
    const sum = cards.reduce(
      (total, card) => total + (own.includes(card) ? effectiveBefore(before, card) : printedValue(card)),
      0,
    );
    claim('I-09', number === (before.stalls[stall]?.length ?? 0) + 1, 'a stack out of order');
    const height = number + threatsOn(before, seat).filter((name) => name === 'nasty-threat').length;
    const isLicensed =
      before.turn.permits !== undefined ||
      before.stalls[stall]?.at(-1)?.some((card) => cardOf(card).id === 'oceanic-icon') === true ||
      cards.some((card) => ['squirrels', 'chameleons', 'walruses'].includes(cardOf(card).folk ?? ''));
    claim('I-09', isLicensed || sum === height, `stack ${number} has the sum ${sum}`);
    claim(
      'I-09',
      isLicensed || (new Set(cards.map(folkOf)).size === 1 && cards.every(isFolkCard)),
      'a stack of several folks',
    );
    claim(
      'I-09',
      seat === before.turn.active && stall === stallOf(before, seat),
      'a stack in a foreign stall',
    );
  }
  const won = isStandstill(after) || after.stalls.some((stacks) => stacks.length >= stacksToWin(after));
  claim(
    'I-10',
    won === after.winner >= 0 && won === (vallee.decisions(after).length === 0),
    'over or not over',
  );
  const wonAt = events.findIndex((event) => event.type === 'won');
  claim('I-10', won ? wonAt === events.length - 1 : wonAt < 0, 'an event after the end');
}

/** I-11: the state before V-064 step 4, as the buyer sees it. */
function purchases({ before, move, events }: Step, claim: Claim): void {
  const { entry, answer } = (move.answer ?? {}) as { entry?: string; answer?: PurchaseAnswer };
  if (entry !== 'market.buy' || answer === undefined) return;
  const { slot, cards, values } = answer;
  const seat = before.turn.active;
  const bought = (slot === DISCARD_SLOT ? before.marketDiscard.at(-1) : before.market[slot]) as CardId;
  const names = cards.map((card) => cardOf(card).id);
  const threats = gunfights(before, seat);
  const place = slot === DISCARD_SLOT ? 0 : slot;
  const cost = printedValue(bought) + place + 2 * threats;
  const cheapest = printedValue(bought) + 2 * threats;
  const paid = values.reduce((sum, value) => sum + value, 0);
  const isLow = names.includes('calculations');
  claim('I-11', paid >= (isLow ? cheapest : cost), `${paid} paid for ${cost}`);
  const mayExceed =
    before.turn.values.some(({ how }) => how === 'copy') ||
    ['calculations', 'market-discovery', 'stock-clearance'].some((name) => names.includes(name));
  claim('I-11', mayExceed || values.every((value) => paid - value < cost), `${paid} paid for ${cost}`);
  cards.forEach((card, i) => {
    const value = values[i] as number;
    const isFlexible = cardOf(card).id === 'rigorous-chronicler';
    const isLike = cardOf(card).folk === 'chameleons';
    const fits = isLike
      ? true
      : isFlexible
        ? value >= 1 && value <= 3
        : value === effectiveBefore(before, card);
    claim('I-11', fits, `${cardOf(card).id} paid as ${value}`);
  });
  const v = cloneJson(vallee.view(before, seat));
  // The question of V-302 or V-305 comes before the cards move: nothing to compare yet.
  if (!events.some((event) => event.type === 'moved' && event.why === 'bought')) return;
  for (const event of events) {
    vallee.fold(v, vallee.redact(event, seat) as Event);
    if (event.type === 'moved' && event.why === 'bought') break;
  }
  const zones = before.players[seat];
  const hand = [...(zones?.hand ?? []).filter((card) => !cards.includes(card)), bought].sort();
  claim(
    'I-11',
    String((v.players[seat]?.hand ?? []).slice().sort()) === String(hand),
    'the hand after paying',
  );
  claim(
    'I-11',
    String(v.players[seat]?.discard) === String([...(zones?.discard ?? []), ...cards]),
    'the discard',
  );
}

/** V-300, worked out apart from the rules. */
const gunfights = (g: State, seat: Seat): number =>
  threatsOn(g, seat).filter((name) => name === 'scary-gunfight').length;
const threatsOn = (g: State, seat: Seat): string[] =>
  g.players.flatMap(({ planning }, other) =>
    stallOf(g, other) === stallOf(g, seat) ? [] : planning.map(({ card }) => cardOf(card).id),
  );

/** I-16: the cards that stayed keep their order, unless the pile was reshuffled. */
function discards({ before, events, after }: Step, claim: Claim): void {
  const reshuffled = (seat: Seat | null): boolean =>
    events.some(
      (event) =>
        (event.type === 'discard-shuffled' && event.seat === seat) ||
        (event.type === 'reshuffled' &&
          (seat === null
            ? event.from.zone === 'market-discard'
            : event.from.zone === 'discard' && event.from.seat === seat)),
    );
  const keepsOrder = (was: readonly CardId[], is: readonly CardId[]): boolean =>
    String(was.filter((card) => is.includes(card))) === String(is.filter((card) => was.includes(card)));
  before.players.forEach((zones, seat) => {
    if (!reshuffled(seat))
      claim('I-16', keepsOrder(zones.discard, after.players[seat]?.discard ?? []), `discard of ${seat}`);
  });
  if (!reshuffled(null))
    claim('I-16', keepsOrder(before.marketDiscard, after.marketDiscard), 'market discard');
}

/** I-02, I-07, I-15, I-22: what holds at the very moment of an event, told from the spectator's view. */
function story(step: Step, claim: Claim): void {
  const { before, events } = step;
  const v = cloneJson(vallee.view(before, SPECTATOR));
  const effect = acting(step);
  let isCleaningUp = false;
  events.forEach((event, at) => {
    if (event.type === 'phase-began') isCleaningUp = event.phase === 'clean-up';
    if (event.type === 'turn-began') isCleaningUp = false;
    if (event.type === 'reshuffled' && event.from.zone === 'discard')
      claim(
        'I-15',
        ['voracious-consumer', 'wily-fellow'].includes(effect) || isNeeded(v, events, at),
        'a reshuffle without need',
      );
    if (event.type === 'moved') {
      if (event.from.zone === 'discard' && event.to.zone === 'deck')
        claim(
          'I-15',
          [
            'history-lesson',
            'calendar',
            'rumours',
            'resourceful-ally',
            'fishing',
            'tireless-tinkerer',
            'fumbling-dreamer',
            'loose-marbles',
            'tit-for-tat',
            'selecting-contracts',
            'magicians-touch',
            'master-builder.reaction',
            'extra-remarks.reaction',
          ].includes(effect),
          `${effect} put a discard into a deck`,
        );
      if (event.from.zone === 'nowhere')
        claim('I-02', isDestitute(v, event), 'Junk was created without need');
      if (isCleaningUp && event.from.zone === 'hand')
        claim('I-07', false, 'clean-up took a card from the hand');
      if (event.why === 'thrown-away')
        claim(
          'I-22',
          event.to.zone === (isJunk(event.card as CardId) ? 'junk-reserve' : 'market-discard'),
          `card ${event.card} was thrown away to ${event.to.zone}`,
        );
    }
    vallee.fold(v, vallee.redact(event, SPECTATOR) as Event);
    if (event.type === 'moved' && event.why === 'thrown-away' && isFolkCard(event.card as CardId))
      claim('I-22', v.marketDiscard.at(-1) === event.card, 'a thrown-away card is not on top');
    if (event.type === 'reshuffled' && event.from.zone === 'discard')
      claim('I-15', v.players[event.from.seat]?.discard.length === 0, 'a reshuffle left cards behind');
  });
  claim(
    'I-02',
    step.after.junkCreated - before.junkCreated ===
      events.filter((event) => event.type === 'moved' && event.from.zone === 'nowhere').length,
    'created Junk is not counted',
  );
}

/** V-122: the deck is empty, and the next thing is a card drawn from it. */
function isNeeded(v: View, events: readonly Event[], at: number): boolean {
  const reshuffle = events[at] as Event & { type: 'reshuffled' };
  const next = events[at + 1];
  if (reshuffle.into.zone !== 'deck') return true;
  const { seat } = reshuffle.into;
  return (
    v.players[seat]?.deck === 0 &&
    next?.type === 'moved' &&
    next.from.zone === 'deck' &&
    next.from.seat === seat
  );
}

/** V-165 */
function isDestitute(v: View, event: Moved): boolean {
  const player = event.to.zone === 'hand' ? v.players[event.to.seat] : undefined;
  return (
    v.turn.phase === 'clean-up' && player?.deck === 0 && player.discard.length === 0 && v.junkReserve === 0
  );
}

/** I-06, I-07, I-21: the turn has just passed on. */
function turnPassed({ before, move, after }: Step, claim: Claim): void {
  const occupied = after.market.filter((card) => card !== EMPTY).length;
  claim(
    'I-06',
    after.market.slice(0, occupied).every((card) => card !== EMPTY),
    'a gap in the market',
  );
  claim(
    'I-06',
    occupied === 5 || after.marketDeck.length + after.marketDiscard.length === 0,
    'the market is not full',
  );
  const { entry, answer } = move.answer as { entry?: string; answer?: PurchaseAnswer };
  const bribes =
    entry === 'market.buy' ? (answer?.cards ?? []).filter((card) => cardOf(card).id === 'bribe').length : 0;
  const isRobbed = threatsOn(before, before.turn.active).includes('lost-shipments');
  const limit = isRobbed ? 0 : 5 + before.turn.handBonus + bribes;
  const size = after.players[before.turn.active]?.hand.length ?? 0;
  claim('I-07', size >= limit || !hasNewJunk(after), `${size} cards in hand instead of ${limit}`);
  claim('I-21', after.turn.handBonus === 0 && after.turn.values.length === 0, 'an effect of the turn before');
}
