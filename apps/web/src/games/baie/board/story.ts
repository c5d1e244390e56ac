import type { Event } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import type { StoryEntry } from '../../../table/table.ts';

/** What the story says about this day and this turn. */

type Story = readonly StoryEntry<Event>[];

/** Events from the end of the story back to the first that `isStart` names, oldest first. */
function since(story: Story, isStart: (event: Event) => boolean): Event[] {
  const found: Event[] = [];
  for (let i = story.length - 1; i >= 0; i--) {
    const { events } = story[i] as StoryEntry<Event>;
    for (let j = events.length - 1; j >= 0; j--) {
      const event = events[j] as Event;
      found.push(event);
      if (isStart(event)) return found.reverse();
    }
  }
  return found.reverse();
}

/** K-010: what the wheel has shown in this action. */
export function spinsOf(story: Story, seat: Seat): number[] {
  return since(story, (event) => event.type === 'space' || event.type === 'turn').flatMap((event) =>
    event.type === 'worked' && event.seat === seat && /^K\.(?:spin|storm)$/.test(event.work)
      ? [Number(event.figures['number'] ?? 0)]
      : [],
  );
}

/** What a market day brought to everybody: sales pier by pier, then patronage clan by clan (B-100, B-108). */
export interface MarketLine {
  readonly kind: 'pier' | 'patronage';
  readonly at: number;
  readonly bySeat: readonly number[];
}

export function marketOf(story: Story, day: number, seats: number): MarketLine[] {
  const lines = new Map<string, { kind: MarketLine['kind']; at: number; bySeat: number[] }>();
  const add = (kind: MarketLine['kind'], at: number, seat: Seat, gold: number): void => {
    const line = lines.get(`${kind}${at}`) ?? { kind, at, bySeat: new Array<number>(seats).fill(0) };
    line.bySeat[seat] = (line.bySeat[seat] ?? 0) + gold;
    lines.set(`${kind}${at}`, line);
  };
  for (let pier = 0; pier < 3; pier++) add('pier', pier, 0, 0);
  let isOn = false;
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.type === 'phase') isOn = event.phase === 'market' && event.round === day;
    else if (isOn && event.type === 'sold') add('pier', event.pier, event.seat, event.price);
    else if (isOn && event.type === 'gold' && event.why === 'patronage')
      add('patronage', event.clan, event.seat, event.amount);
  }
  return [...lines.values()];
}

/** The day whose market has just ended in these events; 0 if none has. */
export function dayEnded(events: readonly Event[]): number {
  const morning = events.find((event) => event.type === 'phase' && event.phase === 'arrival');
  return morning?.type === 'phase' ? morning.round - 1 : 0;
}

/** The last sale since the latest market opened. */
export function lastSale(story: Story): (Event & { type: 'sold' }) | null {
  const sales = since(story, (one) => one.type === 'phase' && one.phase === 'market');
  return sales.findLast((event): event is Event & { type: 'sold' } => event.type === 'sold') ?? null;
}
