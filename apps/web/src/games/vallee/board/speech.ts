import {
  type CardId,
  type Json,
  type Kinded,
  type Language,
  type Menu,
  type MenuAnswer,
  type Seat,
  sameJson,
} from '@comptoir/kit';
import {
  type Decision,
  type Entry,
  nextStack,
  type Offer,
  type Purchase,
  type PurchaseAnswer,
  type StackChoice,
  type Verdict,
  type View,
  vallee,
  worthInHand,
} from '@comptoir/vallee';
import { cardName, counted, entryNames, rulesBehind } from '@comptoir/vallee/texts';
import type { PencilLine, VerbSpec } from '../../../table/game-screen.ts';
import type { Picks } from '../../../table/selection.svelte.ts';
import { both, v } from '../words/words.ts';
import { homeOf } from './layout.ts';
import { chosenOffer, payable, tenderFor } from './payment.ts';

/** What the picks say, in the slip and in pencil. Legality is never decided here. */

export const VERBS: readonly VerbSpec[] = [
  { entry: 'stall.build', icon: 'shop', shortcut: 'B', label: both('build.next') },
  { entry: 'market.buy', icon: 'coin', shortcut: 'A', label: both('buy') },
  { entry: 'technique.play', icon: 'hand', shortcut: 'T', label: both('technique') },
  { entry: 'technique.finish', icon: 'hand', shortcut: 'E', label: entryNames('finish'), quiet: true },
  { entry: 'stall.add', icon: 'shop', shortcut: 'L', label: entryNames('add'), quiet: true },
  { entry: 'stall.ask-help', icon: 'three-friends', shortcut: 'H', label: both('help'), quiet: true },
  { entry: 'passive.use', icon: 'hourglass', shortcut: 'V', label: entryNames('passive'), quiet: true },
  { entry: 'card.imitate', icon: 'swap-bag', shortcut: 'I', label: entryNames('imitate'), quiet: true },
  { entry: 'inventory.discard', icon: 'swap-bag', shortcut: 'D', label: both('discard'), isLoss: true },
  { entry: 'turn.end', icon: 'next', shortcut: 'F', label: entryNames('end'), quiet: true, favourite: true },
  { entry: 'turn.go-on', icon: 'hourglass', shortcut: 'G', label: entryNames('goOn'), quiet: true },
];

/** The paragraph behind a question. */
export const ruleOf = (id: string): string | null => rulesBehind(id)[0] ?? null;

const isPurchase = (ask: Kinded): ask is Purchase => ask.kind === 'purchase';
const isStack = (ask: Kinded): ask is StackChoice => ask.kind === 'stack';

/** The question that asks for a payment, or `market.buy` inside the menu. */
export function purchaseIn(decision: Kinded | null): Purchase | null {
  if (decision === null) return null;
  if (isPurchase(decision)) return decision;
  if (decision.kind !== 'menu') return null;
  const { entries } = decision as Menu<Entry>;
  return entries.filter(isPurchase).find(({ id }) => id === 'market.buy') ?? null;
}

export function stackIn(decision: Kinded | null): StackChoice | null {
  if (decision === null) return null;
  if (isStack(decision)) return decision;
  return decision.kind === 'menu' ? ((decision as Menu<Entry>).entries.find(isStack) ?? null) : null;
}

/** The answer of the picks to the two kinds that the game adds. */
export function compose(ask: Decision, picks: Picks): Json | undefined {
  if (isStack(ask)) return picks.cards.length === 0 ? undefined : picks.cards.slice();
  // The only passive there is need not be touched first.
  if (ask.id === 'passive.use' && ask.kind === 'pick-cards' && ask.from.length === 1) return ask.from.slice();
  if (!isPurchase(ask)) return undefined;
  // V-351: coins alone may pay for what was chosen; where they are too few, cards are still to be named.
  if (picks.cards.length === 0) {
    const chosen = ask.coins === undefined ? null : chosenOffer(ask, picks);
    if (chosen === null || tenderFor(ask, picks, chosen).verdict === 'missing') return undefined;
  }
  const paid = payable(ask, picks);
  if (picks.things['slot'] === undefined && paid.length > 1) return undefined;
  const offer = chosenOffer(ask, picks) ?? paid[0] ?? nearest(ask, picks);
  if (offer === undefined) return undefined;
  const { values } = tenderFor(ask, picks, offer);
  return { slot: offer.slot, cards: picks.cards.slice(), values: [...values] };
}

