import type { Json, Kinded } from '@comptoir/kit';
import type { GameId } from '../catalog/games.ts';
import type { Localized } from '../i18n/localized.ts';

/** What a game teaches: short lessons in their order, then a first game with a coach. */
export interface Course<D extends Kinded = Kinded, E = unknown, V = unknown> {
  readonly lessons: readonly Lesson<D, E, V>[];
  readonly first: FirstGame<D, E, V>;
}

/** A prepared position under the real rules, one task, and an explanation for every answer that does not lead there. */
export interface Lesson<D extends Kinded = Kinded, E = unknown, V = unknown> {
  /** Also names its position. */
  readonly id: string;
  readonly title: Localized;
  readonly task: Localized;
  readonly why: Localized;
  /** Said when the task is done. */
  readonly learnt: Localized;
  readonly rule: string;
  /** What the light falls on: selectors, of which those count that are on the screen. */
  readonly lit: readonly string[];
  /** The table the position was laid at. */
  readonly options: Json;
  /** The state to begin at, as JSON. */
  readonly position: string;
  /** Null for an answer that leads to the task; otherwise what is said in its place, and nothing is played. */
  hold(said: Said<D, V>): Localized | null;
  isDone(now: Moment<D, E, V>): boolean;
}

export interface Said<D, V> {
  readonly decision: D;
  readonly answer: Json;
  readonly view: V;
  readonly viewer: number;
}

export interface Moment<D, E, V> {
  readonly view: V;
  readonly viewer: number;
  readonly decisions: readonly D[];
  /** All that has been told since the lesson began. */
  readonly events: readonly E[];
}

/** A whole game, the same deal for everybody, with somebody who speaks up when it matters. */
export interface FirstGame<D extends Kinded = Kinded, E = unknown, V = unknown> {
  /** 64 hexadecimal digits: the same cards for everybody. */
  readonly secret: string;
  readonly options: Json;
  readonly remarks: readonly Remark<D, E, V>[];
  /** The same game from other places: with another merchant. The first one is the usual one. */
  readonly places?: readonly FirstPlace[];
}

export interface FirstPlace {
  readonly id: string;
  readonly name: Localized;
  readonly options: Json;
}

/** A rule that has just mattered; said once. */
export interface Remark<D extends Kinded = Kinded, E = unknown, V = unknown> {
  readonly id: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly rule: string;
  /** `events` are those since this seat was asked last. */
  when(now: Moment<D, E, V>): boolean;
}

/** The one place where a course gives up the types of its game: it only ever gets what comes from that game. */
export const defineCourse = <D extends Kinded, E, V>(course: Course<D, E, V>): Course =>
  course as unknown as Course;

/** The entry of a menu that an answer names, and what it says there. */
export function entryOf(answer: Json): { readonly entry: string; readonly answer: Json } {
  const { entry = '', answer: said = null } = (answer ?? {}) as { entry?: string; answer?: Json };
  return { entry, answer: said };
}

/** Where a learner goes on: the next lesson, or the first game. */
export const hrefAfter = (game: GameId, lesson: Lesson, lessons: readonly Lesson[]): string =>
  `#/learn/${game}/${lessons[lessons.indexOf(lesson) + 1]?.id ?? 'game'}`;
