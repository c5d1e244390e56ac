import { berthsIn, ZONES } from '@comptoir/baie';
import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { words } from '../../../i18n/language.svelte.ts';
import { moorings, nameAt, ZONE_PLAN, type Zone } from './captain-map.ts';

const SHIPS = 5;
/** A ship is drawn this far around its mooring. */
const HALF = 15;
/** Names are largest on the smallest chart that has any, and of normal size on the largest. */
const SIZES = [12.2 / 0.6, 13];

const fleetIn = (zone: Zone): Zone[] =>
  Array.from({ length: Math.min(SHIPS, berthsIn(ZONES.indexOf(zone), 2)) }, () => zone);

describe.each(LANGUAGES)('the chart of the Captain, %s', (language) => {
  test.each(SIZES)('no ship lies on the name of a zone of %f', (size) => {
    const covered = ZONES.flatMap((zone) =>
      moorings(fleetIn(zone)).flatMap((ship, at) =>
        ZONES.filter((other) => {
          const half = words(language, `zone.${other}`).length * size * 0.25;
          const line = nameAt(other);
          return (
            Math.abs(ship.x - ZONE_PLAN[other].x) < half + HALF &&
            ship.y + HALF > line - size * 0.7 &&
            ship.y - HALF < line
          );
        }).map((other) => `ship ${at + 1} in ${zone} on ${other}`),
      ),
    );
    expect(covered).toEqual([]);
  });
});

test.each(ZONES)('all ships in %s are within reach of a hand that presses the zone', (zone) => {
  const { x, y } = ZONE_PLAN[zone];
  for (const ship of moorings(fleetIn(zone))) expect(Math.hypot(ship.x - x, ship.y - y)).toBeLessThan(30);
});
