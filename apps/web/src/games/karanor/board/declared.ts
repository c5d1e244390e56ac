import type { Event, View, WindowKind } from '@comptoir/karanor';
import { RESOURCES } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { language, t } from '../../../i18n/language.svelte.ts';
import type { StoryEntry } from '../../../table/table.ts';
import { blackFace, deliveryFace, placeName, questFace, shopFace } from '../words/faces.ts';
import { k } from '../words/words.ts';

/** K-202: what somebody did or declared when a window opened, in one sentence. */
export interface Declared {
  readonly actor: Seat;
  readonly sentence: string;
  readonly where: string;
}

/** The latest fact of a kind; a window opens soon after what it is about. */
function latest<T extends Event['type']>(
  story: readonly StoryEntry<Event>[],
  type: T,
  fits: (event: Extract<Event, { type: T }>) => boolean,
): Extract<Event, { type: T }> | undefined {
  for (const { events } of story.slice(-12).toReversed())
    for (const event of events.toReversed())
      if (event.type === type && fits(event as Extract<Event, { type: T }>))
        return event as Extract<Event, { type: T }>;
  return undefined;
}

function what(kind: WindowKind, actor: Seat, view: View, story: readonly StoryEntry<Event>[]): string {
  switch (kind) {
    case 'before:build':
      return view.declaration?.kind === 'build' ? shopFace(view.declaration.card, language()).name : '';
    case 'before:villa':
      return view.declaration?.kind === 'villa' ? placeName(view.declaration.territory, language()) : '';
    case 'before:card': {
      const card = view.cards.at(-1)?.card;
      return card === undefined ? '' : blackFace(card, language()).name;
    }
    case 'after:harvest': {
      const taken = latest(story, 'tokens', ({ to, why }) => to === actor && why === 'harvest');
      const resource = RESOURCES[taken?.resource ?? -1];
      return taken === undefined || resource === undefined
        ? ''
        : `${taken.count} ${t(`resource.${resource}`)}`;
    }
    case 'after:deliver': {
      const done = latest(story, 'delivered', ({ seat }) => seat === actor);
      return done === undefined ? '' : deliveryFace(done.card, language()).name;
    }
    case 'after:quest': {
      const done = latest(story, 'quest-done', ({ seat }) => seat === actor);
      return done === undefined ? '' : questFace(done.card, language()).title;
    }
    case 'turnStart':
    case 'before:income':
      return '';
  }
}

export function declaredIn(
  kind: WindowKind,
  view: View,
  story: readonly StoryEntry<Event>[],
  name: (seat: Seat) => string,
): Declared {
  const pending = kind === 'before:card' ? view.cards.at(-1) : undefined;
  const actor = pending?.seat ?? view.windows.at(-1)?.actor ?? view.active;
  const sentence = k(`window.${kind}`, { name: name(actor), what: what(kind, actor, view, story) });
  const place = placeName(view.players[actor]?.territory ?? 0, language());
  if (pending === undefined || pending.target < 0)
    return { actor, sentence, where: k('window.at', { place }) };
  const target = pending.target === view.viewer ? k('trade.you') : name(pending.target);
  return { actor, sentence, where: k('window.target', { target }) };
}
