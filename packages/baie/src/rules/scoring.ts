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

/** Icons of all cards that count for a seat. */
export function iconsOf(g: State, seat: Seat): number[] {
  const counts = [0, 0, 0, 0, 0];
  const { team, corruption } = playerAt(g, seat);
  const add = (icons: string): void => {
    iconsIn(icons, counts);
  };
  for (const card of team) if (card !== NONE) add(townsfolk(card).icons); // B-134: replaced cards are gone
  for (const card of corruption) add(CORRUPTION[card]!);
  return counts;
}

/** B-130 to B-133 */
export function finalScoring(g: State, seat: Seat): void {
  const player = playerAt(g, seat);
  if (listening()) tell({ type: 'revealed', seat, cards: player.corruption.slice() });
  const icons = iconsOf(g, seat);
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
