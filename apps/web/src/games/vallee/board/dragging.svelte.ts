import type { CardId, Kinded } from '@comptoir/kit';
import type { Decision, Event, View } from '@comptoir/vallee';
import { isMenu } from '../../../table/asks.ts';
import type { Scene } from '../../../table/scene.svelte.ts';
import { touchOffer } from './payment.ts';
import { purchaseIn } from './speech.ts';

/** Cards of the hand can be dragged to where they would go; touching them does the same. */

type Table = Scene<Decision, Event, View>;

let dragged = $state<CardId | null>(null);
/** The card of the hand that is being dragged. */
export const draggedCard = (): CardId | null => dragged;
export function drag(card: CardId | null): void {
  dragged = card;
}

/** Where cards can be dropped: a wagon, the stall, the planning area, one's own discard. */
export type Goal = { readonly slot: number } | 'stall' | 'planning' | 'discard';
const ENTRIES = { stall: 'stall.build', planning: 'technique.play', discard: 'inventory.discard' } as const;

const entryIn = ({ decision }: Table, id: string): Kinded | undefined =>
  decision !== null && isMenu(decision) ? decision.entries.find((entry) => entry.id === id) : undefined;

/** Whether a card means something there, with the question as it stands. */
function isWelcome(scene: Table, goal: Goal, card: CardId): boolean {
  const { selection, decision } = scene;
  if (typeof goal !== 'string') {
    const purchase = purchaseIn(selection.ask ?? decision);
    return purchase?.cards.includes(card) === true && purchase.offers.some(({ slot }) => slot === goal.slot);
  }
  const entry = entryIn(scene, ENTRIES[goal]);
  if (entry === undefined) return false;
  const { cards, from } = entry as { cards?: readonly CardId[]; from?: readonly CardId[] };
  return (from ?? cards ?? []).includes(card);
}

/** A technique is played and a stack that is complete is built; what pays or is given away waits for its verb. */
async function drop(scene: Table, goal: Goal, card: CardId): Promise<void> {
  const { selection } = scene;
  scene.why = null;
  if (typeof goal !== 'string') {
    const purchase = purchaseIn(selection.ask ?? scene.decision);
    if (purchase !== null) touchOffer(scene, purchase, goal.slot, [card]);
    return;
  }
  const entry = ENTRIES[goal];
  const others = goal === 'planning' ? [] : selection.picks.cards.filter((other) => other !== card);
  if (selection.entry !== entry) selection.begin(entry);
  selection.setCards([...others, card]);
  const [verb] = selection.verbs;
  if (goal !== 'discard' && verb?.state === 'ready') await scene.send(verb);
}

/** Attachment: takes dragged cards, and is lit while it would take the one that is dragged. */
export function takesCards(scene: Table, goal: Goal): (element: HTMLElement) => () => void {
  return (element) => {
    const isOpen = dragged !== null && isWelcome(scene, goal, dragged);
    element.toggleAttribute('data-takes', isOpen);
    if (!isOpen) return () => undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const card = dragged;
        dragged = null;
        if (card !== null) void drop(scene, goal, card);
      },
      { signal },
    );
    return () => stop.abort();
  };
}
