import type { Event } from '@comptoir/karanor';
import type { KaranorScene } from './act.ts';

/** What was said about offers since the last turn began: answers, counters, deals and promises. */

const TOLD: readonly Event['type'][] = ['offer-ended', 'offer-declined', 'traded', 'pledged', 'pledge-ended'];
const MOST = 3;

/** The latest lines about one's own offers or anybody's deals, the newest first. */
export function lastWords(scene: KaranorScene): { readonly id: string; readonly text: string }[] {
  const { story } = scene.now;
  const found: { id: string; text: string }[] = [];
  for (let at = story.length - 1; at >= 0; at--) {
    const events = (story[at]?.events ?? []) as readonly Event[];
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i] as Event;
      if (event.type === 'turn-began' && found.length > 0) return found;
      if (!TOLD.includes(event.type)) continue;
      const text = scene.wording.event(event, scene.cast);
      if (text !== null) found.push({ id: `${at} ${i}`, text: scene.spaced(text) });
      if (found.length === MOST) return found;
    }
    if (story.length - at > 60) return found;
  }
  return found;
}
