import { CATCH_CLAN, CLANS, DISTANCE, islandOf, OUTPOST_CLAN, PORT, ZONES } from '@comptoir/baie';
import type { Clan } from './clans.ts';

/** The sea of the Captain as it is drawn. What lies where and what borders on what is the game's own map (14.1). */
export type Zone = (typeof ZONES)[number];

export type ZoneKind =
  | { readonly kind: 'port' }
  | { readonly kind: 'sea' }
  | { readonly kind: 'catch'; readonly clan: Clan }
  | { readonly kind: 'outpost'; readonly clan: Clan }
  | { readonly kind: 'treasure' };

interface ZonePlan {
  readonly x: number;
  readonly y: number;
  readonly what: ZoneKind;
}

const PLACES: Readonly<Record<Zone, readonly [x: number, y: number]>> = {
  P: [60, 150],
  K1: [165, 66],
  K2: [190, 150],
  K3: [165, 236],
  K4: [290, 56],
  K5: [310, 150],
  K6: [290, 246],
  K7: [410, 66],
  K8: [430, 150],
  K9: [410, 236],
  K10: [535, 62],
  K11: [552, 150],
  K12: [535, 240],
};

function zoneKind(zone: number): ZoneKind {
  const caught = CLANS[CATCH_CLAN[zone] ?? -1];
  if (caught !== undefined) return { kind: 'catch', clan: caught };
  const held = CLANS[OUTPOST_CLAN[zone] ?? -1];
  if (held !== undefined) return { kind: 'outpost', clan: held };
  if (islandOf(zone) >= 0) return { kind: 'treasure' };
  return { kind: zone === PORT ? 'port' : 'sea' };
}

export const ZONE_PLAN: Readonly<Record<Zone, ZonePlan>> = Object.fromEntries(
  ZONES.map((zone, at) => [zone, { x: PLACES[zone][0], y: PLACES[zone][1], what: zoneKind(at) }]),
) as Record<Zone, ZonePlan>;

/** Every border once. */
export const LANES: readonly (readonly [Zone, Zone])[] = ZONES.flatMap((from, i) =>
  ZONES.flatMap((to, j) => (j > i && DISTANCE[i]?.[j] === 1 ? [[from, to] as const] : [])),
);

/** A shortest way, zone by zone; every one of them costs the same. */
export function courseOf(from: Zone, to: Zone): Zone[] {
  const goal = ZONES.indexOf(to);
  const course = [from];
  for (let at = ZONES.indexOf(from); at !== goal; ) {
    const left = DISTANCE[at]?.[goal] ?? 0;
    const next = ZONES.findIndex(
      (_, zone) => DISTANCE[at]?.[zone] === 1 && DISTANCE[zone]?.[goal] === left - 1,
    );
    if (next < 0) return [from, to];
    at = next;
    course.push(ZONES[at] as Zone);
  }
  return course;
}

/** Any number of ships may lie in port and at sea: in two rows, within reach of a hand that presses the zone. */
const FLEET = [
  [-24, 0],
  [0, 0],
  [24, 0],
  [-12, 18],
  [12, 18],
] as const;
/** How far above the middle of its zone a fleet lies. */
const LIFT = { port: -2, sea: 10 } as const;

/** Where ship `at` of a fleet is drawn. */
export function moorings(ships: readonly Zone[]): { readonly x: number; readonly y: number }[] {
  return ships.map((zone, i) => {
    const rank = ships.slice(0, i).filter((other) => other === zone).length;
    const { x, y, what } = ZONE_PLAN[zone];
    const place = what.kind === 'port' || what.kind === 'sea' ? FLEET[rank] : undefined;
    return place === undefined
      ? { x: x - 22 + rank * 26, y: y - 8 + rank * 4 }
      : { x: x + place[0], y: y + place[1] - LIFT[what.kind as keyof typeof LIFT] };
  });
}

/** The line on which the name of a zone is written: under it, and above the port, where the fleet lies lower. */
export function nameAt(zone: Zone): number {
  const { y, what } = ZONE_PLAN[zone];
  return what.kind === 'port' ? y - 32 : y + 40;
}
