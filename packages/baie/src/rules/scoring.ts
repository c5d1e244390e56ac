import { listening, type Outcome, type Seat } from '@comptoir/kit';
import { CORRUPTION } from '../content/corruption.ts';
import { townsfolk } from '../content/townsfolk.ts';
import { tell } from '../events.ts';
import { CLANS, NONE, ROGUE } from '../pieces.ts';
import { goldOfIcons } from '../questions.ts';
import { playerAt, type State } from '../state.ts';

/** Chapter 7. */

/** Icons of a card by clan; the fifth number counts corruption icons. */
export function iconsIn(icons: string, into: number[] = [0, 0, 0, 0, 0]): number[] {
  for (const icon of icons) into[icon === '!' ? ROGUE : CLANS.indexOf(icon as 'R')]! += 1;
  return into;
}

/** What counts for a seat at the end: its team, and its corruption cards as far as they are known. */
interface Counted {
  readonly team: readonly number[];
  readonly corruption: readonly (number | null)[];
}

/** Icons of all cards that count for a seat. */
export function iconsOf({ team, corruption }: Counted): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const card of team) if (card !== NONE) iconsIn(townsfolk(card).icons, counts); // B-134: replaced cards are gone
  for (const card of corruption) if (card !== null) iconsIn(CORRUPTION[card]!, counts);
  return counts;
}

/** B-130 to B-133 */
export function finalScoring(g: State, seat: Seat): void {
  const player = playerAt(g, seat);
  if (listening()) tell({ type: 'revealed', seat, cards: player.corruption.slice() });
  const icons = iconsOf(player);
  const gold = goldOfIcons(icons, g);
  const corruption = icons[ROGUE]! * g.lair;
  player.gold += gold;
  if (listening()) tell({ type: 'scored', seat, clans: gold + corruption, corruption });
}

const goodsLeft = (g: State, seat: Seat): number =>
  playerAt(g, seat).stall.reduce((sum, good) => sum + (good === NONE ? 0 : 1), 0);

/** B-135: gold, then unsold goods, then fewer corruption cards; positive when `a` is better. */
export function compare(g: State, a: Seat, b: Seat): number {
  return (
    playerAt(g, a).gold - playerAt(g, b).gold ||
    goodsLeft(g, a) - goodsLeft(g, b) ||
    playerAt(g, b).corruption.length - playerAt(g, a).corruption.length
  );
}

export function outcome(g: State): Outcome | null {
  if (g.stack.length > 0) return null;
  const seats = g.players.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => compare(g, other, seat) > 0).length);
  return {
    places,
    winners: seats.filter((seat) => places[seat] === 1),
    scores: seats.map((seat) => playerAt(g, seat).gold), // B-136: gems and marker in one number
  };
}
