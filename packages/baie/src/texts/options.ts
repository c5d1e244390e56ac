import type { Json } from '@comptoir/kit';
import { type Townsfolk, townsfolk } from '../content/townsfolk.ts';
import type { Decision } from '../decisions.ts';
import { handHours, handsOf } from '../dial.ts';
import {
  type BlacksmithShop,
  FURNACES,
  furnaceNamed,
  productOf,
  readyClan,
} from '../merchants/blacksmith/board.ts';
import { ISLANDS, ZONES } from '../merchants/captain/map.ts';
import { dishOf, donenessOf, hobNamed, type InnkeeperShop, menuNamed } from '../merchants/innkeeper/board.ts';
import { recipeKey } from '../merchants/innkeeper/recipe-words.ts';
import { GOODS, goodNamed, NONE, SLOTS, TEAM_SLOTS } from '../pieces.ts';
import { priceAt, RECRUIT_SPACE, slotCost, spaceCost } from '../questions.ts';
import type { View } from '../view.ts';
import { corruptionText, dieName, iconsText } from './log.ts';
import type { Phrases } from './phrases.ts';

/** Options in words. Each is read in the view of who is asked. */

const shop = (view: View, seat: number): Record<string, Json> => view.players[seat]?.shop ?? {};

export function townsfolkText(p: Phrases, card: Townsfolk, name: string): string {
  const { ability } = card;
  const what =
    ability.kind === 'good' ? p.wares[ability.good]! : ability.kind === 'discard' ? String(ability.max) : '';
  return `${name} (${iconsText(p, card.icons)}), ${p.abilityOf[ability.kind]!(what)}`;
}

/** Two dice that look alike are not the same where they lie in two furnaces. */
function dieText(p: Phrases, view: View, seat: number, die: number): string {
  const { faces, places } = shop(view, seat) as { faces: number[]; places: number[] };
  const name = p.die(dieName(p, die), faces[die]!);
  const furnace = FURNACES[places[die]!];
  return furnace === undefined ? name : `${name}, ${p.bare(p.places[furnace.id]!)}`;
}

function spaceText(p: Phrases, view: View, seat: number, id: string): string {
  const name = p.spaces[id] ?? id;
  if (id === RECRUIT_SPACE) return name;
  const { hours, corruption } = spaceCost(view, view.config.merchants[seat]!, id);
  return `${name} (${p.cost(hours, corruption)})`;
}

