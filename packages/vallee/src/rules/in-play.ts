import { type Card, setOf } from '../catalogue.ts';
import type { Config, State, What } from '../state.ts';

/**
 * What the folks of a game can do at all. Most games lack most of it: what no card of theirs does need not be looked for at
 * every question.
 */
export interface InPlay {
  /** V-330: what some card reacts to. */
  readonly heard: ReadonlySet<What>;
  /** V-331, V-334: some card tells whether it has just come to a hand. */
  readonly mindsHands: boolean;
  /** V-044: the cards that may be activated in clean-up. */
  readonly inCleanUp: readonly Card[];
  /** V-361: some card works at the end of the turn. */
  readonly atEnd: boolean;
  /** V-315 */
  readonly imitates: boolean;
  /** V-066: some card of a payment may count for more than is printed on it. */
  readonly overpays: boolean;
  /** V-303 to V-305: some card of a hand changes what a payment may be. */
  readonly bendsPayments: boolean;
  /** V-306 to V-308, V-381: some card does something as part of a stack. */
  readonly bendsStacks: boolean;
  /** V-363 */
  readonly letsJunkIn: boolean;
  /** V-382 */
  readonly hoards: boolean;
}

function listed({ folks }: Config): InPlay {
  const cards: readonly Card[] = folks.flatMap((id) => setOf(id).cards);
  const some = (does: (card: Card) => unknown): boolean => cards.some((card) => Boolean(does(card)));
  return {
    heard: new Set(cards.flatMap(({ reaction }) => reaction?.on ?? [])),
    mindsHands: some(({ reaction, activated }) => reaction?.from === 'hand' || activated?.onlyFresh),
    inCleanUp: cards.filter(
      ({ activated, imitates }) =>
        imitates !== undefined || (activated && !activated.onlyBeforeActions && !activated.onlyAtEnd),
    ),
    atEnd: some(({ activated }) => activated?.onlyAtEnd),
    imitates: some(({ imitates }) => imitates),
    overpays: some(({ payment }) => payment?.upTo !== undefined),
    bendsPayments: some(({ payment }) => payment?.waives || payment?.reaches || payment?.arranges),
    bendsStacks: some(({ stack }) => stack),
    letsJunkIn: some(({ stallJunk }) => stallJunk !== undefined),
    hoards: some(({ hoards }) => hoards),
  };
}

const known = new WeakMap<Config, InPlay>();
// Nearly always it is the same game as last time.
let lastConfig: Config | null = null;
let last: InPlay | null = null;

/** Listed once for each game: its folks never change, and copies of a state share their configuration. */
export function inPlay({ config }: State): InPlay {
  if (config === lastConfig && last !== null) return last;
  let found = known.get(config);
  if (found === undefined) {
    found = listed(config);
    known.set(config, found);
  }
  lastConfig = config;
  last = found;
  return found;
}
