import { shortGameName } from '../catalog/names.ts';
import { say } from './i18n.ts';
import type { Scene } from './scene.svelte.ts';
import { play } from './sounds.svelte.ts';

/**
 * Announces one's turn: in the title of the page, by a bell and to screen readers. New lines of talk are counted and
 * heard.
 */
export class Announcer {
  /** What a screen reader says at once. */
  spoken = $state('');
  readonly #scene: Scene;
  #wasMine = false;
  #unread: number;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#unread = scene.talk.unread;
    $effect(() => this.#tellTurn());
    $effect(() => this.#tellTalk());
  }

  readonly isMine: boolean = $derived.by(() => {
    const { decision } = this.#scene;
    return decision !== null && !decision.standing;
  });

  /** The question once more, for whoever asks for it. */
  repeat(root: HTMLElement | undefined): void {
    const question = root?.querySelector('[data-prompt] [role="status"]')?.textContent ?? '';
    this.spoken = `${this.isMine ? say('yours') : ''} ${question}`.trim();
  }

  #tellTurn(): void {
    const { stage, talk, now } = this.#scene;
    // True even while the moves that led to it are still being shown.
    const isAwaited =
      this.isMine || (stage.isBehind && stage.live.decisions.some(({ standing }) => !standing));
    const news = talk.unread > 0 ? `(${talk.unread}) ` : '';
    document.title = `${news}${isAwaited ? say('yours.title') : `Comptoir · ${now.info.title || shortGameName(now.info.game)}`}`;
    if (this.isMine && !this.#wasMine) {
      this.spoken = say('yours');
      play('bell');
    }
    // Screen readers skip text that has not changed, so clear it first.
    if (!this.isMine && this.#wasMine) this.spoken = '';
    this.#wasMine = this.isMine;
  }

  #tellTalk(): void {
    const { unread } = this.#scene.talk;
    if (unread > this.#unread) play('snap');
    this.#unread = unread;
  }
}
