import {
  type CardId,
  type Cast,
  frenchSpacing,
  type Json,
  type Language,
  type OptionWording,
  type Refusal,
  refusalSentence,
  type Seat,
  type Wording,
} from '@comptoir/kit';
import { hasSet, printedValue } from '../catalogue.ts';
import { NAMED_FOLKS } from '../content/numbers.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { nextStack } from '../questions.ts';
import { folkCount } from '../rules/options.ts';
import { STARTING_DECK } from '../rules/setup.ts';
import type { View } from '../view.ts';
import { cardName, cardText, folkText } from './cards.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { eventSentence } from './log.ts';
import type { Phrases } from './phrases.ts';
import { weightOf } from './weight.ts';

export { addTexts, type CardText, cardName, cardText, type FolkText, folkText } from './cards.ts';
export { counted } from './log.ts';
export { rulesBehind } from './rules.ts';

const PHRASES: Readonly<Record<Language, Phrases>> = { fr, en };

/** What an entry is called before it is offered, in every language. */
export const entryNames = (
  entry: 'add' | 'end' | 'finish' | 'goOn' | 'imitate' | 'passive',
): Readonly<Record<Language, string>> => ({
  fr: fr.entries[entry],
  en: en.entries[entry],
});

/** V-044: the turn pauses whatever the hand holds, so also where there is nothing to use. */
const isBarePause = (decision: Decision): boolean =>
  decision.id === 'turn.continue' &&
  decision.kind === 'menu' &&
  decision.entries.every(({ kind }) => kind === 'act');

/** How La Vallée speaks in one language. */
function speak(language: Language): Wording<Decision, Event, View> {
  const p = PHRASES[language];
  const card = (id: CardId): string => cardName(language, id);
  const setName = (set: string): string => folkText(language, set).name;

  function question(decision: Decision): string {
    const source = isBarePause(decision) ? 'bare' : (decision.source ?? '');
    return (
      p.questions[`${decision.id} ${source}`] ??
      // V-390: a remastered card mostly asks what the first one asked.
      p.questions[`${decision.id} ${source.replace(/-r$/, '')}`] ??
      p.questions[decision.id] ??
      decision.id
    );
  }

  function entry(decision: Decision, view: View): string {
    switch (decision.id) {
      case 'market.buy':
        return p.entries.buy;
      case 'technique.play':
        return p.entries.technique;
      case 'technique.finish':
        return p.entries.finish;
      case 'stall.build':
        return p.entries.build(nextStack(view, decision.seat));
      case 'stall.ask-help':
        return p.entries.askHelp(nextStack(view, decision.seat));
      case 'stall.add':
        return p.entries.add;
      case 'stall.decline':
        return p.entries.decline;
      case 'inventory.discard':
        return p.entries.discard;
      case 'passive.use':
        return p.entries.passive;
      case 'turn.end':
        return p.entries.end;
      case 'turn.go-on':
        return p.entries.goOn;
      case 'card.imitate':
        return p.entries.imitate;
      default:
        return question(decision);
    }
  }

  function option(decision: Decision, value: Json, view: View, cast: Cast): string {
    switch (decision.kind) {
      case 'pick-cards':
      case 'order-cards':
      case 'stack':
        return card(value as CardId);
      case 'pick-seat':
        return p.seat({ name: cast.name(value as Seat), isYou: value === cast.viewer });
      case 'confirm':
        return value === true ? p.yes : p.no;
      case 'purchase': {
        const offer = decision.offers.find(({ slot }) => slot === (value as { slot: number }).slot);
        if (offer === undefined) return '';
        if (decision.id === 'technique.finish') return p.finishing(card(offer.card), offer.cost);
        if (decision.id === 'hand.spend') return p.spending(offer.cost);
        const printed = printedValue(offer.card);
        return p.offer(card(offer.card), offer.cost, printed, offer.cost - printed);
      }
      case 'pick-option':
        return pickOption(decision.id, value, view, cast);
      default:
        return String(value);
    }
  }

  function pickOption(id: string, value: Json, view: View, cast: Cast): string {
    if (value === null) return id === 'folk.vote' ? p.anyFolk : p.skip;
    switch (id) {
      case 'target.maybe':
        return p.seat({ name: cast.name(value as Seat), isYou: value === cast.viewer });
      case 'market.give':
      case 'setaside.give': {
        const { card: given, seat } = value as { card: CardId; seat: Seat };
        return p.gift(card(given), { name: cast.name(seat), isYou: seat === cast.viewer });
      }
      case 'pile.pick': {
        const { zone, seat } = value as { zone: string; seat?: Seat };
        return p.pile(
          zone,
          seat === undefined ? null : { name: cast.name(seat), isYou: seat === cast.viewer },
        );
      }
      case 'folk.vote':
        return setName(String(value));
      case 'name.set':
        return setName(String(value));
      case 'name.card':
        return cardText(language, String(value)).name;
      case 'market.maybe':
      case 'market.pick': {
        const taken = view.market[Number(value)];
        return taken === null || taken === undefined ? String(value) : card(taken);
      }
      case 'market.royal-privilege': {
        const { card: given, slot } = value as { card: CardId; slot: number };
        const taken = view.market[slot];
        return p.swap(card(given), taken === null || taken === undefined ? '?' : card(taken));
      }
      case 'card.imitate': {
        const { card: shown, model } = value as { card: CardId; model: CardId };
        return p.likeness(card(shown), card(model));
      }
      case 'stall.swap': {
        const { give, take } = value as { give: CardId; take: CardId };
        return p.swap(card(give), card(take));
      }
      default:
        return p.words[String(value)] ?? String(value);
    }
  }

  function setting(id: string): OptionWording {
    const said = p.settings[id] ?? { label: id, help: '', values: {} };
    const found = language === 'fr' ? { ...said, help: frenchSpacing(said.help) } : said;
    if (id !== 'folks' && id !== 'among') return found;
    return {
      ...found,
      values: Object.fromEntries(NAMED_FOLKS.filter(hasSet).map((folk) => [folk, setName(folk)])),
    };
  }

  return {
    title: p.title,
    subtitle: p.subtitle,
    question,
    entry,
    option,
    refusal: (refused: Refusal) =>
      p.refusals[refused.reason]?.(refused.figures) ?? refusalSentence(language, refused) ?? refused.reason,
    event: (event, cast, times = 1) =>
      eventSentence(p, { card, setName, cardName: (id) => cardText(language, id).name }, event, cast, times),
    weight: weightOf,
    setting,
    terms(players, { mode, compensation }) {
      // V-021: ten cards each, one of every folk in play.
      const folks = folkCount(players, mode === 'teams' ? 'teams' : 'solo-stalls');
      const deck = { label: p.start.label, text: p.start.deck(folks, STARTING_DECK - folks) };
      return compensation === true ? [deck, { label: p.start.compensation, text: p.start.eased }] : [deck];
    },
  };
}

export const wording: Readonly<Record<Language, Wording<Decision, Event, View>>> = {
  fr: speak('fr'),
  en: speak('en'),
};
