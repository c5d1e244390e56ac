import type { Figures } from '@comptoir/kit';
import type { DialSpace } from '../dial.ts';

/** A subject of a sentence: the reader is spoken to. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** A sentence about what somebody did. */
export type Told = (who: Who, f: Figures) => string;

/** Everything La Baie says, in one language. `fr.ts` and `en.ts` both fill it in; the compiler finds what is missing. */
export interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  readonly yes: string;
  readonly no: string;
  /** The name of a seat inside a sentence. */
  readonly within: (name: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** Adventurers R, G, B, Y, X; one of them. */
  readonly adventurers: Readonly<Record<string, string>>;
  /** Colours of pieces; `I` is ichor, `*` an anomaly. */
  readonly colours: Readonly<Record<string, string>>;
  /** An adventurer with its article. */
  readonly anAdventurer: (name: string) => string;
  /** The people of a clan, as "patronage of …" wants them. */
  readonly clansOf: Readonly<Record<string, string>>;
  /** What a corruption card shows. */
  readonly corruptionCard: (isDouble: boolean, clan: string | null) => string;
  /** What the icons of a card show; `!` is corruption. */
  readonly icons: Readonly<Record<string, string>>;
  /** A good as its merchant calls it (9.4). Without a merchant it is just small or large. */
  readonly wareOf: (good: string, merchant: string) => string;
  /** The same with its article, for sentences. */
  readonly aWare: (good: string, merchant: string) => string;
  /** Goods by id, short for lists and labels. */
  readonly goods: Readonly<Record<string, string>>;
  /** Goods with their article, for sentences. */
  readonly wares: Readonly<Record<string, string>>;
  /** Parts of the private boards with their article: tubes, cauldrons, furnaces, ships. */
  readonly places: Readonly<Record<string, string>>;
  /** A place without its article, for labels. */
  readonly bare: (place: string) => string;
  /** A colour of marbles in a sentence: le jaune. */
  readonly theColour: (letter: string) => string;
  readonly marbles: (n: number) => string;
  readonly points: (n: number) => string;
  readonly steps: (n: number) => string;
  readonly blows: (n: number) => string;
  readonly turns: (n: number) => string;
  readonly boats: Readonly<Record<string, string>>;
  readonly docks: Readonly<Record<string, string>>;
  readonly piers: Readonly<Record<string, string>>;
  readonly merchants: Readonly<Record<string, string>>;
  readonly colporteur: string;
  /** Action spaces by id, without their cost. */
  readonly spaces: Readonly<Record<string, string>>;
  readonly spaceNotes: Readonly<Record<string, string>>;
  /** Team abilities by merchant and slot: `A T1`. */
  readonly abilities: Readonly<Record<string, string>>;
  /** What a team ability does, in a few words. */
  readonly abilityNotes: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, string>>;
  /** Treasures by kind: a clan letter, `cursed`, `idol`. */
  readonly treasures: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<string, string>>;
  readonly cost: (hours: number, corruption: number) => string;
  /** A die with its article; `what` is a colour or coal. */
  readonly theDie: (what: string) => string;
  readonly die: (what: string, face: number) => string;
  readonly coal: string;
  readonly cell: (row: number, column: number) => string;
  readonly directions: Readonly<Record<string, string>>;
  readonly pawns: Readonly<Record<string, string>>;
  readonly line: (isRow: boolean, at: number, forward: boolean) => string;
  readonly to: (what: string, where: string) => string;
  readonly sale: (good: string, price: number) => string;
  readonly hour: (space: DialSpace) => string;
  /** What taking a hand means; `to` is the hour where it leads, `gained` the hours it gives. */
  readonly byHand: (to: number, gained: number) => string;
  readonly replaces: (slot: string, card: string) => string;
  readonly words: Readonly<Record<string, string>>;
  readonly abilityOf: Readonly<Record<string, (what: string) => string>>;
  /** Questions by decision id; `{source}` stands for what asks. */
  readonly questions: Readonly<Record<string, string>>;
  /** What the answers to a question lead to, by its id. */
  readonly leads: Readonly<Record<string, string>>;
  /** What a question about several pieces counts; `counted` puts their number before them. */
  readonly pieces: Readonly<Record<string, readonly [one: string, other: string]>>;
  readonly counted: (n: number, pieces: readonly [one: string, other: string]) => string;
  readonly refusals: Readonly<Record<string, (f: Figures) => string>>;
  readonly settings: Readonly<
    Record<string, { label: string; help: string; values: Readonly<Record<string, string>> }>
  >;
  /** Sentences of the log by kind of event or work. */
  readonly told: Readonly<Record<string, Told>>;
}
