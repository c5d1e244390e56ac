import { call, type Flow, give, type Seat } from '@comptoir/kit';
import { townsfolk } from '../content/townsfolk.ts';
import { tell } from '../events.ts';
import { goodNamed, NONE, SLOTS, TEAM_SLOTS } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { effect, pickCards, pickOption } from './asking.ts';
import { discardCorruption } from './corruption.ts';
import { gainGood } from './goods.ts';
import { load } from './loading.ts';
import { sailor } from './sailors.ts';
import { putUnderDeck } from './square.ts';

/** Chapter 8.1, and the abilities of Locals and Mercenaries (8.3). */

/** B-140: choose, ability, place; then gives the slot, whose cost the turn pays. */
export const recruit = effect({ slot: NONE }, ({ run, choose }) => ({
  slot: choose<string>(
    (g, f) =>
      pickOption(
        'recruit.slot',
        f.owner,
        SLOTS.filter((_, slot) => g.square[slot] !== NONE),
      ),
    (g, f, answer) => {
      f.slot = SLOTS.indexOf(answer as (typeof SLOTS)[number]);
      f.card = g.square[f.slot]!;
      g.square[f.slot] = NONE;
      tell({ type: 'recruited', seat: f.owner, card: f.card, slot: f.slot });
    },
  ),
  ability: run((g, f) => useAbility(g, f)),
  place: choose<string>(
    (_, f) => pickOption('team.slot', f.owner, TEAM_SLOTS, townsfolk(f.card).id),
    (g, f, answer) => join(g, f.owner, f.card, TEAM_SLOTS.indexOf(answer as (typeof TEAM_SLOTS)[number])),
  ),
  finish: run((_, f) => give(f.slot)),
}));

/** B-142, B-160 to B-162 */
function useAbility(g: State, f: { owner: Seat; card: number }): Flow {
  const { ability } = townsfolk(f.card);
  switch (ability.kind) {
    case 'discard':
      return call(local, f, { min: ability.min, max: ability.max });
    case 'good':
      gainGood(g, f.owner, goodNamed(ability.good));
      return 'next';
    case 'draw':
      return call(load, f, { sailor: true });
    default:
      return call(sailor, f);
  }
}

/** B-143, B-144 */
function join(g: State, seat: Seat, card: number, at: number): void {
  const { team } = playerAt(g, seat);
  const replaced = team[at]!;
  if (replaced !== NONE) putUnderDeck(g, replaced);
  team[at] = card;
  tell({ type: 'joined', seat, card, at, replaced });
}

/** B-160 */
export const local = effect({ min: 0, max: 0 }, ({ choose }) => ({
  discard: choose<number[]>(
    (g, f) => pickCards('corruption.discard', f.owner, playerAt(g, f.owner).corruption.slice(), f.min, f.max),
    (g, f, cards) => {
      for (const card of cards) discardCorruption(g, f.owner, card);
    },
  ),
}));
