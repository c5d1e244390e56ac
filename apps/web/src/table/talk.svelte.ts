import { recallText, remember } from '../browser/preferences.ts';
import type { Stage } from './stage.svelte.ts';
import type { ChatLine } from './table.ts';

const keyOf = (table: string): string => `talk.${table}`;

/** What has been said so far at a table was read in this browser, also before the cards were dealt. */
export function rememberTalk(table: string, chat: readonly ChatLine[]): void {
  const last = chat.at(-1)?.at;
  if (last !== undefined) remember(keyOf(table), String(last));
}

/** How much of what is said at a table has been read in this browser. */
export class Talk {
  readonly #stage: Stage;
  /** When the last line that was read was said. */
  #readTo = $state(0);

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#readTo = Number(recallText(keyOf(stage.live.info.id))) || 0;
  }

  /** Lines of others not yet read here. */
  readonly unread: number = $derived.by(() => {
    const { chat, viewer } = this.#stage.live;
    return chat.filter(({ at, seat }) => at > this.#readTo && seat !== viewer).length;
  });

  markRead(): void {
    const { chat, info } = this.#stage.live;
    const last = chat.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    rememberTalk(info.id, chat);
  }
}
