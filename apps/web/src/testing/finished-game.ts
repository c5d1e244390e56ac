import { situationOf, valleeBots } from '@comptoir/bots';
import {
  heardBy,
  type Match,
  recordOf,
  startMatch,
  submit,
  undo,
  undoPoints,
  writeRecord,
  xoshiro,
} from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';

/** A finished game of La Vallée among merchants, as its record; with `returns` one move of it was taken back. */
export function finishedGame({ returns = false }: { returns?: boolean } = {}): string {
  const reading = vallee.readOptions({ players: 2, firstPlayer: 0 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['Ana', 'Bob'].map((name) => ({ name, contribution: null }));
  const match: Match<never, never, never, never, never> = startMatch(vallee as never, {
    options: reading.options as never,
    seats,
    secret: 'ab'.repeat(32),
  });
  const rng = xoshiro(7);
  let isReturned = !returns;
  for (;;) {
    const decision = vallee.decisions(match.state)[0];
    if (decision === undefined) return writeRecord(recordOf(match));
    const { seat, id } = decision;
    const situation = situationOf(vallee, match.state, decision, { rng, heard: heardBy(match, seat) });
    submit(match, { seat, id, answer: valleeBots.merchant.answer(situation) });
    const [to] = isReturned ? [] : undoPoints(match, seat);
    if (to !== undefined) isReturned = undo(match, seat, to);
  }
}
