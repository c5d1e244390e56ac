import { ANYONE, type Event, type Offer, type View } from '@comptoir/karanor';
import type { Seat, Viewer } from '@comptoir/kit';

/** What became of one's own offers with one rival: the last of them, as far as it was made in this turn or the one before. */
export interface Answer {
  readonly how: 'accepted' | 'declined' | 'countered';
  /** The word that went with it, as it was written: a code or a text; empty without one. */
  readonly say: string;
}

interface Told {
  readonly events: readonly Event[];
}

/** Turns that an answer stays on the tag of whoever gave it. */
const MEMORY = 2;

export function answerOf(story: readonly Told[], viewer: Seat, rival: Seat): Answer | null {
  const answers = new Map<number, Answer>();
  let turns = 0;
  for (let at = story.length - 1; at >= 0 && turns < MEMORY; at--) {
    const events = story[at]?.events ?? [];
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i] as Event;
      if (event.type === 'turn-began') turns += 1;
      else if (event.type === 'offer-declined' && event.seat === rival)
        answers.set(event.offer, { how: 'declined', say: event.say ?? '' });
      else if (event.type === 'offer-ended' && event.seat === rival && isAnswer(event.how))
        answers.set(event.offer, { how: event.how, say: event.say ?? '' });
      else if (event.type === 'offer-made' && isBetween(event.offer, viewer, rival))
        return answers.get(event.offer.id) ?? null;
    }
  }
  return null;
}

/** Whether an offer that this seat made on its own turn is answered: tag and trade sheet say so at once (ADR 36). */
export function answersMe(
  events: readonly Event[],
  { view, story, viewer }: { view: Pick<View, 'active'>; story: readonly Told[]; viewer: Viewer },
): boolean {
  if (view.active !== viewer) return false;
  const mine = new Set<number>();
  for (const told of story)
    for (const event of told.events)
      if (event.type === 'offer-made' && event.offer.from === viewer) mine.add(event.offer.id);
  return events.some(
    (event) =>
      (event.type === 'offer-declined' || (event.type === 'offer-ended' && isAnswer(event.how))) &&
      mine.has(event.offer),
  );
}

const isAnswer = (how: string): how is Answer['how'] =>
  how === 'accepted' || how === 'declined' || how === 'countered';

const isBetween = ({ from, to }: Offer, viewer: Seat, rival: Seat): boolean =>
  from === viewer && (to === rival || to === ANYONE);

/** What only answers an offer: a yes, or an offer in return. */
export const onlyAnswers = (headline: Event): boolean =>
  headline.type === 'traded' || (headline.type === 'offer-made' && headline.answers > 0);
