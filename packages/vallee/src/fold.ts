import { type CardId, Defect, unreachable } from '@comptoir/kit';
import type { Event } from './events.ts';
import { endedLikenesses } from './likeness.ts';
import type { Place } from './places.ts';
import { ALL_CARDS } from './questions.ts';
import type { ValueChange } from './state.ts';
import { isUnseenAt, type PlayerView, type View } from './view.ts';

/** Keeps a client's view up to date with the events it is sent, without asking the server for the whole view again. */

const playerAt = (v: View, seat: number): PlayerView => v.players[seat] as PlayerView;

function dropCard(list: (CardId | null)[], card: CardId | null): void {
  const at = list.lastIndexOf(card);
  if (at < 0) throw new Defect(`the view does not know where card ${card} was`);
  list.splice(at, 1);
}

function takeFrom(v: View, card: CardId | null, from: Place): void {
  switch (from.zone) {
    case 'deck':
      playerAt(v, from.seat).deck -= 1;
      return;
    case 'hand': {
      const player = playerAt(v, from.seat);
      player.handSize -= 1;
      if (player.hand !== null) dropCard(player.hand, card);
      return;
    }
    case 'discard':
      dropCard(playerAt(v, from.seat).discard, card);
      return;
    case 'kept': {
      const player = playerAt(v, from.seat);
      dropCard(player.kept ?? [], player.hand === null ? null : card);
      return;
    }
    case 'planning': {
      const player = playerAt(v, from.seat);
      player.planning = player.planning.filter((planned) => planned.card !== card);
      return;
    }
    case 'store': {
      const planned = playerAt(v, from.seat).planning.find((entry) => entry.card === from.on);
      if (planned) dropCard(planned.stored, playerAt(v, from.seat).hand === null ? null : card);
      return;
    }
    case 'market':
      v.market[from.slot] = null;
      return;
    case 'market-deck':
      v.marketDeck -= 1;
      return;
    case 'market-discard':
      dropCard(v.marketDiscard, card);
      return;
    case 'junk-reserve':
      v.junkReserve -= 1;
      return;
    case 'set-aside':
      dropCard(v.setAside, v.setAside.includes(card) ? card : null);
      return;
    case 'stall':
    case 'nowhere':
      return;
    default:
      unreachable(from);
  }
}

function layAt(v: View, card: CardId | null, to: Place, isAsideKnown: boolean): void {
  switch (to.zone) {
    case 'deck':
      playerAt(v, to.seat).deck += 1;
      return;
    case 'hand': {
      const player = playerAt(v, to.seat);
      player.handSize += 1;
      if (player.hand !== null) player.hand.push(card as CardId);
      return;
    }
    case 'discard':
      playerAt(v, to.seat).discard.push(card as CardId);
      return;
    case 'kept': {
      const player = playerAt(v, to.seat);
      player.kept?.push(player.hand === null ? null : card);
      return;
    }
    case 'planning':
      playerAt(v, to.seat).planning.push({
        card: card as CardId,
        stored: [],
        ...('as' in to ? { as: to.as } : {}),
      });
      return;
    case 'store': {
      const planned = playerAt(v, to.seat).planning.find((entry) => entry.card === to.on);
      planned?.stored.push(playerAt(v, to.seat).hand === null ? null : card);
      return;
    }
    case 'stall': {
      const stacks = v.stalls[to.stall] as CardId[][];
      while (stacks.length <= to.stack) stacks.push([]);
      (stacks[to.stack] as CardId[])[to.at] = card as CardId;
      return;
    }
    case 'market':
      v.market[to.slot] = card;
      return;
    case 'market-deck':
      v.marketDeck += 1;
      return;
    case 'market-discard':
      v.marketDiscard.push(card as CardId);
      return;
    case 'junk-reserve':
      v.junkReserve += 1;
      return;
    case 'set-aside':
      v.setAside.push(isAsideKnown ? card : null);
      return;
    case 'nowhere':
      return;
    default:
      unreachable(to);
  }
}

/** V-315: a likeness of this card. */
const isModelled = ({ how, amount }: ValueChange, card: CardId | null): boolean =>
  how === 'copy' && amount === card;

/** V-183: marks leave with their card. Once one has left unseen, the others lose track of the earlier marks. */
function loseMarks({ viewer, turn }: View, card: CardId | null, to: Place): void {
  if (turn.used.length + turn.values.length === 0) return;
  const isVeiled = viewer !== turn.active && isUnseenAt(to);
  turn.used = isVeiled ? [] : turn.used.filter((marked) => marked !== card);
  turn.values = turn.values.filter(
    (change) => change.card === ALL_CARDS || (!isVeiled && change.card !== card && !isModelled(change, card)),
  );
}

