import { call, goto, type Requirement, type Seat } from '@comptoir/kit';
import { TERRITORIES } from '../content/map.ts';
import { constants, QUESTS, type Quest } from '../content/tables.ts';
import { tell } from '../events.ts';
import { playerOf, type QuestAside, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { allHold, alone, matches, owns, selectable } from './conditions.ts';
import { addPrestige } from './goods.ts';
import { openWindow } from './pending.ts';
import { chooseOption } from './perform.ts';
import { asideOf, DECK, DISCARD, handOf, moved, PACKET, REMOVED, remove, topQuest } from './piles.ts';
import { INTERACT_DRAW, useStat } from './stats.ts';
import { triggerCall } from './triggers.ts';

/** Chapters 3.9 and 3.10. */

export const questAt = (card: number): Quest => QUESTS[card] as Quest;
const asideAt = (g: State, slot: number): QuestAside => g.questAside[slot] as QuestAside;

function drawAside(g: State, seat: Seat): boolean {
  const card = topQuest(g);
  if (card < 0) return false;
  g.questAside.push({ seat, card, open: false });
  moved('quest', card, DECK, asideOf(seat, false));
  return true;
}

/** K-113: completed first parts and follow-ups leave the game. */
function layDown(g: State, card: number, leaves: boolean, from: ReturnType<typeof handOf>): void {
  (leaves ? g.questsRemoved : g.questDiscard).push(card);
  moved('quest', card, from, leaves ? REMOVED : DISCARD);
}

/** K-104: one card by an effect. */
export const drawQuest = effect({}, ({ run }) => ({
  draw: run((g, f) =>
    drawAside(g, f.owner)
      ? call('quest.receive', { owner: f.owner }, { slot: g.questAside.length - 1 })
      : 'next',
  ),
}));

/** K-102, K-103: the quest aside at `slot` goes to the hand or is resolved at once. */
export const receiveQuest = effect({ slot: 0 }, ({ run, choose }) => ({
  sort: run((g, f) => {
    const { card, open } = asideAt(g, f.slot);
    if (questAt(card).isImmediate) return goto('option');
    g.questAside.splice(f.slot, 1);
    playerOf(g, f.owner).questHand.push(card);
    moved('quest', card, asideOf(f.owner, open), handOf(f.owner));
    return 'next';
  }),
  limit: choose<number[]>(
    (g, f) => {
      const hand = playerOf(g, f.owner).questHand;
      if (hand.length <= constants.questHandLimit) return null;
      return {
        kind: 'pick-cards',
        id: 'quest.discard',
        seat: f.owner,
        source: null,
        from: hand.slice(),
        min: 1,
        max: 1,
      };
    },
    (g, f, [card]) => {
      remove(playerOf(g, f.owner).questHand, card as number);
      layDown(g, card as number, questAt(card as number).isFollowUp, handOf(f.owner));
      return 'done';
    },
    'done',
  ),
  option: choose<number>(
    (g, f) => {
      const { card } = asideAt(g, f.slot);
      const { choices, id } = questAt(card);
      return pickOption('quest.immediate', f.owner, id, selectable(g, choices, f.owner, alone(f.owner)));
    },
    (g, f, option) => {
      const aside = asideAt(g, f.slot);
      aside.open = true;
      tell({ type: 'quest-chosen', seat: f.owner, card: aside.card, option, immediate: true });
      const chosen = questAt(aside.card).choices[option - 1] as Quest['choices'][number];
      return chooseOption(g, f.owner, alone(f.owner), chosen) ?? 'next';
    },
  ),
  finish: run((g, f) => {
    const { card } = asideAt(g, f.slot);
    g.questAside.splice(f.slot, 1);
    layDown(g, card, questAt(card).isFollowUp, asideOf(f.owner, true));
  }),
}));

/** K-100; the inhabitant leaves before the kept card is handled. */
export const interact = effect({ slot: 0 }, ({ run, choose }) => ({
  draw: run((g, f) => {
    f.slot = g.questAside.length;
    const count = useStat(g, f.owner, INTERACT_DRAW);
    for (let i = 0; i < count && drawAside(g, f.owner); i++);
  }),
  keep: choose<number[]>(
    (g, f) => ({
      kind: 'pick-cards',
      id: 'quest.keep',
      seat: f.owner,
      source: null,
      from: g.questAside.slice(f.slot).map(({ card }) => card),
      min: 1,
      max: 1,
    }),
    (g, f, [kept]) => {
      for (const { card } of g.questAside.splice(f.slot)) {
        if (card === kept) g.questAside.push({ seat: f.owner, card, open: false });
        else layDown(g, card, false, asideOf(f.owner, false));
      }
      const { territory } = playerOf(g, f.owner);
      g.inhabitants[territory] = false;
      tell({ type: 'inhabitant-left', territory });
      return call('quest.receive', { owner: f.owner }, { slot: f.slot });
    },
  ),
}));

type QuestWish = [State, Seat, card: number, option: number];

/** K-110 */
export const COMPLETING: readonly Requirement<QuestWish>[] = [
  {
    rule: 'K-110',
    reason: 'unknown-card',
    holds: (g, seat, card, option) =>
      playerOf(g, seat).questHand.includes(card) && questAt(card).choices[option - 1] !== undefined,
  },
  {
    rule: 'K-110',
    reason: 'illegal-place',
    holds: (g, seat, card) => {
      const { spot } = questAt(card);
      return spot !== null && matches(g, spot, playerOf(g, seat).territory, alone(seat));
    },
    figures: (g, seat) => ({ territory: TERRITORIES[playerOf(g, seat).territory]?.id ?? '' }),
  },
  {
    rule: 'K-110',
    reason: 'condition-not-met',
    holds: (g, seat, card, option) => allHold(g, questAt(card).choices[option - 1]?.tests ?? [], alone(seat)),
  },
  {
    rule: 'K-110',
    reason: 'not-enough-resources',
    holds: (g, seat, card, option) => {
      const cost = questAt(card).choices[option - 1]?.cost ?? null;
      return cost === null || owns(g, cost, seat, alone(seat));
    },
  },
];

/** K-111, K-112 */
export const completeQuest = effect({ option: 1, slot: 0 }, ({ run }) => ({
  begin: run((g, f) => {
    remove(playerOf(g, f.owner).questHand, f.card);
    f.slot = g.questAside.length;
    g.questAside.push({ seat: f.owner, card: f.card, open: true });
    moved('quest', f.card, handOf(f.owner), asideOf(f.owner, true));
    tell({ type: 'quest-chosen', seat: f.owner, card: f.card, option: f.option, immediate: false });
    const chosen = questAt(f.card).choices[f.option - 1] as Quest['choices'][number];
    return chooseOption(g, f.owner, alone(f.owner), chosen) ?? 'next';
  }),
  prestige: run((g, f) => {
    const { prestige, id } = questAt(f.card);
    addPrestige(g, f.owner, prestige, `quest:${id}`);
    tell({ type: 'quest-done', seat: f.owner, card: f.card });
    return triggerCall(g, 'questDone', [f.owner]) ?? 'next';
  }),
  followUp: run((g, f) => {
    const { next, isFollowUp } = questAt(f.card);
    g.questAside.splice(f.slot, 1);
    layDown(g, f.card, isFollowUp || next >= 0, asideOf(f.owner, true));
    if (next < 0 || !g.followUps.includes(next)) return 'next';
    remove(g.followUps, next);
    g.questAside.push({ seat: f.owner, card: next, open: true });
    moved('quest', next, PACKET, asideOf(f.owner, true));
    return call('quest.receive', { owner: f.owner }, { slot: g.questAside.length - 1 });
  }),
  window: run((_, f) => openWindow('after:quest', f.owner, f.card)),
}));
