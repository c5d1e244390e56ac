import {
  type Cast,
  isRecord,
  type Json,
  type Language,
  refusalSentence,
  type Seat,
  type Wording,
} from '@comptoir/kit';
import { RESOURCES, type Timing, type WindowKind } from '../content/language.ts';
import { questOf } from '../content/tables.ts';
import type {
  BuildAnswer,
  CounterAnswer,
  Decision,
  MarketOperation,
  OrdersAnswer,
  PlayAnswer,
  ProposalAnswer,
  QuestAnswer,
  ReplyAnswer,
} from '../decisions.ts';
import type { Event } from '../events.ts';
import { targetPrestige } from '../questions/goods.ts';
import { actionsLeftOf } from '../questions/turns.ts';
import { ANYONE, type Hold, type Offer } from '../state.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { capital, typeset } from './french.ts';
import { eventSentence, optionText } from './log.ts';
import { NAMES } from './names.ts';
import type { Phrases } from './phrases.ts';
import { noteText } from './quick-phrases.ts';
import { sidesText, termsText } from './terms.ts';
import { weightOf } from './weight.ts';

export { NAMES, type Names, type PlaceName } from './names.ts';
export { noteOf, noteText, phrasesFor } from './quick-phrases.ts';
export { rulesBehind } from './rules.ts';
export type { Voice, Voiced } from './voices.ts';
export { type WindowAbout, windowAbout } from './windows.ts';

const PHRASES: Readonly<Record<Language, Phrases>> = { fr, en };
/** Both sides of an offer in words, promises included. */
export const offerSides = (language: Language, offer: Offer): [give: string, want: string] =>
  sidesText(PHRASES[language], NAMES[language], offer);
/** The words for windows and phases, for boards. */
export const windowName = (language: Language, window: WindowKind): string =>
  PHRASES[language].windows[window];
/** When a card may be played: at any time, or in a window. */
export const timingName = (language: Language, timing: Timing): string =>
  timing === 'open' ? PHRASES[language].anyTime : windowName(language, timing);
export const holdName = (language: Language, hold: Hold): string => PHRASES[language].holds[hold];
export const phaseName = (language: Language, phase: string): string =>
  PHRASES[language].phases[phase] ?? phase;

