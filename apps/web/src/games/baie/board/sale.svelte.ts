import { type Decision, GOODS, STOP } from '@comptoir/baie';
import type { PickOption } from '@comptoir/kit';
import { buyersOf, nextHere, priceHere } from './best-piers.ts';
import { askOf, type BaieScene, send } from './touch.ts';

/** What is sold without further touches: all that this pier buys, or the whole day, each good where it brings most. */
type Errand =
  | { readonly kind: 'pier'; readonly pier: number }
  | { readonly kind: 'day'; readonly round: number };

/** Sales with one touch: one good after the other, the dearest first. */
export class Sale {
  readonly #scene: BaieScene;
  #errand = $state<Errand | null>(null);
  /** The question that was answered last on an errand. */
  #answered: Decision | null = null;

  constructor(scene: BaieScene) {
    this.#scene = scene;
  }

  readonly #options: readonly string[] = $derived.by(() => {
    const ask = askOf(this.#scene);
    return ask?.id === 'market.sell' ? ((ask as PickOption).options as readonly string[]) : [];
  });
  /** What can be sold now. */
  readonly goods: readonly number[] = $derived.by(() =>
    GOODS.flatMap((good, at) => (this.#options.includes(good) ? [at] : [])),
  );
  /** What all of it brings. */
  readonly worth: number = $derived.by(() => {
    const { view, viewer } = this.#scene;
    const stall = view.players[viewer]?.stall ?? [];
    const howMany = (good: number): number => stall.filter((one) => one === good).length;
    return this.goods.reduce((sum, good) => sum + priceHere(view, good) * howMany(good), 0);
  });
  /** What the rest of the day brings at the best piers; 0 where that is no more than all of it here. */
  readonly dayWorth: number = $derived.by(() => {
    const { view, viewer } = this.#scene;
    if (this.#options.length === 0) return 0;
    const buyers = buyersOf(view, viewer);
    if (buyers.every(({ pier }) => pier === view.sale.pier)) return 0;
    return buyers.reduce((sum, { price }) => sum + price, 0);
  });

  sellAll(): void {
    this.#begin({ kind: 'pier', pier: this.#scene.view.sale.pier });
  }

  sellDay(): void {
    this.#begin({ kind: 'day', round: this.#scene.view.round });
  }

  #begin(errand: Errand): void {
    this.#errand = errand;
    this.#answered = null;
  }

  /** Called whenever the table has changed: the next good, until nothing is left to be done. */
  goOn(): void {
    const { isSending, selection, table } = this.#scene;
    const ask = askOf(this.#scene);
    if (this.#errand === null || isSending || ask === null) return;
    // An answer that was not taken would be sent for ever: a lesson holds some back, and has no use for those after its task.
    const isStuck = ask === this.#answered || table.isThrough?.() === true;
    const next = isStuck ? null : this.#next(this.#errand);
    if (next === null) {
      this.#errand = null;
      return;
    }
    this.#answered = ask;
    selection.set('value', next);
    send(this.#scene);
  }

  #next(errand: Errand): string | null {
    const { view } = this.#scene;
    if (this.#options.length === 0) return null;
    if (errand.kind === 'pier') {
      const [best] = [...this.goods].sort((one, other) => priceHere(view, other) - priceHere(view, one));
      // Whatever else is offered is for the player to decide.
      return best === undefined || view.sale.pier !== errand.pier ? null : (GOODS[best] ?? null);
    }
    if (view.round !== errand.round) return null;
    const best = nextHere(view, this.goods);
    if (best !== null) return GOODS[best] ?? null;
    // B-170: whether Rogues are paid is for the player to decide.
    return this.#options.every((option) => option === STOP || GOODS.some((good) => good === option))
      ? STOP
      : null;
  }
}

const sales = new WeakMap<BaieScene, Sale>();

export function saleOf(scene: BaieScene): Sale {
  let sale = sales.get(scene);
  if (sale === undefined) {
    sale = new Sale(scene);
    sales.set(scene, sale);
  }
  return sale;
}
