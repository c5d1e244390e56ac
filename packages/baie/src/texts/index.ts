import {
  type Cast,
  type Json,
  type Language,
  type OptionWording,
  type Refusal,
  refusalSentence,
  type Wording,
} from '@comptoir/kit';
import { TOWNSFOLK } from '../content/townsfolk.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { eventSentence, townsfolkName } from './log.ts';
import { optionText, slotsOf } from './options.ts';
import type { Phrases } from './phrases.ts';
import { weightOf } from './weight.ts';

export { corruptionText, iconsText, townsfolkName } from './log.ts';
export { capital } from './naming.ts';
export { townsfolkText } from './options.ts';
export type { Phrases } from './phrases.ts';
export { rulesBehind } from './rules.ts';
export { wareName, wareWord } from './wares.ts';

export const PHRASES: Readonly<Record<Language, Phrases>> = { fr, en };

/** How La Baie speaks in one language. */
function speak(language: Language): Wording<Decision, Event, View> {
  const p = PHRASES[language];
  const name = (card: number): string => townsfolkName(card, language);
  const cardById = (id: string): string | null =>
    TOWNSFOLK.find((card) => card.id === id)?.[language] ?? null;

  function question(decision: Decision, view: View): string {
    const text = p.questions[decision.id] ?? decision.id;
    return slotsOf(p, decision, view, cardById).reduce((said, slot) => said.replace(...slot), text);
  }

  function setting(id: string): OptionWording {
    const seat = /^merchant(\d)$/.exec(id)?.[1];
    if (seat === undefined) return p.settings[id] ?? { label: id, help: '', values: {} };
    const found = p.settings.merchant!;
    return { ...found, label: `${found.label} ${seat}` };
  }

  return {
    title: p.title,
    subtitle: p.subtitle,
    question: (decision, view) => question(decision, view),
    entry: (entry, view) => question(entry, view),
    option: (decision: Decision, option: Json, view: View) => optionText(p, decision, option, view, name),
    refusal: (refused: Refusal) =>
      p.refusals[refused.reason]?.(refused.figures) ?? refusalSentence(language, refused) ?? refused.reason,
    event: (event: Event, cast: Cast) => eventSentence(p, { townsfolk: name }, event, cast),
    weight: weightOf,
    setting,
  };
}

export const wording: Readonly<Record<Language, Wording<Decision, Event, View>>> = {
  fr: speak('fr'),
  en: speak('en'),
};
