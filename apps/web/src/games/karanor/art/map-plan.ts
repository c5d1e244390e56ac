import { type Point, pencilNoise, smooth, wobble } from '../../../art/geometry.ts';
import type { Localized } from '../../../i18n/localized.ts';
import type { Resource } from './resources.ts';

export interface Territory {
  readonly id: string;
  readonly name: Localized;
  readonly x: number;
  readonly y: number;
  /** Origin city, trading post, or no city. */
  readonly city: string | null;
  readonly resource: Resource | null;
  readonly villa: boolean;
  readonly inhabitant: boolean;
}
export interface Road {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: 'land' | 'sea';
}
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  readonly islands: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly outline: readonly Point[];
  }[];
  readonly territories: readonly Territory[];
  readonly edges: readonly Road[];
}

/** Reads the map of the content file, where closed sets are still plain strings. */
export function mapPlan(source: {
  readonly width: number;
  readonly height: number;
  readonly islands: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly outline: readonly (readonly number[])[];
  }[];
  readonly territories: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly x: number;
    readonly y: number;
    readonly city: string | null;
    readonly resource: string | null;
    readonly villa: boolean;
    readonly inhabitant: boolean;
  }[];
  readonly edges: readonly {
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly kind: string;
  }[];
}): MapPlan {
  return {
    width: source.width,
    height: source.height,
    islands: source.islands.map((island) => ({
      ...island,
      outline: island.outline.map(([x, y]): Point => [x ?? 0, y ?? 0]),
    })),
    territories: source.territories.map((place) => ({
      ...place,
      resource: place.resource as Resource | null,
    })),
    edges: source.edges.map((edge) => ({ ...edge, kind: edge.kind === 'sea' ? 'sea' : 'land' })),
  };
}

/** Sideways nudges of names that would run into a road or a neighbour. */
export const LABEL_NUDGE: Readonly<Record<string, number>> = {
  'pinede-rousse': -4,
  'foret-de-murmure': 8,
  'route-des-fumerolles': 4,
  'lande-aux-lanternes': 6,
  'mine-de-fer-gris': 4,
  unisson: 6,
  cendrelune: -10,
  orival: -2,
  'plage-des-figuiers': -34,
  perlance: 16,
  'promontoire-du-guet': 4,
  'plaine-des-attelages': 20,
  'marais-aux-sangliers': 14,
  'champs-de-lin': -4,
  'coteaux-vermeils': -4,
  'vergers-de-mirabelle': -2,
};

export const coastline = (outline: readonly Point[], index: number): string =>
  smooth(wobble(outline, 5, 20 + index));

export interface DrawnRoad {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly d: string;
  /** Where the sailboat disc with the fee sits. */
  readonly middle: Point;
}

/** Roads bend a little, each in its own way; lanes bow out to sea. */
export function drawRoads(plan: MapPlan): DrawnRoad[] {
  const noise = pencilNoise(3);
  const at = new Map(plan.territories.map((place) => [place.id, place]));
  return plan.edges.flatMap((edge) => {
    const a = at.get(edge.a);
    const b = at.get(edge.b);
    if (!a || !b) return [];
    const [mx, my, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy) || 1;
    const bend = edge.kind === 'land' ? (noise() - 0.5) * 16 : 18;
    const [nx, ny] = [-dy / length, dx / length];
    const d = `M${a.x} ${a.y}Q${(mx + nx * bend).toFixed(1)} ${(my + ny * bend).toFixed(1)} ${b.x} ${b.y}`;
    return [
      { id: edge.id, kind: edge.kind, d, middle: [mx + nx * (bend / 2), my + ny * (bend / 2)] as const },
    ];
  });
}
