import type { Beat } from '@comptoir/kit';
import { say } from './i18n.ts';
import type { Scene } from './scene.svelte.ts';

/** Who is seen at work while a decision is told: whoever only answers another's offer has no turn. */
export function whoPlays(
  { screen, cast }: Pick<Scene, 'screen' | 'cast'>,
  { seat, headline, what }: Beat<unknown>,
): string {
  const isAnswer = what === 'reply' || (screen.isAnswer?.(headline) ?? false);
  return say(isAnswer ? 'waits.answers' : 'waits.plays', { name: cast.name(seat) });
}
