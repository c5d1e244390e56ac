import type { Seat } from '@comptoir/kit';
import { statOf } from '../content/compiled.ts';
import type { Stat } from '../content/language.ts';
import { ARTEFACT_CHANGES, BADGE_CHANGES, BASES, FLOORS } from '../content/tables.ts';
import { tell } from '../events.ts';
import { type Modifier, type Player, playerOf, type State } from '../state.ts';

/** 6.8: stats are base plus all adds, or the largest `set`. */

export const ACTIONS = statOf('actions');
export const MOVE_RANGE = statOf('move.range');
export const SEA_GOLD = statOf('sea.gold');
export const HARVEST_AMOUNT = statOf('harvest.amount');
export const HARVEST_REACH = statOf('harvest.reach');
export const WORK_GOLD = statOf('work.gold');
export const WORK_BAN = statOf('work.ban');
export const BUILD_GOLD = statOf('build.gold');
export const BUILD_RES = statOf('build.res');
export const BUILD_LIMIT = statOf('build.limit');
export const VILLA_GOLD = statOf('villa.gold');
export const DELIVER_GOLD = statOf('deliver.gold');
export const INTERACT_DRAW = statOf('interact.draw');
export const INCOME_GOLD = statOf('income.gold');
export const LOSS_SHIELD = statOf('loss.shield');
export const UNTARGETABLE = statOf('untargetable');

/** What a stat depends on: a state has it, and a view as well. */
interface Owners {
  readonly players: readonly Pick<Player, 'badges' | 'artefacts' | 'modifiers'>[];
}

export function stat(g: Owners, seat: Seat, which: number): number {
  const { badges, artefacts, modifiers } = g.players[seat] as Owners['players'][number];
  let value = BASES[which] as number;
  let set: number | null = null;
  const byBadge = BADGE_CHANGES[which] as (typeof BADGE_CHANGES)[number];
  for (let i = 0; i < byBadge.length; i++) {
    const { tile, change } = byBadge[i] as (typeof byBadge)[number];
    const copies = badges[tile] as number;
    if (copies === 0) continue;
    value += change.add * copies;
    if (change.set !== null) set = set === null ? change.set : Math.max(set, change.set);
  }
  const byArtefact = ARTEFACT_CHANGES[which] as (typeof ARTEFACT_CHANGES)[number];
  for (let i = 0; i < byArtefact.length; i++) {
    const { tile, change } = byArtefact[i] as (typeof byArtefact)[number];
    if (!artefacts.includes(tile)) continue;
    value += change.add;
    if (change.set !== null) set = set === null ? change.set : Math.max(set, change.set);
  }
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i] as Modifier;
    if (modifier.stat !== which) continue;
    value += modifier.add;
    if (modifier.set !== null) set = set === null ? modifier.set : Math.max(set, modifier.set);
  }
  return Math.max(FLOORS[which] as number, set ?? value);
}

/** Reads a stat to resolve an action or an income phase: what holds `once` is used up (6.4). */
export function useStat(g: State, seat: Seat, which: number): number {
  const value = stat(g, seat, which);
  keepModifiers(g, seat, (modifier) => modifier.until !== 'once' || modifier.stat !== which);
  return value;
}

function keepModifiers(g: State, seat: Seat, keeps: (modifier: Modifier) => boolean): void {
  const player = playerOf(g, seat);
  if (player.modifiers.length === 0) return;
  const kept = player.modifiers.filter(keeps);
  if (kept.length === player.modifiers.length) return;
  player.modifiers = kept;
  tell({ type: 'modified', seat, modifiers: kept.slice() });
}

export function addModifiers(g: State, seat: Seat, added: readonly Modifier[]): void {
  const player = playerOf(g, seat);
  player.modifiers.push(...added);
  tell({ type: 'modified', seat, modifiers: player.modifiers.slice() });
}

/** The end of a turn: modifiers until then end for all, those of an own turn for its player. */
export function expireModifiers(g: State, active: Seat): void {
  for (let seat = 0; seat < g.config.players; seat++)
    keepModifiers(g, seat, ({ until }) => until === 'once' || (until === 'ownTurn' && seat !== active));
}

/** A stat by its name, from a view or a state. */
export const statValue = (g: Owners, seat: Seat, name: Stat): number => stat(g, seat, statOf(name));
