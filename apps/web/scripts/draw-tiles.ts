/** Draws the paper grain and the two wood tiles of src/styles. Run after a change of these numbers only. */
import { writeFileSync } from 'node:fs';
import { pencilNoise } from '../src/art/geometry.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" aria-hidden="true"';
const styles = new URL('../src/styles/', import.meta.url);
const n = (v: number): string => v.toFixed(1);

function grain(): string {
  return `<svg ${SVG} width="240" height="240"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .30  0 0 0 0 .20  0 0 0 0 .10  0 0 0 -.9 .52"/></filter><rect width="240" height="240" filter="url(#n)" opacity=".34"/></svg>\n`;
}

function wood(base: string, line: string, dark: string): string {
  const noise = pencilNoise(7);
  const joints = [0, 62, 131, 190, 256];
  let body = '';
  for (let k = 0; k < 4; k++) {
    const top = joints[k]!;
    const bottom = joints[k + 1]!;
    body += `<path fill="${base}" d="M0 ${top}h900v${bottom - top}H0z"/>`;
    for (let i = 0; i < 9; i++) {
      const y = top + 5 + noise() * (bottom - top - 10);
      const bend = 2 + noise() * 5;
      const x = noise() * 300;
      body += `<path d="M-10 ${n(y)}C${n(150 + x)} ${n(y - bend)} ${n(300 + x)} ${n(y + bend)} 480 ${n(y)}S760 ${n(y - bend)} 910 ${n(y)}" fill="none" stroke="${i % 3 ? line : dark}" stroke-width="${n(0.7 + noise() * 1.1)}" opacity="${n(0.25 + noise() * 0.4)}"/>`;
    }
    const knot = 120 + noise() * 650;
    const middle = (top + bottom) / 2;
    if (k % 2) {
      body += `<ellipse cx="${n(knot)}" cy="${middle}" rx="13" ry="6" fill="none" stroke="${dark}" stroke-width="1.2" opacity=".6"/><ellipse cx="${n(knot)}" cy="${middle}" rx="6" ry="2.6" fill="${dark}" opacity=".5"/>`;
    }
    const butt = noise() * 800;
    body += `<path d="M0 ${top + 0.5}H900M${n(butt)} ${top}V${bottom}" stroke="${dark}" stroke-width="1.8"/><path d="M0 ${top + 2}H900" stroke="${line}" opacity=".5"/>`;
  }
  return `<svg ${SVG} width="900" height="256">${body}</svg>\n`;
}

writeFileSync(new URL('grain.svg', styles), grain());
writeFileSync(new URL('wood.svg', styles), wood('#4A3123', '#674836', '#33211A'));
writeFileSync(new URL('wood-dark.svg', styles), wood('#2A1B13', '#3D281B', '#190F09'));
