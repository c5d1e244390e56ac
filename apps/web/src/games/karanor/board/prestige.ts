import { type Event, PRESTIGE_SOURCES, type PrestigeSource, prestigeSource } from '@comptoir/karanor';

/** One gain or loss, with what it came from. */
export interface PrestigePoint {
  readonly seat: number;
  readonly round: number;
  readonly by: number;
  readonly source: PrestigeSource;
  readonly why: string;
  /** The place of a villa. */
  readonly territory: number;
}

export interface Course {
  /** In the order of the game. */
  readonly points: readonly PrestigePoint[];
  /** By seat, then by source. */
  readonly sources: readonly (readonly number[])[];
  /** By seat, prestige after each round from 0. */
  readonly rounds: readonly (readonly number[])[];
}

export function courseOf(events: readonly Event[], seats: number): Course {
  const sources = Array.from({ length: seats }, () => PRESTIGE_SOURCES.map(() => 0));
  const score: number[] = Array.from({ length: seats }, () => 0);
  const rounds = Array.from({ length: seats }, () => [0]);
  const points: PrestigePoint[] = [];
  let round = 1;
  let territory = -1;
  const close = (upTo: number): void => {
    for (const [seat, line] of rounds.entries()) while (line.length < upTo) line.push(score[seat] ?? 0);
  };
  for (const event of events) {
    if (event.type === 'turn-began' && event.round > round) {
      close(event.round);
      round = event.round;
    }
    if (event.type === 'villa-bought') territory = event.territory;
    if (event.type !== 'prestige') continue;
    const source = prestigeSource(event.why);
    points.push({ seat: event.seat, round, by: event.by, source, why: event.why, territory });
    score[event.seat] = (score[event.seat] ?? 0) + event.by;
    const line = sources[event.seat];
    const at = PRESTIGE_SOURCES.indexOf(source);
    if (line !== undefined) line[at] = (line[at] ?? 0) + event.by;
  }
  close(round + 1);
  return { points, sources, rounds };
}
