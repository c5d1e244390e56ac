import type { Json } from '@comptoir/kit';
import { type Townsfolk, townsfolk } from '../content/townsfolk.ts';
import type { Decision } from '../decisions.ts';
import { type DialSpace, handHours, handsOf, hoursGained } from '../dial.ts';
import { chainColour, harvest, MARBLES, TUBES } from '../merchants/alchemist/board.ts';
import type { ShopView } from '../merchants/merchant.ts';
import { OPTIONS } from '../merchants/texts.ts';
import { goodNamed, NONE, PIERS, SLOTS, TEAM_SLOTS } from '../pieces.ts';
import { priceAt, RECRUIT_SPACE, slotCost, spaceCost } from '../questions.ts';
import type { View } from '../view.ts';
import { corruptionText, iconsText } from './log.ts';
import type { Phrases } from './phrases.ts';

/** Options in words. Each is read in the view of who is asked. */

const shopOf = (view: View, seat: number): ShopView => view.players[seat]?.shop ?? {};

export function townsfolkText(p: Phrases, card: Townsfolk, name: string): string {
  const { ability } = card;
  const what =
    ability.kind === 'good' ? p.wares[ability.good]! : ability.kind === 'discard' ? String(ability.max) : '';
  return `${name} (${iconsText(p, card.icons)}), ${p.abilityOf[ability.kind]!(what)}`;
}

function spaceText(p: Phrases, view: View, seat: number, id: string): string {
  const name = p.spaces[id] ?? id;
  if (id === RECRUIT_SPACE) return name;
  const { hours, corruption } = spaceCost(view, view.config.merchants[seat]!, id);
  return `${name} (${p.cost(hours, corruption)})`;
}

const byHandText = (p: Phrases, view: View, hand: DialSpace): string =>
  p.byHand(handHours(view, hand).to, hoursGained(view, hand));

/** `LO:R>RM`, `LO:R`, `R>RI`. */
function passengerText(p: Phrases, value: string): string {
  const [what, to] = value.split('>') as [string, string | undefined];
  const parts = what.split(':');
  const who = p.adventurers[parts.at(-1)!]!;
  const from = parts.length > 1 ? `${who} (${p.boats[parts[0]!]})` : who;
  return to === undefined ? from : p.to(from, p.piers[to] ?? p.boats[to] ?? to);
}

function saleText(p: Phrases, view: View, seat: number, value: string): string {
  return p.sale(
    p.wareOf(value, view.config.merchants[seat]!),
    priceAt(view, view.sale.pier, goodNamed(value)),
  );
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
      return byHandText(p, view, handsOf(view)[value === 'H1' ? 0 : 1]!);
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
      return saleText(p, view, seat, value);
    case 'corruption.discard':
      return corruptionText(p, Number(value));
    default:
      return OPTIONS[id]?.(p, value, shopOf(view, seat)) ?? p.words[value] ?? value;
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
  if (decision.kind === 'pick-cards') return pickText(p, decision, String(value), view, name);
  if (decision.kind === 'pick-number') return String(value);
  const text = String(value);
  if (p.words[`${text} ${decision.id}`] !== undefined) return p.words[`${text} ${decision.id}`]!;
  if (p.words[text] !== undefined && !(text in p.goods)) return p.words[text]!;
  return pickText(p, decision, text, view, name);
}

/** the colour at both ends of the tube, and how many marbles would come. */
function chainSlots(p: Phrases, { source }: Decision, shop: ShopView): readonly [string, string][] {
  const row = (shop.tubes as number[][])[TUBES.indexOf(source as 'TU1')] ?? [];
  const colour = chainColour(row);
  return [
    ['{colour}', p.theColour(MARBLES[colour] ?? '')],
    ['{marbles}', p.marbles(harvest(row.slice(), colour).length)],
  ];
}

/** What stands in the slots of a question. */
export function slotsOf(
  p: Phrases,
  decision: Decision,
  view: View,
  name: (id: string) => string | null,
): readonly (readonly [slot: string, text: string])[] {
  const pier = PIERS[view.sale.pier];
  return [
    ['{source}', sourceText(p, decision, name)],
    ['{pier}', pier === undefined ? '' : (p.piers[pier] ?? '')],
    ...(decision.id === 'take.chain' ? chainSlots(p, decision, shopOf(view, decision.seat)) : []),
  ];
}

/** What asks, in words: a boat, an adventurer, a card, a number of points, steps or blows. */
function sourceText(p: Phrases, { id, source }: Decision, name: (id: string) => string | null): string {
  if (source === null) return '';
  if (id === 'brew.seal') return p.clansOf[source] ?? source;
  if (id === 'compass.spin' || id === 'ship.move') return p.points(Number(source));
  if (id === 'take.colour' || id === 'take.chain') return p.bare(p.places[source] ?? source);
  if (id === 'pawn.step') return p.steps(Number(source));
  if (id === 'hammer.change') return p.blows(Number(source));
  if (id === 'pot.stir') return p.turns(Number(source));
  // `X` is a Rogue before it is the discard of marbles.
  return p.boats[source] ?? p.adventurers[source] ?? p.places[source] ?? name(source) ?? source;
}
