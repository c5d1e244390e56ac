import { packOf } from './content/colporteur-cards.ts';
import { corruptionDeck } from './content/corruption.ts';
import { TOWNSFOLK } from './content/townsfolk.ts';
import { LAST_HOUR } from './dial.ts';
import { merchantById } from './merchants/merchant.ts';
import { numbersOf } from './numbers.ts';
import { ADVENTURER_COUNT, AT_SEA, halfOf, NONE, PIER_OF_DOCK, ROGUE, SUPPLY } from './pieces.ts';
import { boatSeats } from './questions.ts';
import type { State } from './state.ts';

/** Section 17, as far as one state can show it. Invariants about changes are in invariants.test.ts. */
export function violations(g: State): string[] {
  const broken: string[] = [];
  const claim = (id: string, holds: boolean, what: string): void => {
    if (!holds) broken.push(`${id}: ${what}`);
  };
  adventurers(g, claim);
  harbour(g, claim);
  cards(g, claim);
  for (const [seat, { stall, supply, shop }] of g.players.entries()) {
    claim('I-11', stall.length === 8, 'a stall has eight spaces');
    SUPPLY.forEach((count, good) => {
      const onStall = stall.filter((other) => other === good).length;
      claim('I-11', supply[good]! >= 0 && supply[good]! + onStall === count, `seat ${seat} lost a good`);
    });
    if (shop !== null) broken.push(...merchantById(shop.merchant).violations(shop));
  }
  colporteur(g, claim);
  claim('I-08', g.market >= 1 && g.market <= LAST_HOUR, 'the market marker is off the clock');
  claim(
    'I-09',
    [...g.landed].sort().every((seat, at) => seat === at),
    'the stack of hourglasses is wrong',
  );
  claim('I-23', g.stack.length > 0 || g.phase === 'over', 'nobody is asked before the end');
  return broken;
}

type Claim = (id: string, holds: boolean, what: string) => void;

function adventurers(g: State, claim: Claim): void {
  const counts = g.bag.slice();
  if (g.drawn !== NONE) counts[g.drawn]! += 1;
  for (const boat of g.boats) for (const adventurer of boat) counts[adventurer]! += 1;
  for (const pier of g.piers)
    for (let colour = 0; colour <= ROGUE; colour++) counts[colour]! += pier[colour]!;
  for (let clan = 0; clan < ROGUE; clan++) counts[clan]! += g.halls[clan]!;
  counts[ROGUE]! += g.lair + g.box;
  for (const adventurer of g.colporteur?.reserve ?? []) if (adventurer !== NONE) counts[adventurer]! += 1;
  for (const [adventurer, count] of ADVENTURER_COUNT.entries()) {
    const found = counts[adventurer]!;
    claim('I-01', found === count, `${found} adventurers ${adventurer} instead of ${count}`);
  }
  claim(
    'I-02',
    g.bag.every((count) => count >= 0) && g.halls.every((count) => count >= 1),
    'a zone holds less than nothing',
  );
  const rogues = numbersOf(g).rogues[g.config.rogueCard]!;
  claim('I-03', g.box === 8 - rogues.lair - rogues.bag, 'the box has changed');
}

function harbour(g: State, claim: Claim): void {
  g.boats.forEach((seats, boat) => {
    const berth = g.berths[boat]!;
    const between = g.stack[g.stack.length - 1]?.effect !== 'settle';
    claim(
      'I-04',
      berth === AT_SEA ? seats.length < boatSeats(g, boat) + (between ? 0 : 1) : seats.length === 0,
      `boat ${boat} is wrong`,
    );
    if (berth >= 0) {
      claim('I-05', g.berths.indexOf(berth) === boat, 'two boats in one dock');
      claim('I-05', Math.floor(berth / 2) === halfOf(boat), 'a boat crossed the island');
    }
  });
  for (const half of [0, 1]) {
    const own = g.berths.slice(half * 3, half * 3 + 3);
    const full = own.filter((berth) => berth >= 0).length === 2;
    claim('I-05', !full || !own.includes(AT_SEA), 'a third boat is at sea');
  }
  if (g.phase !== 'production' && g.phase !== 'market' && g.phase !== 'over')
    claim(
      'I-06',
      g.piers.every((pier) => pier.every((count) => count === 0)),
      'a pier is not empty',
    );
  const docked = g.berths.filter((berth) => berth >= 0).length;
  claim(
    'I-07',
    g.loadsClosed === (docked === PIER_OF_DOCK.length),
    'loading is closed when four docks are taken',
  );
  if (g.loadsClosed && g.phase === 'production')
    claim('I-08', g.market <= LAST_HOUR, 'the market marker is too late');
}

function cards(g: State, claim: Claim): void {
  const deck = corruptionDeck(numbersOf(g).corruption);
  const corruption = [
    ...g.corruptionDeck,
    ...g.corruptionDiscard,
    ...g.players.flatMap((player) => player.corruption),
  ];
  claim(
    'I-12',
    corruption.length === deck.length && deck.every((card) => corruption.includes(card)),
    'a corruption card is lost',
  );
  const chosen = TOWNSFOLK.filter(({ folk }) => g.config.townsfolk.includes(folk)).length;
  const held = g.stack.filter(
    (frame) => frame.effect === 'recruit' && frame.card !== NONE && frame.step !== 'finish',
  );
  const folk = [
    ...g.townsfolkDeck,
    ...g.square.filter((card) => card !== NONE),
    ...g.players.flatMap(({ team }) => team.filter((card) => card !== NONE)),
    ...held.map((frame) => frame.card),
  ];
  claim('I-12', folk.length === chosen && new Set(folk).size === chosen, 'a townsfolk card is lost');
  const recruiting = g.stack.some(
    (frame) => frame.effect === 'turn' && (frame as { space?: string }).space === 'REC',
  );
  if (!recruiting) {
    const first = g.square.findIndex((card) => card !== NONE);
    const gap = first >= 0 && g.square.indexOf(NONE, first) >= 0;
    claim(
      'I-13',
      !gap && (!g.square.includes(NONE) || g.townsfolkDeck.length === 0),
      'the Town Square has a gap',
    );
  }
}

function colporteur(g: State, claim: Claim): void {
  if (g.colporteur === null) return;
  const { pack, left, right, discard, reserve } = g.colporteur;
  const all = [...pack, ...discard, ...[left, right].filter((card) => card !== NONE)];
  const expected = packOf(numbersOf(g).packs[g.config.level]!);
  claim(
    'I-21',
    all.length === 16 && expected.every((card) => all.includes(card)),
    'the Colporteur lost a card',
  );
  claim('I-21', reserve.length === 8, 'the reserve has eight spaces');
}
