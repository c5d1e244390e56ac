import { onMount, tick } from 'svelte';
import { begin } from '../browser/settled.ts';
import { painted } from './painted.ts';

/** Lays one more piece; false when that was the last one. */
type Step = () => boolean;
/** The last one is nested in the ones before it, and is drawn first. */
const open: Step[] = [];
let isLaying = false;

async function lay(): Promise<void> {
  isLaying = true;
  const laid = begin();
  for (;;) {
    await painted();
    const step = open.at(-1);
    if (step === undefined) break;
    if (!step()) open.splice(open.indexOf(step), 1);
    await tick();
  }
  isLaying = false;
  laid();
}

/**
 * A page drawn in one go does not respond until it is complete. With this, it is drawn piece by piece, each in a task
 * of its own. Tells how many pieces are drawn; infinity once all are, with everything inside them.
 */
export function laying(pieces: number): () => number {
  let laid = $state(0);
  const step: Step = () => {
    laid = laid < pieces ? laid + 1 : Number.POSITIVE_INFINITY;
    return laid <= pieces;
  };
  onMount(() => {
    open.push(step);
    if (!isLaying) void lay();
    return () => {
      const at = open.indexOf(step);
      if (at >= 0) open.splice(at, 1);
    };
  });
  return () => laid;
}
