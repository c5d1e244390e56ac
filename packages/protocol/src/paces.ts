import type { Language } from '@comptoir/kit';
import { durationWords } from './duration.ts';
import type { Pace } from './tables.ts';

/** The paces that people know, quickest first. */
export const PACES = {
  live: { kind: 'live', bank: 300, increment: 300, cap: 900, window: 8 },
  calm: { kind: 'live', bank: 900, increment: 900, cap: 2700, window: 8 },
  evening: { kind: 'live', bank: 3600, increment: 300, cap: 3600, window: 30 },
  day: { kind: 'slow', hours: 24, reserve: 72, rest: true },
  days: { kind: 'slow', hours: 72, reserve: 72, rest: true },
  free: { kind: 'free' },
} as const satisfies Readonly<Record<string, Pace>>;

export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

interface PaceWords {
  /** In a few words. */
  readonly title: string;
  /** How time accumulates, and when a clock stands still. */
  readonly note: string;
}

const HOUR = 3_600_000;

/** What a pace means for the players. */
export function paceWords(pace: Pace, language: Language): PaceWords {
  const time = (ms: number) => durationWords(ms, language);
  const isFrench = language === 'fr';
  switch (pace.kind) {
    case 'free':
      return isFrench
        ? { title: 'Sans limite', note: 'Aucune horloge ne tourne.' }
        : { title: 'No limit', note: 'No clock runs.' };
    case 'live': {
      const [bank, more] = [time(pace.bank * 1000), time(pace.increment * 1000)];
      const cap = pace.cap === undefined ? null : time(pace.cap * 1000);
      if (isFrench)
        return {
          title: `En direct, ${bank} + ${more}`,
          note: `${bank} au départ, ${more} de plus après chaque tour${cap === null ? '' : `, ${cap} au plus`}.`,
        };
      return {
        title: `Live, ${bank} + ${more}`,
        note: `${bank} to begin with, ${more} more after each turn${cap === null ? '' : `, ${cap} at most`}.`,
      };
    }
    case 'slow': {
      const turn = time(pace.hours * HOUR);
      const notes: string[] = [];
      if (pace.reserve) {
        const reserve = time(pace.reserve * HOUR);
        notes.push(
          isFrench
            ? `Chacun a ${reserve} en réserve\u00a0; le temps qu’un coup n’utilise pas la remplit, ${reserve} au plus.`
            : `Everybody has ${reserve} in reserve; the time that a move leaves over fills it, up to ${reserve}.`,
        );
      }
      if (pace.rest)
        notes.push(
          isFrench
            ? 'L’horloge s’arrête pendant vos heures calmes et vos vacances.'
            : 'The clock stands still in your quiet hours and on your holidays.',
        );
      return { title: isFrench ? `${turn} par coup` : `${turn} per move`, note: notes.join(' ') };
    }
  }
}

/** What a table has agreed on for somebody whose time runs out. */
export function absenceWords(
  { timeout, giveUp }: { readonly timeout: 'bot' | 'default' | 'wait'; readonly giveUp: number | null },
  language: Language,
): string {
  const isFrench = language === 'fr';
  if (timeout === 'wait') return isFrench ? 'On attend.' : 'Everybody waits.';
  const first = {
    bot: isFrench ? 'Un robot joue ce coup.' : 'A bot plays this move.',
    default: isFrench ? 'Le coup le plus simple est joué.' : 'The simplest move is played.',
  }[timeout];
  if (giveUp === null) return first;
  const after = isFrench
    ? `Après ${giveUp} coups manqués de suite, la place passe au robot.`
    : `After ${giveUp} missed moves in a row the seat goes to the bot.`;
  return `${first} ${after}`;
}
