import { remaster } from '../../catalogue.ts';
import { discard, hand, slot } from '../../places.ts';
import { effect, pickOne, pickOption } from '../../rules/asking.ts';
import { drawNow, takeFromDiscard } from '../../rules/card-steps.ts';
import { branch, rolling } from '../../rules/die.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { move } from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';
import { hares } from '../hares/cards.ts';

/** docs/rules/vallee.md, Appendix A; the die is that of V-397. */
export const haresRemaster = remaster(hares, {
  'arcane-scholar': {
    type: 'passive',
    bonus: false,
    rolls: true,
    activated: { usable: () => true },
    effect: effect({ face: '' }, (steps) => ({
      ...rolling(steps),
      branch: steps.run((g, f) => {
        const top = zonesOf(g, f.owner).discard.at(-1);
        if (branch(f.face) === 'planet') drawNow(g, f.owner);
        if (branch(f.face) === 'comet' && top !== undefined)
          move(g, top, discard(f.owner), hand(f.owner), 'taken');
      }),
    })),
  },

  'celestial-guidance': {
    type: 'technique',
    bonus: true,
    rolls: true,
    effect: effect({ face: '' }, (steps) => ({
      ...rolling(steps),
      comet: steps.choose<number>(
        (g, f) => (branch(f.face) === 'comet' ? pickOption('market.pick', f, occupiedSlots(g)) : null),
        (g, f, at) => move(g, g.market[at] as number, slot(at), hand(f.owner), 'taken'), // V-133
      ),
      planet: steps.choose<number[]>(
        (g, f) =>
          branch(f.face) === 'planet' ? pickOne('discard.pick', f, zonesOf(g, f.owner).discard) : null,
        takeFromDiscard,
      ),
    })),
  },
});
