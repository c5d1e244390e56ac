import { type Call, call, type Flow, goto, type Seat } from '@comptoir/kit';
import { type Goods, goodsOf, sourceOf } from '../content/compiled.ts';
import { RESOURCES } from '../content/language.ts';
import { constants } from '../content/tables.ts';
import type { Decision, PickResources } from '../decisions.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { amount, type Context, DIAMOND } from './conditions.ts';
import {
  addBonusActions,
  addGold,
  addIncome,
  addPrestige,
  gainAssociate,
  gainBadge,
  gainTokens,
  giveAssociate,
  giveBadge,
  giveGold,
  giveTokens,
  loseAssociate,
  loseBadge,
  loseTokens,
} from './goods.ts';
import { drawBlackCard } from './piles.ts';

/**
 * 6.3: one bundle gained, lost, taken or paid, key by key in the order of its table. `seat` is who gains or loses, `to`
 * who takes. What needs no choice happens without a frame of its own.
 */

export type Verb = 'gain' | 'lose' | 'take' | 'pay';

interface Transfer extends Context {
  readonly verb: Verb;
  readonly seat: Seat;
  readonly to: Seat;
}

const shielded = (wanted: number, shield: { left: number }): number => {
  const kept = Math.min(wanted, shield.left);
  shield.left -= kept;
  return wanted - kept;
};

function tokens(g: State, { verb, seat, to }: Transfer, resource: number, count: number, why: string): void {
  if (verb === 'gain') gainTokens(g, seat, resource, count, why);
  else if (verb === 'take') giveTokens(g, seat, to, resource, count, why);
  else loseTokens(g, seat, resource, count, why);
}

function goldAndTokens(g: State, t: Transfer, goods: Goods, shield: { left: number }): void {
  const why = goods.key;
  const gold = shielded(amount(g, goods.gold, t), shield);
  if (gold > 0) {
    if (t.verb === 'gain') addGold(g, t.seat, gold, why);
    else if (t.verb === 'take') giveGold(g, t.seat, t.to, gold, why);
    else addGold(g, t.seat, -gold, why);
  }
  if (goods.res === null) return;
  for (let resource = 0; resource < goods.res.length; resource++) {
    const count = goods.res[resource] as number;
    if (count > 0) tokens(g, t, resource, shielded(count, shield), why);
  }
}

/** Track steps and named badges, which nobody has to choose. */
function tracksAndBadges(g: State, t: Transfer, goods: Goods): void {
  const sign = t.verb === 'gain' ? 1 : -1;
  if (goods.income > 0) {
    const moved = addIncome(g, t.seat, sign * goods.income, goods.key);
    if (t.verb === 'take') addIncome(g, t.to, -moved, goods.key);
  }
  if (goods.prestige > 0) {
    const moved = addPrestige(g, t.seat, sign * goods.prestige, goods.key);
    if (t.verb === 'take') addPrestige(g, t.to, -moved, goods.key);
  }
  for (const [badge, copies] of goods.badges) {
    for (let i = 0; i < copies; i++) {
      if (t.verb === 'gain') gainBadge(g, t.seat, badge, goods.key);
      else if (t.verb === 'take') giveBadge(g, t.seat, t.to, badge);
      else loseBadge(g, t.seat, badge);
    }
  }
}

function cardsAndActions(g: State, t: Transfer, goods: Goods): void {
  if (t.verb !== 'gain') return;
  for (let i = 0; i < goods.blackMarket; i++) drawBlackCard(g, t.seat);
  if (goods.action > 0) addBonusActions(g, t.seat, goods.action);
}

export function transferPlain(g: State, t: Transfer, goods: Goods, shield: number): void {
  goldAndTokens(g, t, goods, { left: shield });
  tracksAndBadges(g, t, goods);
  cardsAndActions(g, t, goods);
}

/** Carries a bundle out: null when it is done, or the call that goes on with its choices. */
export function transfer(g: State, t: Transfer, goods: Goods, shield = 0): Call | null {
  if (goods.isPlain) {
    transferPlain(g, t, goods, shield);
    return null;
  }
  const chooser = t.verb === 'take' ? t.to : t.seat;
  return call(
    'bundle',
    { owner: chooser },
    {
      key: goods.key,
      verb: t.verb,
      seat: t.seat,
      to: t.to,
      self: t.self,
      target: t.target,
      actor: t.actor,
      shield,
    },
  );
}

export const pay = (g: State, seat: Seat, goods: Goods, context: Context): Call | null =>
  transfer(g, { ...context, verb: 'pay', seat, to: NOBODY }, goods);

interface BundleFrame extends Context {
  owner: Seat;
  key: string;
  verb: string;
  seat: Seat;
  to: Seat;
  shield: number;
  left: number;
}
const transferIn = (f: BundleFrame): Transfer => ({
  self: f.self,
  target: f.target,
  actor: f.actor,
  verb: f.verb as Verb,
  seat: f.seat,
  to: f.to,
});

