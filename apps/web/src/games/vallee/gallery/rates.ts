import measured from './folk-rates.json' with { type: 'json' };

/** Games in which one player held most of it, how often that player won, and the 95 % interval of that share. */
export type Row = [games: number, rate: number, low: number, high: number];

/** What a series of games among bots found; `npm run folk-rates -w apps/web` writes it. */
export interface FolkRates {
  readonly robots: string;
  readonly players: number;
  readonly games: number;
  readonly folks: Readonly<Record<string, Row>>;
  /** By two names with a plus between them, in the order in which folks are numbered. */
  readonly pairs: Readonly<Record<string, Row>>;
}

export interface Standing {
  readonly folk: string;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export const RATES = measured as unknown as FolkRates;

const standing = (folk: string, [games, rate, low, high]: Row): Standing => ({
  folk,
  games,
  rate,
  low,
  high,
});
const byRate = (a: Standing, b: Standing): number => b.rate - a.rate;

/** Folks from the one whose followers win most often. */
export const standings = (rates: FolkRates = RATES): Standing[] =>
  Object.entries(rates.folks)
    .map(([folk, row]) => standing(folk, row))
    .sort(byRate);

/** The other folks, from the best company of this one. */
export function companyOf(folk: string, rates: FolkRates = RATES): Standing[] {
  return Object.entries(rates.pairs)
    .flatMap(([names, row]) => {
      const pair = names.split('+');
      const other = pair.find((name) => name !== folk);
      return pair.includes(folk) && other !== undefined ? [standing(other, row)] : [];
    })
    .sort(byRate);
}

/** How often whoever held most of a folk won, over all folks: each folk is compared with this. */
export function usualRate(rates: FolkRates = RATES): number {
  const rows = Object.values(rates.folks);
  const games = rows.reduce((sum, [count]) => sum + count, 0);
  return games === 0 ? 0 : rows.reduce((sum, [count, rate]) => sum + count * rate, 0) / games;
}
