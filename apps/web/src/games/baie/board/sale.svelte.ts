import { GOODS, priceAt } from '@comptoir/baie';
import type { PickOption } from '@comptoir/kit';
import { askOf, type BaieScene, send } from './touch.ts';

/** Everything that the pier buys, sold with one touch: one good after the other, the dearest first. */
export class Sale {
  readonly #scene: BaieScene;
  /** The pier where everything is being sold. */
  #pier = $state<number | null>(null);

  constructor(scene: BaieScene) {
    this.#scene = scene;
  }

  /** What can be sold now. */
  readonly goods: readonly number[] = $derived.by(() => {
    const ask = askOf(this.#scene);
    if (ask?.id !== 'market.sell') return [];
    const options = (ask as PickOption).options as readonly string[];
    return GOODS.flatMap((good, at) => (options.includes(good) ? [at] : []));
  });
  /** What all of it brings. */
  readonly worth: number = $derived.by(() => {
    const { view, viewer } = this.#scene;
    const stall = view.players[viewer]?.stall ?? [];
    const howMany = (good: number): number => stall.filter((one) => one === good).length;
    return this.goods.reduce((sum, good) => sum + this.#price(good) * howMany(good), 0);
  });

  #price(good: number): number {
    const { view } = this.#scene;
    return priceAt(view, view.sale.pier, good);
  }

  sellAll(): void {
    this.#pier = this.#scene.view.sale.pier;
  }

  /** Called whenever the table has changed: the next good, until nothing is left here. */
  goOn(): void {
    const { view, isSending, selection } = this.#scene;
    const ask = askOf(this.#scene);
    if (this.#pier === null || isSending || ask === null) return;
    const [best] = [...this.goods].sort((one, other) => this.#price(other) - this.#price(one));
    // Whatever else is offered is for the player to decide.
    if (best === undefined || view.sale.pier !== this.#pier) {
      this.#pier = null;
      return;
    }
    selection.set('value', GOODS[best]);
    send(this.#scene);
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
