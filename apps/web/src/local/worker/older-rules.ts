import { type Json, sameJson } from '@comptoir/kit';
import type { KeptTable } from '../shelf.ts';
import type { Playable } from './any-bot.ts';
import { awaited, type LocalMatch, resume } from './local-match.ts';

/** Opens a table under the rules of this page. `rules`: they cannot continue it. `damaged`: nothing can. */
export function takeUp(playable: Playable, kept: KeptTable): LocalMatch | 'rules' | 'damaged' {
  const { game } = playable;
  const { head } = kept;
  if (head.rules > game.rules) return 'rules';
  const dealt = game.asOf(head.rules);
  if (dealt !== null) return resume({ ...playable, game: dealt }, kept) ?? 'damaged';
  return (
    (head.state === undefined ? replayed(playable, kept) : migrated(playable, kept, head.state)) ?? 'rules'
  );
}

/** Goes on from the state that was kept, as a server does. What came before is not played again. */
function migrated(playable: Playable, { head, entries }: KeptTable, state: Json): LocalMatch | null {
  const { game } = playable;
  try {
    const base = { seq: head.seq, state: game.migrate(state, head.rules) as unknown as Json };
    return resume(playable, { head: { ...head, rules: game.rules, base }, entries });
  } catch {
    return null;
  }
}

/** A table of a page that kept no states: its moves again, if these rules allow them and wait for the same seats then. */
function replayed(playable: Playable, { head, entries }: KeptTable): LocalMatch | null {
  const local = resume(playable, { head: { ...head, rules: playable.game.rules }, entries }, true);
  return local !== null && sameJson(awaited(local), head.awaited) ? local : null;
}
