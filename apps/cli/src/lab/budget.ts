import { type Budget, millis, plays } from '@comptoir/bots';

/** How long a bot may think, as data that crosses threads. */
export type Allowance =
  | { readonly kind: 'plays'; readonly most: number }
  | { readonly kind: 'millis'; readonly most: number };

/** Made again for every decision. */
export const budgetOf = ({ kind, most }: Allowance): Budget =>
  kind === 'plays' ? plays(most) : millis(most, () => performance.now());
