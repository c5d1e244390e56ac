import { actionsPerTurn, BADGES, content, hasPlayed, RESOURCES, targetPrestige } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { actionsNow, personAt, type Table } from './table.ts';

/** What things are worth in prestige to somebody who plays on well, by how long the game is likely to last. */
export interface Prices {
  /** Own turns that are likely to come after this round. */
  readonly turns: number;
  /** Actions that are likely to come. */
  readonly actions: number;
  readonly gold: number;
  readonly income: number;
  readonly action: number;
  /** How far lasting things still pay: 1 early, 0 at the end. */
  readonly lasting: number;
  readonly taste: Taste;
}

/** What players think differently of. */
export interface Taste {
  /** How much of its usual worth an unknown quest has. */
  readonly quests: number;
  /** The same for a quest in hand. */
  readonly errands: number;
  /** The same for black-market cards, and for the best moment to play them. */
  readonly cards: number;
  /** How much of a partner's gain counts against a deal, as far as the partner is a rival. */
  readonly envy: number;
  /** A deal has to bring more than this, in prestige. */
  readonly worthwhile: number;
  /** Offers of its own in a turn, counters included. */
  readonly offers: number;
}
export const MERCHANT: Taste = { quests: 1, errands: 1, cards: 1, envy: 1, worthwhile: 0.02, offers: 3 };
const FRUGAL: Taste = { ...MERCHANT, quests: 0.5 };

/** What players of Karanor like more than it helps to win. */
export const STYLES = {
  /** Quests, wherever they lead. */
  traveller: { ...MERCHANT, quests: 1, errands: 1.9 },
  /** A deal with everybody, and no envy of what the others make of it. */
  trader: { ...MERCHANT, envy: 0.4, worthwhile: -0.03, offers: 6 },
  /** Cards of the black market, played as soon as they hurt somebody. */
  pirate: { ...MERCHANT, cards: 6 },
} as const satisfies Readonly<Record<string, Taste>>;
/**
 * With half the price for unseen quests a merchant wins 55.6 % of 500 games against one with the whole price; but only
 * 20.5 % of 200 games against three of them.
 */
export const masterTaste = ({ players }: Table): Taste => (players.length === 2 ? FRUGAL : MERCHANT);

/** A coin, an action: found by games of merchants against each other. */
const GOLD = 0.08;
const ACTION = 0.16;
/** Gold above this buys less and less. */
const WEALTH = 8;
const SURFEIT = 0.03;

/** A game that has lasted long ends sooner than its pace says, yet the way to the target does not vanish. */
const STRAGGLER = 0.45;

/** Turns of a leader from here to the target, by prestige: the first points are the slow ones. */
export function turnsLeft(table: Table): number {
  const target = targetPrestige(table.players.length);
  let best = 0;
  for (const { prestige } of table.players) if (prestige > best) best = prestige;
  const pace = (target - best) * 0.85 + 0.3;
  return Math.max(0.6, STRAGGLER * pace, Math.min(pace, 12.5 - table.round + 0.1 * (target - best)));
}

export function pricesFor(table: Table, seat: Seat, taste: Taste = MERCHANT): Prices {
  const now = hasPlayed(table, seat) ? 0 : actionsNow(table, seat);
  if (table.endTriggered)
    return { turns: 0, actions: now, gold: 0.012, income: 0.012, action: 0.02, lasting: 0, taste };
  const turns = turnsLeft(table);
  const late = Math.min(1, turns / 2.5);
  const surplus = Math.max(0, personAt(table, seat).gold - WEALTH);
  const gold = (GOLD * (0.35 + 0.65 * late)) / (1 + SURFEIT * surplus);
  return {
    turns,
    actions: now + turns * actionsPerTurn(),
    gold,
    income: GOLD * 0.85 * turns,
    action: ACTION * (0.5 + 0.5 * late),
    lasting: Math.min(1, turns / 7),
    taste,
  };
}

const BADGE: Readonly<Record<string, number>> = {
  monture: 0.55,
  recolteur: 0.39,
  artisan: 0.49,
  capitaine: 0.2,
  contremaitre: 0.2,
  negociant: 0.2,
  notable: 0.2,
  conteur: 0.16,
  gardes: 0.07,
  'malediction-salanche': -1.2,
};
const badgeTable = BADGES.map(({ id }) => BADGE[id] ?? 0);
/** A second copy of most kinds adds less. */
export const badgePrice = (badge: number, owned: number, { lasting }: Prices): number =>
  (badgeTable[badge] as number) * lasting * (owned === 0 ? 1 : owned === 1 ? 0.7 : 0.4);

const ARTEFACT: Readonly<Record<string, number>> = {
  bottes: 0.85,
  marteau: 0.78,
  serpe: 0.78,
  bourse: 0.85,
  corne: 0.72,
  sablier: 0.59,
  miroir: 0.45,
  plume: 0.52,
  balance: 0.39,
  boussole: 0.33,
  sceau: 0.39,
  cape: 0.26,
  masque: 0.26,
  'couronne-oubliee': 0,
};
const artefactTable = content.artefacts.map(({ id }) => ARTEFACT[id] ?? 0.4);
export const artefactPrice = (artefact: number, { lasting }: Prices): number =>
  (artefactTable[artefact] as number) * lasting;
/** The crown brings its prestige when it is drawn, whatever is left of the game. */
export const isCrown = (artefact: number): boolean => content.artefacts[artefact]?.id === 'couronne-oubliee';

export const DIAMOND = RESOURCES.indexOf('diamond');
/** A token that lies about, in gold. */
const TOKEN = 0.9;
const DIAMOND_TOKEN = 2.2;
export const tokenPrice = (resource: number, { gold }: Prices): number =>
  gold * (resource === DIAMOND ? DIAMOND_TOKEN : TOKEN);

export const blackCardPrice = ({ lasting, taste }: Prices): number => taste.cards * (0.06 + 0.075 * lasting);
export const associatePrice = ({ gold, turns }: Prices): number => gold * turns * 0.85;
/** A quest out of the deck, by the quests already in hand. */
const QUEST = [0.75, 0.6, 0.45, 0.12];
export const questPrice = (held: number, { turns, taste }: Prices): number =>
  taste.quests *
  (QUEST[Math.min(held, QUEST.length - 1)] as number) *
  Math.min(1, Math.max(0, turns - 0.4) / 2.5);

/** Everything a player owns apart from plans: prestige, gold, tokens, income, tiles. */
export function holdings(table: Table, seat: Seat, prices: Prices): number {
  const person = personAt(table, seat);
  let worth = person.prestige + person.gold * prices.gold + person.income * prices.income;
  for (let at = 0; at < person.resources.length; at++)
    worth += (person.resources[at] as number) * tokenPrice(at, prices);
  for (let kind = 0; kind < person.badges.length; kind++)
    for (let n = 0; n < (person.badges[kind] as number); n++) worth += badgePrice(kind, n, prices);
  for (const artefact of person.artefacts) worth += artefactPrice(artefact, prices);
  worth += person.associates.length * associatePrice(prices);
  worth += person.blackHand.length * blackCardPrice(prices);
  return worth;
}
