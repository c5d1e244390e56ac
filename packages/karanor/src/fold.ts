import { Defect, type Seat, unreachable } from '@comptoir/kit';
import { WINDOWS } from './content/language.ts';
import { villaAt } from './content/map.ts';
import type { Event, Party, Pile, Zone } from './events.ts';
import type { PlayerView, View } from './view.ts';

/** Keeps a client's view up to date with the events it is sent, without asking the server for the whole view again. */

const playerAt = (v: View, seat: Seat): PlayerView => v.players[seat] as PlayerView;

function drop<T>(list: T[], at: number, what: string): void {
  if (at < 0) throw new Defect(`the view does not know where ${what} was`);
  list.splice(at, 1);
}
const dropCard = (list: number[], card: number | null): void =>
  drop(list, list.indexOf(card as number), `card ${card}`);

function changeHand(v: View, pile: Pile, seat: Seat, card: number | null, by: 1 | -1): void {
  const player = playerAt(v, seat);
  const change = (hand: number[] | null): void => {
    if (hand === null) return;
    if (by === 1) hand.push(card as number);
    else dropCard(hand, card);
  };
  switch (pile) {
    case 'shop':
      player.shopCount += by;
      change(player.shopHand);
      return;
    case 'quest':
      player.questCount += by;
      change(player.questHand);
      return;
    case 'black-market':
      player.blackCount += by;
      change(player.blackHand);
      return;
    case 'artefact':
      change(player.artefacts);
      return;
    default:
      unreachable(pile);
  }
}

function changeDeck(v: View, pile: Pile, by: 1 | -1): void {
  if (pile === 'shop') v.shopDeck += by;
  else if (pile === 'quest') v.questDeck += by;
  else if (pile === 'black-market') v.blackDeck += by;
  else v.artefactDeck += by;
}

function discardOf(v: View, pile: Pile): number[] {
  return pile === 'shop' ? v.shopDiscard : pile === 'black-market' ? v.blackDiscard : v.artefactDiscard;
}

function takeFrom(v: View, pile: Pile, card: number | null, from: Zone): void {
  switch (from.at) {
    case 'deck':
      changeDeck(v, pile, -1);
      return;
    case 'hand':
      changeHand(v, pile, from.seat, card, -1);
      return;
    case 'packet':
      dropCard(v.followUps, card);
      return;
    case 'aside': {
      const aside: { seat: Seat; card: number | null }[] = pile === 'quest' ? v.questAside : v.artefactAside;
      const known = aside.findIndex((entry) => entry.seat === from.seat && entry.card === card);
      const at = known >= 0 ? known : aside.findIndex((e) => e.seat === from.seat && e.card === null);
      drop(aside, at, `card ${card}`);
      return;
    }
    case 'discard':
      if (pile !== 'quest') dropCard(discardOf(v, pile), card);
      return;
    case 'display':
    case 'removed':
    case 'in-play':
      return;
    default:
      unreachable(from);
  }
}

function layAt(v: View, pile: Pile, card: number | null, to: Zone): void {
  switch (to.at) {
    case 'deck':
      changeDeck(v, pile, 1);
      return;
    case 'hand':
      changeHand(v, pile, to.seat, card, 1);
      return;
    case 'display':
      v.display[to.slot] = card as number;
      return;
    case 'discard':
      if (pile === 'quest') v.questDiscard += 1;
      else discardOf(v, pile).push(card as number);
      return;
    case 'removed':
      v.questsRemoved.push(card as number);
      return;
    case 'aside':
      if (pile === 'quest') v.questAside.push({ seat: to.seat, card, open: to.open });
      else v.artefactAside.push({ seat: to.seat, card });
      return;
    case 'packet':
    case 'in-play':
      return;
    default:
      unreachable(to);
  }
}

function reshuffle(v: View, pile: Pile): void {
  if (pile === 'quest') {
    v.questDeck += v.questDiscard;
    v.questDiscard = 0;
    return;
  }
  const discard = discardOf(v, pile);
  if (pile === 'shop') v.shopDeck += discard.length;
  else if (pile === 'black-market') v.blackDeck += discard.length;
  else v.artefactDeck += discard.length;
  discard.length = 0;
}

function countsOf(v: View, party: Party, what: 'resources' | 'badges'): number[] {
  if (party === 'market') return v.market;
  if (party === 'supply') return what === 'resources' ? v.supply : v.badgeSupply;
  return playerAt(v, party)[what];
}
function shift(from: number[], to: number[], at: number, count: number): void {
  from[at] = (from[at] as number) - count;
  to[at] = (to[at] as number) + count;
}
const associatesOf = (v: View, party: Party): number[] =>
  typeof party === 'number' ? playerAt(v, party).associates : v.associateSupply;

function endOffer(v: View, id: number): void {
  drop(
    v.offers,
    v.offers.findIndex((offer) => offer.id === id),
    `offer ${id}`,
  );
}

