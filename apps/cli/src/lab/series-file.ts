import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { canonical, isRecord } from '@comptoir/kit';
import { Failure } from '../failure.ts';
import type { Texts } from '../texts/index.ts';
import type { Meeting, Plan, Shard } from './series.ts';

/** A series on disk: what is planned and what has been played, so that it can be stopped, resumed and put together. */
export interface SeriesFile {
  readonly plan: Plan;
  readonly shard: Shard | null;
  readonly meetings: readonly Meeting[];
}

const FORMAT = 'comptoir-ladder';
const VERSION = 1;

const isMeeting = (value: unknown, { bots, games }: Plan): value is Meeting =>
  isRecord(value) &&
  [value.a, value.b].every((bot) => Number.isInteger(bot) && bots[bot as number] !== undefined) &&
  typeof value.seconds === 'number' &&
  Array.isArray(value.won) &&
  value.won.length === games &&
  value.won.every((one) => one === null || (typeof one === 'number' && one >= 0 && one <= 1));

const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  Array.isArray(value.bots) &&
  value.bots.every((bot) => typeof bot === 'string') &&
  Number.isInteger(value.games) &&
  Number.isInteger(value.seed) &&
  Number.isInteger(value.rules) &&
  isRecord(value.builds);

/** Reads a file of a series; null where there is none yet. */
export function readSeries(file: string, t: Texts): SeriesFile | null {
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(value) && value.format === FORMAT && value.version === VERSION) {
      const { plan, shard = null, meetings } = value as Record<string, unknown>;
      if (isPlan(plan) && Array.isArray(meetings) && meetings.every((one) => isMeeting(one, plan)))
        return { plan, shard: shard as Shard | null, meetings };
    }
  } catch {
    // Neither a file nor JSON: refused like any other content.
  }
  throw new Failure(t.notASeries(file));
}

/** A reader finds the old file or the new one, never half of one. */
export function writeSeries(file: string, series: SeriesFile, t: Texts): void {
  try {
    writeFileSync(`${file}.part`, JSON.stringify({ format: FORMAT, version: VERSION, ...series }));
    renameSync(`${file}.part`, file);
  } catch {
    throw new Failure(t.cannotWrite(file));
  }
}

/** The first thing in which two plans differ; null where they are the same. */
export function differenceOf(a: Plan, b: Plan): keyof Plan | null {
  const keys = Object.keys(a) as (keyof Plan)[];
  return keys.find((key) => canonical(a[key]) !== canonical(b[key])) ?? null;
}

/** Puts the parts of one series together; a game that two of them played counts once. */
export function mergeSeries(files: readonly string[], t: Texts): SeriesFile {
  const parts = files.map((file) => {
    const found = readSeries(file, t);
    if (found === null) throw new Failure(t.cannotRead(file));
    return found;
  });
  const [first, ...others] = parts as [SeriesFile, ...SeriesFile[]];
  for (const [at, other] of others.entries()) {
    const difference = differenceOf(first.plan, other.plan);
    if (difference !== null)
      throw new Failure(t.otherSeries(files[at + 1] as string, t.planParts[difference] ?? difference));
  }
  const meetings = first.meetings.map((meeting, at) => {
    const same = parts.map((part) => part.meetings[at] as Meeting);
    return {
      ...meeting,
      won: meeting.won.map(
        (_, game) => same.map(({ won }) => won[game] ?? null).find((one) => one !== null) ?? null,
      ),
      seconds: same.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
  return { plan: first.plan, shard: null, meetings };
}
