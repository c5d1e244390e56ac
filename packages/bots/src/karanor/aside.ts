import { type Decision, isAddressee, type State } from '@comptoir/karanor';
import { isRecord, type Move } from '@comptoir/kit';
import { openPlay } from './cards.ts';
import { entryIn } from './moves.ts';
import { plannerFor } from './plan.ts';
import { tableOfState } from './table.ts';
import { talk } from './trader.ts';

/** Cards and trades out of turn in imagined games: at the beginning of every turn, as most of them come then. */

/** No more is said at the beginning of one turn. */
const MOST_SAID = 3;

interface Said {
  round: number;
  active: number;
  left: number;
}
/** Dropped with the world. */
const said = new WeakMap<State, Said>();

export function aside(g: State, standing: () => readonly Decision[]): Move | null {
  const { phase, actionsUsed, steps, round, active } = g.turn;
  // Of two, each is the other's only rival: they hardly trade, and it was not measured there.
  if (g.config.players === 2) return null;
  if (phase !== 'actions' || actionsUsed !== 0 || steps >= 0) return null;
  let now = said.get(g);
  if (now === undefined || now.round !== round || now.active !== active) {
    now = { round, active, left: MOST_SAID };
    said.set(g, now);
  }
  if (now.left === 0) return null;
  const table = tableOfState(g);
  for (const decision of standing()) {
    const { seat, id } = decision;
    if (decision.kind !== 'menu') continue;
    const card = seat === active ? undefined : entryIn(decision.entries, 'card');
    const play = card === undefined ? null : openPlay(plannerFor(table, seat), card, false);
    const isAsked = seat === active || table.offers.some((offer) => isAddressee(offer, seat));
    const word = play ?? (isAsked ? talk(table, seat, decision.entries, []) : null);
    if (word === null || (isRecord(word) && word['entry'] === 'trade.withdraw')) continue;
    now.left -= 1;
    return { seat, id, answer: word };
  }
  now.left = 0;
  return null;
}
