import type { Json, Menu, Move, Refusal, Seat } from '@comptoir/kit';
import { expect } from 'vitest';
import { RESOURCES, type Resource, type WindowKind } from '../content/language.ts';
import { territoryOf } from '../content/map.ts';
import {
  artefactOf,
  associateOf,
  badgeOf,
  blackCardOf,
  DECK_QUESTS,
  deliveryOf,
  questOf,
  shopOf,
} from '../content/tables.ts';
import type { Decision, Entry } from '../decisions.ts';
import type { Event } from '../events.ts';
import { karanor } from '../game.ts';
import { addPrestige } from '../rules/goods.ts';
import type { Options } from '../rules/setup.ts';
import { noWares } from '../shapes/offer.ts';
import { playerOf, type State, type Wares } from '../state.ts';

/** Scenarios in the words of players: pieces by name, answers by entry. */

type Amounts = Partial<Record<Resource, number>>;

const OPTIONS: Options = {
  players: 3,
  market2p: true,
  windowMode: 'smart',
  firstPlayer: 0,
  roundCap: 60,
};

function takeOut(zones: readonly number[][], card: number): void {
  for (const zone of zones) {
    const at = zone.indexOf(card);
    if (at >= 0) {
      zone.splice(at, 1);
      return;
    }
  }
  throw new Error(`card ${card} is not to be found`);
}

/** Seat 0 is about to act; nobody owns anything but an origin pawn and two dull shop cards. */
function clear(g: State): void {
  for (const player of g.players) {
    for (const [resource, n] of player.resources.entries())
      g.supply[resource] = (g.supply[resource] as number) + n;
    for (const [badge, n] of player.badges.entries())
      g.badgeSupply[badge] = (g.badgeSupply[badge] as number) + n;
    g.associateSupply.push(...player.associates);
    g.artefactDeck.push(...player.artefacts);
    g.blackDeck.push(...player.blackHand);
    g.questDeck.push(...player.questHand);
    Object.assign(player, { gold: 0, income: 0, prestige: 0, bonusActions: 0, thresholds: 0 });
    player.resources.fill(0);
    player.badges.fill(0);
    Object.assign(player, { associates: [], artefacts: [], blackHand: [], questHand: [], modifiers: [] });
  }
  g.associateSupply.sort((a, b) => a - b);
}

function start(options: Options, seed: number): State {
  const g = karanor.setup(seed, options);
  for (;;) {
    const decision = karanor.decisions(g).find(({ standing }) => standing !== true) as Decision;
    if (decision.id === 'action') break;
    const [answer] = karanor.answers(decision) as Iterable<Json>;
    karanor.apply(g, { seat: decision.seat, id: decision.id, answer: answer as Json });
  }
  clear(g);
  return g;
}

