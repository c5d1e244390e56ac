import { type Call, call, type Flow, type Requirement, type Seat } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import { isCity } from '../content/map.ts';
import { SHOPS, type Shop } from '../content/tables.ts';
import type { BuildAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { bonusPrice, goldToBuild, shopPrice, tokensToBuild, waivedTokens } from '../questions/goods.ts';
import { playerOf, type State } from '../state.ts';
import { giveActionBack, spendAction } from './action.ts';
import { effect, pickOption } from './asking.ts';
import { addGold, loseTokens, pawnsLeft } from './goods.ts';
import { openWindow } from './pending.ts';
import { performList } from './perform.ts';
import { DECK, DISCARD, fillDisplay, handOf, moved, remove, topShop } from './piles.ts';
import { BUILD_GOLD, BUILD_LIMIT, BUILD_RES, stat, useStat } from './stats.ts';

/** Chapter 3.8. */

const shopAt = (card: number): Shop => SHOPS[card] as Shop;

function shopsIn(g: State, seat: Seat, city: number): number {
  let found = 0;
  for (const at of playerOf(g, seat).shopCities) if (at === city) found += 1;
  return found;
}

/** K-090: where building is possible at all. */
export const SITE: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-090',
    reason: 'illegal-place',
    holds: (g, seat) => isCity[playerOf(g, seat).territory] === true,
  },
  {
    rule: 'K-124',
    reason: 'no-pawn-left',
    holds: (g, seat) => pawnsLeft(g, seat) > 0,
  },
  {
    rule: 'K-090',
    reason: 'city-limit',
    holds: (g, seat) => shopsIn(g, seat, playerOf(g, seat).territory) < stat(g, seat, BUILD_LIMIT),
    figures: (g, seat) => ({
      shops: shopsIn(g, seat, playerOf(g, seat).territory),
      limit: stat(g, seat, BUILD_LIMIT),
    }),
  },
];

type BuildWish = [State, Seat, BuildAnswer];

/** K-091: what is declared must be payable, the bonus included. */
export const PAYING: readonly Requirement<BuildWish>[] = [
  {
    rule: 'K-090',
    reason: 'unknown-card',
    holds: (g, seat, { card }) => playerOf(g, seat).shopHand.includes(card),
  },
  {
    rule: 'K-092',
    reason: 'waived-too-much',
    holds: (g, seat, wish) => tokensToBuild(g, seat, wish) !== null,
    figures: (g, seat) => ({ allowed: waivedTokens(g, seat) }),
  },
  {
    rule: 'K-091',
    reason: 'not-enough-resources',
    holds: (g, seat, wish) => {
      const tokens = tokensToBuild(g, seat, wish);
      const owned = playerOf(g, seat).resources;
      return tokens?.every((n, resource) => n <= (owned[resource] as number)) ?? false;
    },
  },
  {
    rule: 'K-091',
    reason: 'not-enough-gold',
    holds: (g, seat, wish) => playerOf(g, seat).gold >= goldToBuild(g, seat, wish),
    figures: (g, seat, wish) => ({ cost: goldToBuild(g, seat, wish), gold: playerOf(g, seat).gold }),
  },
];

const NOTHING: readonly string[] = [];

/** The ways to waive up to this many of the printed tokens, none first. */
function waivers(shop: Shop, most: number): (readonly string[])[] {
  const found: (readonly string[])[] = [NOTHING];
  const extend = (start: number, taken: readonly string[], left: readonly number[]): void => {
    if (taken.length === most) return;
    for (let at = start; at < left.length; at++) {
      if ((left[at] as number) === 0) continue;
      const next = [...taken, RESOURCES[at] as string];
      found.push(next);
      extend(
        at,
        next,
        left.map((n, i) => (i === at ? n - 1 : n)),
      );
    }
  };
  if (most > 0) extend(0, NOTHING, shop.res);
  return found;
}

