/** How the worker shares its only thread between thoughts and the page. */
export interface Thread {
  /** Lets waiting messages come in; resolves when it is time to go on. */
  breathe(): Promise<void>;
  /** Milliseconds. */
  clock(): number;
}

/** A frame of the screen: no message waits longer. */
const SLICE_MS = 16;

/** Thinks a thought to its end, piece by piece; undefined when nobody wants it any more. */
export async function think<T>(
  thought: Generator<number, T>,
  { breathe, clock }: Thread,
  isWanted: () => boolean,
  progress: (share: number) => void = () => {},
): Promise<T | undefined> {
  let start = clock();
  for (;;) {
    const piece = thought.next();
    if (piece.done === true) return piece.value;
    if (clock() - start < SLICE_MS) continue;
    progress(piece.value);
    await breathe();
    if (!isWanted()) return undefined;
    start = clock();
  }
}
