import type { Styles } from '@comptoir/bots';
import { during } from '../browser/settled.ts';
import type { GameId } from './game-card.ts';

let known = $state.raw<Readonly<Record<string, Styles>> | null>(null);
let asked: Promise<void> | null = null;

/** Fetches who plays in which style; no table without such a bot needs it. */
export function fetchStyles(): Promise<void> {
  asked ??= during(import('./all-styles.ts')).then(
    ({ STYLES }) => {
      known = STYLES;
    },
    () => {
      // Asked for again by whoever wants it next.
      asked = null;
    },
  );
  return asked;
}

/** Who plays in the styles of a game; undefined until that is known. */
export function castOfStyles(game: GameId): Styles | undefined {
  if (known === null) void fetchStyles();
  return known?.[game];
}