/** Every payable declaration; the place has been tested by SITE. */
export function buildOptions(g: State, seat: Seat): BuildAnswer[] {
  const player = playerOf(g, seat);
  const found: BuildAnswer[] = [];
  const most = waivedTokens(g, seat);
  for (const card of player.shopHand) {
    const shop = shopAt(card);
    const gold = shopPrice(g, seat, card);
    if (player.gold < gold) continue;
    let missing = 0;
    for (let i = 0; i < shop.res.length; i++)
      missing += Math.max(0, (shop.res[i] as number) - (player.resources[i] as number));
    if (missing > most) continue;
    const withBonus = player.gold >= gold + bonusPrice(card);
    for (const waive of waivers(shop, most)) {
      const plain: BuildAnswer = { card, withBonus: false, waive };
      const tokens = most === 0 ? shop.res : (tokensToBuild(g, seat, plain) as number[]);
      if (tokens.some((n, resource) => n > (player.resources[resource] as number))) continue;
      found.push(plain);
      if (withBonus) found.push({ card, withBonus: true, waive });
    }
  }
  return found;
}

export function declareBuild(g: State, seat: Seat, { card, withBonus, waive }: BuildAnswer): Call {
  spendAction(g, seat, 'build');
  const city = playerOf(g, seat).territory;
  tell({ type: 'build-declared', seat, card, city, withBonus });
  return call('build', { owner: seat, card }, { withBonus, waive: waive.slice(), city });
}

const meets = <Args extends readonly unknown[]>(list: readonly Requirement<Args>[], ...args: Args): boolean =>
  list.every((requirement) => requirement.holds(...args));

export const build = effect(
  { withBonus: false, waive: [] as string[], city: 0, given: false },
  ({ run, choose }) => ({
    window: run((_, f) => openWindow('before:build', f.owner)),
    pay: run((g, f): Flow => {
      const end = (how: 'carried-out' | 'cancelled' | 'withdrawn') =>
        tell({ type: 'declaration-ended', seat: f.owner, how });
      if (f.given) {
        end('cancelled'); // K-210
        return 'done';
      }
      const player = playerOf(g, f.owner);
      const wish: BuildAnswer = { card: f.card, withBonus: false, waive: f.waive };
      const isLegal =
        player.territory === f.city && meets(SITE, g, f.owner) && meets(PAYING, g, f.owner, wish);
      if (!isLegal) {
        end('withdrawn'); // K-209
        giveActionBack(g, f.owner);
        return 'done';
      }
      end('carried-out');
      if (f.withBonus && !meets(PAYING, g, f.owner, { ...wish, withBonus: true })) f.withBonus = false; // K-093
      const tokens = tokensToBuild(g, f.owner, wish) as number[];
      addGold(g, f.owner, -goldToBuild(g, f.owner, { ...wish, withBonus: f.withBonus }), 'build');
      for (const [resource, n] of tokens.entries()) loseTokens(g, f.owner, resource, n, 'build');
      useStat(g, f.owner, BUILD_GOLD);
      useStat(g, f.owner, BUILD_RES);
      player.shopCities.push(f.city);
      player.shopCards.push(f.card);
      remove(player.shopHand, f.card);
      g.shopDiscard.push(f.card);
      moved('shop', f.card, handOf(f.owner), DISCARD);
      tell({ type: 'shop-built', seat: f.owner, card: f.card, city: f.city });
      return performList(f.owner, shopAt(f.card).reward) ?? 'next';
    }),
    bonus: run((_, f) => (f.withBonus ? (performList(f.owner, shopAt(f.card).bonus) ?? 'next') : 'next')),
    // K-095
    pick: choose<number | 'deck'>(
      (g, f) => {
        const options: (number | string)[] = g.display.filter((card) => card >= 0);
        if (g.shopDeck.length + g.shopDiscard.length > 0) options.push('deck');
        return options.length === 0 ? null : pickOption('shop.pick', f.owner, null, options);
      },
      (g, f, picked) => {
        const { shopHand } = playerOf(g, f.owner);
        if (picked === 'deck') {
          const card = topShop(g);
          shopHand.push(card);
          moved('shop', card, DECK, handOf(f.owner));
          return;
        }
        const slot = g.display.indexOf(picked);
        shopHand.push(picked);
        moved('shop', picked, { at: 'display', slot }, handOf(f.owner));
        fillDisplay(g, slot);
      },
    ),
  }),
);
