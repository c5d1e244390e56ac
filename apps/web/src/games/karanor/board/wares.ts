import {
  afterTrade,
  isAddressee,
  isNothingMissing,
  type Missing,
  missingToBuild,
  missingToDeliver,
  mostOf,
  noWares,
  type Offer,
  type View,
  type Wares,
  waresOf,
} from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';

/** For the screen: what lies in the pans, and what it would mean for one's own cards. */

/** The scale tips by the number of goods, never by value. */
export const countOf = (wares: Wares): number =>
  wares.gold +
  wares.resources.reduce((sum, n) => sum + n, 0) +
  wares.badges.reduce((sum, n) => sum + n, 0) +
  wares.artefacts.length +
  wares.associates.length;

/** What a seat owns that can change hands; for "anyone" whatever anybody else owns. */
export function ownedBy({ players }: View, seat: Seat, asker: Seat): Wares {
  const player = players[seat];
  return player === undefined ? mostOf(players.filter((_, other) => other !== asker)) : waresOf(player);
}

/** An offer as this seat reads it. */
export interface Reading {
  readonly offer: Offer;
  readonly role: 'mine' | 'to-me' | 'between';
  readonly receive: Wares;
  readonly give: Wares;
  /** K-311: what is promised with it. */
  readonly later: { readonly receive: Wares; readonly give: Wares; readonly rounds: number } | null;
}
export function readOffer(offer: Offer, viewer: Seat): Reading {
  const isMine = offer.from === viewer;
  const isToMe = isAddressee(offer, viewer);
  return {
    offer,
    role: isMine ? 'mine' : isToMe ? 'to-me' : 'between',
    receive: isMine ? offer.want : offer.give,
    give: isMine ? offer.give : offer.want,
    later:
      offer.later === null
        ? null
        : {
            receive: isMine ? offer.later.want : offer.later.give,
            give: isMine ? offer.later.give : offer.later.want,
            rounds: offer.later.rounds,
          },
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
  const after = afterTrade(player, give, receive);
  const found: Consequence[] = [];
  for (const card of player.shopHand ?? []) {
    const missing = missingToBuild(view, seat, card, after);
    found.push({ what: 'build', card, missing, isPaid: isNothingMissing(missing) });
  }
  const delivery = missingToDeliver(view, after);
  if (delivery !== null)
    found.push({
      what: 'deliver',
      card: view.delivery,
      missing: delivery,
      isPaid: isNothingMissing(delivery),
    });
  return found;
}

/** Whom to ask for what is missing, and for all of it that they have: whoever has most of it comes first. */
export function holdersOf(view: View, { resources }: Missing): readonly { to: Seat; want: Wares }[] {
  return view.players
    .map((player, to) => {
      const there = resources.map((n, kind) => Math.min(n, player.resources[kind] ?? 0));
      return { to, want: { ...noWares(), resources: there } };
    })
    .filter(({ to, want }) => to !== view.viewer && countOf(want) > 0)
    .sort((one, other) => countOf(other.want) - countOf(one.want));
}

/** The rival who has most of what is missing; null if nobody has any. */
export const whereToGet = (view: View, missing: Missing): { to: Seat; want: Wares } | null =>
  holdersOf(view, missing)[0] ?? null;
