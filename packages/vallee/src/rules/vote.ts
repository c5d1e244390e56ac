import { shuffle } from '@comptoir/kit';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { askedOf, effect, pickOption } from './asking.ts';
import { folkCount } from './options.ts';
import { layOut, setUp } from './setup.ts';

/** V-029: everybody names a folk in secret; those are in play, and chance adds the others. */

type Votes = readonly (string | null)[];

/** All that were named, and others by chance until there are enough; in the order of the list. */
function counted({ config, rng }: State, votes: Votes): string[] {
  const wanted = folkCount(config.players, config.mode);
  const others = config.folks.filter((folk) => !votes.includes(folk));
  const drawn = shuffle(rng, others).slice(0, wanted - (config.folks.length - others.length));
  return config.folks.filter((folk) => votes.includes(folk) || drawn.includes(folk));
}

export const vote = effect({}, ({ chooseAll }) => ({
  wishes: chooseAll<string | null>(
    (g, f) =>
      g.players.flatMap(
        (_, seat) => pickOption('folk.vote', askedOf(f, seat), [null, ...g.config.folks]) ?? [],
      ),
    (g, _, votes) => {
      for (const [seat, folk] of votes.entries()) tell({ type: 'voted', seat, folk });
      g.config = { ...g.config, folks: counted(g, votes) };
      g.box = [];
      g.junkReserve = [];
      setUp(g);
      tell({
        type: 'dealt',
        folks: g.config.folks.slice(),
        decks: g.players.map(({ deck }) => deck.length),
        marketDeck: g.marketDeck.length,
        junkReserve: g.junkReserve.length,
        ...(g.clocks && { clocks: g.clocks.slice() }),
        ...(g.coins && { coins: g.coins.slice() }),
      });
      layOut(g);
    },
  ),
}));
