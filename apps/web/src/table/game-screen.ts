import type { CardId, Game, Json, Kinded, Language, Seat, Seed, Viewer, Wording } from '@comptoir/kit';
import type { Component } from 'svelte';
import type { IconName } from '../art/icons.ts';
import type { Localized } from '../i18n/localized.ts';
import type { RuleChapter } from '../rulebook/rules-text.ts';
import type { RaceKind } from '../ui/RaceStrip.svelte';
import type { NamedCards } from './card-names.ts';
import type { Scene } from './scene.svelte.ts';

export type { Scene } from './scene.svelte.ts';

import type { Picks } from './selection.svelte.ts';
import type { TableNow } from './table.ts';

/** Everything the table needs from one game. Only `game`, `wording`, `nav`, `race` and `rules` are required. */
export interface GameScreen<D extends Kinded = Kinded, E = unknown, V = unknown> {
  readonly game: Game<never, D, E, V, never>;
  readonly wording: Readonly<Record<Language, Wording<D, E, V>>>;
  /** Parts that are fetched per table, so that a table loads only what it uses. Without it the whole game is loaded. */
  readonly parts?: Parts<V>;
  /** The middle of the table. Without it the decisions are played as lists. */
  readonly Board?: Component<{ scene: Scene<D, E, V> }>;
  /** What lies on the counter before the player. */
  readonly Hand?: Component<{ scene: Scene<D, E, V> }>;
  /** More on the tag of a player: public counts, a small picture of what they own. */
  readonly TagDetail?: Component<{ scene: Scene<D, E, V>; seat: Seat }>;
  /** A chart of the game under the result, fetched while the game is played. */
  readonly endChart?: () => Promise<{ readonly default: Component<EndChartProps<E, V>> }>;
  /** One card: as a piece that a glance tells (`token`), in lists and trays (`small`) or enlarged. */
  readonly CardFace?: Component<CardFaceProps>;
  /** What belongs with a card, beside the enlarged one. */
  readonly Kin?: Component<{ card: CardId }>;
  /** Questions of kinds that the game adds, by kind. */
  readonly kinds?: Readonly<Record<string, Component<{ scene: Scene<D, E, V>; ask: D }>>>;

  /** Board, slip and counter keep their size and place through all questions, at these heights. */
  readonly stage?: FixedStage;
  /** What can be said beside the usual verbs: to stop, one word or another, on with a film. It stands in the slip. */
  readonly Words?: Component<{ scene: Scene<D, E, V> }>;
  /** Whether `Words` offers everything there is now, so that verbs that are not ready are left out. */
  saysAll?(scene: Scene<D, E, V>): boolean;
  /** The verbs of a menu, drawn by the game in place of the usual row. */
  readonly Verbs?: Component<{ scene: Scene<D, E, V> }>;
  /** Standing questions have a place of their own on the board and never stand in the slip. */
  readonly standsAside?: true;

  /** On a phone: what stands for the table, and where the others are found. */
  readonly nav: { readonly board: IconName; readonly others: IconName; readonly label: Localized };
  readonly race: RaceSpec<V>;
  /** Verbs in their order in the slip, offered or not. Entries of a menu that are not listed follow. */
  readonly verbs?: readonly VerbSpec[];
  /** Whether board and hand already show everything this question is about; otherwise a tray with the list opens. */
  drawn?(ask: D, view: V, picks: Picks): boolean;
  /** Cards that can be part of an answer to a question of a kind of the game, beside those that are chosen. */
  cardsOf?(ask: D, chosen: readonly CardId[]): readonly CardId[];
  /** The answer that the picks make; undefined while something is missing. Kinds of the kit are composed by the table. */
  compose?(ask: D, picks: Picks): Json | undefined;
  /** The verb with the picks in it: "Discard 2". */
  verb?(ask: D, picks: Picks, language: Language): string | null;
  /** The question, its consequence and the word on the seal, when the picks say more than the wording. */
  summary?(
    decision: D,
    picks: Picks,
    view: V,
    language: Language,
  ): { question?: string; consequence?: string; confirm?: string } | null;
  /** What would happen, in pencil. */
  preview?(decision: D, picks: Picks, view: V, language: Language): readonly PencilLine[];
  /** What dragging one thing onto another says, where things are touched one after the other. */
  readonly drag?: Drag<D, E, V>;
  /** Lets a player prepare the next answer while others decide. */
  readonly ahead?: Ahead<D, V>;
  /** Rule behind a question or entry, by its id. */
  ruleOf?(id: string): string | null;

  /** The card that asks, in a line: its name and what it does. */
  sourceText?(source: string | null, language: Language): string;
  /** Names of cards as sentences contain them, with a key for `faceOf`. */
  cardNames?(language: Language): NamedCards;
  cardName?(card: CardId, language: Language): string;
  cardRule?(card: CardId): string | null;
  /** Under which heading a card is shown in a tray, and in which order. */
  groupOf?(card: CardId, language: Language): { readonly rank: number; readonly title: string };