/** The offer to speak of when the cards pay for none: the one with the fewest coins missing, else the dearest. */
function nearest(ask: Purchase, picks: Picks): Offer | undefined {
  const gap = (offer: Offer): number => {
    const { cost, sum } = tenderFor(ask, picks, offer);
    return Math.abs(cost - sum);
  };
  return [...ask.offers].sort((a, b) => gap(a) - gap(b))[0];
}

export function verbOf(ask: Decision, picks: Picks, language: Language, isShort: boolean): string | null {
  switch (ask.id) {
    case 'market.buy': {
      if (!isPurchase(ask)) return null;
      const paid = payable(ask, picks);
      const offer = chosenOffer(ask, picks) ?? (paid.length === 1 ? paid[0] : undefined);
      return offer ? v('buy.at', { cost: tenderFor(ask, picks, offer).cost }) : v('buy');
    }
    case 'technique.finish':
    case 'hand.spend': {
      if (!isPurchase(ask)) return null;
      const offer = chosenOffer(ask, picks);
      if (offer === null) return ask.id === 'hand.spend' ? v('spend') : null;
      const { cost } = tenderFor(ask, picks, offer);
      return ask.id === 'hand.spend'
        ? v('spend.at', { cost })
        : v('finish.at', { card: cardName(language, offer.card), cost });
    }
    case 'inventory.discard':
      return picks.cards.length === 0 ? v('discard.none') : v('discard.some', { n: picks.cards.length });
    case 'technique.play':
      return v('technique');
    case 'passive.use':
      if (ask.kind !== 'pick-cards' || ask.from.length !== 1) return null;
      // A phone has room for the verb alone; the card has a key of its own.
      if (isShort) return v('use');
      return v('use.card', { card: cardName(language, ask.from[0] as CardId) });
    case 'stall.ask-help':
      return v(isShort ? 'help.short' : 'help');
    default:
      return null;
  }
}

const sumOf = (view: View, picks: Picks): number =>
  picks.cards.reduce((sum, card) => sum + worthInHand(view, homeOf(view), card), 0);

export function summary(
  decision: Decision,
  picks: Picks,
  view: View,
  language: Language,
): { question?: string; consequence?: string } | null {
  const purchase = purchaseIn(decision);
  const offer = purchase === null ? null : chosenOffer(purchase, picks);
  if (purchase !== null && offer !== null) {
    const { verdict, cost, cards, sum, coins } = tenderFor(purchase, picks, offer);
    const isPaid = verdict === 'exact' || verdict === 'over';
    const missing = cost - sum - (purchase.coins ?? 0);
    const told =
      coins > 0 && isPaid
        ? paidWithCoins(cards.length, sum, coins)
        : verdictText(verdict, verdict === 'missing' ? missing : Math.abs(cost - sum), cards.length, sum);
    return {
      question: v(ASKING[purchase.id][isPaid ? 'paid' : 'pay'], {
        card: cardName(language, offer.card),
        cost,
      }),
      consequence: isPaid && cards.length < purchase.cards.length ? v('buy.change', { verdict: told }) : told,
    };
  }
  if (decision.id === 'market.buy') return { question: v('buy.ask') };
  if (decision.id === 'turn.continue' && decision.kind === 'menu')
    return decision.entries.some(({ id }) => id === 'turn.go-on') ? { consequence: v('go-on') } : null;
  if (decision.id !== 'action') return null;
  if (picks.cards.length === 0) return { consequence: v('sum.none') };
  const folks = new Set(picks.cards.map((card) => cardFolk(decision, card)));
  const names = picks.cards
    .map((card) => `${cardName(language, card)} ${worthInHand(view, homeOf(view), card)}`)
    .join(' + ');
  return {
    question: v('sum', { n: picks.cards.length, sum: sumOf(view, picks) }),
    consequence: picks.cards.length === 1 ? names : v(sumOfFolks(folks), { cards: names }),
  };
}

