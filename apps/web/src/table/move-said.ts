import { type Kinded, LEAVE, moveInWords, type Reply, type Seat } from '@comptoir/kit';
import { say } from './i18n.ts';
import type { Scene } from './scene.svelte.ts';

/** A question as somebody saw it, and what they would be told of an answer. */
interface Asked {
  readonly decision: Kinded;
  readonly view: unknown;
  readonly told: readonly unknown[];
}

type Speaking = Pick<Scene, 'wording' | 'cast' | 'spaced' | 'viewer'>;

/** An answer as its player gives it, as a sentence. `seat` is the mover: only one's own moves say "you". */
export function moveSaid(scene: Speaking, { decision, view, told }: Asked, reply: Reply, seat: Seat): string {
  if (reply === LEAVE) return say('hint.leave');
  const cast = { ...scene.cast, viewer: seat === scene.viewer ? seat : -1 };
  const words = moveInWords(scene.wording, { decision, answer: reply.answer, view, told }, cast);
  return words === null ? say('confirm.none') : scene.spaced(words.charAt(0).toUpperCase() + words.slice(1));
}
