/** The paragraphs behind each of its questions and spaces, the first one first. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'compass.spin': ['K-011', 'K-010'],
  'ship.move': ['K-012', 'K-013'],
  'ship.row': ['B-151', 'B-153'],
  'recall.ship': ['K-020', 'K-021'],
  'recall.chest': ['K-020', 'K-021'],
  'recall.idol': ['K-020', 'B-109'],
  'chart.look': ['K-030'],
  'chart.swap': ['K-030'],
  'nets.ship': ['B-151', 'B-153'],
  'colours.ship': ['B-151', 'B-153'],
  'K-S1': ['K-010', 'K-012'],
  'K-S2': ['K-011', 'K-012'],
  'K-S3': ['K-020', 'K-021'],
  'K-S4': ['K-030'],
};