export function table(players = 3, over: Partial<Options> = {}, seed = 1) {
  const g = start({ ...OPTIONS, players, ...over }, seed);
  const told: Event[] = [];
  const playerAt = (seat: Seat) => playerOf(g, seat);
  const found = (
    seat: Seat,
    entry: string,
  ): { decision: Decision; asked: Entry | Decision; inMenu: boolean } | null => {
    for (const decision of karanor.decisions(g)) {
      if (decision.seat !== seat) continue;
      if (decision.kind === 'menu') {
        const asked = (decision as Menu<Entry>).entries.find(({ id }) => id === entry);
        if (asked !== undefined) return { decision, asked, inMenu: true };
      } else if (decision.id === entry) return { decision, asked: decision, inMenu: false };
    }
    return null;
  };
  const moveFor = (seat: Seat, entry: string, answer: Json): Move => {
    const at = found(seat, entry);
    if (at === null) return { seat, id: entry, answer };
    return { seat, id: at.decision.id, answer: at.inMenu ? { entry, answer } : answer };
  };

  const t = {
    g,
    told,
    player: playerAt,
    at(seat: Seat, territory: string) {
      playerAt(seat).territory = territoryOf(territory);
      return t;
    },
    gold(seat: Seat, gold: number) {
      playerAt(seat).gold = gold;
      return t;
    },
    income(seat: Seat, income: number) {
      playerAt(seat).income = income;
      return t;
    },
    prestige(seat: Seat, by: number) {
      addPrestige(g, seat, by, 'test');
      return t;
    },
    res(seat: Seat, amounts: Amounts) {
      for (const [name, n] of Object.entries(amounts)) {
        const at = RESOURCES.indexOf(name as Resource);
        const own = playerAt(seat).resources;
        g.supply[at] = (g.supply[at] as number) + (own[at] as number) - n;
        own[at] = n;
      }
      return t;
    },
    badge(seat: Seat, id: string, copies = 1) {
      const badge = badgeOf(id);
      g.badgeSupply[badge] = (g.badgeSupply[badge] as number) - copies;
      playerAt(seat).badges[badge] = (playerAt(seat).badges[badge] as number) + copies;
      return t;
    },
    artefact(seat: Seat, id: string) {
      takeOut([g.artefactDeck, g.artefactDiscard], artefactOf(id));
      playerAt(seat).artefacts.push(artefactOf(id));
      return t;
    },
    associate(seat: Seat, id: string) {
      takeOut([g.associateSupply], associateOf(id));
      playerAt(seat).associates.push(associateOf(id));
      return t;
    },
    quest(seat: Seat, ...ids: string[]) {
      for (const id of ids) {
        const card = questOf(id);
        takeOut([g.questDeck, g.questDiscard, g.followUps], card);
        if (card >= DECK_QUESTS) {
          const first = questOf(id.replace(/2$/, '1'));
          takeOut([g.questDeck, g.questDiscard], first);
          g.questsRemoved.push(first);
        }
        playerAt(seat).questHand.push(card);
      }
      return t;
    },
    /** Puts quests on top of the deck; the first is drawn first. */
    questDeck(...ids: string[]) {
      for (const id of ids.reverse()) {
        takeOut([g.questDeck, g.questDiscard], questOf(id));
        g.questDeck.push(questOf(id));
      }
      return t;
    },
    artefactDeck(...ids: string[]) {
      for (const id of ids.reverse()) {
        takeOut([g.artefactDeck, g.artefactDiscard], artefactOf(id));
        g.artefactDeck.push(artefactOf(id));
      }
      return t;
    },
    black(seat: Seat, ...ids: string[]) {
      for (const id of ids) {
        takeOut(
          [g.blackDeck, g.blackDiscard, ...g.players.map(({ blackHand }) => blackHand)],
          blackCardOf(id),
        );
        playerAt(seat).blackHand.push(blackCardOf(id));
      }
      return t;
    },
    /** Cards that everybody has seen played. */
    blackDiscard(...ids: string[]) {
      for (const id of ids) {
        takeOut([g.blackDeck], blackCardOf(id));
        g.blackDiscard.push(blackCardOf(id));
      }
      return t;
    },
    /** Replaces the first shop card of a hand. */
    shop(seat: Seat, id: string) {
      const hand = playerAt(seat).shopHand;
      const card = shopOf(id);
      if (hand.includes(card)) return t;
      const zone = [g.shopDeck, g.shopDiscard, g.display, ...g.players.map(({ shopHand }) => shopHand)].find(
        (cards) => cards.includes(card),
      ) as number[];
      zone[zone.indexOf(card)] = hand[0] as number;
      hand[0] = card;
      return t;
    },
    /** A shop of a player in a city, with no card of its own on the table. */
    owns(seat: Seat, city: string) {
      playerAt(seat).shopCities.push(territoryOf(city));
      playerAt(seat).shopCards.push(0);
      return t;
    },
    delivery(id: string) {
      const card = deliveryOf(id);
      const zone = [g.deliveryPile, g.deliveryBox].find((cards) => cards.includes(card));
      if (zone !== undefined) zone[zone.indexOf(card)] = g.delivery;
      g.delivery = card;
      return t;
    },
    supply(resource: Resource, left: number) {
      const at = RESOURCES.indexOf(resource);
      const own = playerAt(g.config.players - 1).resources;
      own[at] = (own[at] as number) + (g.supply[at] as number) - left;
      g.supply[at] = left;
      return t;
    },

    ask: (seat: Seat, entry: string): Entry | Decision | null => found(seat, entry)?.asked ?? null,
    options: (seat: Seat, entry: string): Json[] => {
      const at = found(seat, entry);
      return at === null ? [] : [...karanor.answers(at.asked)];
    },
    /** The ids of what a seat is asked and has to answer. */
    awaited: (): string[] =>
      karanor
        .decisions(g)
        .filter(({ standing }) => standing !== true)
        .map(({ seat, id, source }) => (id === 'window' ? `${seat} ${id} ${source}` : `${seat} ${id}`)),
    refused: (seat: Seat, entry: string, answer: Json = null): Refusal | null => {
      const at = found(seat, entry);
      if (at !== null && karanor.check(at.asked as Decision, answer) === null) return null;
      return karanor.why(g, seat, { entry, answer });
    },
    play(seat: Seat, entry: string, answer: Json = null) {
      const move = moveFor(seat, entry, answer);
      const refused = karanor.judge(g, move);
      if (refused !== null)
        throw new Error(
          `${entry} ${JSON.stringify(answer)}: ${JSON.stringify(refused)} ${JSON.stringify(karanor.why(g, seat, { entry, answer }))}`,
        );
      told.length = 0;
      karanor.apply(g, move, told);
      expect(karanor.violations(g).filter((broken) => !broken.startsWith('I-06'))).toEqual([]);
      return t;
    },
    go: (seat: Seat, to: string) => t.play(seat, 'move', territoryOf(to)),
    step: (seat: Seat, to: string) => t.play(seat, 'step', territoryOf(to)),
    card: (seat: Seat, id: string, target: Seat = -1) =>
      t.play(seat, 'card', { card: blackCardOf(id), target }),
    complete: (seat: Seat, id: string, option = 1) => t.play(seat, 'quest', { card: questOf(id), option }),
    build: (seat: Seat, id: string, withBonus = false, waive: string[] = []) =>
      t.play(seat, 'build', { card: shopOf(id), withBonus, waive }),
    pass: (...seats: Seat[]) => {
      for (const seat of seats) t.play(seat, 'pass');
      return t;
    },
    /** Ends turns, passing every window and taking the first of every choice, until this seat acts. */
    turnOf(seat: Seat) {
      do t.default();
      while (g.turn.active !== seat || !t.awaited().includes(`${seat} action`));
      return t;
    },
    /** Answers the first question like a clock that ran out. */
    default() {
      const decision = karanor.decisions(g).find(({ standing }) => standing !== true) as Decision;
      const [first] = karanor.answers(decision) as Iterable<Json>;
      const answer =
        decision.id === 'action'
          ? { entry: 'end-turn', answer: null }
          : decision.id === 'window'
            ? { entry: 'pass', answer: null }
            : (first as Json);
      karanor.apply(g, { seat: decision.seat, id: decision.id, answer });
      return t;
    },
    /** The windows that are open, the innermost last. */
    windows: (): WindowKind[] => karanor.view(g, 0).windows.map(({ window }) => window),
  };
  return t;
}

/** Tokens in the order of RESOURCES. */
export const tokens = (amounts: Amounts): number[] => RESOURCES.map((resource) => amounts[resource] ?? 0);

/** One side of a trade. */
export function wares(
  what: Amounts & { gold?: number; badge?: string; artefact?: string; associate?: string },
): Wares {
  const { gold = 0, badge, artefact, associate, ...amounts } = what;
  const side = noWares();
  side.gold = gold;
  side.resources = tokens(amounts);
  if (badge !== undefined) side.badges[badgeOf(badge)] = 1;
  if (artefact !== undefined) side.artefacts.push(artefactOf(artefact));
  if (associate !== undefined) side.associates.push(associateOf(associate));
  return side;
}
