import {
  CORRUPTION,
  GOODS,
  goldOfIcons,
  iconsIn,
  iconsOf,
  LAST_HOUR,
  priceAt,
  RECRUIT_SPACE,
  ROGUE,
  ROUNDS,
  type State,
  TEAM_SPACE,
} from '@comptoir/baie';
import type { Move, Outcome } from '@comptoir/kit';

type Source = 'sales' | 'sponsorship' | 'clans' | 'corruption';

/** What a merchant did over many games. */
export interface MerchantFigures {
  readonly games: number;
  /** A shared victory counts in parts. */
  readonly wins: number;
  /** The share of victories that would be fair: one among all who sit at the table. */
  readonly fairShare: number;
  /** Mean at the end, and its standard deviation: of two with the same mean the bolder one wins more often among many. */
  readonly gold: number;
  readonly spread: number;
  /** Mean gold by where it came from; sponsorship is all that is neither sold nor counted at the end. */
  readonly sources: { readonly [source in Source]: number };
  /** Share of its turns on recruiting and on the team. */
  readonly recruitAndTeam: number;
}

/** How La Baie feels, in figures: docs/rules/baie.md says between which bounds they should lie. */
export interface BaieFigures {
  /** By round: the share of rounds in which all four docks were taken, and the mean hour of the market. */
  readonly docksFilled: readonly number[];
  readonly marker: readonly number[];
  readonly handsOffered: number;
  readonly handsTaken: number;
  /** Mean gold of a corruption card that is held at the end. */
  readonly corruptionValue: number;
  /** Mean number of corruption cards that a merchant holds at the end. */
  readonly corruptionHeld: number;
  readonly byMerchant: Readonly<Record<string, MerchantFigures>>;
  /** Share of turns on each space; for a space of one board, of the turns of its merchant. */
  readonly byAction: Readonly<Record<string, number>>;
  readonly colporteur: { readonly games: number; readonly beaten: number; readonly gold: number };
}

interface Count {
  games: number;
  wins: number;
  fair: number;
  gold: number;
  squares: number;
  sales: number;
  clans: number;
  corruption: number;
  turns: number;
  common: number;
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Watches games from their first decision to their end, one after the other. */
export class BaieTally {
  readonly #filled = new Array<number>(ROUNDS).fill(0);
  readonly #hours = new Array<number>(ROUNDS).fill(0);
  readonly #merchants = new Map<string, Count>();
  readonly #actions = new Map<string, number>();
  readonly #colporteur = { games: 0, beaten: 0, gold: 0 };
  #today = new Array<number>(ROUNDS).fill(0);
  #rounds = 0;
  #turns = 0;
  #offered = 0;
  #taken = 0;
  #cards = 0;
  #people = 0;
  #value = 0;

  /** Before every decision: where the marker stood when the docks were full. */
  watch(state: State): void {
    if (state.loadsClosed) this.#today[state.round - 1] = state.market;
  }

  /** Every move, before it is played. */
  moved({ seat, id, answer }: Move, state: State): void {
    if (id === 'clock.hand') {
      this.#offered += 1;
      if (answer !== 'ring') this.#taken += 1;
    }
    if (id === 'market.sell') {
      const good = (GOODS as readonly unknown[]).indexOf(answer);
      if (good >= 0) this.#of(state.config.merchants[seat]!).sales += priceAt(state, state.sale.pier, good);
    }
    if (id !== 'turn.space') return;
    const count = this.#of(state.config.merchants[seat]!);
    const space = String(answer);
    count.turns += 1;
    this.#turns += 1;
    if (space === RECRUIT_SPACE || space === TEAM_SPACE) count.common += 1;
    this.#actions.set(space, (this.#actions.get(space) ?? 0) + 1);
  }

  /** A game is over. */
  finished(state: State, { winners, scores, places }: Outcome): void {
    this.watch(state);
    const { humans, seats, merchants } = state.config;
    this.#rounds += 1;
    this.#today.forEach((market, round) => {
      if (market > 0) this.#filled[round]! += 1;
      this.#hours[round]! += market > 0 ? market : LAST_HOUR;
    });
    this.#today.fill(0);
    for (let seat = 0; seat < humans; seat++) {
      const count = this.#of(merchants[seat]!);
      count.games += 1;
      count.fair += 1 / seats;
      count.gold += scores[seat]!;
      count.squares += scores[seat]! ** 2;
      const icons = iconsOf(state.players[seat]!);
      const corruption = icons[ROGUE]! * state.lair;
      count.corruption -= corruption;
      count.clans += goldOfIcons(icons, state) + corruption;
      if (winners.includes(seat)) count.wins += 1 / winners.length;
      this.#people += 1;
      for (const card of state.players[seat]!.corruption) {
        this.#cards += 1;
        this.#value += goldOfIcons(iconsIn(CORRUPTION[card]!), state);
      }
    }
    if (state.colporteur === null) return;
    this.#colporteur.games += 1;
    this.#colporteur.gold += scores[humans]!;
    if (places.some((place, seat) => seat < humans && place < places[humans]!)) this.#colporteur.beaten += 1;
  }

  figures(): BaieFigures {
    const byMerchant: Record<string, MerchantFigures> = {};
    for (const [id, count] of [...this.#merchants].sort()) {
      const { games, wins, fair, gold, squares, sales, clans, corruption, turns, common } = count;
      const perGame = (sum: number): number => rounded(mean(sum, games));
      byMerchant[id] = {
        games,
        wins: rounded(wins),
        fairShare: perGame(fair),
        gold: perGame(gold),
        spread: rounded(Math.sqrt(Math.max(0, mean(squares, games) - mean(gold, games) ** 2))),
        sources: {
          sales: perGame(sales),
          sponsorship: perGame(gold - sales - clans - corruption),
          clans: perGame(clans),
          corruption: perGame(corruption),
        },
        recruitAndTeam: rounded(mean(common, turns)),
      };
    }
    const byAction: Record<string, number> = {};
    for (const [space, count] of [...this.#actions].sort()) {
      const own = this.#merchants.get(space[0]!);
      byAction[space] = rounded(mean(count, space.includes('-') && own ? own.turns : this.#turns));
    }
    const { games, beaten, gold } = this.#colporteur;
    return {
      docksFilled: this.#filled.map((count) => rounded(mean(count, this.#rounds))),
      marker: this.#hours.map((sum) => rounded(mean(sum, this.#rounds))),
      handsOffered: this.#offered,
      handsTaken: this.#taken,
      corruptionValue: rounded(mean(this.#value, this.#cards)),
      corruptionHeld: rounded(mean(this.#cards, this.#people)),
      byMerchant,
      byAction,
      colporteur: { games, beaten, gold: rounded(mean(gold, games)) },
    };
  }

  #of(merchant: string): Count {
    let count = this.#merchants.get(merchant);
    if (count === undefined) {
      count = {
        games: 0,
        wins: 0,
        fair: 0,
        gold: 0,
        squares: 0,
        sales: 0,
        clans: 0,
        corruption: 0,
        turns: 0,
        common: 0,
      };
      this.#merchants.set(merchant, count);
    }
    return count;
  }
}
