import { folk, passive, technique } from '../../catalogue.ts';
import { effect, pickOne } from '../../rules/asking.ts';
import { takeFromDiscard } from '../../rules/card-steps.ts';
import { raiseHandLimit } from '../../rules/market.ts';
import { easeStacks } from '../../rules/stall.ts';
import { type Permits, zonesOf } from '../../state.ts';

/** V-380: for the stacks of this turn. */
const easing = (eases: Permits) => ({
  bonus: true,
  eases,
  effect: effect({}, ({ run }) => ({ ease: run((g) => easeStacks(g, eases)) })),
});

/** docs/rules/vallee.md, C.12: stacks of another kind (V-380 to V-382). */
export const walruses = folk('walruses', [
  passive({ id: 'hefty-director', value: 1, copies: 4, stack: { range: [1, 3] } }),

  technique({ id: 'slappy-tappy', value: 2, copies: 3, ...easing({ mixes: true, junk: 0 }) }),

  technique({ id: 'sea-salt', value: 3, copies: 3, ...easing({ mixes: false, junk: 1 }) }),

  technique({
    id: 'salvage',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard.slice(0, 3)),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'treasure-hoard',
    value: 5,
    copies: 1,
    bonus: true,
    hoards: true,
    effect: effect({}, ({ run }) => ({
      hoard: run((g) => {
        const { turn } = g;
        if ((turn.hoard ?? 0) < 0) return; // V-382: a stack has been built
        turn.hoard = (turn.hoard ?? 0) + 2;
        raiseHandLimit(g, 2);
      }),
    })),
  }),

  passive({ id: 'oceanic-icon', value: 5, copies: 1, stack: { slack: 1 } }),
]);
