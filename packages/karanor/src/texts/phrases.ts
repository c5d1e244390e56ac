import type { Figures, OptionWording } from '@comptoir/kit';
import type { WindowKind } from '../content/language.ts';
import type { OfferEnd, Pile } from '../events.ts';
import type { Hold, PledgeEnd } from '../state.ts';
import type { PlaceName } from './names.ts';

/** A subject of a sentence: the reader is spoken to. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** Everything Karanor says, in one language. `fr.ts` and `en.ts` both fill it in; the compiler finds what is missing. */
export interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  readonly questions: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly anyTime: string;
  /** When a window opens: an answer to "when?", so that it fits into labels and orders alike. */
  readonly windows: Readonly<Record<WindowKind, string>>;
  /** K-216: when a raised hand stops the table. */
  readonly holds: Readonly<Record<Hold, string>>;
  readonly phases: Readonly<Record<string, string>>;
  readonly someone: (who: Who) => string;
  /** The name of a card inside a sentence. */
  readonly quoted: (name: string) => string;
  readonly actionsLeft: (n: number) => string;
  readonly anyone: string;
  readonly topOfDeck: string;
  readonly build: (card: string, withBonus: boolean, waived: string) => string;
  readonly aimed: (card: string, target: string) => string;
  readonly market: (buys: boolean, resource: string) => string;
  readonly offer: (from: string, to: string, give: string, want: string) => string;
  readonly terms: (give: string, want: string) => string;
  /** Goods of now and goods promised, on one side of an offer. */
  readonly promised: (wares: string, rounds: number) => string;
  readonly both: (now: string, later: string) => string;
  readonly order: (window: string, pass: boolean) => string;
  /** An entry of a menu with what is chosen in it. */
  readonly chosen: (entry: string, option: string) => string;
  readonly refusals: Readonly<Record<string, (figures: Figures) => string>>;
  readonly events: {
    readonly turn: (who: Who, round: number) => string;
    readonly story: (who: Who, story: string) => string;
    readonly drafted: (round: number) => string;
    readonly moved: (who: Who, to: PlaceName, how: 'land' | 'sea' | 'effect') => string;
    readonly action: (who: Who, action: string) => string | null;
    readonly gold: (who: Who, by: number) => string;
    readonly gained: (who: Who, what: string) => string;
    readonly lost: (who: Who, what: string) => string;
    readonly spent: (who: Who, what: string) => string;
    readonly given: (from: Who, to: Who, what: string) => string;

    readonly taken: (from: Who, to: Who, what: string) => string;
    readonly income: (who: Who, by: number) => string;
    readonly prestige: (who: Who, isGain: boolean, points: string) => string;
    readonly incomePaid: (who: Who, gold: number) => string;
    readonly drew: (who: Who, pile: string, card: string | null) => string;
    /** A card that everybody saw lying there. */
    readonly took: (who: Who, card: string) => string;
    readonly reshuffled: (pile: string) => string;
    readonly promoted: (who: Who, associate: string) => string;
    readonly activated: (who: Who, artefact: string) => string;
    readonly bonusAction: (who: Who, total: number) => string;
    readonly buildDeclared: (who: Who, card: string, city: PlaceName) => string;
    readonly villaDeclared: (who: Who, territory: PlaceName) => string;
    readonly cancelled: (who: Who) => string;
    readonly withdrawn: (who: Who) => string;
    readonly built: (who: Who, card: string, city: PlaceName) => string;
    readonly villa: (who: Who, territory: PlaceName) => string;
    readonly quest: (who: Who, quest: string, option: string, immediate: boolean) => string;
    readonly delivered: (who: Who, city: PlaceName, terms: string) => string;
    readonly deliveryShown: (city: PlaceName, terms: string) => string;
    readonly noDelivery: string;
    readonly played: (who: Who, card: string, target: Who | null) => string;
    readonly cardCancelled: (card: string) => string;
    readonly chose: (who: Who, option: string) => string;
    readonly revealed: (who: Who, quest: string) => string;
    readonly orders: (window: string, pass: boolean) => string;
    /** Null: the hand is no longer raised. */
    readonly hold: (when: string | null) => string;
    readonly offered: (who: Who, to: string, terms: string, note: string) => string;
    readonly offerEnded: Readonly<Record<OfferEnd, (who: Who, word: string) => string | null>>;
    readonly pledged: (from: Who, to: Who, wares: string, due: number) => string;
    readonly pledgeEnded: Readonly<Record<PledgeEnd, (from: Who, to: Who, wares: string) => string>>;
    readonly traded: (from: Who, to: Who, give: string, want: string) => string;
    readonly end: (who: Who, prestige: string) => string;
    readonly over: (winners: readonly Who[]) => string;
  };
  /** One card of a pile, and the pile itself. */
  readonly piles: Readonly<Record<Pile, string>>;
  readonly decks: Readonly<Record<Pile, string>>;
  /** When the game ends. */
  readonly end: { readonly label: string; at(prestige: number): string };
  readonly settings: Readonly<Record<string, OptionWording>>;
}
