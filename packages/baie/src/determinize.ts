import { type Rng, reshuffle, type Seat, word, xoshiro } from '@comptoir/kit';
import { merchantById } from './merchants/merchant.ts';
import { isColporteur } from './questions.ts';
import { clone, type State } from './state.ts';

/**
 * A random world that looks the same to all `knowers` together: corruption cards that none of them holds, the order of
 * the townsfolk, and what merchants keep face down. Bags and packs have no order, so there is nothing to redraw in them.
 */
export function determinize(g: State, knowers: readonly Seat[], rng: Rng): State {
  const world = clone(g);
  world.rng = xoshiro(word(rng));
  reshuffle(rng, world.townsfolkDeck);
  if (g.phase !== 'over') redealCorruption(world, knowers, rng);
  world.players.forEach(({ shop }, seat) => {
    if (shop !== null) merchantById(shop.merchant).determinize(shop, knowers.includes(seat), rng);
  });
  return world;
}

function redealCorruption(world: State, knowers: readonly Seat[], rng: Rng): void {
  const hands = world.players
    .filter((_, seat) => !knowers.includes(seat) || isColporteur(world, seat))
    .map((player) => player.corruption);
  const pool = reshuffle(rng, [world.corruptionDeck, ...hands].flat());
  for (const zone of [world.corruptionDeck, ...hands])
    for (let i = 0; i < zone.length; i++) zone[i] = pool.pop()!;
}
