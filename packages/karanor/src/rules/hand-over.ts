import type { Seat } from '@comptoir/kit';
import type { State, Wares } from '../state.ts';
import { giveArtefact, giveAssociate, giveBadge, giveGold, giveTokens } from './goods.ts';

/** K-301: goods of any kind go from one player to another. */
export function handOver(g: State, from: Seat, to: Seat, wares: Wares): void {
  giveGold(g, from, to, wares.gold, 'trade');
  for (const [resource, n] of wares.resources.entries()) giveTokens(g, from, to, resource, n, 'trade');
  for (const [badge, n] of wares.badges.entries()) for (let i = 0; i < n; i++) giveBadge(g, from, to, badge);
  for (const artefact of wares.artefacts) giveArtefact(g, from, to, artefact);
  for (const associate of wares.associates) giveAssociate(g, from, to, associate);
}
