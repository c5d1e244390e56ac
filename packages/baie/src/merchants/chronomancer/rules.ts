/** The paragraphs behind each of its questions and spaces, the first one first. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'pawn.step': ['H-004', 'H-050'],
  'warp.line': ['H-010'],
  'rewind.cells': ['H-003'],
  'paradox.swap': ['B-151', 'B-153'],
  'shards.spend': ['H-031'],
  'extract.goods': ['H-020', 'H-021', 'H-022', 'H-023'],
  'rift.clan': ['B-151', 'B-153'],
  'anchor.portal': ['B-151', 'B-153'],
  'H-S1': ['H-004', 'H-050'],
  'H-S2': ['H-010'],
  'H-S3': ['H-020', 'H-021', 'H-023'],
  'H-S4': ['H-003'],
};
