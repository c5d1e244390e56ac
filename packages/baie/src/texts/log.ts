import type { Cast, Figures, Seat } from '@comptoir/kit';
import { type ColporteurCard, colporteurCard } from '../content/colporteur-cards.ts';
import { CORRUPTION } from '../content/corruption.ts';
import { townsfolk } from '../content/townsfolk.ts';
import { isHand } from '../dial.ts';
import type { Event } from '../events.ts';
import { dieName } from '../merchants/blacksmith/options.ts';
import { recipeKey } from '../merchants/innkeeper/recipe-words.ts';
import { ADVENTURERS, BOATS, CLANS, DOCKS, GOODS, NONE, PIERS, TEAM_SLOTS } from '../pieces.ts';
import type { Phrases, Who } from './phrases.ts';

/** One line of the log per event; null where nothing is worth saying. */
export interface Names {
  readonly townsfolk: (card: number) => string;
}

const NOBODY: Who = { name: '', isYou: false };

/** Letters of marbles, dice, zones and the like become words; each kind of work has its own figures. */
function workFigures(p: Phrases, work: string, f: Figures): Figures {
  const words: Record<string, number | string> = { ...f };
  const place = (id: string): string => p.places[id] ?? p.zones[id] ?? id;
  const each = (list: string, of: (one: string) => string): string =>
    p.list(list.split(/[ +-]/).map((one) => of(one)));
  const colour = (letter: string): string => p.colours[letter] ?? letter;
  for (const key of ['tube', 'cauldron', 'furnace', 'ship', 'hob', 'from', 'to', 'zone'])
    if (f[key] !== undefined) words[key] = place(String(f[key]));
  for (const key of ['cauldrons', 'zones'])
    if (f[key] !== undefined) words[key] = each(String(f[key]), place);
  if (f.colour !== undefined) words.colour = colour(String(f.colour));
  if (f.marble !== undefined) words.marble = colour(String(f.marble));
  if (f.marbles !== undefined) words.marbles = counted(p, p.colours, String(f.marbles));
  if (f.recipe !== undefined) words.recipe = p.words[recipeKey(Number(f.recipe))] ?? f.recipe;
  if (f.clan !== undefined) {
    words.clan = p.clansOf[f.clan] ?? f.clan;
    words.colour = colour(String(f.clan));
  }
  // The work of a merchant begins with the letter of its shop: `H.extract`.
  if (f.goods !== undefined) words.goods = each(String(f.goods), (good) => p.aWare(good, work[0] ?? ''));
  if (f.die !== undefined) words.die = p.theDie(dieName(p, Number(f.die)));
  if (work === 'F.roll') words.faces = each(String(f.faces), (face) => face);
  if (f.pawn !== undefined) words.pawn = p.pawns[f.pawn] ?? f.pawn;
  if (f.direction !== undefined) words.direction = p.directions[f.direction] ?? f.direction;
  if (f.line !== undefined) {
    const line = String(f.line);
    words.line = p.line(line[0] === 'R', Number(line[1]), line[2] === '+');
  }
  return words;
}

/** Letters as words, the same ones counted: `!!B` is "corruption ×2, Wizard". */
function counted(p: Phrases, names: Readonly<Record<string, string>>, letters: string): string {
  const kinds = [...new Set(letters)];
  return p.list(
    kinds.map((letter) => {
      const n = letters.split(letter).length - 1;
      return `${names[letter] ?? letter}${n > 1 ? ` ×${n}` : ''}`;
    }),
  );
}

/** What the icons of a townsfolk or corruption card are. */
export const iconsText = (p: Phrases, icons: string): string => counted(p, p.icons, icons);

