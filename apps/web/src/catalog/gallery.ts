import type { Component } from 'svelte';

/** Everything that a game has cards of, for whoever wants to leaf through them. */
export interface Gallery {
  /** Fetches what is shown. */
  fetch(): Promise<void>;
  /** `at`: the part that was asked for, by its name. */
  readonly Page: Component<{ at: string | null }>;
}
