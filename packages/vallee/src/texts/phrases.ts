import type { Reason } from '../events.ts';
import type { Place } from '../places.ts';
import type { Permits, ValueHow } from '../state.ts';

/** A subject of a sentence: the reader is spoken to. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** Everything La Vallée says, in one language. `fr.ts` and `en.ts` both fill it in; the compiler finds what is missing. */
export interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  readonly cards: (n: number) => string;
  readonly coins: (n: number) => string;
  /** The same card several times, by its name. */
  readonly several: (name: string, n: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly seat: (who: Who) => string;

  /** Questions by decision id; those that depend on the card are found under `id source`. */
  readonly questions: Readonly<Record<string, string>>;
  readonly entries: {
    readonly buy: string;
    readonly technique: string;
    readonly finish: string;
    readonly build: (stack: number) => string;
    readonly askHelp: (stack: number) => string;
    readonly add: string;
    readonly decline: string;
    readonly discard: string;
    readonly passive: string;
    readonly end: string;
    readonly goOn: string;
    readonly imitate: string;
  };
  /** V-315: a card, and what it counts as. */
  readonly likeness: (card: string, model: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly words: Readonly<Record<string, string>>;
  readonly offer: (card: string, cost: number, value: number, surcharge: number) => string;
  /** V-355: what it costs to finish a technique; V-352: an amount to be spent. */
  readonly finishing: (card: string, cost: number) => string;
  readonly spending: (amount: number) => string;
  readonly gift: (card: string, who: Who) => string;
  readonly swap: (given: string, taken: string) => string;
  /** A pile to take from, of a player or of the market. */
  readonly pile: (zone: string, owner: Who | null) => string;
  readonly skip: string;
  /** V-029: a vote for no folk. */
  readonly anyFolk: string;

  readonly refusals: Readonly<Record<string, (f: Readonly<Record<string, number | string>>) => string>>;

  /** `who` has the card now, or had it; `origin` says where it was, after a comma, or nothing. */
  /** `n` cards, alike or unknown; `card` has their number where there are several. */
  readonly moved: Readonly<
    Partial<Record<Reason, (who: Who, card: string, origin: string, n: number) => string>>
  >;
  /** A deck of a player or of the market. */
  readonly ontoDeck: (owner: Who | null, card: string, n: number, isUnder: boolean) => string;
  /** One card takes the place of another that nobody holds: in a stall, in a pile. */
  readonly takesPlace: (card: string) => string;
  readonly origins: Readonly<Partial<Record<Place['zone'], (owner: Who) => string>>>;
  /** After a card that comes to a hand: where it was, perhaps with the one who takes it. */
  readonly inside: Readonly<Partial<Record<Place['zone'], (owner: Who, isOwn: boolean) => string>>>;
  readonly events: {
    readonly voted: (who: Who, folk: string | null) => string;
    readonly dealt: (folks: string) => string;
    readonly turn: (who: Who, number: number) => string;
    readonly purchase: (who: Who, card: string, cost: number, paid: string) => string;
    readonly technique: (who: Who, card: string) => string;
    readonly finished: (who: Who, card: string, cost: number) => string;
    readonly coinsGot: (who: Who, coins: string) => string;
    readonly coinsLost: Readonly<Record<'spent' | 'given' | 'taken', (who: Who, coins: string) => string>>;
    readonly coinsLaid: (coins: string, card: string) => string;
    readonly release: (card: string) => string;
    readonly lapse: (card: string) => string;
    readonly stack: (who: Who, number: number, cards: string) => string;
    readonly inventory: (who: Who, count: number) => string;
    readonly passive: (who: Who, card: string) => string;
    readonly value: (card: string, value: number) => string;
    readonly valueAdded: (card: string, amount: number) => string;
    readonly valueTimes: (card: string, factor: number) => string;
    readonly likeness: (card: string, model: string) => string;
    readonly allValues: Readonly<Record<Exclude<ValueHow, 'copy'>, (amount: number) => string>>;
    readonly handLimit: (limit: number) => string;
    readonly stacksEased: (allowed: Permits) => string;
    readonly reshuffled: (who: Who | null) => string;
    readonly shuffled: (who: Who) => string;
    readonly searched: (who: Who) => string;
    readonly looked: (who: Who, owner: Who, cards: string) => string;
    readonly shown: (owner: Who, card: string) => string;
    readonly rolled: (who: Who, face: string) => string;
    readonly rolledPair: (who: Who, source: string, destination: string) => string;
    readonly clock: (who: Who, time: string) => string;
    readonly discardShuffled: (who: Who) => string;
    /** `owner` is null for the market deck. */
    readonly guessed: (who: Who, owner: Who | null, value: number) => string;
    readonly namedSet: (who: Who, set: string) => string;
    readonly namedCard: (who: Who, owner: Who, card: string) => string;
    readonly helpAsked: (who: Who, cards: string) => string;
    readonly helpGiven: (who: Who, cards: string) => string;
    readonly helpDeclined: (who: Who) => string;
    readonly slid: string;
    readonly arranged: string;
    readonly bare: (rounds: number) => string;
    readonly still: string;
    readonly won: (names: readonly Who[]) => string;
  };
  /** What everybody starts with. */
  readonly start: {
    readonly label: string;
    deck(folk: number, junk: number): string;
    /** V-028 */
    readonly compensation: string;
    readonly eased: string;
  };
  readonly settings: Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values: Readonly<Record<string, string>> }
    >
  >;
}
