import { CATALOG } from '@comptoir/catalog';
import { durationWords, type NoticeKind, type NoticeSettings } from '@comptoir/protocol';
import type { TableLine } from '../storage/store.ts';

type Language = NoticeSettings['language'];

/** What is known about one table that is told. */
export interface Told {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  /** Those at the table, without the person. */
  readonly others: readonly string[];
  readonly deadline: number | null;
}

/** A message as it waits for its channels: the facts, so that it is put into words when it leaves. */
export interface Message {
  readonly language: Language;
  readonly told: readonly Told[];
  readonly isDigest: boolean;
  /** How many tables wait for the person. */
  readonly waiting: number;
}

/** The words of a message. */
export interface Letter {
  readonly title: string;
  readonly body: string;
  /** The page it leads to, after the address of the server. */
  readonly path: string;
}

const WORDS = {
  fr: {
    kinds: {
      turn: 'à vous de jouer',
      time: 'votre temps s’écoule',
      invited: 'une place vous attend',
      talk: 'nouveau message',
      over: 'la partie est finie',
    },
    with: (names: string) => `Avec ${names}.`,
    and: ' et ',
    left: (time: string) => `Il vous reste ${time}.`,
    colon: '\u00a0: ',
    digest: (n: number) => (n === 1 ? 'Une table à voir' : `${n} tables à voir`),
  },
  en: {
    kinds: {
      turn: 'your turn',
      time: 'your time is running out',
      invited: 'a seat is kept for you',
      talk: 'new message',
      over: 'the game is over',
    },
    with: (names: string) => `With ${names}.`,
    and: ' and ',
    left: (time: string) => `You have ${time} left.`,
    colon: ': ',
    digest: (n: number) => (n === 1 ? 'One table to look at' : `${n} tables to look at`),
  },
} as const;

export const gameTitle = (game: string, language: Language): string =>
  CATALOG.get(game)?.wording[language].title ?? game;

export function toldOf(
  { kind, table, number }: Pick<Told, 'kind' | 'table' | 'number'>,
  line: TableLine,
  person: string,
): Told {
  const others = line.seats.flatMap((seat) => (seat.person !== person && seat.name ? [seat.name] : []));
  const isTimed = kind === 'turn' || kind === 'time';
  return { kind, table, number, game: line.game, others, deadline: isTimed ? line.deadline : null };
}

function sentence({ others, deadline }: Told, language: Language, now: number): string {
  const words = WORDS[language];
  const names = [others.slice(0, -1).join(', '), others.at(-1)].filter(Boolean).join(words.and);
  const parts = names === '' ? [] : [words.with(names)];
  if (deadline !== null) parts.push(words.left(durationWords(deadline - now, language)));
  return parts.join(' ');
}

function headline({ kind, game }: Told, language: Language): string {
  const words = WORDS[language];
  return `${gameTitle(game, language)}${words.colon}${words.kinds[kind]}`;
}

export function letterOf({ language, told, isDigest }: Message, now: number): Letter {
  const [first] = told;
  if (first === undefined) throw new Error('a message tells nothing');
  if (!isDigest)
    return {
      title: headline(first, language),
      body: sentence(first, language, now),
      path: `/#/table/${first.table}`,
    };
  const lines = told.map((one) => `${headline(one, language)}. ${sentence(one, language, now)}`.trim());
  return { title: WORDS[language].digest(told.length), body: lines.join('\n'), path: '/#/' };
}