/** What the chooser may take tokens from: the supply, or what the giver owns. */
function availableTokens(g: State, f: BundleFrame, withDiamonds: boolean): number[] {
  const from = (f.verb === 'gain' ? g.supply : playerOf(g, f.seat).resources).slice();
  if (!withDiamonds) from[DIAMOND] = 0;
  return from;
}

function askTokens(g: State, f: BundleFrame, withDiamonds: boolean): PickResources | null {
  const goods = goodsOf(f.key);
  const wanted = withDiamonds ? goods.anyD : goods.any;
  if (wanted === 0) return null;
  const available = availableTokens(g, f, withDiamonds);
  let total = 0;
  for (const n of available) total += n;
  const count = Math.min(Math.max(0, wanted - f.shield), total);
  return count === 0
    ? null
    : { kind: 'resources', id: 'resources', seat: f.owner, source: sourceOf(f.key), count, available };
}

function moveTokens(g: State, f: BundleFrame, chosen: readonly number[], withDiamonds: boolean): void {
  const goods = goodsOf(f.key);
  const t = transferIn(f);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    tokens(g, t, resource, chosen[resource] as number, goods.key);
  f.shield = Math.max(0, f.shield - (withDiamonds ? goods.anyD : goods.any));
}

function askBadge(g: State, f: BundleFrame): Decision | null {
  if (f.left === 0) return null;
  const from = f.verb === 'gain' ? g.badgeSupply : playerOf(g, f.seat).badges;
  const kinds: number[] = [];
  for (let kind = 0; kind < from.length; kind++) if ((from[kind] as number) > 0) kinds.push(kind);
  return kinds.length === 0 ? null : pickOption('badge', f.owner, sourceOf(f.key), kinds);
}

function askAssociate(g: State, f: BundleFrame): Decision | null {
  if (f.left === 0) return null;
  const from = f.verb === 'gain' ? g.associateSupply : playerOf(g, f.seat).associates;
  return from.length === 0 ? null : pickOption('associate', f.owner, sourceOf(f.key), from.slice());
}

/** Repeats a step as long as something is left to choose. */
const onceMore = (f: BundleFrame): Flow => {
  f.left -= 1;
  return f.left > 0 ? 'again' : 'next';
};

export const bundle = effect(
  { key: '', verb: 'gain', seat: 0, to: 0, self: 0, target: -1, actor: -1, shield: 0, left: 0 },
  ({ run, choose }) => ({
    gold: run((g, f) => {
      const shield = { left: f.shield };
      goldAndTokens(g, transferIn(f), goodsOf(f.key), shield);
      f.shield = shield.left;
    }),
    any: choose<number[]>(
      (g, f) => askTokens(g, f, false),
      (g, f, chosen) => moveTokens(g, f, chosen, false),
    ),
    anyWithDiamonds: choose<number[]>(
      (g, f) => askTokens(g, f, true),
      (g, f, chosen) => moveTokens(g, f, chosen, true),
    ),
    tracks: run((g, f) => {
      const goods = goodsOf(f.key);
      tracksAndBadges(g, transferIn(f), goods);
      f.left = goods.anyBadge;
    }),
    badges: choose<number>(
      (g, f) => askBadge(g, f),
      (g, f, badge) => {
        if (f.verb === 'gain') gainBadge(g, f.seat, badge, f.key);
        else if (f.verb === 'take') giveBadge(g, f.seat, f.to, badge);
        else loseBadge(g, f.seat, badge);
        return onceMore(f);
      },
    ),
    hire: run((_, f) => {
      f.left = goodsOf(f.key).associate;
    }),
    associates: choose<number>(
      (g, f) => askAssociate(g, f),
      (g, f, associate) => {
        if (f.verb === 'gain') gainAssociate(g, f.seat, associate);
        else if (f.verb === 'take') giveAssociate(g, f.seat, f.to, associate);
        else loseAssociate(g, f.seat, associate);
        return onceMore(f);
      },
    ),
    // K-134: an associate gained with none left is worth gold.
    unhired: run((g, f) => {
      if (f.verb === 'gain') addGold(g, f.seat, f.left * constants.associateExhaustedGold, f.key);
      f.left = goodsOf(f.key).artefact;
    }),
    artefacts: run((_, f) => {
      if (f.verb !== 'gain' || f.left === 0) return 'next';
      f.left -= 1;
      return { ...call('artefact', { owner: f.seat }), again: true };
    }),
    study: run((_, f) => {
      f.left = goodsOf(f.key).quest;
    }),
    quests: run((_, f) => {
      if (f.verb !== 'gain' || f.left === 0) return goto('rest');
      f.left -= 1;
      return { ...call('quest.draw', { owner: f.seat }), again: true };
    }),
    rest: run((g, f) => cardsAndActions(g, transferIn(f), goodsOf(f.key))),
  }),
);
