import { AIMS, type Aim, type Liking } from './measure.ts';

const liking = (changed: Partial<Record<Aim, number>>): Liking => AIMS.map((aim) => changed[aim] ?? 1);

/** What players of La Baie like more than it is worth. */
export const STYLES = {
  /** The work of its own board; its team may stay at home. */
  artisan: liking({ workshop: 1.1, team: 0.75 }),
  /** Townsfolk: their icons and what they can do. */
  recruiter: liking({ team: 1.3 }),
  /** Corruption is a trifle beside what the harbour brings. */
  smuggler: liking({ corruption: 0.4 }),
} as const satisfies Readonly<Record<string, Liking>>;
