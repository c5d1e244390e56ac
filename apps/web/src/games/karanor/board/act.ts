import type { Decision, Entry, Event, View } from '@comptoir/karanor';
import type { Json, Kinded, Menu } from '@comptoir/kit';
import type { Scene } from '../../../table/scene.svelte.ts';
import { k } from '../words/words.ts';

export type KaranorScene = Scene<Decision, Event, View>;

export const isMenu = (decision: Kinded | null): decision is Menu<Entry> => decision?.kind === 'menu';

export function entryIn(decision: Kinded | null, id: string): Entry | undefined {
  return isMenu(decision) ? decision.entries.find((entry) => entry.id === id) : undefined;
}

/** The options of an entry that is a short list. */
export function optionsIn<T extends Json>(decision: Kinded | null, id: string): readonly T[] {
  const entry = entryIn(decision, id);
  return entry?.kind === 'pick-option' ? (entry.options as readonly T[]) : [];
}

/** K-214: what this seat may do although nobody waits for it; none while the past is on the screen. */
export function standingOf(scene: KaranorScene): Menu<Entry> | null {
  const { live, isLooking } = scene.stage;
  if (isLooking || live.handOver !== null) return null;
  const found = live.decisions.find((decision) => decision.standing);
  return isMenu(found ?? null) ? (found as Menu<Entry>) : null;
}

/** Answers one entry of a menu at once. True when the table took it. */
export function answerEntry(
  scene: KaranorScene,
  menu: Menu<Entry>,
  entry: string,
  answer: Json,
  about = '',
): Promise<boolean> {
  return scene.answer(menu, { entry, answer }, about);
}

/** Says why something cannot be done, in the words of the rules. */
export async function explainWish(
  scene: KaranorScene,
  about: string,
  entry: string,
  answer: Json = null,
  asked: Kinded | null = scene.decision,
): Promise<void> {
  const refused = await scene.reasonFor(entry, answer, asked);
  if (refused !== null) scene.explain(about, refused);
  else scene.why = { about, reason: k('not.now.why'), rule: null };
}

/** Answers a standing question, or says why it is not asked at this moment: a press is never lost. */
export async function answerOrExplain(
  scene: KaranorScene,
  menu: Menu<Entry> | null,
  entry: string,
  answer: Json,
  about: string,
): Promise<boolean> {
  if (menu !== null) return answerEntry(scene, menu, entry, answer, about);
  await explainWish(scene, about, entry, answer, null);
  return false;
}

/** Whether the map shows all that is asked; other questions lie in a tray. */
export const isDrawn = ({ id }: { readonly id: string }): boolean =>
  id === 'move' || id === 'step' || id === 'place';
