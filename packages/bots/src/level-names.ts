/** The characters that a seat can be given to, weakest first; `random` and `greedy` are the yardsticks they are measured with. */
export const LEVELS = ['beginner', 'novice', 'merchant', 'master', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];
export type BotId = Level | 'random' | 'greedy';
