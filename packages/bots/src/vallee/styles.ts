import type { Liking } from './deck.ts';
import { FACTORS, type Factor, WEIGHTS } from './prospects.ts';

/** What a player of La Vallée likes more, or less, than it helps to win. */
export interface Taste extends Liking {
  /** How much a rival's loss counts, beside one's own gain. */
  readonly denial: number;
  /** Techniques are used even if they seem this much worse. */
  readonly techniques: number;
  /** The same for what makes a rival worse off. */
  readonly malice: number;
}

/** Nothing but winning. */
export const SOUND: Taste = { weights: null, denial: 0.8, techniques: 0, malice: 0, aimed: 0 };

const weighing = (changed: Partial<Record<Factor, number>>): readonly number[] =>
  FACTORS.map((factor) => changed[factor] ?? WEIGHTS[factor]);

/** The tastes of those who have one. */
export const STYLES = {
  /** Straight to the next stack: few techniques, and what later stacks take can wait. */
  builder: {
    weights: weighing({ ready: 0.6, next: 1.3, second: 0.9, third: 0.4, fourth: 0.1 }),
    denial: 0.4,
    techniques: -0.35,
    malice: 0,
    aimed: 0,
  },
  /** One technique after the other. */
  conjurer: { weights: null, denial: 0.8, techniques: 0.12, malice: 0, aimed: 0 },
  /** What others lose counts more than what it gains. */
  thief: { weights: null, denial: 1.2, techniques: 0, malice: 1.5, aimed: 0.5 },
} as const satisfies Readonly<Record<string, Taste>>;
