import { TOWNSFOLK } from '@comptoir/baie';
import { wording as baieWording, townsfolkName } from '@comptoir/baie/texts';
import { SHOPS, TERRITORIES } from '@comptoir/karanor';
import { NAMES } from '@comptoir/karanor/texts';
import type { BaseState, Language, Seat } from '@comptoir/kit';
import { cardNamed, cardOf, type State as ValleeState } from '@comptoir/vallee';
import { cardText, wording as valleeWording } from '@comptoir/vallee/texts';

export type Named = Readonly<Record<Language, string>>;

/** What a seat did, as an event of its game tells it. */
export interface Deed {
  readonly seat: Seat;
  readonly kind: 'gold' | 'card';
  readonly name: string;
  readonly amount: number;
}

/** What is worth counting in one game. */
export interface GameFacts {
  /** What a seat played: a folk, a merchant, an origin. Null where that cannot be said. */
  role(final: BaseState, seat: Seat): string | null;
  deed(event: Told): Deed | null;
  /** What was counted by earlier rules, and has no name any more, keeps the one it was stored under. */
  title(kind: string, name: string): Named;
}

/** An event of any game, as the journal keeps it. */
export interface Told {
  readonly type: string;
  readonly seat?: Seat;
  readonly [field: string]: unknown;
}

const both = (read: (language: Language) => string): Named => ({ fr: read('fr'), en: read('en') });

const vallee: GameFacts = {
  // The folk that most cards of one's own stall belong to.
  role(final, seat) {
    const { stalls, players } = final as ValleeState;
    if (stalls.length !== players.length) return null;
    const counts = new Map<string, number>();
    for (const card of stalls[seat]?.flat() ?? []) {
      const { folk } = cardOf(card);
      if (folk !== null) counts.set(folk, (counts.get(folk) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return most?.[0] ?? null;
  },
  deed: ({ type, seat = 0, card }) =>
    type === 'purchase' ? { seat, kind: 'card', name: cardOf(card as number).id, amount: 1 } : null,
  title: (kind, name) =>
    both((language) =>
      kind === 'role'
        ? (valleeWording[language].setting('folks').values[name] ?? name)
        : cardNamed(name) === undefined
          ? name
          : cardText(language, name).name,
    ),
};

const baie: GameFacts = {
  role: (final, seat) =>
    (final as unknown as { config: { merchants: readonly string[] } }).config.merchants[seat] ?? null,
  deed({ type, seat = 0, price, amount, why, card }) {
    if (type === 'sold') return { seat, kind: 'gold', name: 'sale', amount: price as number };
    if (type === 'gold') return { seat, kind: 'gold', name: why as string, amount: amount as number };
    return type === 'recruited' ? { seat, kind: 'card', name: String(card), amount: 1 } : null;
  },
  title: (kind, name) =>
    kind === 'gold'
      ? (BAIE_GOLD[name] ?? { fr: name, en: name })
      : both((language) =>
          kind === 'role'
            ? (baieWording[language].setting('merchant1').values[name] ?? name)
            : TOWNSFOLK[Number(name)] === undefined
              ? name
              : townsfolkName(Number(name), language),
        ),
};
const BAIE_GOLD: Readonly<Record<string, Named>> = {
  sale: { fr: 'Ventes', en: 'Sales' },
  patronage: { fr: 'Mécénat', en: 'Sponsorship' },
  'immediate-patronage': { fr: 'Mécénat immédiat', en: 'Immediate sponsorship' },
  clients: { fr: 'Clients', en: 'Clients' },
  final: { fr: 'Décompte final', en: 'Final count' },
};

const karanor: GameFacts = {
  role: (final, seat) =>
    String((final as unknown as { players: readonly { city: number }[] }).players[seat]?.city ?? '') || null,
  deed({ type, seat = 0, by, why, card }) {
    if (type === 'gold' && (by as number) > 0)
      return {
        seat,
        kind: 'gold',
        name: (why as string) in KARANOR_GOLD ? (why as string) : 'card',
        amount: by as number,
      };
    return type === 'shop-built' ? { seat, kind: 'card', name: String(card), amount: 1 } : null;
  },
  title: (kind, name) =>
    kind === 'gold'
      ? (KARANOR_GOLD[name] ?? { fr: name, en: name })
      : both((language) =>
          (kind === 'role' ? TERRITORIES : SHOPS)[Number(name)] === undefined
            ? name
            : NAMES[language][kind === 'role' ? 'territory' : 'shop'](Number(name)),
        ),
};
const KARANOR_GOLD: Readonly<Record<string, Named>> = {
  income: { fr: 'Revenu', en: 'Income' },
  work: { fr: 'Travail', en: 'Work' },
  market: { fr: 'Marché', en: 'Market' },
  deliver: { fr: 'Livraisons', en: 'Deliveries' },
  associate: { fr: 'Associés', en: 'Associates' },
  card: { fr: 'Cartes et commerces', en: 'Cards and shops' },
};

const GAMES: Readonly<Record<string, GameFacts>> = { vallee, baie, karanor };
export const factsOf = (game: string): GameFacts | undefined => GAMES[game];
