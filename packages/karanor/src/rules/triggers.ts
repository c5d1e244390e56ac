import { type Call, call, type Seat } from '@comptoir/kit';
import type { Trigger } from '../content/language.ts';
import { ARTEFACTS, triggerOf } from '../content/tables.ts';
import { playerOf, type State } from '../state.ts';
import { effect } from './asking.ts';
import { performList } from './perform.ts';

/** 6.9: triggers are mandatory; by owner in turn order, then in order of acquisition. */

const listFor = (artefact: number, trigger: number): string | null =>
  ARTEFACTS[artefact]?.triggers[trigger] ?? null;

/** The call that carries out what these seats' artefacts do on a trigger; null when there is nothing. */
export function triggerCall(g: State, trigger: Trigger, seats: readonly Seat[], only = -1): Call | null {
  const which = triggerOf(trigger);
  let due: number[] | null = null;
  for (const seat of seats) {
    for (const artefact of playerOf(g, seat).artefacts) {
      if (listFor(artefact, which) === null || (only >= 0 && artefact !== only)) continue;
      due ??= [];
      due.push(seat, artefact);
    }
  }
  return due === null ? null : call('triggers', { owner: due[0] as Seat }, { due, trigger: which });
}

/** `due` holds seats and artefacts in turns. */
export const triggers = effect({ due: [] as number[], trigger: 0 }, ({ run }) => ({
  next: run((_, f) => {
    const seat = f.due.shift();
    const artefact = f.due.shift();
    if (seat === undefined || artefact === undefined) return 'done';
    const called = performList(seat, listFor(artefact, f.trigger) as string);
    return called === null ? 'again' : { ...called, again: true };
  }),
}));
