/** Drawing only: a small seeded stream so that every wobble is the same on every screen. */
export function pencilNoise(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [number, number];

/** Cuts a closed outline into short pieces and pushes each one a little off the line, like a hand would. */
export function wobble(outline: readonly Point[], amplitude: number, seed: number): Point[] {
  const noise = pencilNoise(seed);
  const out: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const pieces = Math.max(1, Math.round(length / 22));
    for (let j = 0; j < pieces; j++) {
      const along = j / pieces;
      const off = (noise() - 0.5) * 2 * amplitude * (j ? 1 : 0.4);
      out.push([
        ax + (bx - ax) * along - ((by - ay) / length) * off,
        ay + (by - ay) * along + ((bx - ax) / length) * off,
      ]);
    }
  }
  return out;
}

const short = (n: number): string => n.toFixed(1);

/** Closed Catmull-Rom curve through the points, as an SVG path. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${short(c1[0])} ${short(c1[1])} ${short(c2[0])} ${short(c2[1])} ${short(p2[0])} ${short(p2[1])}`;
  }
  return `${d}Z`;
}

export interface Ripple {
  readonly d: string;
  readonly opacity: number;
}

/** Small waves scattered over a rectangle of sea. */
export function ripples(
  count: number,
  box: readonly [number, number, number, number],
  seed: number,
): Ripple[] {
  const noise = pencilNoise(seed);
  const [x0, y0, w, h] = box;
  return Array.from({ length: count }, () => {
    const x = short(x0 + noise() * w);
    const y = short(y0 + noise() * h);
    const half = 4 + noise() * 8;
    const q = short(half / 2);
    const l = short(half);
    return { d: `M${x} ${y}q${q}-5 ${l} 0t${l} 0 ${l} 0`, opacity: 0.18 + noise() * 0.3 };
  });
}

/** Point of a dial with `hours` hours, 0 at the top. */
export function onDial(hour: number, radius: number, centre: number, hours = 12): Point {
  const angle = (hour / hours) * Math.PI * 2 - Math.PI / 2;
  return [centre + Math.cos(angle) * radius, centre + Math.sin(angle) * radius];
}