/** V-350, V-357: coins of a seat, or those on one of its techniques. */
function foldCoins(v: View, { seat, by, on }: Event & { type: 'coins' }): void {
  if (on === undefined) {
    if (v.coins !== undefined) v.coins[seat] = (v.coins[seat] ?? 0) + by;
    return;
  }
  const planned = playerAt(v, seat).planning.find(({ card }) => card === on);
  if (planned === undefined) return;
  const coins = (planned.coins ?? 0) + by;
  if (coins > 0) planned.coins = coins;
  else delete planned.coins;
}

export function fold(v: View, event: Event): View {
  const { turn } = v;
  switch (event.type) {
    case 'moved': {
      takeFrom(v, event.card, event.from);
      if (event.from.zone === 'hand' && event.from.seat === turn.active) loseMarks(v, event.card, event.to);
      layAt(v, event.card, event.to, event.seenBy === -1 || event.seenBy === v.viewer);
      if (turn.values.length > 0) {
        const ended = endedLikenesses(v);
        turn.values = turn.values.filter((change) => !ended.includes(change));
      }
      break;
    }
    case 'reshuffled':
      if (event.from.zone === 'discard') {
        const player = playerAt(v, event.from.seat);
        player.deck += player.discard.length;
        player.discard = [];
      } else {
        v.marketDeck += v.marketDiscard.length;
        v.marketDiscard = [];
      }
      break;
    case 'looked':
      if (event.seat === v.viewer) v.looking = event.cards as CardId[];
      break;
    case 'looked-away':
      v.looking = null;
      break;
    case 'stacks-eased':
      turn.permits = {
        mixes: event.mixes,
        junk: event.junk,
        ...(event.fromDiscard ? { fromDiscard: true } : {}),
      };
      break;
    case 'turn-began':
      delete turn.permits;
      Object.assign(turn, {
        number: event.number,
        active: event.seat,
        phase: 'start',
        actionsDone: 0,
        used: [],
        values: [],
        handBonus: 0,
        declined: [],
      });
      break;
    case 'phase-began':
      turn.phase = event.phase;
      break;
    case 'actions-counted':
      turn.pendingActions = event.pending;
      turn.actionsDone = event.done;
      turn.declined = [];
      break;
    case 'passive-used':
      turn.used.push(event.card);
      break;
    case 'value-set':
      // Told by rules 1; now values change by `value-changed`.
      turn.values.push({ card: event.card, how: 'set', amount: event.value });
      break;
    case 'value-ended':
      turn.values = turn.values.filter(({ card }) => card !== event.card);
      break;
    case 'value-changed':
      turn.values.push({ card: event.card, how: event.how, amount: event.amount });
      break;
    case 'hand-limit':
      turn.handBonus = event.bonus;
      break;
    case 'help-asked':
      v.proposal = event.cards.slice();
      break;
    case 'help-given':
      v.proposal = null;
      break;
    case 'help-declined':
      v.proposal = null;
      turn.declined.push(event.cards.slice());
      break;
    case 'market-slid':
    case 'market-arranged':
      v.market = event.market.map((card) => (card < 0 ? null : card));
      break;
    case 'clock':
      if (v.clocks !== undefined) v.clocks[event.seat] = event.time;
      break;
    case 'discard-shuffled':
      playerAt(v, event.seat).discard = event.cards.slice();
      break;
    case 'coins':
      foldCoins(v, event);
      break;
    case 'dealt':
      v.folks = event.folks.slice();
      for (const [seat, size] of event.decks.entries()) playerAt(v, seat).deck = size;
      v.marketDeck = event.marketDeck;
      v.junkReserve = event.junkReserve;
      if (event.clocks !== undefined) v.clocks = event.clocks.slice();
      if (event.coins !== undefined) v.coins = event.coins.slice();
      break;
    case 'won':
      v.winner = event.stall;
      break;
    case 'market-bare':
    case 'voted':
    case 'shuffled':
    case 'shown':
    case 'rolled':
    case 'rolled-pair':
    case 'guessed':
    case 'named-set':
    case 'named-card':
    case 'purchase':
    case 'technique':
    case 'finished':
    case 'release':
    case 'stack':
    case 'inventory':
      // Told for the log; the cards move by events of their own.
      break;
    default:
      unreachable(event);
  }
  return v;
}
