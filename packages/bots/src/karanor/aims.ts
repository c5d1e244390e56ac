/** What merchants of Karanor are after, in prestige. */
export const AIMS = [
  'prestige',
  'income',
  'gold',
  'goods',
  'tools',
  'prospects',
  'intrigue',
  'time',
] as const;
export type Aim = (typeof AIMS)[number];
