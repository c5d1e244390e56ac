import type { Cast, Figures, Seat } from '@comptoir/kit';
import { CORRUPTION, corruptionId } from '../content/corruption.ts';
import { type PeddlerCard, peddlerCard } from '../content/peddler-cards.ts';
import { townsfolk } from '../content/townsfolk.ts';
import { dialName } from '../dial.ts';
import type { Event } from '../events.ts';
import { ADVENTURERS, BOATS, CLANS, DOCKS, GOODS, NONE, PIERS, SLOTS } from '../pieces.ts';
import type { Phrases, Who } from './phrases.ts';

/** One line of the log per event; null where nothing is worth saying. */
export interface Names {
  readonly townsfolk: (card: number) => string;
}

const NOBODY: Who = { name: '', isYou: false };

/** Words for the figures of a merchant's work: letters become colours, goods and zones get their names. */
function workFigures(p: Phrases, f: Figures): Figures {
  const words: Record<string, number | string> = { ...f };
  for (const key of ['colour', 'clan', 'marble'])
    if (f[key] !== undefined) words[key] = p.colours[f[key]!] ?? f[key]!;
  if (f.good !== undefined) words.good = p.goods[f.good] ?? f.good;
  if (f.goods !== undefined)
    words.goods = p.list(
      String(f.goods)
        .split('+')
        .map((good) => p.goods[good] ?? good),
    );
  for (const key of ['from', 'to', 'zone'])
    if (f[key] !== undefined) words[key] = p.zones[f[key]!] ?? f[key]!;
  if (f.pawn !== undefined) words.pawn = p.pawns[f.pawn] ?? f.pawn;
  if (f.direction !== undefined) words.direction = p.directions[f.direction] ?? f.direction;
  if (f.line !== undefined) {
    const line = String(f.line);
    words.line = p.line(line[0] === 'R', Number(line[1]), line[2] === '+');
  }
  return words;
}

/** What the two halves that face each other say (C-021). */
function peddlerFigures(p: Phrases, left: PeddlerCard, right: PeddlerCard): Figures {
  const { action } = right;
  const word = (id: string, f: Figures = {}): string => p.told[id]?.(NOBODY, f) ?? id;
  const what =
    action.kind === 'goods'
      ? word('peddler-goods', { goods: p.list(action.goods.map((good) => p.goods[good] ?? good)) })
      : action.kind === 'patronage'
        ? word('peddler-patronage', { clan: p.adventurers[action.clan] ?? action.clan })
        : word('peddler-recruit');
  return {
    action: what,
    times: left.times,
    place: word(right.outer ? 'outer' : 'inner'),
    half: word(left.right ? 'right' : 'left'),
    hours: right.leftHours + left.rightHours,
    corruption: right.leftCorruption + left.rightCorruption,
  };
}

/** The figures of an event in words, under the name of its sentence; null for silent ones. */
function figuresOf(
  p: Phrases,
  names: Names,
  event: Event,
): readonly [id: string, figures: Figures, seat: Seat] | null {
  const adventurer = (colour: number): string => p.adventurers[ADVENTURERS[colour]!]!;
  const boat = (at: number): string => p.boats[BOATS[at]!]!;
  const pier = (at: number): string => p.piers[PIERS[at]!]!;
  const good = (at: number): string => p.goods[GOODS[at]!]!;
  switch (event.type) {
    case 'phase':
      return [event.type, { round: event.round, phase: p.phases[event.phase]! }, NONE];
    case 'drawn':
      return [event.type, { adventurer: adventurer(event.adventurer) }, event.seat];
    case 'returned':
      return [event.type, { adventurer: adventurer(event.adventurer) }, NONE];
    case 'boarded':
      return event.from === 'bag'
        ? null
        : [event.type, { adventurer: adventurer(event.adventurer), boat: boat(event.boat) }, NONE];
    case 'changed-boat':
      return [
        event.type,
        { adventurer: adventurer(event.adventurer), boat: boat(event.boat), to: boat(event.to) },
        NONE,
      ];
    case 'went-to-pier':
      return [
        event.type,
        { adventurer: adventurer(event.adventurer), boat: boat(event.boat), pier: pier(event.pier) },
        NONE,
      ];
    case 'went-to-hall':
    case 'went-to-bag':
      return [event.type, { adventurer: adventurer(event.adventurer), boat: boat(event.boat) }, NONE];
    case 'docked':
      return [event.type, { boat: boat(event.boat), dock: p.docks[DOCKS[event.dock]!]! }, event.seat];
    case 'boat-left':
      return [event.type, { boat: boat(event.boat) }, NONE];
    case 'hourglass':
      return [event.type, { hour: p.hour(dialName(event.space)) }, event.seat];
    case 'market-marker':
      return event.closed ? ['market-closed', { hour: event.hour }, NONE] : null;
    case 'corruption-drawn':
      return [event.type, { card: event.card === null ? '' : corruptionText(event.card) }, event.seat];
    case 'corruption-discarded':
      return [event.type, { card: corruptionText(event.card) }, event.seat];
    case 'recruited':
      return [event.type, { card: names.townsfolk(event.card), slot: SLOTS[event.slot]! }, event.seat];
    case 'joined':
      return event.replaced === NONE
        ? null
        : [
            event.type,
            { card: names.townsfolk(event.card), replaced: names.townsfolk(event.replaced) },
            event.seat,
          ];
    case 'space':
      return [event.type, { space: p.spaces[event.space] ?? event.space }, event.seat];
    case 'good-gained':
    case 'good-missed':
      return [event.type, { good: good(event.good) }, event.seat];
    case 'gold':
      return [event.why, { amount: event.amount, clan: p.adventurers[CLANS[event.clan]!]! }, event.seat];
    case 'worked':
      return [event.work, workFigures(p, event.figures), event.seat];
    case 'sold':
      return [event.type, { good: good(event.good), price: event.price, pier: pier(event.pier) }, event.seat];
    case 'rogue-paid':
      return [event.type, { pier: pier(event.pier) }, event.seat];
    case 'peddler-drew':
      return [event.type, { card: peddlerCard(event.card).id }, NONE];
    case 'peddler-plays':
      return [event.type, peddlerFigures(p, peddlerCard(event.left), peddlerCard(event.right)), NONE];
    case 'reserved':
    case 'left-reserve':
      return [event.type, { adventurer: adventurer(event.adventurer) }, NONE];
    case 'revealed':
      return [event.type, { cards: event.cards.length }, event.seat];
    case 'scored':
      return [event.type, { clans: event.clans, corruption: event.corruption }, event.seat];
    case 'corruption-reshuffled':
    case 'peddler-shuffled':
      return [event.type, {}, NONE];
    default:
      return null;
  }
}

export const corruptionText = (card: number): string => `${corruptionId(card)} ${CORRUPTION[card]}`;

export function eventSentence(
  p: Phrases,
  names: Names,
  event: Event,
  cast: Cast,
  ability: (seat: Seat, slot: number) => string,
): string | null {
  if (event.type === 'team-used') {
    const who = { name: cast.name(event.seat), isYou: event.seat === cast.viewer };
    return p.told['team-used']!(who, { ability: ability(event.seat, event.slot) });
  }
  const found = figuresOf(p, names, event);
  if (found === null) return null;
  const [id, figures, seat] = found;
  const who = seat === NONE ? NOBODY : { name: cast.name(seat), isYou: seat === cast.viewer };
  return p.told[id]?.(who, figures) ?? null;
}

export const townsfolkName = (card: number, language: 'fr' | 'en'): string => townsfolk(card)[language];
