import {
  type AlchemistShop,
  brewOf,
  completeFor,
  type Decision,
  FLASK_SIZE,
  fumesOf,
  HOLES,
  ICHOR,
  isPure,
  lackingFor,
  large,
  MARBLES,
  marblesFor,
  NONE,
  STOP,
  small,
  spaceCost,
  takeFrom,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, shieldsWorth, type Workshop } from '../workshop.ts';

/** Docs/rules/baie.md, chapter 12. */

/** Gold of the hours that it takes to find a marble of one colour, or any marble. */
const MARBLE = 2.1;
const ANY_MARBLE = 1.1;
/** A cauldron's share of the hours of a Brew. */
const brewing = (o: Outlook): number => 1.13 * spaceCost(o, 'A', 'A-S4').hours;
/** Marbles that an hour of taking brings. */
const MARBLES_PER_HOUR = 2;
/** A marble kept in the flask or in the hand. */
const LOOSE = [0.7, 0.7, 0.7, 0.7, 1.1] as const;

interface Brewing {
  good: number;
  worth: number;
}

/** The best good that a cauldron can still become; NONE when it can become nothing. */
function brewingOf(cauldron: readonly number[], o: Outlook, into: Brewing): number {
  const lacking = lackingFor(cauldron, lacks);
  into.good = NONE;
  into.worth = 0;
  for (let clan = 0; clan < ICHOR; clan++) {
    for (const good of [small(clan), large(clan)]) {
      const colour = lacking[good]!;
      if (colour === NONE) continue;
      const total = marblesFor(good) - cauldron.length;
      const price = priceIn(o, good, total / MARBLES_PER_HOUR);
      const worth = price - brewing(o) - MARBLE * colour - ANY_MARBLE * (total - colour);
      if (worth <= into.worth) continue;
      into.good = good;
      into.worth = worth;
    }
  }
  return into.worth;
}

const scratch: Brewing = { good: NONE, worth: 0 };
const lacks: number[] = [];

/** The seal that a pure cauldron will give. */
function sealWorth(cauldron: readonly number[], seals: readonly number[], o: Outlook): number {
  if (cauldron.length < 2) return 0;
  const clan = cauldron[0]!;
  if (clan === ICHOR || seals[clan] === 1 || !isPure(cauldron, clan)) return 0;
  return shieldWorth(o, clan) * (cauldron.length > 2 ? 0.6 : 0.2);
}

const cauldronWorth = (cauldron: readonly number[], seals: readonly number[], o: Outlook): number =>
  brewingOf(cauldron, o, scratch) + sealWorth(cauldron, seals, o);

/** What a marble adds to a cauldron. */
function added(shop: AlchemistShop, o: Outlook, cauldron: number, marble: number): number {
  const content = shop.cauldrons[cauldron]!;
  const before = cauldronWorth(content, shop.seals, o);
  content.push(marble);
  const after = cauldronWorth(content, shop.seals, o);
  content.pop();
  return after - before;
}

function removed(shop: AlchemistShop, o: Outlook, cauldron: number, marble: number): number {
  const content = shop.cauldrons[cauldron]!;
  const rest = content.slice();
  rest.splice(rest.indexOf(marble), 1);
  return cauldronWorth(rest, shop.seals, o) - cauldronWorth(content, shop.seals, o);
}

/** Gold of a move of marbles, as the options of placing and distilling tell it: `R>Q1`, `F:R>Q1`, `Q1:R>X`. */
function moveWorth(shop: AlchemistShop, o: Outlook, move: string): number {
  if (move === STOP) return 0.2;
  const [what, to] = move.split('>') as [string, string];
  const marble = MARBLES.indexOf(what[what.length - 1] as 'R');
  let worth = 0;
  if (what[0] === 'Q') worth += removed(shop, o, Number(what[1]) - 1, marble);
  else if (what[0] === 'F' && what[1] === ':') worth -= LOOSE[marble]!;
  if (to[0] === 'Q') return worth + added(shop, o, Number(to[1]) - 1, marble);
  return (
    worth +
    (to === 'F'
      ? LOOSE[marble]! * (shop.flask.length === FLASK_SIZE - 1 ? 0.6 : 1)
      : marble === ICHOR
        ? -0.3
        : 0)
  );
}

