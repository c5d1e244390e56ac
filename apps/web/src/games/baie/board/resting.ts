import { b } from '../words/words.ts';
import { askOf, type BaieScene } from './touch.ts';

/** The words that name a piece, without what a screen reader is told of it besides. */
const shortName = (spoken: string): string => {
  const [name = ''] = spoken.split(/\s*[:,]/);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * A piece that the question is not about is a picture, but it looks like those that are: when it is pressed, the slip says
 * what comes first. Gives what ends it.
 */
export function explainsRest(scene: BaieScene): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      const hit = target instanceof Element ? target.closest('[data-thing], [data-rest]') : null;
      const spoken = hit?.getAttribute('data-rest');
      if (!spoken || scene.decision === null) return;
      const reason = b(askOf(scene)?.id === 'turn.space' ? 'piece.first' : 'plate.later');
      scene.why = { about: shortName(spoken), reason, rule: null };
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
