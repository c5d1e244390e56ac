import {
  CORRUPTION,
  goldOfIcons,
  iconsIn,
  NONE,
  type State,
  shieldsOf,
  spaceCost,
  TEAM_SPACE,
  TOWNSFOLK,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { type Harbour, harbourOf } from './harbour.ts';
import { workshopOf } from './merchants/index.ts';
import { HOUR, type Outlook, outlookFor, priceOf } from './outlook.ts';

/** What a merchant is after; all in gold at the end of the game. */
export const AIMS = ['gold', 'goods', 'workshop', 'patronage', 'team', 'corruption', 'time'] as const;
export type Aim = (typeof AIMS)[number];
/** How many times as much each aim counts, in their order; null for those that only want to win. */
export type Liking = readonly number[] | null;

/** Hours between two uses of the team. */
const TEAM_EVERY = 6;
/** The last hours of the game bring less: goods begun then are not sold. */
const IDLE_HOURS = 1;
/** Gold per hour that the Colporteur makes, beyond what lies in its stall. */
const COLPORTEUR_HOUR: Readonly<Record<string, number>> = { normal: 4.2, hard: 5, impitoyable: 6 };

/** Icons by clan and of corruption, of every card. */
const iconTable = (cards: readonly string[]): readonly (readonly number[])[] =>
  cards.map((icons) => iconsIn(icons));
/** Icons of clans 0 to 3 and of corruption, by card. */
export const FOLK_ICONS = iconTable(TOWNSFOLK.map(({ icons }) => icons));
export const CORRUPTION_ICONS = iconTable(CORRUPTION);

export const folkWorth = (harbour: Harbour, card: number): number => goldOfIcons(FOLK_ICONS[card]!, harbour);
export const corruptionWorth = (harbour: Harbour, card: number): number =>
  goldOfIcons(CORRUPTION_ICONS[card]!, harbour);

/** What using the team again and again will bring; two members hardly pay for the hours. */
export function teamWorth(o: Outlook, abilities: readonly number[], team: readonly number[]): number {
  const { config, seat, hoursAll, toll } = o;
  const cost = spaceCost(o, config.merchants[seat]!, TEAM_SPACE);
  let gain = 0;
  for (let slot = 0; slot < abilities.length; slot++) if (team[slot] !== NONE) gain += abilities[slot]!;
  const uses = Math.max(0, hoursAll - 1) / TEAM_EVERY;
  return uses * Math.max(0.12 * gain, gain - cost.hours * HOUR * 0.9 - cost.corruption * toll);
}

function goodsWorth(stall: readonly number[], o: Outlook): number {
  let goods = 0;
  for (let at = 0; at < stall.length; at++) if (stall[at] !== NONE) goods += priceOf(o, stall[at]!);
  return goods;
}

export function measure(g: State, seat: Seat, harbour: Harbour = harbourOf(g)): number[] {
  const player = g.players[seat]!;
  if (g.phase === 'over') return [player.gold, 0, 0, 0, 0, 0, 0];
  const o = outlookFor(g, seat, harbour);
  if (player.shop === null) return colporteurMeasure(g, seat, o);
  const workshop = workshopOf(g, seat);
  const goods = goodsWorth(player.stall, o);
  let team = teamWorth(o, workshop.abilities, player.team);
  for (let i = 0; i < player.team.length; i++)
    if (player.team[i] !== NONE) team += folkWorth(o, player.team[i]!);
  let corruption = 0;
  for (let i = 0; i < player.corruption.length; i++) corruption += corruptionWorth(o, player.corruption[i]!);
  return [
    player.gold,
    goods,
    workshop.worth(player.shop, o),
    workshop.patronage(player.shop, o),
    team,
    corruption,
    (HOUR + workshop.skill) * Math.max(0, o.hoursAll - IDLE_HOURS),
  ];
}

/** C-006: the Colporteur has no shop; its reserve is its patronage (C-053). */
function colporteurMeasure(g: State, seat: Seat, o: Outlook): number[] {
  const player = g.players[seat]!;
  const goods = goodsWorth(player.stall, o);
  let team = 0;
  for (const card of player.team) if (card !== NONE) team += folkWorth(o, card);
  const days = o.days + (o.isDayOpen ? 1 : 0);
  let patronage = 0;
  for (const clan of shieldsOf(g, seat)) patronage += days * 0.8 * g.halls[clan]!;
  const rate = COLPORTEUR_HOUR[g.config.level] ?? 0;
  return [player.gold, goods, 0, patronage, team, -player.corruption.length * o.toll, rate * o.hoursAll];
}

/** All of it in gold; `liking` weighs the aims as a player with a style does. */
export function worthOf(g: State, seat: Seat, harbour?: Harbour, liking: Liking = null): number {
  let sum = 0;
  const values = measure(g, seat, harbour);
  for (let i = 0; i < values.length; i++) sum += values[i]! * (liking === null ? 1 : liking[i]!);
  return sum;
}
