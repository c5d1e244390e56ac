import { type Frame, type Json, type Move, NO_CARD, type Refusal, type Seat } from '@comptoir/kit';
import { TOWNSFOLK } from '../content/townsfolk.ts';
import type { Decision } from '../decisions.ts';
import { handsOf, hour } from '../dial.ts';
import type { Event } from '../events.ts';
import { baie } from '../game.ts';
import { EDITION, inEdition } from '../numbers.ts';
import { ADVENTURERS, AT_SEA, BOATS, clanNamed, DOCKS, GOODS, goodNamed, NONE, PIERS } from '../pieces.ts';
import type { Options } from '../rules/setup.ts';
import type { State } from '../state.ts';

/** A scenario: pieces are placed by name, players speak in answers. */
export class Table {
  readonly g: State;
  readonly events: Event[] = [];

  constructor(g: State) {
    this.g = g;
  }

  // Placing pieces

  /** Every adventurer at sea or on a pier goes back into the bag. */
  emptyHarbour(): this {
    for (const boat of this.g.boats) for (const adventurer of boat.splice(0)) this.g.bag[adventurer]! += 1;
    for (const pier of this.g.piers) {
      pier.forEach((count, adventurer) => {
        this.g.bag[adventurer]! += count;
      });
      pier.fill(0);
    }
    this.g.berths.fill(AT_SEA);
    this.g.loadsClosed = false;
    return this;
  }

  /** Passengers by letters, taken out of the bag: `boat('LO', 'RRX')`. */
  boat(name: string, letters: string): this {
    for (const letter of letters) this.g.boats[boatAt(name)]!.push(this.take(letter));
    return this;
  }

  pier(name: string, letters: string): this {
    for (const letter of letters) this.g.piers[pierAt(name)]![this.take(letter)]! += 1;
    return this;
  }

  docked(boat: string, dock: string): this {
    this.g.berths[boatAt(boat)] = DOCKS.indexOf(dock as 'L-IN');
    return this;
  }

  hall(letter: string, count: number): this {
    const clan = clanNamed(letter);
    this.g.bag[clan]! += this.g.halls[clan]! - count;
    this.g.halls[clan] = count;
    return this;
  }

  lair(count: number): this {
    this.g.bag[4]! += this.g.lair - count;
    this.g.lair = count;
    return this;
  }

  /** Only these are left to be drawn; the others have left the scenario. */
  bagOf(letters: string): this {
    this.g.bag.fill(0);
    for (const letter of letters) this.g.bag[clanNamed(letter)]! += 1;
    return this;
  }

  clock(seat: Seat, at: number | 'H1' | 'H2'): this {
    this.g.hourglasses[seat] =
      at === 'H1' ? handsOf(this.g)[0]! : at === 'H2' ? handsOf(this.g)[1]! : hour(at);
    return this;
  }

  round(round: number): this {
    this.g.round = round;
    return this;
  }

  stall(seat: Seat, ...goods: string[]): this {
    const { stall, supply } = this.g.players[seat]!;
    for (let at = 0; at < stall.length; at++) {
      if (stall[at] !== NONE) supply[stall[at]!]! += 1;
      const good = goods[at] === undefined ? NONE : goodNamed(goods[at]!);
      stall[at] = good;
      if (good !== NONE) supply[good]! -= 1;
    }
    return this;
  }

  /** Cards of the Town Square, SQ1 first. */
  square(...ids: string[]): this {
    this.g.townsfolkDeck.push(...this.g.square.filter((card) => card !== NONE));
    this.g.square = ids.map((id) => (id === '' ? NONE : this.townsfolkCard(id)));
    return this;
  }

  team(seat: Seat, ...ids: string[]): this {
    this.g.players[seat]!.team = [0, 1, 2, 3].map((at) => (ids[at] ? this.townsfolkCard(ids[at]!) : NONE));
    return this;
  }

  corruption(seat: Seat, ...cards: number[]): this {
    const { corruption } = this.g.players[seat]!;
    this.g.corruptionDeck.push(...corruption.splice(0));
    this.g.corruptionDeck = this.g.corruptionDeck.filter((card) => !cards.includes(card));
    corruption.push(...cards);
    return this;
  }

  /** Parts of a merchant's board; the scenario sees to it that they fit. */
  shop(seat: Seat, parts: Record<string, unknown>): this {
    Object.assign(this.g.players[seat]!.shop!, parts);
    return this;
  }

  // Playing

  /** Runs an effect from its first step, as if something had called it. */
  start(effect: string, owner: Seat, locals: Record<string, Json> = {}, first = FIRST_STEPS[effect]): this {
    const seat = Math.max(0, Math.min(owner, this.g.config.humans - 1));
    const spare = this.g.corruptionDeck.pop() ?? this.g.corruptionDiscard.pop()!;
    this.g.players[seat]!.corruption.push(spare);
    const step = first ?? FIRST_STEPS[effect.split('.')[1]!]!;
    this.g.stack.push({ effect, step, owner, card: NO_CARD, ...DEFAULTS[effect], ...locals } as Frame);
    // A question on top: its answer starts everything below it.
    this.g.stack.push({
      effect: 'local',
      step: 'discard',
      owner: seat,
      card: NO_CARD,
      min: 0,
      max: 8,
    } as Frame);
    this.say(seat, 'corruption.discard', [spare]);
    this.g.corruptionDiscard.splice(this.g.corruptionDiscard.indexOf(spare), 1);
    this.g.corruptionDeck.push(spare);
    this.events.splice(0, this.events.findIndex((event) => event.type === 'corruption-discarded') + 1);
    return this;
  }