/** Questions that a card asks: they name it. */
const OF_A_CARD = ['quest.immediate', 'choose', 'place', 'resources', 'badge', 'associate'];
/** `black-market:chantage#0` is Blackmail, as `chantage` is. */
const cardOf = (source: string): string => source.replace(/^[a-z-]+:/, '').replace(/#.*$/, '');

/** How Karanor speaks in one language. */
function speak(language: Language): Wording<Decision, Event, View> {
  const p = PHRASES[language];
  const names = NAMES[language];
  const someone = (seat: Seat, cast: Cast): string =>
    seat === ANYONE ? p.anyone : p.someone({ name: cast.name(seat), isYou: seat === cast.viewer });

  function question(decision: Decision, view: View): string {
    const isOne = decision.kind === 'resources' && decision.count === 1;
    const asked = p.questions[isOne ? 'resources.one' : decision.id] ?? decision.id;
    if (decision.id === 'window' && decision.source !== null)
      return capital(`${p.windows[decision.source as WindowKind]} — ${asked}`);
    const told = decision.kind === 'resources' && !isOne ? `${asked} (${decision.count})` : asked;
    if (OF_A_CARD.includes(decision.id) && decision.source !== null) {
      const card = cardOf(decision.source);
      const name = names.source(card);
      return name === card ? told : `${p.quoted(name)} — ${told}`;
    }
    if (decision.id === 'action') {
      return `${asked} (${p.actionsLeft(actionsLeftOf(view, decision.seat))})`;
    }
    return told;
  }

  function offerLine(id: Json, view: View, cast: Cast): string {
    const offer = view.offers.find((open: Offer) => open.id === id);
    if (offer === undefined) return String(id);
    return p.offer(someone(offer.from, cast), someone(offer.to, cast), ...sidesText(p, names, offer));
  }

  function pledgeLine(id: Json, view: View, cast: Cast): string {
    const found = view.pledges.find((pledge) => pledge.id === id);
    if (found === undefined) return String(id);
    return p.chosen(`${someone(found.from, cast)} → ${someone(found.to, cast)}`, names.wares(found.wares));
  }

  function play({ card, target }: PlayAnswer, cast: Cast): string {
    const name = names.blackCard(card);
    return target < 0 ? name : p.aimed(name, someone(target, cast));
  }

  function pickedOption(decision: Decision, value: Json, view: View, cast: Cast): string {
    switch (decision.id) {
      case 'move':
      case 'step':
      case 'place':
        return names.territory(value as number);
      case 'harvest':
        return names.resource(String(value));
      case 'build': {
        const { card, withBonus, waive } = value as unknown as BuildAnswer;
        return p.build(names.shop(card), withBonus, waive.map(names.resource).join(', '));
      }
      case 'quest': {
        const { card, option } = value as unknown as QuestAnswer;
        return p.chosen(names.quest(card), names.questOption(card, option));
      }
      case 'quest.immediate':
        return names.questOption(questOf(decision.source ?? ''), value as number);
      case 'recruit':
      case 'promote':
      case 'associate':
        return names.associate(value as number);
      case 'activate':
        return names.artefact(value as number);
      case 'badge':
        return names.badge(value as number);
      case 'shop.pick':
        return value === 'deck' ? p.topOfDeck : names.shop(value as number);
      case 'card':
        return play(value as unknown as PlayAnswer, cast);
      case 'hold':
        return p.holds[value as Hold];
      case 'choose':
        return optionText(language, decision.source ?? '', value as number);
      case 'pledge.keep':
      case 'pledge.forgive':
        return pledgeLine(value, view, cast);
      case 'trade.withdraw':
        return offerLine(value, view, cast);
      default:
        return String(value);
    }
  }

  function option(decision: Decision, value: Json, view: View, cast: Cast): string {
    switch (decision.kind) {
      case 'pick-cards': {
        const card = (Array.isArray(value) ? value[0] : value) as number;
        if (decision.id.startsWith('quest') || decision.id === 'reveal') return names.quest(card);
        return decision.id === 'artefact.keep' ? names.artefact(card) : names.shop(card);
      }
      case 'pick-option':
        return pickedOption(decision, value, view, cast);
      case 'resources':
        return Array.isArray(value) ? names.tokens(value as number[]) : names.resource(value as number);
      case 'market': {
        const operations = (Array.isArray(value) ? value : [value]) as unknown as MarketOperation[];
        return operations
          .map(({ op, resource }) => p.market(op === 'buy', names.resource(resource)))
          .join(' + ');
      }
      case 'offer': {
        const terms = value as unknown as ProposalAnswer;
        return p.offer(someone(decision.seat, cast), someone(terms.to, cast), ...sidesText(p, names, terms));
      }
      case 'counter': {
        const terms = value as unknown as CounterAnswer;
        return `${offerLine(terms.offer, view, cast)} ⇒ ${termsText(p, names, terms)}`;
      }
      case 'reply': {
        const { offer, say } = value as unknown as ReplyAnswer;
        const line = offerLine(offer, view, cast);
        return say === '' ? line : `${line} — ${p.quoted(noteText(language, say))}`;
      }
      case 'orders': {
        const { window, pass } = value as unknown as OrdersAnswer;
        return p.order(p.windows[window as WindowKind], pass);
      }
      case 'menu': {
        if (!isRecord(value)) return String(value);
        const entry = decision.entries.find(({ id }) => id === value.entry);
        if (entry === undefined) return String(value.entry);
        const verb = p.entries[entry.id] ?? entry.id;
        return value.answer === null ? verb : p.chosen(verb, option(entry, value.answer as Json, view, cast));
      }
      case 'act':
        return p.entries[decision.id] ?? decision.id;
      default:
        return String(value);
    }
  }

  const set = language === 'fr' ? typeset : (text: string): string => text;
  return {
    title: p.title,
    subtitle: p.subtitle,
    question: (decision, view) => set(question(decision, view)),
    entry: (entry) => set(p.entries[entry.id] ?? p.questions[entry.id] ?? entry.id),
    option: (decision, value, view, cast) => set(option(decision, value, view, cast)),
    refusal: (refused) => {
      const { reason, figures } = refused;
      const known = { ...figures };
      const { resource } = figures;
      if (typeof resource === 'string' && RESOURCES.includes(resource as 'wine'))
        Object.assign(known, { resource: names.resource(resource) });
      return set(p.refusals[reason]?.(known) ?? refusalSentence(language, refused) ?? reason);
    },
    event: (event, cast) => {
      const line = eventSentence(p, names, language, event, cast);
      return line === null ? null : set(line);
    },
    weight: weightOf,
    setting: (id) => p.settings[id] ?? { label: id, help: '', values: {} },
    terms: (players) => [{ label: p.end.label, text: p.end.at(targetPrestige(players)) }],
  };
}

export const wording: Readonly<Record<Language, Wording<Decision, Event, View>>> = {
  fr: speak('fr'),
  en: speak('en'),
};
