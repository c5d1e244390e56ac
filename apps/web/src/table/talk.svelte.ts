import { recallText, remember } from '../browser/preferences.ts';
import type { Stage } from './stage.svelte.ts';

/** How much of what is said at a table has been read in this browser. */
export class Talk {
  readonly #stage: Stage;
  /** When the last line that was read was said. */
  #readTo = $state(0);

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#readTo = Number(recallText(this.#key)) || 0;
  }

  get #key(): string {
    return `talk.${this.#stage.live.info.id}`;
  }

  /** Lines of others not yet read here. */
  readonly unread: number = $derived.by(() => {
    const { chat, viewer } = this.#stage.live;
    return chat.filter(({ at, seat }) => at > this.#readTo && seat !== viewer).length;
  });

  markRead(): void {
    const last = this.#stage.live.chat.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    remember(this.#key, String(last));
  }
}
