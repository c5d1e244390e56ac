import type { Resource } from './resources.ts';

/** Things paid or received together, as far as they can be drawn with tokens. */
export interface Bundle {
  readonly gold?: number;
  readonly res?: Readonly<Partial<Record<Resource, number>>>;
  /** Resources of choice, diamond excepted. */
  readonly any?: number;
  readonly income?: number;
  readonly prestige?: number;
  readonly artefact?: number;
  readonly quest?: number;
  readonly blackMarket?: number;
  readonly associate?: number;
  readonly action?: number;
  readonly badge?: Readonly<Record<string, number>>;
}

const PLAIN = [
  'gold',
  'any',
  'income',
  'prestige',
  'artefact',
  'quest',
  'blackMarket',
  'associate',
  'action',
] as const;

function isCount(value: unknown): value is number {
  return typeof value === 'number';
}

/** Adds up the plain gains of a list of operations; null when one of them needs words instead of tokens. */
export function sumGains(operations: readonly object[]): Bundle | null {
  const plain: Partial<Record<(typeof PLAIN)[number], number>> = {};
  const res: Partial<Record<Resource, number>> = {};
  const badge: Record<string, number> = {};
  for (const operation of operations) {
    if (!('gain' in operation) || 'who' in operation || Object.keys(operation).length > 1) return null;
    for (const [kind, amount] of Object.entries(operation.gain as object)) {
      if (kind === 'res' || kind === 'badge') {
        const target: Record<string, number> = kind === 'res' ? res : badge;
        for (const [id, n] of Object.entries(amount as Record<string, number>))
          target[id] = (target[id] ?? 0) + n;
        continue;
      }
      const known = PLAIN.find((name) => name === kind);
      if (!known || !isCount(amount)) return null;
      plain[known] = (plain[known] ?? 0) + amount;
    }
  }
  return {
    ...plain,
    ...(Object.keys(res).length ? { res } : {}),
    ...(Object.keys(badge).length ? { badge } : {}),
  };
}
