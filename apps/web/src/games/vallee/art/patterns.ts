import type { Pattern } from '@comptoir/vallee';
import { pencilNoise } from '../../../art/geometry.ts';

export interface PatternStroke {
  readonly d: string;
  /** 0 = filled shape. */
  readonly width: number;
}

const n = (v: number): string => v.toFixed(1);
const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

function strokes(pattern: Pattern): PatternStroke[] {
  const noise = pencilNoise(5);
  const lines: string[] = [];
  const push = (count: number, line: (i: number) => string): void => {
    for (let i = 0; i < count; i++) lines.push(line(i));
  };
  switch (pattern) {
    case 'dune':
      push(7, (i) => `M-10 ${14 + i * 15}q25-12 52 0t52 0 52 0 52 0 52 0`);
      return [{ d: lines.join(''), width: 2.2 }];
    case 'ring': {
      const ring = (r: number): string => dot(200, 130, r);
      const radii = Array.from({ length: 12 }, (_, i) => 18 + i * 13);
      return [
        {
          d: radii
            .filter((r) => r % 2)
            .map(ring)
            .join(''),
          width: 5,
        },
        {
          d: radii
            .filter((r) => r % 2 === 0)
            .map(ring)
            .join(''),
          width: 2,
        },
      ];
    }
    case 'leaf':
      for (let row = 0; row < 6; row++) {
        for (let x = (row % 2) * 14 - 6; x < 210; x += 28)
          lines.push(`M${x} ${4 + row * 24}q9-12 18 0q-9 12-18 0Z`);
      }
      return [{ d: lines.join(''), width: 0 }];
    case 'spike':
      push(36, (i) => {
        const angle = Math.PI + (i / 36) * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const far = 130 + (i % 3) * 26;
        return `M${n(100 + c * 46)} ${n(118 + s * 46)}L${n(100 + c * far)} ${n(118 + s * far)}`;
      });
      return [{ d: lines.join(''), width: 2.6 }];
    case 'snow':
      push(60, () => dot(noise() * 200, noise() * 125, 1 + noise() * 2.8));
      return [{ d: lines.join(''), width: 0 }];
    case 'rain':
      push(70, () => `M${n(noise() * 220)} ${n(noise() * 130)}l-6 13`);
      return [{ d: lines.join(''), width: 2.2 }];
    case 'plume':
      for (let row = 0; row < 5; row++)
        for (let x = (row % 2) * 20 - 10; x < 220; x += 40)
          lines.push(`M${x} ${row * 28 + 4}q10 16 0 26q-10-10 0-26M${x} ${row * 28 + 4}v26`);
      return [{ d: lines.join(''), width: 2 }];
    case 'stripe':
      push(8, (i) => `M-10 ${8 + i * 17}q60 10 110 0t110 0`);
      return [{ d: lines.join(''), width: 7 }];
    case 'branch':
      push(
        9,
        (i) => `M${i * 26 - 8} 130q6-50 -4-130M${i * 26 - 8} 70q12-10 16-22M${i * 26 - 8} 40q-10-8 -14-20`,
      );
      return [{ d: lines.join(''), width: 2.4 }];
    case 'bamboo':
      push(8, (i) => `M${i * 27 - 4} -4v40m-5 3h10m-5 3v40m-5 3h10m-5 3v40`);
      return [{ d: lines.join(''), width: 3 }];
    case 'ripple':
      push(24, (i) => `M${(i % 4) * 58 - 20 + (i % 8 < 4 ? 0 : 29)} ${8 + Math.floor(i / 4) * 22}q14-9 28 0`);
      return [{ d: lines.join(''), width: 2.6 }];
    case 'tooth':
      push(6, (i) => `M-8 ${i * 24}${'l9 15 9-15'.repeat(13)}`);
      return [{ d: lines.join(''), width: 2.2 }];
    case 'oak':
      for (let row = 0; row < 5; row++)
        for (let x = (row % 2) * 22; x < 220; x += 44)
          lines.push(`M${x} ${row * 28 + 2}v24M${x} ${row * 28 + 10}q8 0 9-8M${x} ${row * 28 + 18}q-8 0-9-8`);
      return [{ d: lines.join(''), width: 2.2 }];
    case 'spot':
      push(26, () => {
        const [x, y, r] = [noise() * 200, noise() * 125, 4 + noise() * 5];
        return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r)} ${n(r)}`;
      });
      return [{ d: lines.join(''), width: 3.4 }];
    case 'scale':
      for (let row = 0; row < 9; row++)
        for (let x = (row % 2) * 11 - 11; x < 210; x += 22) lines.push(`M${x} ${row * 15}q11 16 22 0`);
      return [{ d: lines.join(''), width: 1.8 }];
    case 'hatch':
      push(50, (i) => `M${(i - 10) * 9} 0l-50 140`);
      return [{ d: lines.join(''), width: 1.3 }];
    default:
      return unreachable(pattern);
  }
}

function unreachable(pattern: never): never {
  throw new Error(`no such pattern: ${pattern}`);
}

const drawn = new Map<Pattern, PatternStroke[]>();

/** One pattern per family, drawn once and shared by all its cards. */
export function patternOf(pattern: Pattern): PatternStroke[] {
  const known = drawn.get(pattern);
  if (known) return known;
  const fresh = strokes(pattern);
  drawn.set(pattern, fresh);
  return fresh;
}
