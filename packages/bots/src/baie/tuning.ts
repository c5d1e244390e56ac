import { type Numbers, numbersOfEdition, withNumbers } from '@comptoir/baie';
import type { Trial, Verdict } from '../players.ts';
import type { BaieFigures } from './statistics.ts';

/** Trying other designed numbers: a grid of values by path, such as `slots.0.hours` or `shops.F.spaces.F-S3.hours`. */

interface Point {
  readonly changes: Trial['changes'];
  readonly numbers: Numbers;
}

export type Grid = readonly (readonly [path: string, values: readonly number[]])[];

type Tree = { [key: string]: Tree | number };

/** A copy with one number changed; null where the path leads to no number. */
export function withNumber(numbers: Numbers, path: string, value: number): Numbers | null {
  const copy = JSON.parse(JSON.stringify(numbers)) as Tree;
  const keys = path.split('.');
  const last = keys.pop()!;
  let at: Tree | number | undefined = copy;
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'object' || typeof at[last] !== 'number') return null;
  at[last] = value;
  return copy as unknown as Numbers;
}

/** Every combination of the values, the last path varying fastest; the path that is wrong, if one is. */
export function trialsOf(grid: Grid, edition?: number): readonly Trial[] | { readonly wrong: string } {
  let points: Point[] = [{ changes: [], numbers: numbersOfEdition(edition) }];
  for (const [path, values] of grid) {
    const next: Point[] = [];
    for (const { changes, numbers } of points) {
      for (const value of values) {
        const changed = withNumber(numbers, path, value);
        if (changed === null) return { wrong: path };
        next.push({ changes: [...changes, [path, value]], numbers: changed });
      }
    }
    points = next;
  }
  return points.map(({ changes, numbers }) => ({
    changes,
    play: (play) => withNumbers(numbers, play),
  }));
}

const percent = (value: number): string => `${Math.round(100 * value)}`;
const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** How often the Colporteur should be beaten: by merchant bots and by masters, at each level. */
const BEATEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  merchant: { normal: 0.6, hard: 0.35 },
  master: { normal: 0.8, hard: 0.55, impitoyable: 0.3 },
};

/** What docs/rules/baie.md, 11.1 asks of the figures. */
export function verdictsOf(figures: BaieFigures, bot: string, level: string): readonly Verdict[] {
  const { docksFilled, marker, handsOffered, handsTaken, corruptionValue, byMerchant, byAction } = figures;
  const hands = handsOffered === 0 ? 0.5 : handsTaken / handsOffered;
  const common = (byAction['REC'] ?? 0) + (byAction['TEAM'] ?? 0);
  const rare = Object.entries(byAction).sort((a, b) => a[1] - b[1])[0];
  const found: Verdict[] = [
    {
      name: 'docks',
      text: docksFilled.map(percent).join('/'),
      holds: docksFilled.every((share) => share >= 0.85),
    },
    {
      name: 'marker',
      text: marker.map((hour) => hour.toFixed(1)).join('/'),
      holds: marker.every((hour) => within(hour, 9, 11.5)),
    },
    { name: 'hands', text: percent(hands), holds: within(hands, 0.3, 0.7) },
    { name: 'corruption', text: corruptionValue.toFixed(2), holds: within(corruptionValue, -3, -1.5) },
    { name: 'held', text: figures.corruptionHeld.toFixed(1), holds: true },
    { name: 'rec+team', text: percent(common), holds: common <= 0.4 },
    {
      name: 'rarest',
      text: rare === undefined ? '' : `${rare[0]} ${(100 * rare[1]).toFixed(1)}`,
      holds: rare === undefined || rare[1] >= 0.03,
    },
  ];
  if (figures.colporteur.games > 0) {
    const share = figures.colporteur.beaten / figures.colporteur.games;
    const wanted = BEATEN[bot]?.[level];
    found.push({
      name: 'beaten',
      text: percent(share),
      holds: wanted === undefined || within(share, wanted - 0.05, wanted + 0.05),
    });
    return found;
  }
  for (const [id, { games, wins, fairShare, gold, spread }] of Object.entries(byMerchant)) {
    const share = wins / games / fairShare;
    found.push({
      name: id,
      text: `${share.toFixed(2)} (${Math.round(gold)} ±${Math.round(spread)})`,
      holds: within(share, 0.8, 1.2),
    });
  }
  return found;
}
