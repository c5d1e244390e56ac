import type { CardId, Json, Kinded, Language, Seat } from '@comptoir/kit';
import type { Choice, Notice, Progress, Stepper, Wondering } from '@comptoir/kit/board';
import {
  cardOf,
  cardsThatFit,
  type Decision,
  folkOf,
  type Offer,
  type Purchase,
  printedValue,
  type StackChoice,
  type View,
  verdictOf,
} from '@comptoir/vallee';
import { cardName, cardText, folkText } from '@comptoir/vallee/texts';
import { VALLEE_WORDS } from './vallee-words.ts';

/** How a purchase and a stack are asked at the terminal, and what may be wondered about. */

const DONE: Json = null;

/** « Baromètre 2 · Lièvres »: a name alone does not tell what a card is worth. */
function withValue(card: CardId, label: string, language: Language, value = printedValue(card)): string {
  const folk = folkOf(card);
  return folk === null ? `${label} ${value}` : `${label} ${value} · ${folkText(language, folk).short}`;
}

type Paid = { readonly card: CardId; readonly value: number };

/** First the card, then the payment card by card; it is complete as soon as it is enough (V-062). */
const purchase: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & Purchase;
  const w = VALLEE_WORDS[words.language];
  const [slot, ...payment] = chosen;
  if (slot === undefined) {
    return {
      step: {
        ask: words.question(decision),
        choices: decision.offers.map((offer) => ({
          value: offer.slot,
          label: words.option(decision, { slot: offer.slot }),
        })),
      },
    };
  }
  const paid = payment as unknown as readonly Paid[];
  const { card, cost } = decision.offers.find((offer) => offer.slot === slot) as Offer;
  const sum = paid.reduce((total, { value }) => total + value, 0);
  if (sum >= cost) {
    const answer = { slot, cards: paid.map((part) => part.card), values: paid.map(({ value }) => value) };
    return { answer };
  }
  const choices: Choice[] = [];
  let number = 0;
  decision.cards.forEach((own, at) => {
    // V-066: a card of flexible value is offered once per value. Numbers stay while cards go.
    for (let value = decision.lowest[at] as number; value <= (decision.highest[at] as number); value++) {
      number += 1;
      if (paid.some((part) => part.card === own)) continue;
      // V-062: what would make an earlier card superfluous cannot follow it.
      if (verdictOf([...paid.map((part) => part.value), value], cost) === 'superfluous') continue;
      choices.push({
        number,
        value: { card: own, value },
        label: withValue(own, cardName(words.language, own), words.language, value),
      });
    }
  });
  return { step: { ask: w.paying(cardName(words.language, card), cost, sum), choices } };
};

/** Card by card, out of those that still lead to a stack; complete when the sum is reached. */
const stack: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & StackChoice;
  const w = VALLEE_WORDS[words.language];
  const isDone = chosen.length > 0 && chosen.at(-1) === DONE;
  const cards = (isDone ? chosen.slice(0, -1) : chosen) as number[];
  const at = cards.map((card) => decision.cards.indexOf(card));
  const sum = at.reduce((total, index) => total + (decision.values[index] as number), 0);
  const folks = new Set(at.map((index) => decision.folks[index]));
  const isOver = folks.size > 1 || folks.has(null) || sum >= decision.total;
  if (isDone || isOver) return { answer: cards };
  const fitting = cardsThatFit(decision, cards);
  const choices: Choice[] = decision.cards.flatMap((card, index) =>
    !fitting.includes(card) ? [] : [{ value: card, label: words.option(decision, card), number: index + 1 }],
  );
  if (decision.below && cards.length > 0) choices.push({ value: DONE, label: w.done, enter: true });
  return { step: { ask: w.building(decision.total, sum), choices } };
};

export const valleeSteppers: Readonly<Record<string, Stepper<Kinded>>> = { purchase, stack };

/** Every card in sight, with what one would like to do with it. */
export function wonder(view: View, seat: Seat, language: Language): Wondering[] {
  const found: Wondering[] = [];
  view.market.forEach((card, slot) => {
    if (card !== null)
      found.push({ name: cardName(language, card), wish: { entry: 'market.buy', answer: { slot } } });
  });
  for (const card of view.players[seat]?.hand ?? []) {
    const name = cardName(language, card);
    const { type } = cardOf(card);
    const uses = type === 'technique' ? ['technique.play'] : type === 'passive' ? ['passive.use'] : [];
    for (const entry of [...uses, 'stall.build']) found.push({ name, wish: { entry, answer: [card] } });
  }
  return found;
}

/** What the cards in sight say. */
export function notices(view: View, seat: Seat, language: Language): Notice[] {
  const found = new Map<string, string>();
  for (const card of [...view.market, ...(view.players[seat]?.hand ?? [])]) {
    if (card === null) continue;
    const { name, text } = cardText(language, cardOf(card).id);
    if (text !== '') found.set(name, text);
  }
  return [...found].map(([name, text]) => ({ name, text }));
}

/** Options that are cards get their value; what is played, used or comes to the hand, also what it does. */
export function detail(
  decision: Decision,
  option: Json,
  label: string,
  language: Language,
  view: View,
): string {
  const told = (card: CardId): string => cardText(language, cardOf(card).id).text;
  if (decision.kind === 'purchase' && option !== null) {
    const { slot } = option as { slot: number };
    const offer = decision.offers.find((found) => found.slot === slot);
    return offer === undefined ? label : `${label} — ${told(offer.card)}`;
  }
  if (decision.id === 'market.pick' && typeof option === 'number') {
    const card = view.market[option] ?? null;
    return card === null ? label : `${withValue(card, label, language)} — ${told(card)}`;
  }
  const isCard =
    decision.kind === 'pick-cards' || decision.kind === 'order-cards' || decision.kind === 'stack';
  if (isCard && typeof option === 'number') {
    const valued = withValue(option, label, language);
    return decision.id === 'technique.play' || decision.id === 'passive.use'
      ? `${valued} — ${told(option)}`
      : valued;
  }
  return label;
}
