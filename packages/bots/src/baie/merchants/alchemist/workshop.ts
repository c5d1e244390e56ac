import {
  type AlchemistShop,
  brewOf,
  completeFor,
  type Decision,
  FLASK_SIZE,
  fumesOf,
  HOLES,
  ICHOR,
  MARBLES,
  NONE,
  STOP,
  takeFrom,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, priceIn } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, shieldsWorth, type Workshop } from '../workshop.ts';
import {
  brewing,
  brewingGood,
  brewingWorth,
  type Content,
  cauldronWorth,
  contentOf,
  withMarble,
  withoutMarble,
} from './cauldrons.ts';

/** docs/rules/baie.md, chapter 12. */

/** A marble kept in the flask or in the hand. */
const LOOSE = [0.7, 0.7, 0.7, 0.7, 1.1] as const;

/** What a marble adds to a cauldron. */
const gainOf = (content: Content, marble: number, seals: readonly number[], o: Outlook): number =>
  cauldronWorth(withMarble(content, marble), seals, o) - cauldronWorth(content, seals, o);

function added(shop: AlchemistShop, o: Outlook, cauldron: number, marble: number): number {
  return gainOf(contentOf(shop.cauldrons[cauldron]!), marble, shop.seals, o);
}

function removed(shop: AlchemistShop, o: Outlook, cauldron: number, marble: number): number {
  const content = contentOf(shop.cauldrons[cauldron]!);
  return cauldronWorth(withoutMarble(content, marble), shop.seals, o) - cauldronWorth(content, shop.seals, o);
}

/** A move of a marble, as the options of placing and distilling tell it: `R>Q1`, `F:R>Q1`, `Q1:R>X`. */
interface Move {
  readonly marble: number;
  /** The cauldron, or NONE. */
  readonly from: number;
  readonly to: number;
  readonly isFromFlask: boolean;
  readonly isToFlask: boolean;
}

/** Every move that was read before. */
const moves = new Map<string, Move>();
const cauldronNamed = (name: string): number => (name[0] === 'Q' ? Number(name[1]) - 1 : NONE);

function readMove(option: string): Move {
  const known = moves.get(option);
  if (known !== undefined) return known;
  const [what, to] = option.split('>') as [string, string];
  const move = {
    marble: MARBLES.indexOf(what[what.length - 1] as 'R'),
    from: cauldronNamed(what),
    to: cauldronNamed(to),
    isFromFlask: what[0] === 'F' && what[1] === ':',
    isToFlask: to === 'F',
  };
  moves.set(option, move);
  return move;
}

function moveWorth(shop: AlchemistShop, o: Outlook, option: string): number {
  if (option === STOP) return 0.2;
  const { marble, from, to, isFromFlask, isToFlask } = readMove(option);
  let worth = 0;
  if (from !== NONE) worth += removed(shop, o, from, marble);
  else if (isFromFlask) worth -= LOOSE[marble]!;
  if (to !== NONE) return worth + added(shop, o, to, marble);
  if (isToFlask) return worth + LOOSE[marble]! * (shop.flask.length === FLASK_SIZE - 1 ? 0.6 : 1);
  return worth + (marble === ICHOR ? -0.3 : 0);
}

/** What a hand of marbles brings when each goes where it helps most. */
function handWorth(shop: AlchemistShop, o: Outlook, hand: readonly number[]): number {
  const contents: Content[] = [];
  const room: number[] = [];
  for (const cauldron of shop.cauldrons) {
    contents.push(contentOf(cauldron));
    room.push(HOLES - cauldron.length);
  }
  let worth = 0;
  let flask = FLASK_SIZE - shop.flask.length;
  for (const marble of hand) {
    let best = flask > 0 ? LOOSE[marble]! : 0;
    let at = -1;
    for (let cauldron = 0; cauldron < contents.length; cauldron++) {
      if (room[cauldron] === 0) continue;
      const gain = gainOf(contents[cauldron]!, marble, shop.seals, o);
      if (gain <= best) continue;
      best = gain;
      at = cauldron;
    }
    if (at >= 0) {
      contents[at] = withMarble(contents[at]!, marble);
      room[at]! -= 1;
    } else flask -= 1;
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
  return price - Math.max(0, brewingWorth(contentOf(cauldron), o) + brewing(o) - price);
}

/** Cauldrons that can no longer become a good. */
function deadCauldrons(shop: AlchemistShop, o: Outlook, from: readonly number[]): number[] {
  const empty = brewingWorth(contentOf([]), o);
  return from.filter((at) => brewingWorth(contentOf(shop.cauldrons[at]!), o) < empty - 0.5);
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
    for (const cauldron of shop.cauldrons) worth += cauldronWorth(contentOf(cauldron), shop.seals, o);
    for (const marble of shop.flask) worth += LOOSE[marble]!;
    for (const marble of shop.hand) worth += LOOSE[marble]!;
    return worth;
  },
  patronage: shieldsWorth,
  wishes(shop, o, into) {
    for (const cauldron of shop.cauldrons) {
      const good = brewingGood(contentOf(cauldron), o);
      if (good !== NONE) into[good]! += completeFor(cauldron).length > 0 ? 0.9 : 0.15 * cauldron.length;
    }
  },
  answer,
  skill: -0.6,
  abilities: [4.2, 2, 6, 2.6],
  order: ['T1', 'T2', 'T3', 'T4'],
};
