import { type Card, type CardSet, setOf } from './catalogue.ts';

/** What a folk works with, read from its cards, so that no list has to be kept. */
const USES = {
  coins: ({ coins }) => coins === true,
  clock: ({ timed }) => timed === true,
  dice: ({ rolls }) => rolls === true,
  finish: ({ finish }) => finish !== undefined,
  ending: ({ ending, endsInDiscard, activated }) =>
    ending !== undefined || endsInDiscard !== undefined || activated?.onlyAtEnd === true,
  later: ({ release, delayed, reaction }) =>
    release !== undefined || delayed === true || reaction?.from === 'planning',
  reactions: ({ reaction }) => reaction !== undefined && reaction.from !== 'planning',
  payment: ({ payment, bought }) => payment !== undefined || bought !== undefined,
  stacks: ({ stack, eases, stallJunk, buildsFromDiscard }) =>
    [stack, eases, stallJunk, buildsFromDiscard].some((what) => what !== undefined),
  'hand-limit': ({ handLimit, payment, hoards }) =>
    handLimit !== undefined || payment?.handLimit !== undefined || hoards === true,
  threats: ({ lasting }) => lasting !== undefined,
  imitation: ({ imitates }) => imitates !== undefined,
} as const satisfies Readonly<Record<string, (card: Card) => boolean>>;

export type Mechanism = keyof typeof USES;
export const MECHANISMS = Object.keys(USES) as readonly Mechanism[];

/** The mechanisms of a folk, which must be loaded. */
export function mechanismsOf(folk: string): readonly Mechanism[] {
  const { cards }: CardSet = setOf(folk);
  return MECHANISMS.filter((mechanism) => cards.some(USES[mechanism]));
}
