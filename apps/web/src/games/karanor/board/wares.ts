import { ANYONE, noWares, type Offer, type View, type Wares } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { isNothing, type Missing, missingToBuild, missingToDeliver } from './desk.ts';

/** K-301 to K-305 for the screen: what lies in the pans, and what it would mean for one's own cards. */

/** The scale tips by the number of goods, never by value. */
export const countOf = (wares: Wares): number =>
  wares.gold +
  wares.resources.reduce((sum, n) => sum + n, 0) +
  wares.badges.reduce((sum, n) => sum + n, 0) +
  wares.artefacts.length +
  wares.associates.length;

/** What a seat owns that can change hands; for "anyone" whatever anybody owns. */
export function ownedBy(view: View, seat: Seat, asker: Seat): Wares {
  const player = view.players[seat];
  if (player !== undefined) {
    const { gold, resources, badges, artefacts, associates } = player;
    return {
      gold,
      resources: [...resources],
      badges: [...badges],
      artefacts: [...artefacts],
      associates: [...associates],
    };
  }
  const all = noWares();
  for (const [other, { gold, resources, badges, artefacts, associates }] of view.players.entries()) {
    if (other === asker) continue;
    all.gold = Math.max(all.gold, gold);
    resources.forEach((n, at) => {
      all.resources[at] = Math.max(all.resources[at] ?? 0, n);
    });
    badges.forEach((n, at) => {
      all.badges[at] = Math.max(all.badges[at] ?? 0, n);
    });
    all.artefacts.push(...artefacts);
    all.associates.push(...associates);
  }
  return all;
}

/** K-305: whether somebody owns all of it at this moment. */
export function canGive(view: View, seat: Seat, wares: Wares): boolean {
  const owned = ownedBy(view, seat, seat);
  return (
    wares.gold <= owned.gold &&
    wares.resources.every((n, at) => n <= (owned.resources[at] ?? 0)) &&
    wares.badges.every((n, at) => n <= (owned.badges[at] ?? 0)) &&
    wares.artefacts.every((tile) => owned.artefacts.includes(tile)) &&
    wares.associates.every((tile) => owned.associates.includes(tile))
  );
}

/** An offer as this seat reads it. */
export interface Reading {
  readonly offer: Offer;
  readonly role: 'mine' | 'to-me' | 'between';
  readonly receive: Wares;
  readonly give: Wares;
}
export function readOffer(offer: Offer, viewer: Seat): Reading {
  const isMine = offer.from === viewer;
  const isToMe =
    !isMine && (offer.to === viewer || (offer.to === ANYONE && !offer.declined.includes(viewer)));
  return {
    offer,
    role: isMine ? 'mine' : isToMe ? 'to-me' : 'between',
    receive: isMine ? offer.want : offer.give,
    give: isMine ? offer.give : offer.want,
  };
}

/** What the exchange would do for the shops in hand and the delivery. */
export interface Consequence {
  readonly what: 'build' | 'deliver';
  readonly card: number;
  readonly missing: Missing;
  readonly isPaid: boolean;
}
export function consequencesOf(view: View, seat: Seat, receive: Wares, give: Wares): Consequence[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const after = {
    gold: player.gold + receive.gold - give.gold,
    resources: player.resources.map((n, at) => n + (receive.resources[at] ?? 0) - (give.resources[at] ?? 0)),
  };
  const found: Consequence[] = [];
  for (const card of player.shopHand ?? []) {
    const missing = missingToBuild(view, seat, card, after);
    found.push({ what: 'build', card, missing, isPaid: isNothing(missing) });
  }
  const delivery = missingToDeliver(view, after);
  if (delivery !== null)
    found.push({ what: 'deliver', card: view.delivery, missing: delivery, isPaid: isNothing(delivery) });
  return found;
}
