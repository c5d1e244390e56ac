import type { IconName } from '../art/icons.ts';
import { language, tell } from '../i18n/language.svelte.ts';
import { isMenu, isPickCards } from './asks.ts';
import { beatsOf, toldBeat } from './beats.ts';
import { howMany } from './how-many.ts';
import { say } from './i18n.ts';
import type { Scene } from './scene.svelte.ts';
import type { Verb } from './selection.svelte.ts';
import { whoPlays } from './who-plays.ts';

/** What the slip says: the question or who is awaited, what comes of it, and what stands on its verbs. */
export class SlipWords {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The question of the seat, and the part of it that is being answered. */
  get #asked() {
    return this.#scene.selection.ask ?? this.#scene.decision;
  }

  readonly #summary = $derived.by(() => {
    const { decision, screen, selection, view } = this.#scene;
    return decision === null
      ? null
      : (screen.summary?.(selection.ask ?? decision, selection.picks, view, language()) ?? null);
  });

  readonly isPreparing = $derived.by(
    () => this.#scene.decision !== null && this.#scene.decision === this.#scene.preparation.asked,
  );

  readonly #waiting = $derived.by(() => {
    const scene = this.#scene;
    if (scene.telling !== null) return scene.telling;
    const { beat } = scene.stage;
    if (beat !== null) return whoPlays(scene, beat);
    const { status } = scene.now.info;
    if (status === 'abandoned' || status === 'stopped' || status === 'over') return say(`ended.${status}`);
    if (scene.stage.live.isPaused) return say('refused.paused');
    const others = scene.now.awaited
      .filter((seat) => seat !== scene.viewer)
      .map((seat) => scene.cast.name(seat));
    if (others.length === 0) return say('waits.nobody');
    return others.length === 1
      ? say('waits.one', { name: others[0] ?? '' })
      : say('waits.many', { names: others.join(', ') });
  });

  readonly question = $derived.by(() => {
    const scene = this.#scene;
    const asked = this.#asked;
    if (asked === null || scene.decision === null) return this.#waiting;
    if (this.isPreparing && scene.selection.ask === null && scene.selection.picks.cards.length === 0)
      return say('prepare.title');
    if (this.#summary?.question) return scene.spaced(this.#summary.question);
    return scene.spaced(scene.wording.question(asked, scene.view, scene.cast));
  });

  readonly consequence = $derived.by(() => {
    const scene = this.#scene;
    const { decision, preparation, selection } = scene;
    if (decision === null) {
      if (preparation.ready !== null) return say('prepared.ready', { move: preparation.ready.told });
      if (scene.stage.isBehind) return this.#next();
      return scene.telling !== null ? '' : this.#lastLine();
    }
    if (this.isPreparing && selection.picks.cards.length === 0)
      return say('prepare.note', { more: this.#summary?.consequence ?? '' }).trim();
    if (this.#summary?.consequence) return scene.spaced(this.#summary.consequence);
    const { ask } = selection;
    const about = scene.screen.sourceText?.((ask ?? decision).source, language()) ?? '';
    if (ask === null || !isPickCards(ask)) return scene.spaced(about);
    const { max, ordered } = ask;
    const many = howMany(ask);
    const how = ordered && max > 1 ? `${many}. ${say('choose.order')}` : many;
    return about === '' ? how : scene.spaced(`${how}. ${about}`);
  });

  /** Whose decisions are shown next; at the end the question that they led to. */
  #next(): string {
    const { cast, stage, viewer } = this.#scene;
    if (stage.nextSeat !== null) return say('waits.next', { name: cast.name(stage.nextSeat) });
    return stage.live.awaited.includes(viewer) ? say('waits.then') : '';
  }

  /** The last decision, so that there is something to read while waiting. */
  #lastLine(): string {
    for (const entry of [...this.#scene.now.story].reverse().slice(0, 8)) {
      const beat = beatsOf(entry, this.#scene.screen).at(-1);
      if (beat !== undefined) return toldBeat(beat, this.#scene).headline.text;
    }
    return '';
  }

  /** The paragraph behind the question, one press away. */
  readonly rule = $derived.by(() => {
    const asked = this.#asked;
    const rule = asked === null ? null : (this.#scene.screen.ruleOf?.(asked.id) ?? null);
    return rule === null
      ? undefined
      : { label: say('rule.open', { rule }), onopen: () => (this.#scene.rulesAt = rule) };
  });

  labelOf(verb: Verb): string {
    const scene = this.#scene;
    if (verb.ask === null) return verb.spec === null ? verb.entry : tell(verb.spec.label);
    if (scene.decision !== null && !isMenu(scene.decision)) return this.#confirmLabel();
    return scene.spaced(
      scene.screen.verb?.(verb.ask, scene.selection.picks, language()) ??
        scene.wording.entry(verb.ask, scene.view),
    );
  }

  #confirmLabel(): string {
    const { decision, selection } = this.#scene;
    if (decision === null) return '';
    if (this.#summary?.confirm) return this.#summary.confirm;
    if (decision.kind === 'order-cards') return say('confirm.order');
    if (!isPickCards(decision)) return say('confirm');
    const n = selection.picks.cards.length;
    return n === 0
      ? decision.min === 0
        ? say('confirm.none')
        : say('confirm')
      : say('confirm.cards', { n });
  }

  kindOf(verb: Verb): 'seal' | 'may' | 'plain' | 'impossible' {
    const { decision, selection } = this.#scene;
    if (verb.state === 'no' || verb.state === 'absent') return 'impossible';
    if (verb === selection.primary) return 'seal';
    if (verb.spec?.isLoss) return 'plain';
    if (verb.state === 'more')
      return decision !== null && isMenu(decision) && selection.entry === null ? 'may' : 'impossible';
    return selection.picks.cards.length > 0 ? 'may' : 'plain';
  }

  iconOf(verb: Verb): { icon?: IconName } {
    if (verb === this.#scene.selection.primary) return { icon: 'check' };
    return verb.spec === null ? {} : { icon: verb.spec.icon };
  }
}
