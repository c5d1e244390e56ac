import { type Json, type Kinded, sameJson } from '@comptoir/kit';
import { language } from '../i18n/language.svelte.ts';
import { say } from './i18n.ts';
import type { Scene } from './scene.svelte.ts';

/** An answer to a question that has not been asked yet, and how it is called. */
export interface Prepared {
  readonly foreseen: Kinded;
  readonly answer: Json;
  readonly told: string;
}

/**
 * An answer prepared while somebody else decides. The game foresees the question from the view of the seat. The answer
 * stays on this screen until the question is really asked, and is sent then if it is still legal.
 */
export class Preparation {
  readonly #scene: Scene;
  /** The slip asks for the next answer in advance. */
  isOpen = $state(false);
  ready = $state.raw<Prepared | null>(null);
  #last: Kinded | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The next question of this seat, while it waits for others; standing, as nobody waits for the answer. */
  readonly question: Kinded | null = $derived.by(() => {
    const { stage, screen, now, isSpectator } = this.#scene;
    const isWaiting = now.info.status === 'playing' && !stage.live.awaited.includes(now.viewer);
    if (!isWaiting || stage.live.isPaused || isSpectator || stage.live.outcome !== null) return null;
    const foreseen = screen.ahead?.foresee(now.view, now.viewer) ?? null;
    if (foreseen === null) return null;
    const question: Kinded = { ...foreseen, standing: true };
    // The same question stays the same object: what was touched for it is kept.
    if (this.#last === null || !sameJson(this.#last as unknown as Json, question as unknown as Json))
      this.#last = question;
    return this.#last;
  });

  /** The foreseen question, when an answer to it is being put together. */
  readonly asked: Kinded | null = $derived.by(() => (this.isOpen ? this.question : null));

  open(): void {
    this.ready = null;
    this.isOpen = true;
  }

  keep(foreseen: Kinded, answer: Json): void {
    const told = this.#scene.screen.ahead?.describe(foreseen, answer, language()) ?? '';
    this.ready = { foreseen, answer, told: this.#scene.spaced(told) };
    this.isOpen = false;
  }

  drop(): void {
    this.ready = null;
    this.isOpen = false;
  }

  /** A question has come: send the prepared answer if it fits and is still legal; otherwise drop it with a reason. */
  async answer(asked: Kinded): Promise<void> {
    const { ready } = this;
    this.drop();
    // At a shared screen, drop what the last player prepared.
    if (ready === null || ready.foreseen.seat !== asked.seat) return;
    const about = say('prepared.dropped', { move: ready.told });
    const letGo = (reason: string): void => {
      this.#scene.why = { about, reason, rule: null };
    };
    if (asked.id !== ready.foreseen.id) return letGo(say('prepared.other'));
    const answer = this.#scene.screen.ahead?.carryOver(ready.answer, ready.foreseen, asked) ?? null;
    if (answer === null) return letGo(say('prepared.gone'));
    const refused = this.#scene.screen.game.check(asked, answer);
    if (refused !== null) this.#scene.explain(about, refused);
    else await this.#scene.answer(asked, answer, about);
  }
}
