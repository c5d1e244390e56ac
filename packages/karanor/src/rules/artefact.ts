import { constants } from '../content/tables.ts';
import { type ArtefactAside, playerOf, type State } from '../state.ts';
import { effect } from './asking.ts';
import { addGold } from './goods.ts';
import { asideOf, DECK, DISCARD, handOf, moved, topArtefact } from './piles.ts';
import { triggerCall } from './triggers.ts';

/** K-133: draw two, keep one. */

const last = (g: State): ArtefactAside => g.artefactAside[g.artefactAside.length - 1] as ArtefactAside;

export const artefact = effect({ kept: -1 }, ({ run, choose }) => ({
  draw: run((g, f) => {
    const cards: number[] = [];
    g.artefactAside.push({ seat: f.owner, cards });
    for (let i = 0; i < constants.artefactDraw; i++) {
      const card = topArtefact(g);
      if (card < 0) break;
      cards.push(card);
      moved('artefact', card, DECK, asideOf(f.owner, false));
    }
    if (cards.length > 0) return 'next';
    g.artefactAside.pop();
    addGold(g, f.owner, constants.artefactExhaustedGold, 'artefact');
    return 'done';
  }),
  keep: choose<number[]>(
    (g, f) => ({
      kind: 'pick-cards',
      id: 'artefact.keep',
      seat: f.owner,
      source: null,
      from: last(g).cards.slice(),
      min: 1,
      max: 1,
    }),
    (g, f, [kept]) => {
      const { cards } = last(g);
      g.artefactAside.pop();
      f.kept = kept as number;
      for (const card of cards) {
        const isKept = card === kept;
        if (isKept) playerOf(g, f.owner).artefacts.push(card);
        else g.artefactDiscard.push(card);
        moved('artefact', card, asideOf(f.owner, false), isKept ? handOf(f.owner) : DISCARD);
      }
    },
  ),
  acquired: run((g, f) => triggerCall(g, 'acquired', [f.owner], f.kept) ?? 'next'),
}));
