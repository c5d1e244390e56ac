import { FOLKS, type Folk } from '../art/folks.ts';
import { SEATS, type Seat } from '../art/seats.ts';
import { GAME_CARDS, type GameId } from '../games.ts';

export const PACES = ['live', 'day', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const ENTRIES = ['link', 'everybody'] as const;
export type Entry = (typeof ENTRIES)[number];
export const ROBOT_LEVELS = [1, 2, 3, 4, 5] as const;
export type RobotLevel = (typeof ROBOT_LEVELS)[number];

export type SeatPlan =
  | { readonly seat: Seat; readonly who: 'me' }
  | { readonly seat: Seat; readonly who: 'open' }
  | { readonly seat: Seat; readonly who: 'robot'; readonly level: RobotLevel };

/** Everything the host decides before a table opens. */
export interface TablePlan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  readonly entry: Entry;
  readonly undo: boolean;
  readonly ranked: boolean;
  /** Vallée: folks of the market. */
  readonly folks: readonly Folk[];
  /** Baie: the automaton takes a seat of its own. */
  readonly peddler: boolean;
}

/** What still stands in the way; the key of the sentence that says so. */
export type PlanProblem = 'plan.seats' | 'plan.folks' | 'plan.peddler';

/** V-020: one folk more than players. */
export function folksWanted(players: number): number {
  return players + 1;
}

/** B 0: one player alone meets the automaton; with it, two people at most. */
export function planProblem(plan: TablePlan): PlanProblem | null {
  const [least, most] = GAME_CARDS[plan.game].seats;
  if (plan.seats.length < least || plan.seats.length > most) return 'plan.seats';
  if (plan.game === 'vallee' && plan.folks.length !== folksWanted(plan.seats.length)) return 'plan.folks';
  if (plan.game === 'baie') {
    if (plan.seats.length === 1 && !plan.peddler) return 'plan.peddler';
    if (plan.peddler && plan.seats.length > 2) return 'plan.peddler';
  }
  return null;
}

export function firstPlan(game: GameId, against: 'people' | 'robots' = 'people'): TablePlan {
  const robots = against === 'robots';
  return {
    game,
    seats: [
      { seat: 'red', who: 'me' },
      robots ? { seat: 'purple', who: 'robot', level: 3 } : { seat: 'purple', who: 'open' },
      { seat: 'blue', who: 'robot', level: 3 },
    ],
    pace: 'live',
    entry: 'link',
    undo: true,
    ranked: false,
    folks: ['monitors', 'magpies', 'echidnas', 'hares'],
    peddler: false,
  };
}

/** Same plan for another game: seats are cut to what it takes. */
export function planFor(plan: TablePlan, game: GameId): TablePlan {
  return { ...plan, game, seats: plan.seats.slice(0, GAME_CARDS[game].seats[1]), peddler: false };
}

export function addSeat(plan: TablePlan): TablePlan {
  const free = SEATS.find((seat) => !plan.seats.some((taken) => taken.seat === seat));
  if (!free || plan.seats.length >= GAME_CARDS[plan.game].seats[1]) return plan;
  return { ...plan, seats: [...plan.seats, { seat: free, who: 'open' }] };
}

export function removeSeat(plan: TablePlan, seat: Seat): TablePlan {
  return { ...plan, seats: plan.seats.filter((taken) => taken.seat !== seat || taken.who === 'me') };
}

/** Open place, then robots of rising level, then open again. */
export function turnSeat(plan: TablePlan, seat: Seat): TablePlan {
  const next = (taken: SeatPlan): SeatPlan => {
    if (taken.seat !== seat || taken.who === 'me') return taken;
    if (taken.who === 'open') return { seat, who: 'robot', level: 1 };
    const level = ROBOT_LEVELS.find((value) => value === taken.level + 1);
    return level ? { seat, who: 'robot', level } : { seat, who: 'open' };
  };
  return { ...plan, seats: plan.seats.map(next) };
}

export function turnFolk(plan: TablePlan, folk: Folk): TablePlan {
  const folks = plan.folks.includes(folk) ? plan.folks.filter((one) => one !== folk) : [...plan.folks, folk];
  return { ...plan, folks: FOLKS.filter((one) => folks.includes(one)) };
}