/** V-306: Junk is of no folk. */
function sumOfFolks(
  folks: ReadonlySet<string | null>,
): 'sum.mixed' | 'sum.with-junk' | 'sum.junk' | 'sum.folk' {
  if (!folks.has(null)) return folks.size > 1 ? 'sum.mixed' : 'sum.folk';
  if (folks.size === 1) return 'sum.junk';
  return folks.size > 2 ? 'sum.mixed' : 'sum.with-junk';
}

/** The words of each question that asks for a payment. */
const ASKING = {
  'market.buy': { pay: 'buy.pay', paid: 'buy.paid' },
  'technique.finish': { pay: 'finish.pay', paid: 'finish.paid' },
  'hand.spend': { pay: 'spend.pay', paid: 'spend.paid' },
} as const;

/** V-351: what the cards make, and the coins that pay the rest. */
const paidWithCoins = (cards: number, sum: number, coins: number): string =>
  `${cards === 0 ? '' : `${v('sum', { n: cards, sum })}. `}${v('buy.coins', { n: coins })}`;

function verdictText(verdict: Verdict, n: number, cards: number, sum: number): string {
  const total = cards === 0 ? '' : `${v('sum', { n: cards, sum })}. `;
  switch (verdict) {
    case 'missing':
      return total + v('buy.missing', { n });
    case 'over':
      return total + v('buy.over', { n });
    default:
      return total + v(`buy.${verdict}`);
  }
}

function cardFolk(decision: Decision, card: CardId): string | null {
  const stack = stackIn(decision);
  return stack?.folks[stack.cards.indexOf(card)] ?? null;
}

/** An answer to `action`, as it is told while it waits for its turn. */
export function describe(decision: Decision, answer: Json, language: Language): string {
  const { entry, answer: said } = answer as unknown as MenuAnswer;
  const bought = said as PurchaseAnswer | null;
  const isPaid = entry === 'market.buy' || entry === 'technique.finish';
  const list = isPaid ? (bought?.cards ?? []) : (said as readonly CardId[]);
  const cards = counted(list.map((card) => cardName(language, card))).join(', ');
  switch (entry) {
    case 'market.buy': {
      const offer = purchaseIn(decision)?.offers.find(({ slot }) => slot === bought?.slot);
      return v('ahead.buy', { card: offer ? cardName(language, offer.card) : '', cards });
    }
    case 'technique.finish':
      return v('ahead.finish', { card: cardName(language, bought?.slot as CardId) });
    case 'stall.build':
      return v('ahead.build', { cards });
    case 'technique.play':
      return v('ahead.technique', { cards });
    default:
      return list.length === 0 ? v('ahead.pass') : v('ahead.discard', { cards });
  }
}

/** "With 5 you can": build, buy, and what falls just short. */
export function preview(decision: Decision, picks: Picks, view: View, language: Language): PencilLine[] {
  if (decision.id !== 'action' || picks.cards.length === 0) return [];
  const lines: PencilLine[] = [{ kind: 'title', text: v('can.title', { sum: sumOf(view, picks) }) }];
  const stack = stackIn(decision);
  const total = nextStack(view, decision.seat as Seat);
  if (stack?.id === 'stall.build' && fits(stack, picks))
    lines.push({ kind: 'yes', text: v('can.build', { stack: total }) });
  const purchase = purchaseIn(decision);
  if (purchase === null) return lines.length > 1 ? lines : [];
  const paid = payable(purchase, picks);
  if (paid.length > 0)
    lines.push({
      kind: 'yes',
      text: v('can.buy', { cards: paid.map((offer) => cardName(language, offer.card)).join(', ') }),
    });
  for (const offer of purchase.offers) {
    if (paid.some((other) => sameJson(other.slot, offer.slot))) continue;
    const { verdict, cost, sum } = tenderFor(purchase, picks, offer);
    if (verdict === 'out-of-reach') continue;
    const card = cardName(language, offer.card);
    if (verdict === 'superfluous')
      lines.push({ kind: 'no', text: v('cannot.superfluous', { card }), rule: 'V-062' });
    else lines.push({ kind: 'no', text: v('cannot.missing', { card, n: cost - sum }) });
  }
  return lines;
}

/** Whether the chosen cards make the stack. */
export const fits = (stack: StackChoice, picks: Picks): boolean => vallee.check(stack, picks.cards) === null;
