import { clanNamed, type Decision, merchantById, type Shop, type State } from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, shieldWorth } from '../outlook.ts';

/** How a merchant's own board is judged and worked. `S` is the shape of the board. */
export interface Workshop<S> {
  /** Gold that the half-done work promises, beyond the hours it still takes. */
  worth(shop: S, o: Outlook): number;
  /** Gold that the shields of the board will bring. */
  patronage(shop: S, o: Outlook): number;
  /** Goods that the work is leading to: adds how likely each is. */
  wishes(shop: S, o: Outlook, into: number[]): void;
  /** The answer to one of the board's own questions; null where the workshop does not decide it. */
  answer(shop: S, o: Outlook, decision: Decision, g: State): Json | null;
  /** Gold per hour that this merchant makes beyond the others; measured in games among merchants. */
  readonly skill: number;
  /** Gold that one use of each team ability brings. */
  readonly abilities: readonly number[];
  /** The team abilities in the order in which they help each other. */
  readonly order: readonly string[];
}

/** The options of a question. */
export const optionsOf = (decision: Decision): readonly string[] =>
  decision.kind === 'pick-option' ? (decision.options as readonly string[]) : [];

/** The option of the highest worth, the first of equals. */
export function bestOf(options: readonly string[], worth: (option: string) => number): string {
  let chosen = options[0]!;
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > best) {
      best = value;
      chosen = option;
    }
  }
  return chosen;
}

/** Gold that the shields of a board will bring if they stay where they are. */
export function shieldsWorth(shop: Shop, o: Outlook): number {
  let worth = 0;
  for (const clan of merchantById(shop.merchant).shields(shop)) worth += shieldWorth(o, clan);
  return worth;
}

export const clanAt = (letters: string, at = 0): number => clanNamed(letters[at]!);
