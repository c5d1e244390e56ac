import type { CardId, Json, Kinded, Language, Seat } from '@comptoir/kit';
import type { Choice, Notice, Progress, Stepper, Wondering } from '@comptoir/kit/board';
import {
  cardOf,
  cardsThatFit,
  coinsWith,
  costWith,
  type Decision,
  folkOf,
  likenessOf,
  type Offer,
  type Purchase,
  printedValue,
  type StackChoice,
  setOf,
  type Verdict,
  type View,
  vallee,
  verdictOf,
} from '@comptoir/vallee';
import { cardName, cardText, folkText } from '@comptoir/vallee/texts';
import { VALLEE_WORDS } from './vallee-words.ts';

/** How a purchase and a stack are asked at the terminal, and what may be wondered about. */

const DONE: Json = null;

/** « Baromètre 2 · Blanchons »: a name alone does not tell what a card is worth. */
function withValue(
  card: CardId,
  label: string,
  language: Language,
  value = printedValue(card),
  folk = folkOf(card),
): string {
  return folk === null ? `${label} ${value}` : `${label} ${value} · ${folkText(language, folk).short}`;
}

type Paid = { readonly card: CardId; readonly value: number };

/** First the card, then the payment card by card; it is complete as soon as it is enough (V-062). */
const purchase: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & Purchase;
  const w = VALLEE_WORDS[words.language];
  // V-352: where a card asks for one amount, there is nothing to choose first.
  const [only, ...more] = decision.id === 'hand.spend' ? decision.offers : [];
  const [slot, ...payment] = only !== undefined && more.length === 0 ? [only.slot, ...chosen] : chosen;
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
  const waives = decision.leeway?.waives ?? [];
  const paid = payment.filter((part) => part !== DONE) as unknown as readonly Paid[];
  const offer = decision.offers.find(({ slot: at }) => at === slot) as Offer;
  const verdict = (parts: readonly Paid[]): Verdict =>
    verdictOf(
      decision,
      offer,
      parts.map(({ card }) => card),
      parts.map(({ value }) => value),
    );
  const sum = paid.reduce((total, { value }) => total + value, 0);
  const isDone = payment.at(-1) === DONE;
  const isEnough = ['exact', 'over'].includes(verdict(paid));
  // V-351: coins pay what the cards leave open, but more cards may follow.
  const coins = isEnough
    ? coinsWith(
        decision,
        offer,
        paid.map(({ card }) => card),
        paid.map(({ value }) => value),
      )
    : 0;
  // V-303: with a card that waives the test, more may follow.
  const mayAdd = paid.length < decision.cards.length && paid.some(({ card }) => waives.includes(card));
  if (isDone || (isEnough && !mayAdd && coins === 0)) {
    const answer = { slot, cards: paid.map(({ card }) => card), values: paid.map(({ value }) => value) };
    return { answer };
  }
  const cost = costWith(
    decision,
    offer,
    paid.map(({ card }) => card),
  );
  const choices: Choice[] = [];
  let number = 0;
  decision.cards.forEach((own, at) => {
    // V-066: offer a card of flexible value once per value. A card keeps its number while others leave the list.
    for (let value = decision.lowest[at] as number; value <= (decision.highest[at] as number); value++) {
      number += 1;
      if (paid.some((part) => part.card === own)) continue;
      const next = [...paid, { card: own, value }];
      // V-062: refuse a card that would make an earlier one superfluous, and say why to whoever names it.
      const refusal =
        verdict(next) === 'superfluous'
          ? vallee.check(decision, {
              slot,
              cards: next.map(({ card }) => card),
              values: next.map((part) => part.value),
            })
          : null;
      choices.push({
        number,
        value: { card: own, value },
        label: withValue(own, cardName(words.language, own), words.language, value),
        ...(refusal === null ? {} : { refusal }),
      });
    }
  });
  if (isEnough)
    choices.push({ value: DONE, label: coins > 0 ? w.payRest(w.coins(coins)) : w.done, enter: true });
  return { step: { ask: w.paying(cardName(words.language, offer.card), cost, sum), choices } };
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
  // V-306, V-307: with cards that allow more, a stack that is complete may still grow into another one.
  const isComplete = decision.license !== undefined && vallee.check(decision, cards) === null;
  const isOver =
    decision.license === undefined && (folks.size > 1 || folks.has(null) || sum >= decision.total);
  const fitting = isDone || isOver ? [] : cardsThatFit(decision, cards);
  if (isDone || isOver || (isComplete && fitting.length === 0)) return { answer: cards };
  const choices: Choice[] = decision.cards.flatMap((card, index) =>
    !fitting.includes(card)
      ? []
      : [
          {
            value: card,
            label: withValue(
              card,
              cardName(words.language, card),
              words.language,
              decision.values[index],
              decision.folks[index],
            ),
            number: index + 1,
          },
        ],
  );
  if (isComplete || (decision.below && cards.length > 0))
    choices.push({ value: DONE, label: w.done, enter: true });
  return { step: { ask: w.building(decision.total, sum), choices } };
};

