import { ANYONE, canGive, type Event, type Offer, type Wares } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { personAt, type Table } from './table.ts';

/**
 * An offer that was turned down or left lying is not made again, nor one that is worse, to somebody for whom nothing
 * has changed since that could make it better: they have not parted with what it gives, nor come by what it asks for,
 * and they hold the same shop cards.
 */

type Terms = { readonly to: Seat; readonly give: Wares; readonly want: Wares };

/** An earlier offer, and those it asked for whom nothing has changed since. */
interface Spurned extends Terms {
  readonly unmoved: ReadonlySet<Seat>;
}

const isUpTo = (a: Wares, b: Wares): boolean =>
  a.gold <= b.gold &&
  a.resources.every((n, kind) => n <= (b.resources[kind] as number)) &&
  a.badges.every((n, kind) => n <= (b.badges[kind] as number)) &&
  a.artefacts.every((artefact) => b.artefacts.includes(artefact)) &&
  a.associates.every((associate) => b.associates.includes(associate));

/** Whether one offer gives nothing more than an earlier one and asks for nothing less. */
export const isNoBetter = (offer: Terms, earlier: Terms): boolean =>
  isUpTo(offer.give, earlier.give) && isUpTo(earlier.want, offer.want);

/**
 * Whether an offer asks for what this seat offered its maker, or anyone, in the last round: `met` where it pays the
 * price that was named then, `named` where it pays less, null where there was no such offer or it was taken up.
 */
export function ownPrice(
  heard: readonly Event[],
  seat: Seat,
  players: number,
  offer: Offer,
): 'met' | 'named' | null {
  const ended = new Set<number>();
  const asked = { give: offer.want, want: offer.give };
  let found: 'named' | null = null;
  let turns = 0;
  for (let i = heard.length - 1; i >= 0 && turns < players; i--) {
    const event = heard[i] as Event;
    if (event.type === 'turn-began') turns += 1;
    if (event.type === 'offer-ended' && event.how !== 'declined' && event.how !== 'countered')
      ended.add(event.offer);
    if (event.type !== 'offer-made' || event.offer.from !== seat || ended.has(event.offer.id)) continue;
    const { to, give, want, later } = event.offer;
    if ((to !== offer.from && to !== ANYONE) || later !== null || !isUpTo(asked.give, give)) continue;
    if (isUpTo(want, asked.want)) return 'met';
    found = 'named';
  }
  return found;
}

/** What has changed for each seat, gathered from now backwards. */
class Changes {
  /** Kinds of tokens that came, and kinds that went. */
  readonly #came: readonly Set<number>[];
  readonly #went: readonly Set<number>[];
  /** Who has other shop cards, and so may need other tokens. */
  readonly #cards = new Set<Seat>();

  constructor(players: number) {
    this.#came = Array.from({ length: players }, () => new Set<number>());
    this.#went = Array.from({ length: players }, () => new Set<number>());
  }

  note(event: Event): void {
    if (event.type === 'tokens') {
      if (typeof event.from === 'number') this.#went[event.from]?.add(event.resource);
      if (typeof event.to === 'number') this.#came[event.to]?.add(event.resource);
    }
    if (event.type === 'moved' && event.pile === 'shop')
      for (const zone of [event.from, event.to]) if (zone.at === 'hand') this.#cards.add(zone.seat);
  }

  concern(seat: Seat, { give, want }: Terms): boolean {
    const isOf =
      ({ resources }: Wares) =>
      (kind: number): boolean =>
        (resources[kind] as number) > 0;
    return (
      this.#cards.has(seat) ||
      [...(this.#went[seat] ?? [])].some(isOf(give)) ||
      [...(this.#came[seat] ?? [])].some(isOf(want))
    );
  }
}

/** Own offers that nobody took, and those of this turn whatever became of them. */
function spurnedBy(heard: readonly Event[], seat: Seat, players: number): Spurned[] {
  const changes = new Changes(players);
  const taken = new Set<number>();
  const found: Spurned[] = [];
  let isThisTurn = true;
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i] as Event;
    changes.note(event);
    if (event.type === 'turn-began') isThisTurn = false;
    if (event.type === 'offer-ended' && event.how === 'accepted' && !isThisTurn) taken.add(event.offer);
    if (event.type !== 'offer-made' || event.offer.from !== seat || taken.has(event.offer.id)) continue;
    const { to, give, want } = event.offer;
    const asked = to === ANYONE ? others(players, seat) : [to];
    const unmoved = new Set(asked.filter((other) => !changes.concern(other, event.offer)));
    found.push({ to, give, want, unmoved });
  }
  return found;
}

const others = (players: number, seat: Seat): Seat[] =>
  Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);

/** Tells of a deal whether somebody asked by it has left as good a one on the table, with nothing changed since. */
export function repetitionsOf(table: Table, seat: Seat, heard: readonly Event[]): (deal: Terms) => boolean {
  const players = table.players.length;
  const spurned = spurnedBy(heard, seat, players);
  return (deal) => {
    const asked =
      deal.to === ANYONE
        ? others(players, seat).filter((other) => canGive(personAt(table, other), deal.want))
        : [deal.to];
    return spurned.some(
      (earlier) => isNoBetter(deal, earlier) && asked.some((other) => earlier.unmoved.has(other)),
    );
  };
}