export function fold(v: View, event: Event): View {
  switch (event.type) {
    case 'moved':
      takeFrom(v, event.pile, event.card, event.from);
      layAt(v, event.pile, event.card, event.to);
      break;
    case 'reshuffled':
      reshuffle(v, event.pile);
      break;
    case 'gold':
      playerAt(v, event.seat).gold += event.by;
      break;
    case 'tokens':
      shift(
        countsOf(v, event.from, 'resources'),
        countsOf(v, event.to, 'resources'),
        event.resource,
        event.count,
      );
      break;
    case 'income':
      playerAt(v, event.seat).income += event.by;
      break;
    case 'prestige':
      playerAt(v, event.seat).prestige += event.by;
      break;
    case 'threshold':
      playerAt(v, event.seat).thresholds = event.number;
      break;
    case 'badge':
      shift(countsOf(v, event.from, 'badges'), countsOf(v, event.to, 'badges'), event.badge, 1);
      break;
    case 'associate':
      dropCard(associatesOf(v, event.from), event.associate);
      associatesOf(v, event.to).push(event.associate);
      break;
    case 'artefact':
      dropCard(playerAt(v, event.from).artefacts, event.artefact);
      playerAt(v, event.to).artefacts.push(event.artefact);
      break;
    case 'promoted':
      v.promoted[event.associate] = true;
      break;
    case 'activated':
      v.usedArtefacts.push(event.artefact);
      break;
    case 'turn-began':
      Object.assign(v, {
        active: event.seat,
        round: event.round,
        phase: 'turnStart',
        allowance: 0,
        actionsUsed: 0,
        usedArtefacts: [],
      });
      break;
    case 'phase':
      v.phase = event.phase;
      break;
    case 'allowance':
      v.allowance = event.actions;
      break;
    case 'action':
    case 'action-back':
      v.actionsUsed = event.used;
      break;
    case 'bonus-actions':
      playerAt(v, event.seat).bonusActions = event.total;
      break;
    case 'pawn':
      playerAt(v, event.seat).territory = event.to;
      break;
    case 'move-steps':
      v.steps = event.steps;
      break;
    case 'inhabitant-left':
      v.inhabitants[event.territory] = false;
      break;
    case 'build-declared': {
      const { seat, card, city, withBonus } = event;
      v.declaration = { kind: 'build', seat, card, city, withBonus };
      break;
    }
    case 'villa-declared':
      v.declaration = { kind: 'villa', seat: event.seat, territory: event.territory };
      break;
    case 'declaration-ended':
      v.declaration = null;
      break;
    case 'shop-built':
      playerAt(v, event.seat).shops.push({ city: event.city, card: event.card });
      break;
    case 'villa-bought':
      v.villas[villaAt[event.territory] as number] = event.seat;
      break;
    case 'quest-chosen': {
      const entry = v.questAside.findLast(({ seat, open }) => seat === event.seat && !open);
      if (event.immediate && entry !== undefined) Object.assign(entry, { card: event.card, open: true });
      break;
    }
    case 'delivered':
      v.deliveriesDone.push(event.card);
      break;
    case 'delivery-shown':
      v.delivery = event.card;
      if (event.card >= 0) v.deliveriesLeft -= 1;
      break;
    case 'modified':
      playerAt(v, event.seat).modifiers = event.modifiers.slice();
      break;
    case 'window-opened':
      v.windows.push({
        window: event.window,
        actor: event.actor,
        asked: event.asked.slice(),
        passed: [],
        what: event.what,
        count: event.count,
      });
      break;
    case 'window-passed':
      v.windows.at(-1)?.passed.push(event.seat);
      break;
    case 'window-closed':
      v.windows.pop();
      break;
    case 'card-declared': {
      const { seat, card, target, actor } = event;
      v.cards.push({ seat, card, target, actor });
      break;
    }
    case 'card-ended':
      v.cards.pop();
      break;
    case 'orders': {
      const { autoPass } = playerAt(v, event.seat);
      if (autoPass !== null) autoPass[WINDOWS.indexOf(event.window)] = event.pass;
      break;
    }
    case 'hold':
      playerAt(v, event.seat).hold = event.hold;
      break;
    case 'offer-made':
      v.offers.push({ ...event.offer, declined: event.offer.declined.slice() });
      break;
    case 'offer-declined':
      v.offers.find(({ id }) => id === event.offer)?.declined.push(event.seat);
      break;
    case 'offer-ended':
      endOffer(v, event.offer);
      break;
    case 'pledged':
      v.pledges.push(event.pledge);
      break;
    case 'pledge-ended':
      v.pledges = v.pledges.map((pledge) => (pledge.id === event.pledge.id ? event.pledge : pledge));
      break;
    case 'end-triggered':
      v.endTriggered = true;
      break;
    case 'drafted':
    case 'started':
    case 'quest-done':
    case 'option-chosen':
    case 'revealed':
    case 'traded':
    case 'income-paid':
    case 'over':
      // Told for the log; what changes is told by events of its own.
      break;
    default:
      unreachable(event);
  }
  return v;
}