export const valleeSteppers: Readonly<Record<string, Stepper<Kinded>>> = { purchase, stack };

/** Every card in sight, with the action that a player may ask about. */
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

/** What the cards in sight say, then all others of the folks in play, and which cards a folk has. */
export function notices(view: View, seat: Seat, language: Language): Notice[] {
  const found = new Map<string, string>();
  const tell = (id: string): void => {
    const { name, text } = cardText(language, id);
    if (text !== '') found.set(name, text);
  };
  for (const card of [...view.market, ...(view.players[seat]?.hand ?? [])])
    if (card !== null) tell(cardOf(card).id);
  for (const folk of view.folks) {
    const { cards } = setOf(folk);
    for (const { id } of cards) tell(id);
    const named = cards.map(({ id, value }) => `${value} ${cardText(language, id).name}`);
    found.set(folkText(language, folk).short, named.join(', '));
  }
  return [...found].map(([name, text]) => ({ name, text }));
}

/** What can be done in a turn has the same number in each, whatever else can be done. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  action: [
    'market.buy',
    'technique.play',
    'stall.build',
    'inventory.discard',
    'passive.use',
    'card.imitate',
    'technique.finish',
    'stall.ask-help',
  ],
  'turn.continue': ['turn.end', 'turn.go-on', 'passive.use', 'card.imitate'],
};

export function numberOf(decision: Decision, option: Json): number | null {
  if (decision.kind !== 'menu' || typeof option !== 'string') return null;
  const at = NUMBERS[decision.id]?.indexOf(option) ?? -1;
  return at < 0 ? null : at + 1;
}

/** Options that are cards get their value; what is played, used or comes to the hand, also what it does. */
export function detail(
  decision: Decision,
  option: Json,
  label: string,
  language: Language,
  view: View,
): string {
  const w = VALLEE_WORDS[language];
  const told = (card: CardId): string => cardText(language, cardOf(card).id).text;
  if (decision.id === 'card.imitate' && option !== null) {
    const { model } = option as { model: CardId };
    return `${withValue(model, label, language)} — ${told(model)}`;
  }
  if (decision.id === 'react' && option === true && decision.source !== null) {
    const { name, text } = cardText(language, decision.source);
    return `${label} — ${w.says(name, text)}`;
  }
  if (decision.kind === 'purchase' && option !== null) {
    const { slot } = option as { slot: number };
    const offer = decision.offers.find((found) => found.slot === slot);
    return offer === undefined ? label : `${label} — ${told(offer.card)}`;
  }
  if (decision.id === 'market.pick' && typeof option === 'number') {
    const card = view.market[option] ?? null;
    return card === null ? label : `${withValue(card, label, language)} — ${told(card)}`;
  }
  if (decision.id === 'discard.count' && typeof option === 'number' && option > 0) {
    const cards = view.players[decision.seat]?.discard.slice(-option).reverse() ?? [];
    return `${label} — ${cards.map((card) => cardName(language, card)).join(', ')}`;
  }
  const isCard =
    decision.kind === 'pick-cards' || decision.kind === 'order-cards' || decision.kind === 'stack';
  if (isCard && typeof option === 'number') {
    // V-315: what a card counts as is what it does.
    const like = likenessOf(view, option);
    const name = like === option ? label : `${label} (= ${cardName(language, like)})`;
    const valued = withValue(like, name, language);
    return decision.id === 'technique.play' || decision.id === 'passive.use'
      ? `${valued} — ${told(like)}`
      : valued;
  }
  return label;
}