const placeText = (p: Phrases, id: string): string => capital(p.bare(p.places[id] ?? id));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Q1:R>F`, `R>Q1`, `F:R>Q2` and the like. */
function marbleText(p: Phrases, value: string): string {
  const [what, to] = value.split('>') as [string, string | undefined];
  const parts = what.split(':');
  const marble = capital(p.colours[parts.at(-1)!] ?? parts.at(-1)!);
  const from = parts.length > 1 ? `${marble} (${p.bare(p.places[parts[0]!] ?? '')})` : marble;
  return to === undefined ? from : p.to(from, p.bare(p.places[to] ?? to));
}

/** `Q1:R`: what the cauldron would give. */
function brewText(p: Phrases, view: View, seat: number, value: string): string {
  const at = Number(value[1]) - 1;
  const marbles = (shop(view, seat).cauldrons as number[][])[at] ?? [];
  return p.to(
    placeText(p, value.slice(0, 2)),
    p.goods[`${marbles.length === 4 ? 'l' : 's'}${value[3]}`] ?? '',
  );
}

/** What a ready furnace would give. */
function furnaceText(p: Phrases, view: View, seat: number, id: string): string {
  const at = furnaceNamed(id);
  const clan = readyClan(shop(view, seat) as unknown as BlacksmithShop, at);
  const name = placeText(p, id);
  return clan < 0 ? name : p.to(name, goodText(p, productOf(at, clan)));
}

/** `LO:R>RM`, `LO:R`, `R>RI`. */
function passengerText(p: Phrases, value: string): string {
  const [what, to] = value.split('>') as [string, string | undefined];
  const parts = what.split(':');
  const who = p.adventurers[parts.at(-1)!]!;
  const from = parts.length > 1 ? `${who} (${p.boats[parts[0]!]})` : who;
  return to === undefined ? from : p.to(from, p.piers[to] ?? p.boats[to] ?? to);
}

function shipText(p: Phrases, view: View, seat: number, value: string): string {
  const [ship, to] = value.split('>') as [string, string | undefined];
  const ships = shop(view, seat).ships as number[];
  const at = ZONES[ships[Number(ship[1]) - 1]!]!;
  const from = `${placeText(p, ship)} (${p.zones[at]})`;
  return to === undefined ? from : p.to(from, p.zones[to] ?? to);
}

const recipeText = (p: Phrases, recipe: number): string => capital(p.words[recipeKey(recipe)] ?? '');

/** `MN1>HB4`, `HB1+`, `HB1>HB5`, `HB2`, `HB2>room`. */
function potText(p: Phrases, view: View, seat: number, value: string): string {
  const inn = shop(view, seat) as unknown as InnkeeperShop;
  const [from, to] = value.split('>') as [string, string | undefined];
  const hob = hobNamed(from.slice(0, 3));
  const name = recipeText(p, hob < 0 ? inn.menu[menuNamed(from)]! : inn.pots[hob]!);
  if (to !== undefined) return p.to(name, p.bare(p.places[to] ?? to));
  const where = `${name} (${p.bare(p.places[from.slice(0, 3)] ?? '')})`;
  if (from.length > 3) return `${where} ${from.endsWith('+') ? '+1 h' : '−1 h'}`;
  const isBurnt = donenessOf(inn, hob) === 'burnt';
  return `${p.to(where, goodText(p, dishOf(inn, hob)))}${isBurnt ? ' (1 corruption)' : ''}`;
}

function saleText(p: Phrases, view: View, value: string): string {
  return p.sale(p.goods[value]!, priceAt(view, view.sale.pier, goodNamed(value)));
}

function pickText(
  p: Phrases,
  decision: Decision,
  value: string,
  view: View,
  name: (card: number) => string,
): string {
  const { id, seat } = decision;
  switch (id) {
    case 'turn.space':
      return spaceText(p, view, seat, value);
    case 'clock.hand':
      return p.byHand(handHours(view, handsOf(view)[value === 'H1' ? 0 : 1]!).to);
    case 'load.boat':
      return p.boats[value] ?? value;
    case 'dock.choose':
      return p.docks[value] ?? value;
    case 'thieves.move':
    case 'sailor.move':
      return passengerText(p, value);
    case 'recruit.slot': {
      const slot = SLOTS.indexOf(value as 'SQ1');
      const card = view.square[slot] ?? NONE;
      const { hours, corruption } = slotCost(view, slot);
      const cost = p.cost(hours, corruption);
      return card === NONE ? value : `${townsfolkText(p, townsfolk(card), name(card))} (${cost})`;
    }
    case 'team.slot':
    case 'team.use': {
      const at = TEAM_SLOTS.indexOf(value as 'T1');
      const card = view.players[seat]!.team[at] ?? NONE;
      const key = `${view.config.merchants[seat]} ${value}`;
      const ability = `${p.abilities[key]} (${p.abilityNotes[key]})`;
      return id === 'team.slot' && card !== NONE ? p.replaces(ability, name(card)) : ability;
    }
    case 'market.sell':
      return saleText(p, view, value);
    case 'forge.hallmark':
    case 'song.guest':
      return `${capital(p.colours[value] ?? value)} (${p.adventurers[value]})`;
    case 'take.colour':
    case 'recall.chest':
    case 'rift.clan':
      return p.colours[value] ?? value;
    case 'marble.place':
    case 'brew.flask':
    case 'distil.move':
    case 'offering.marble':
      return marbleText(p, value);
    case 'brew.cauldron':
      return brewText(p, view, seat, value);
    case 'take.tube':
    case 'purge.tube':
      return placeText(p, value);
    case 'forge.furnace':
      return furnaceText(p, view, seat, value);
    case 'smith.alloys':
    case 'recall.idol':
      return p.list([...value].map((letter) => p.colours[letter]!));
    case 'dice.place': {
      const [die, furnace] = value.split('>') as [string, string];
      return p.to(dieText(p, view, seat, Number(die)), p.bare(p.places[furnace] ?? furnace));
    }
    case 'hammer.change':
      return `${dieText(p, view, seat, Number.parseInt(value, 10))} ${value.endsWith('+') ? '+1' : '−1'}`;
    case 'forge.keep':
      return dieText(p, view, seat, Number(value));
    case 'bellows.set': {
      const [die, face] = value.split('=') as [string, string];
      return p.to(dieText(p, view, seat, Number(die)), face);
    }
    case 'ship.move':
    case 'ship.row':
    case 'recall.ship':
    case 'nets.ship':
    case 'colours.ship':
      return shipText(p, view, seat, value);
    case 'chart.swap':
      return value
        .split('-')
        .map((zone) => p.zones[zone])
        .join(' ↔ ');
    case 'pawn.step':
      return `${p.pawns[value[0]!]} ${p.directions[value[2]!]}`;
    case 'warp.line':
      return p.line(value[0] === 'R', Number(value[1]), value[2] === '+');
    case 'paradox.swap':
      return value
        .split('-')
        .map((cell) => cellText(p, view, seat, Number(cell)))
        .join(' ↔ ');
    case 'extract.goods':
      return p.list(value.split('+').map((good) => p.goods[good] ?? good));
    case 'anchor.portal':
      return value
        .split('<')
        .map((letter) => p.colours[letter] ?? letter)
        .join(' ← ');
    case 'pot.fill':
    case 'pot.stir':
    case 'serve.dish':
      return potText(p, view, seat, value);
    default:
      return p.words[value] ?? value;
  }
}

function cellText(p: Phrases, view: View, seat: number, cell: number): string {
  const grid = shop(view, seat).grid as number[];
  const tile = ['R', 'G', 'B', 'Y', '*'][grid[cell]!]!;
  return `${p.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1)} (${p.colours[tile]})`;
}

function cardText(p: Phrases, { id, seat }: Decision, piece: number, view: View): string {
  switch (id) {
    case 'corruption.discard':
      return corruptionText(p, piece);
    case 'purge.cauldrons':
      return placeText(p, `Q${piece + 1}`);
    case 'chart.look':
      return p.zones[ZONES[ISLANDS[piece]!]!]!;
    case 'pots.empty':
      return recipeText(p, (shop(view, seat).pots as number[])[piece]!);
    case 'menu.change':
      return recipeText(p, (shop(view, seat).menu as number[])[piece]!);
    case 'rewind.cells':
      return cellText(p, view, seat, piece);
    default:
      return dieText(p, view, seat, piece);
  }
}

export function optionText(
  p: Phrases,
  decision: Decision,
  value: Json,
  view: View,
  name: (card: number) => string,
): string {
  if (typeof value === 'boolean') return value ? p.yes : p.no;
  if (decision.kind === 'pick-cards') return cardText(p, decision, Number(value), view);
  if (decision.kind === 'pick-number') return String(value);
  const text = String(value);
  if (p.words[`${text} ${decision.id}`] !== undefined) return p.words[`${text} ${decision.id}`]!;
  if (p.words[text] !== undefined && !(text in p.goods)) return p.words[text]!;
  return pickText(p, decision, text, view, name);
}

/** What asks, in words: a boat, an adventurer, a card, a number of points. */
export function sourceText(
  p: Phrases,
  { id, source }: Decision,
  name: (id: string) => string | null,
): string {
  if (source === null) return '';
  if (id === 'brew.seal') return p.clansOf[source] ?? source;
  if (id === 'compass.spin' || id === 'ship.move') return p.points(Number(source));
  // `X` is a Rogue before it is the discard of marbles.
  return p.boats[source] ?? p.adventurers[source] ?? p.places[source] ?? name(source) ?? source;
}

export const goodText = (p: Phrases, good: number): string => p.goods[GOODS[good]!]!;