  /** It is this seat's turn, at the choice of a space. */
  turnOf(seat: Seat): this {
    this.g.active = seat;
    return this.start('turn', seat);
  }

  /** The market phase of this day, with the clean-up behind it. */
  openMarket(): this {
    this.g.stack = [{ ...this.g.stack[0]!, step: 'cleanUp' }];
    return this.start('market', 0);
  }

  get asked(): Decision | undefined {
    return baie.decisions(this.g)[0];
  }

  get options(): Json[] {
    const { asked } = this;
    return asked === undefined ? [] : [...baie.answers(asked)];
  }

  /** Answers the question that is asked, which must bear this id. */
  play(id: string, answer: Json): this {
    const { asked } = this;
    if (asked?.id !== id) throw new Error(`${asked?.id ?? 'nothing'} is asked, not ${id}`);
    return this.say(asked.seat, id, answer);
  }

  say(seat: Seat, id: string, answer: Json): this {
    const move: Move = { seat, id, answer };
    const refused = baie.judge(this.g, move);
    if (refused !== null)
      throw new Error(
        `${id} ${JSON.stringify(answer)} is refused: ${refused.rule} ${refused.reason} of ${JSON.stringify(this.options)}`,
      );
    baie.apply(this.g, move, this.events);
    return this;
  }

  refusal(id: string, answer: Json): Refusal | null {
    return baie.judge(this.g, { seat: this.asked!.seat, id, answer });
  }

  why(seat: Seat, entry: string, answer: Json): Refusal | null {
    return baie.why(this.g, seat, { entry, answer });
  }

  // Looking

  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  gold(seat: Seat): number {
    return this.g.players[seat]!.gold;
  }

  goods(seat: Seat): string[] {
    return this.g.players[seat]!.stall.filter((good) => good !== NONE).map((good) => GOODS[good]!);
  }

  cards(seat: Seat): number {
    return this.g.players[seat]!.corruption.length;
  }

  seats(boat: string): string {
    return this.g.boats[boatAt(boat)]!.map((adventurer) => ADVENTURERS[adventurer]).join('');
  }

  onPier(name: string): string {
    return this.g.piers[pierAt(name)]!.map((count, adventurer) =>
      ADVENTURERS[adventurer]!.repeat(count),
    ).join('');
  }

  shopOf<S>(seat: Seat): S {
    return this.g.players[seat]!.shop as unknown as S;
  }

  private take(letter: string): number {
    const adventurer = clanNamed(letter);
    this.g.bag[adventurer]! -= 1;
    return adventurer;
  }

  private townsfolkCard(id: string): number {
    const card = TOWNSFOLK.findIndex((known) => known.id === id);
    this.g.townsfolkDeck = this.g.townsfolkDeck.filter((other) => other !== card);
    return card;
  }
}

const boatAt = (name: string): number => BOATS.indexOf(name as 'LO');
const pierAt = (name: string): number => PIERS.indexOf(name as 'SQ');

const FIRST_STEPS: Readonly<Record<string, string>> = {
  turn: 'space',
  'pay-hours': 'begin',
  load: 'draw',
  settle: 'thieves',
  market: 'begin',
  colporteur: 'draw',
  recruit: 'slot',
  team: 'use',
};

/** First values of the locals that scenarios do not name. */
const DEFAULTS: Readonly<Record<string, Record<string, Json>>> = {
  turn: { space: '', hours: 0, given: 0 },
  'pay-hours': { hours: 0, loads: 0, takesHands: false },
  load: { sailor: false, adventurer: NONE },
  market: { pier: 0, rank: -1 },
  recruit: { slot: NONE },
  team: { used: 0 },
};

/** The edition of new tables. */
export const NOW = EDITION;

export const options = (more: Partial<Options> = {}): Options => ({
  players: 2,
  colporteur: 'none',
  rogue: 1,
  townsfolk: ['locals', 'mercenaries', 'sailors'],
  merchants: ['A', 'F', 'K', 'H', 'T'].slice(0, more.players ?? 2),
  ...(more.players === 5 ? { inn: true } : {}),
  ...more,
});

/**
 * A table in the production phase of day 1, before the first turn, with an empty harbour and all pieces in their bags.
 * Scenarios are written with the numbers of edition 1, which never change; those about today's numbers say `NOW`.
 */
export function table(more: Partial<Options> = {}, edition = 1): Table {
  const g = inEdition(edition, () => baie.setup(1, options(more)));
  const t = new Table(g);
  while (t.asked?.id === 'smith.alloys') t.play('smith.alloys', 'RGB');
  // The first turn is taken back: the frames below it go on with whatever a scenario starts.
  g.stack.splice(2);
  for (const player of g.players) player.figure = '';
  t.emptyHarbour();
  t.events.length = 0;
  return t;
}
