import { CATALOG } from '@comptoir/catalog';
import { durationWords, type NoticeKind, type NoticeSettings } from '@comptoir/protocol';
import type { TableLine } from '../storage/store.ts';
import { noticeWords } from './words.ts';

type Language = NoticeSettings['language'];

/** One table that a message is about. */
export interface Told {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  /** The names of the others at the table. */
  readonly others: readonly string[];
  readonly deadline: number | null;
  /** The name of the person it is about, where everybody at the table reads it. */
  readonly player?: string;
}

/** A message that waits for its channels: only the facts, which are put into words when it is sent. */
export interface Message {
  readonly language: Language;
  /** Empty for a trial. */
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
  const [first, ...more] = others;
  const last = more.pop();
  const few = [first, ...more].join(', ');
  const names = last === undefined ? few : noticeWords(language, 'and', { names: few, last });
  // A name may end in a full stop of its own.
  const parts = names === '' ? [] : [noticeWords(language, 'with', { names }).replace(/\.\.$/, '.')];
  if (deadline !== null)
    parts.push(noticeWords(language, 'left', { time: durationWords(deadline - now, language) }));
  return parts.join(' ');
}

function headline({ kind, game, player }: Told, language: Language): string {
  const title = gameTitle(game, language);
  return player !== undefined && (kind === 'turn' || kind === 'time')
    ? noticeWords(language, `table.${kind}`, { game: title, name: player })
    : noticeWords(language, `kind.${kind}`, { game: title });
}

export function letterOf({ language, told, isDigest }: Message, now: number): Letter {
  const [first] = told;
  if (first === undefined)
    return {
      title: noticeWords(language, 'trial'),
      body: noticeWords(language, 'trial.text'),
      path: '/#/profile',
    };
  if (!isDigest)
    return {
      title: headline(first, language),
      body: sentence(first, language, now),
      path: `/#/table/${first.table}`,
    };
  const lines = told.map((one) => `${headline(one, language)}. ${sentence(one, language, now)}`.trim());
  return {
    title: noticeWords(language, 'digest', { n: told.length }),
    body: lines.join('\n'),
    path: '/#/games',
  };
}
