import type { Allowance } from './budget.ts';

/** A bot as a command line names it. */
export interface BotName {
  readonly id: string;
  /** How long it may think; null leaves that to the table. */
  readonly allowance: Allowance | null;
  /** The checkout whose build plays it; null for this one. */
  readonly build: string | null;
}

const NAME = /^([a-z][a-z-]*)(?::([1-9]\d{0,6})(ms)?)?(?:@(.+))?$/;

/** `master`, `master:200` for 200 imagined games a decision, `master:500ms` for a time, `master@../old` of another build. */
export function readBotName(name: string): BotName | null {
  const found = NAME.exec(name);
  if (found === null) return null;
  const [, id = '', amount, unit, build = null] = found;
  const kind = unit === 'ms' ? 'millis' : 'plays';
  return { id, allowance: amount === undefined ? null : { kind, most: Number(amount) }, build };
}
