/**
 * Why something is not possible, as data. The code is for programs; rule, reason and figures are for people:
 * the texts of a game turn `reason` and `figures` into a sentence.
 */
export interface Refusal {
  readonly code: RefusalCode;
  /** The rule that forbids it, by its id in docs/rules; null when it is the table that refuses, not a rule. */
  readonly rule: string | null;
  readonly reason: string;
  readonly figures: Figures;
}

export const REFUSAL_CODES = ['not-awaited', 'stale', 'not-an-option', 'game-over'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type Figures = Readonly<Record<string, number | string>>;

const NO_FIGURES: Figures = {};

/** The usual refusal: the thing is not among the options, because of this rule. */
export function refusal(rule: string | null, reason: string, figures: Figures = NO_FIGURES): Refusal {
  return { code: 'not-an-option', rule, reason, figures };
}

export const MALFORMED: Refusal = refusal(null, 'malformed');
export const NOT_AWAITED: Refusal = {
  code: 'not-awaited',
  rule: null,
  reason: 'not-awaited',
  figures: NO_FIGURES,
};
export const STALE: Refusal = { code: 'stale', rule: null, reason: 'stale', figures: NO_FIGURES };
export const GAME_OVER: Refusal = { code: 'game-over', rule: null, reason: 'game-over', figures: NO_FIGURES };

/**
 * One condition of legality with the rule behind it. A list of them is asked twice: `allows` makes the options, `whyNot`
 * explains a missing one. So the test is written only once.
 */
export interface Requirement<Args extends readonly unknown[]> {
  readonly rule: string;
  readonly reason: string;
  readonly holds: (...args: Args) => boolean;
  readonly figures?: (...args: Args) => Figures;
}

export function allows<Args extends readonly unknown[]>(
  requirements: readonly Requirement<Args>[],
  ...args: Args
): boolean {
  for (let i = 0; i < requirements.length; i++) {
    if (!(requirements[i] as Requirement<Args>).holds(...args)) return false;
  }
  return true;
}

export function whyNot<Args extends readonly unknown[]>(
  requirements: readonly Requirement<Args>[],
  ...args: Args
): Refusal | null {
  for (const requirement of requirements) {
    if (!requirement.holds(...args)) {
      return refusal(requirement.rule, requirement.reason, requirement.figures?.(...args) ?? NO_FIGURES);
    }
  }
  return null;
}
