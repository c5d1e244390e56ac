import { expect, test } from 'vitest';
import { FOLKS } from './index.ts';
import { look as junk } from './junk/look.ts';

/** How bright a colour is, by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('names in white on the colour of a folk and its own words on its tint can be read', () => {
  for (const [folk, look] of [
    ...Object.entries(FOLKS).map(([id, { look }]) => [id, look] as const),
    ['junk', junk] as const,
  ]) {
    expect(contrast(look.ink, '#ffffff'), folk).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.deep, look.tint), folk).toBeGreaterThanOrEqual(4.5);
  }
});
