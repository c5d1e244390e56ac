import { CITIES, karanor, RESOURCES, SHOPS } from '@comptoir/karanor';
import { describe, expect, test } from 'vitest';
import { plannerFor } from './plan.ts';
import { type Table, tableOfState, withPerson } from './table.ts';
import { tableAt } from './testing/table.ts';
import { type Scope, voyagesOf } from './voyage.ts';

const SCOPE: Scope = { depth: 3, width: 40, places: 3 };

/** Nothing to do but to build the two shops in hand, everything for them at hand, in so many free cities. */
function builder(sites: number, display: readonly number[] = []): Table {
  const table = tableOfState(tableAt(2, 2, 0));
  const here = CITIES[0] as number;
  return withPerson(
    {
      ...table,
      inhabitants: table.inhabitants.map(() => false),
      villas: table.villas.map(() => 1),
      delivery: -1,
      associateSupply: [],
      display,
    },
    0,
    {
      territory: here,
      gold: 60,
      resources: RESOURCES.map(() => 8),
      questHand: [],
      shopHand: [0, 1],
      shopCities: CITIES.slice(sites),
    },
  );
}
const most = (table: Table, depth: number): number =>
  voyagesOf(plannerFor(table, 0), { ...SCOPE, depth })[0]?.value ?? 0;

describe('long plans', () => {
  test('K-090 a city that is built in is no place for the next shop', () => {
    expect(most(builder(1), 1)).toBeGreaterThan(0);
    expect(most(builder(1), 2)).toBe(most(builder(1), 1));
    expect(most(builder(2), 2)).toBeGreaterThan(most(builder(2), 1));
  });

  test('K-095 a shop of the display can be built after another one', () => {
    const best = SHOPS.findIndex(({ gold }) => gold === Math.min(...SHOPS.map((shop) => shop.gold)));
    const display = [best === 0 || best === 1 ? 2 : best];
    expect(most(builder(4, display), 1)).toBe(most(builder(4), 1));
    expect(most(builder(4, display), 3)).toBeGreaterThan(most(builder(4), 3));
  });

  test('come best first, each beginning with a task at one of its places', () => {
    for (const round of [1, 4, 7]) {
      const g = tableAt(2, round, 1);
      const plans = voyagesOf(plannerFor(tableOfState(g), 1), SCOPE);
      expect(plans.length).toBeGreaterThan(1);
      for (const [at, { task, place, value }] of plans.entries()) {
        expect(value).toBeLessThanOrEqual(plans[Math.max(0, at - 1)]?.value as number);
        if (task !== null && task.places.length > 0) expect(task.places).toContain(place);
      }
      expect(karanor.violations(g)).toEqual([]);
    }
  });
});
