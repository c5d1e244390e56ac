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

export interface Takings {
  /** Gold of sales by pier. */
  readonly piers: readonly [number, number, number];
  readonly patronage: readonly { readonly clan: number; readonly amount: number }[];
}

/** What a seat has earned since the latest market opened. */
export function takingsOf(story: Story, seat: Seat): Takings {
  const piers: [number, number, number] = [0, 0, 0];
  const patronage: { clan: number; amount: number }[] = [];
  for (const event of since(story, (one) => one.type === 'phase' && one.phase === 'market')) {
    if (event.type === 'sold' && event.seat === seat) piers[event.pier as 0 | 1 | 2] += event.price;
    if (event.type === 'gold' && event.seat === seat && event.why === 'patronage')
      patronage.push({ clan: event.clan, amount: event.amount });
  }
  return { piers, patronage };
}