  /** From which zone (`data-zone`) cards come that were not visible before. */
  originsOf?(events: readonly E[]): Iterable<readonly [CardId, string]>;
  /** The picture shown with a decision, by the event it begins with. */
  picture?(headline: E): Picture;
  /** Where on the table an event is seen while it is told. */
  spotsOf?(event: E, view: V): Spots;
  /** Whether an event took something from this seat, or beat it to something: it is shown until it was read. */
  strikes?(events: readonly E[], viewer: Viewer, view: V): boolean;
  /** Whether they answer what this seat said on its own turn: the board shows it where it was said, and nothing is played back. */
  answers?(events: readonly E[], now: TableNow<Kinded, E, V>): boolean;
  /** Whether a decision that begins with this only answers somebody: it is not the turn of whoever made it. */
  isAnswer?(headline: E): boolean;
  /** How an event sounds and whether it opens a turn in the journal. */
  soundOf?(event: E): SoundName | null;
  isTurn?(event: E): boolean;
  /** Whose turn an event opens. Without it the recap begins after one's last decision, whoever's turn it was made in. */
  turnOf?(event: E): Seat | null;
  /** The seat to which the lines from this event on belong, if it is not the mover. */
  speakerOf?(event: E): Seat | null;
  /** A seat whose turns this screen tells in a way of its own: they are no beats, and stand in the recap. */
  tellsApart?(seat: Seat, view: V): boolean;
  /** What a seat plays, where its pieces have names of their own. */
  tradeOf?(seat: Seat, view: V): string | undefined;
  /** Line in the top bar: "turn 19". */
  moment?(view: V, language: Language): string;
  readonly seatsInTeams?: (view: V) => boolean;
  readonly rules: (language: Language) => Promise<readonly RuleChapter[]>;
  /** What a question, or an entry of a menu, is about: for the summary of a review. */
  phaseOf?(question: string): Phase;
  /** The aims of an advice in words that continue "because it". */
  readonly reasons?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** What there is to do at any of the games. */
export const PHASES = ['buying', 'making', 'selling', 'trading', 'travelling', 'playing'] as const;
export type Phase = (typeof PHASES)[number];

/** Parts of a game by name: the folks of La Vallée. */
export interface Parts<V> {
  /** Those that a table uses. */
  of(view: V): readonly string[];
  /** Those that this deal brings into play. */
  dealt(seed: Seed, options: unknown): readonly string[];
  fetch(parts: readonly string[]): Promise<void>;
}

/** Heights in pixels: of the counter in a tall window, a low one, on a tablet held upright; of the slip on such a tablet and on a phone. */
export interface FixedStage {
  readonly tall: number;
  readonly low: number;
  readonly upright: number;
  readonly slip: { readonly upright: number; readonly phone: number };
  /** In a low window, too, players and journal stand beside board, slip and counter: the counter needs no more width. */
  readonly hasColumn?: true;
  /** A question in the tray lies over the board: there is more to choose from than any place beside it could hold. */
  readonly isCovered?: true;
  /** What the board has left and right of its middle: a question in the tray leaves it free. */
  readonly beside?: readonly [left: number, right: number];
}

export interface CardFaceProps {
  card: CardId;
  size: 'token' | 'small' | 'middle' | 'large';
  state?: 'rest' | 'may' | 'chosen' | 'dim';
}

/** The sign of a decision and the cards it is about, the main one first. */
export interface Picture {
  readonly icon: IconName;
  readonly cards: readonly CardId[];
}

/** Things of the table by their `data-spot`, and those that a way led along. */
export interface Spots {
  readonly lit: readonly string[];
  readonly way?: readonly string[];
}

/** Things are called as they are drawn: by their `data-thing`, `pawn:red`, `place:salanche`. */
export interface Drag<D extends Kinded, E, V> {
  /** Where this thing can be dropped now; none when it is not to be moved. */
  goals(scene: Scene<D, E, V>, thing: string): readonly string[];
  drop(scene: Scene<D, E, V>, thing: string, goal: string): void;
}

/** What a game tells about questions that have not been asked yet. */
export interface Ahead<D, V> {
  /** The next question of the seat, as far as its view tells. */
  foresee(view: V, seat: Seat): D | null;
  /** The same wish in the question that is asked; null when what it is about is gone. */
  carryOver(answer: Json, foreseen: D, asked: D): Json | null;
  /** The prepared move in a few words. */
  describe(foreseen: D, answer: Json, language: Language): string;
}

export interface VerbSpec {
  readonly entry: string;
  readonly icon: IconName;
  readonly shortcut: string;
  /** What the verb is called when the menu does not offer it. */
  readonly label: Localized;
  /** Shown only when offered. */
  readonly quiet?: true;
  /** What Ctrl+Enter does while nothing is touched. */
  readonly favourite?: true;
  /** Gives something away for nothing, so it is never the default verb. */
  readonly isLoss?: true;
}

export interface PencilLine {
  readonly kind: 'title' | 'yes' | 'no' | 'note';
  readonly text: string;
  readonly rule?: string;
}

export interface RaceSpec<V> {
  readonly kind: RaceKind;
  readonly icon: IconName;
  readonly title: Localized;
  goal(view: V): number;
  score(view: V, seat: Seat): number;
  marks?(view: V): readonly number[];
}

export interface ReplayView<E, V> {
  readonly seq: number;
  readonly view: V;
  readonly events: readonly E[];
}

export interface EndChartProps<E, V> {
  points: readonly ReplayView<E, V>[];
  names: readonly string[];
}

export const SOUNDS = [
  'slide',
  'snap',
  'coin',
  'stamp',
  'tear',
  'bell',
  'dice',
  'rail',
  'tap',
  'wave',
  'step',
  'sail',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A screen whose game is known only to itself: what the table draws. */
export type AnyScreen = GameScreen<Kinded, unknown, unknown>;

/** The one place where a screen gives up the types of its game: it only ever gets decisions and views of that game. */
export function defineScreen<D extends Kinded, E, V>(screen: GameScreen<D, E, V>): AnyScreen {
  return screen as unknown as AnyScreen;
}
