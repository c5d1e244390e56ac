import { type Refusal, refusal, type Seat, type Wish, whyNot } from '@comptoir/kit';
import type { Decision } from './decisions.ts';
import { merchantOf } from './merchants/merchant.ts';
import { NONE, TEAM_SLOTS } from './pieces.ts';
import { isColporteur } from './questions.ts';
import { NOT_TWICE, spacesOf } from './rules/turn.ts';
import { playerAt, type State } from './state.ts';

/** Why something is not offered, asked of the very requirements that make the options. */
export function whyNotOffered(g: State, seat: Seat, { entry, answer }: Wish): Refusal | null {
  if (isColporteur(g, seat)) return refusal('C-006', 'colporteur-decides-nothing');
  if (g.phase === 'production' && g.active !== seat)
    return refusal('B-040', 'not-your-turn', { active: g.active });
  if (entry === 'turn.space') return whyNotSpace(g, seat, String(answer));
  if (entry === 'team.use') return whyNotAbility(g, seat, String(answer));
  return null;
}

/** What a player would look for: every space of the board, and every ability of the team. */
export function wishes(g: State, { seat, id }: Decision): readonly Wish[] {
  if (id === 'turn.space') return spacesOf(g, seat).map((space) => ({ entry: id, answer: space.id }));
  if (id === 'team.use') return TEAM_SLOTS.map((slot) => ({ entry: id, answer: slot }));
  return [];
}

function whyNotSpace(g: State, seat: Seat, id: string): Refusal | null {
  const space = spacesOf(g, seat).find((known) => known.id === id);
  if (space === undefined) return refusal('B-050', 'not-your-board', { space: id });
  return whyNot([NOT_TWICE], g, seat, id) ?? whyNot(space.needs, g, seat);
}

function whyNotAbility(g: State, seat: Seat, slot: string): Refusal | null {
  const at = TEAM_SLOTS.indexOf(slot as 'T1');
  if (at < 0 || playerAt(g, seat).team[at] === NONE) return refusal('B-151', 'slot-empty', { slot });
  return whyNot(merchantOf(g, seat).team[at]!.needs, g, seat) ?? refusal('B-151', 'slot-used', { slot });
}