/** What a hand of marbles brings when each goes where it helps most. */
function handWorth(shop: AlchemistShop, o: Outlook, hand: readonly number[]): number {
  const cauldrons = shop.cauldrons.map((cauldron) => cauldron.slice());
  const trial = { ...shop, cauldrons };
  let worth = 0;
  let flask = FLASK_SIZE - shop.flask.length;
  for (const marble of hand) {
    let best = flask > 0 ? LOOSE[marble]! : 0;
    let at = -1;
    for (let cauldron = 0; cauldron < cauldrons.length; cauldron++) {
      if (cauldrons[cauldron]!.length === HOLES) continue;
      const gain = added(trial, o, cauldron, marble);
      if (gain <= best) continue;
      best = gain;
      at = cauldron;
    }
    if (at >= 0) cauldrons[at]!.push(marble);
    else flask -= 1;
    worth += best;
  }
  return worth;
}

const tubeWorth = (shop: AlchemistShop, o: Outlook, tube: number): number => {
  let best = 0;
  for (let clan = 0; clan < ICHOR; clan++)
    best = Math.max(best, handWorth(shop, o, takeFrom(shop.tubes[tube]!, clan)));
  return best;
};

/** A potion that would rather become an elixir waits. */
function brewWorth(shop: AlchemistShop, o: Outlook, option: string): number {
  if (option === STOP) return 1;
  const cauldron = shop.cauldrons[Number(option[1]) - 1]!;
  const price = priceIn(o, brewOf(cauldron, clanAt(option, 3)), 0);
  return price - Math.max(0, brewingOf(cauldron, o, scratch) + brewing(o) - price);
}

/** Cauldrons that can no longer become a good. */
function deadCauldrons(shop: AlchemistShop, o: Outlook, from: readonly number[]): number[] {
  const empty = brewingOf([], o, scratch);
  return from.filter((at) => brewingOf(shop.cauldrons[at]!, o, scratch) < empty - 0.5);
}

function answer(shop: AlchemistShop, o: Outlook, decision: Decision): Json | null {
  const options = optionsOf(decision);
  switch (decision.id) {
    case 'take.tube':
      return bestOf(options, (tube) => tubeWorth(shop, o, Number(tube[2]) - 1));
    case 'take.colour': {
      const tube = Number((decision.source ?? 'TU1')[2]) - 1;
      return bestOf(options, (letter) => handWorth(shop, o, takeFrom(shop.tubes[tube]!, clanAt(letter))));
    }
    case 'take.chain':
    case 'brew.seal':
      return true;
    case 'marble.place':
    case 'distil.move':
    case 'brew.flask':
      return bestOf(options, (move) => moveWorth(shop, o, move));
    case 'brew.cauldron':
      return bestOf(options, (option) => brewWorth(shop, o, option));
    case 'offering.marble':
      return bestOf(options, (option) => {
        const clan = clanAt(option, option.length - 1);
        const loss = option[0] === 'Q' ? removed(shop, o, Number(option[1]) - 1, clan) : -LOOSE[clan]!;
        return o.hallsNow[clan]! + loss;
      });
    case 'purge.cauldrons':
      return decision.kind === 'pick-cards'
        ? deadCauldrons(shop, o, decision.from).slice(0, decision.max)
        : null;
    case 'purge.tray':
      return options[0]!;
    case 'purge.tube':
      return bestOf(options, (tube) => (tube === STOP ? -3 : -tubeWorth(shop, o, Number(tube[2]) - 1)));
    default:
      return null;
  }
}

export const workshop: Workshop<AlchemistShop> = {
  worth(shop, o) {
    let worth = o.days > 0 ? -o.toll * fumesOf(o, shop.tray) - 0.2 * shop.tray : -0.1 * shop.tray;
    for (const cauldron of shop.cauldrons) worth += cauldronWorth(cauldron, shop.seals, o);
    for (const marble of shop.flask) worth += LOOSE[marble]!;
    for (const marble of shop.hand) worth += LOOSE[marble]!;
    return worth;
  },
  patronage: shieldsWorth,
  wishes(shop, o, into) {
    for (const cauldron of shop.cauldrons) {
      brewingOf(cauldron, o, scratch);
      if (scratch.good !== NONE)
        into[scratch.good]! += completeFor(cauldron).length > 0 ? 0.9 : 0.15 * cauldron.length;
    }
  },
  answer,
  skill: -0.6,
  abilities: [4.2, 2, 6, 2.6],
  order: ['T1', 'T2', 'T3', 'T4'],
};