/** What the two halves that face each other say (C-021). */
function colporteurFigures(p: Phrases, left: ColporteurCard, right: ColporteurCard): Figures {
  const { action } = right;
  const word = (id: string, f: Figures = {}): string => p.told[id]?.(NOBODY, f) ?? id;
  const what =
    action.kind === 'goods'
      ? word('colporteur-goods', { goods: p.list(action.goods.map((good) => p.wares[good] ?? good)) })
      : action.kind === 'patronage'
        ? word('colporteur-patronage', { clan: p.clansOf[action.clan] ?? action.clan })
        : word('colporteur-recruit');
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
  trade: (seat: Seat) => string | undefined,
): readonly [id: string, figures: Figures, seat: Seat] | null {
  const adventurer = (colour: number): string => p.anAdventurer(p.adventurers[ADVENTURERS[colour]!]!);
  const boat = (at: number): string => p.boats[BOATS[at]!]!;
  const pier = (at: number): string => p.piers[PIERS[at]!]!;
  /** A good as its merchant calls it, where the reader knows who sits there. */
  const good = (at: number, seat: Seat): string => {
    const merchant = trade(seat);
    return merchant === undefined ? p.wares[GOODS[at]!]! : p.aWare(GOODS[at]!, merchant);
  };
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
    // Every hour would be a line: a hand is worth one, and so is where the hourglass comes to rest.
    case 'hourglass':
      return isHand(event.space) ? [event.type, { hour: p.hour(event.space) }, event.seat] : null;
    case 'landed':
      return isHand(event.space) ? null : ['hourglass', { hour: p.hour(event.space) }, event.seat];
    case 'market-marker':
      return event.closed ? ['market-closed', { hour: event.hour }, NONE] : null;
    case 'corruption-drawn':
      return [event.type, { card: event.card === null ? '' : corruptionText(p, event.card) }, event.seat];
    case 'corruption-discarded':
      return [event.type, { card: corruptionText(p, event.card) }, event.seat];
    case 'recruited':
      return [event.type, { card: names.townsfolk(event.card) }, event.seat];
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
    case 'team-used':
      return [
        event.type,
        { ability: p.abilities[`${event.merchant} ${TEAM_SLOTS[event.slot]}`] ?? '' },
        event.seat,
      ];
    case 'good-gained':
    case 'good-missed':
      return [event.type, { good: good(event.good, event.seat) }, event.seat];
    case 'gold':
      return [event.why, { amount: event.amount, clan: p.clansOf[CLANS[event.clan]!]! }, event.seat];
    case 'worked':
      return [event.work, workFigures(p, event.work, event.figures), event.seat];
    case 'sold':
      return [
        event.type,
        { good: good(event.good, event.seat), price: event.price, pier: pier(event.pier) },
        event.seat,
      ];
    case 'rogue-paid':
      return [event.type, { pier: pier(event.pier) }, event.seat];
    case 'colporteur-drew':
      return [event.type, { card: colporteurCard(event.card).id }, NONE];
    case 'colporteur-plays':
      return [
        event.type,
        colporteurFigures(p, colporteurCard(event.left), colporteurCard(event.right)),
        NONE,
      ];
    case 'reserved':
    case 'left-reserve':
      return [event.type, { adventurer: adventurer(event.adventurer) }, NONE];
    case 'revealed':
      return [event.type, { cards: event.cards.length }, event.seat];
    case 'scored':
      return [event.type, { clans: event.clans, corruption: event.corruption }, event.seat];
    case 'corruption-reshuffled':
    case 'colporteur-shuffled':
      return [event.type, {}, NONE];
    default:
      return null;
  }
}

export function corruptionText(p: Phrases, card: number): string {
  const icons = CORRUPTION[card] ?? '!';
  return p.corruptionCard(icons.startsWith('!!'), p.icons[icons.replaceAll('!', '')] ?? null);
}

export function eventSentence(p: Phrases, names: Names, event: Event, cast: Cast): string | null {
  const found = figuresOf(p, names, event, (seat) => cast.trade?.(seat));
  if (found === null) return null;
  const [id, figures, seat] = found;
  const who = seat === NONE ? NOBODY : { name: cast.name(seat), isYou: seat === cast.viewer };
  return p.told[id]?.(who, figures) ?? null;
}

export const townsfolkName = (card: number, language: 'fr' | 'en'): string => townsfolk(card)[language];
