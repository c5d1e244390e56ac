/** The paragraphs behind each of its questions and spaces, the first one first. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'smith.alloys': ['F-002'],
  'dice.take-out': ['F-010', 'F-011'],
  'dice.roll': ['F-010'],
  'dice.place': ['F-004', 'F-003'],
  'hammer.change': ['F-011'],
  'smelt.dice': ['F-012'],
  'forge.furnace': ['F-020', 'F-021'],
  'forge.hallmark': ['F-023', 'F-050'],
  'forge.keep': ['F-022'],
  'bellows.set': ['B-151', 'B-153'],
  'order.die': ['B-151', 'B-153'],
  'F-S1': ['F-010'],
  'F-S2': ['F-011'],
  'F-S3': ['F-020', 'F-021', 'F-022', 'F-023'],
  'F-S4': ['F-012'],
};
