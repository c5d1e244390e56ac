/** The paragraphs behind each of its questions and spaces, the first one first. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'pot.fill': ['T-011', 'T-010', 'T-002'],
  'pot.stir': ['T-012', 'T-004'],
  'pots.empty': ['T-013'],
  'menu.change': ['T-013', 'T-003'],
  'serve.dish': ['T-020', 'T-021', 'T-022', 'T-023'],
  'song.guest': ['B-151', 'B-109'],
  'T-S1': ['T-011', 'T-010'],
  'T-S2': ['T-012'],
  'T-S3': ['T-020', 'T-021', 'T-022', 'T-023'],
  'T-S4': ['T-013'],
};
