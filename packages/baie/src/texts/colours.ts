/** The colours as adjectives; French ones agree with their noun. */
export const COLOURS = {
  R: { m: 'rouge', f: 'rouge', en: 'red' },
  G: { m: 'vert', f: 'verte', en: 'green' },
  B: { m: 'bleu', f: 'bleue', en: 'blue' },
  Y: { m: 'jaune', f: 'jaune', en: 'yellow' },
} as const;
