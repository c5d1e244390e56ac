/** A local table is played in one tab at a time. */
export interface Hold {
  isMine(): boolean;
  /** Takes it away from the other tab. */
  take(): Promise<void>;
  release(): void;
}

const PATIENCE = 80;

/** Tries to hold a table for this tab. `onLost` is called when another tab takes it. */
export async function holdTable(
  id: string,
  onLost: () => void,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<Hold> {
  // Without locks (a page that is not served securely) a clash is still found, at the first move that is kept.
  if (locks === undefined) return { isMine: () => true, take: async () => {}, release: () => {} };
  const name = `comptoir.${id}`;
  let isMine = false;
  let letGo = (): void => {};

  /** Resolves once it is known whether we hold it; the lock itself lasts until `letGo`. */
  function acquire(steal: boolean): Promise<void> {
    return new Promise((known) => {
      const held = locks?.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        isMine = lock !== null;
        known();
        if (lock === null) return undefined;
        return new Promise<void>((done) => {
          letGo = done;
        });
      });
      // The request fails when somebody steals the lock.
      held?.catch(() => {
        if (!isMine) return;
        isMine = false;
        onLost();
      });
    });
  }

  await acquire(false);
  if (!isMine) {
    // This tab may have released it a moment ago.
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await acquire(false);
  }
  return {
    isMine: () => isMine,
    take: () => acquire(true),
    release() {
      isMine = false;
      letGo();
    },
  };
}
