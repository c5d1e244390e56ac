/** How long a test waits for what must come, in milliseconds: a limit for faults, not for slow machines. */
export const PATIENCE = 120_000;
