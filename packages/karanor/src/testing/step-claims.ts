import { canonical, type Move } from '@comptoir/kit';
import { neighbours } from '../content/map.ts';
import type { Event } from '../events.ts';
import { isOpen, NOBODY, type State, type Wares } from '../state.ts';

/** One decision of a game, seen from both sides. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

const ownedBy = (g: State, seat: number): Wares => {
  const { gold, resources, badges, artefacts, associates } = g.players[seat] as State['players'][number];
  return { gold, resources, badges, artefacts, associates };
};
const together = (a: Wares, b: Wares): string =>
  JSON.stringify([
    a.gold + b.gold,
    a.resources.map((n, i) => n + (b.resources[i] as number)),
    a.badges.map((n, i) => n + (b.badges[i] as number)),
    [...a.artefacts, ...b.artefacts].sort((x, y) => x - y),
    [...a.associates, ...b.associates].sort((x, y) => x - y),
  ]);

/** Everything but the goods of two seats, offers and promises: what a trade must leave alone. */
function rest(g: State, seats: readonly number[]): string {
  const players = g.players.map((player, seat) =>
    seats.includes(seat)
      ? { ...player, gold: 0, resources: [], badges: [], artefacts: [], associates: [] }
      : player,
  );
  return canonical({ ...g, players, offers: [], pledges: [] });
}

/** Between whom goods were exchanged: by a trade, or by a promise that was kept. */
function exchangeIn(events: readonly Event[]): { from: number; to: number } | null {
  for (const event of events) {
    if (event.type === 'traded') return event;
    if (event.type === 'pledge-ended' && event.pledge.state === 'kept') return event.pledge;
  }
  return null;
}

/** Invariants of chapter 8 that speak of changes. Returns those that a step breaks. */
export function brokenBy({ before, move, events, after }: Step): string[] {
  const broken: string[] = [];
  const claim = (id: string, holds: boolean, what: string): void => {
    if (!holds) broken.push(`${id}: ${what}`);
  };

  const exchange = exchangeIn(events);
  if (exchange !== null) {
    const { from, to } = exchange;
    claim(
      'I-09',
      together(ownedBy(before, from), ownedBy(before, to)) ===
        together(ownedBy(after, from), ownedBy(after, to)),
      'a trade made or lost goods',
    );
    claim('I-09', rest(before, [from, to]) === rest(after, [from, to]), 'a trade changed something else');
    claim('I-10', isOpen(before) && !before.endTriggered, 'a trade at a closed moment');
  }

  const left = (g: State): number => g.inhabitants.filter(Boolean).length;
  claim('I-07', left(after) <= left(before), 'an inhabitant came back');
  const talks = events.filter((event) => event.type === 'inhabitant-left').length;
  claim('I-07', left(before) - left(after) === talks, 'an inhabitant left untold');

  if (
    before.turn.active === after.turn.active &&
    before.turn.round === after.turn.round &&
    before.turn.phase === 'actions'
  ) {
    const spent = events.filter((event) => event.type === 'action').length;
    const back = events.filter((event) => event.type === 'action-back').length;
    claim('I-11', after.turn.actionsUsed - before.turn.actionsUsed === spent - back, 'actions do not add up');
    claim('I-11', spent <= 1, 'two actions in one answer');
  }

  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat] as State['players'][number];
    claim('I-12', player.thresholds >= was.thresholds, 'a threshold was forgotten');
    const walked = events.filter((event) => event.type === 'pawn' && event.seat === seat);
    claim('I-16', walked.length > 0 || player.territory === was.territory, `the pawn of ${seat} jumped`);
    for (const event of walked)
      if (event.type === 'pawn' && event.how !== 'effect')
        claim(
          'I-16',
          (neighbours[event.from] as readonly number[]).includes(event.to),
          'a step without a link',
        );
  }
  for (const [villa, owner] of before.villas.entries())
    claim('I-14', owner === NOBODY || after.villas[villa] === owner, `villa ${villa} changed hands`);
  for (const [associate, promoted] of before.promoted.entries())
    claim('I-15', !promoted || after.promoted[associate] === true, `associate ${associate} was demoted`);
  claim('K-160', !before.endTriggered || after.endTriggered, 'the end was taken back');
  for (const [at, { state }] of before.pledges.entries())
    claim('K-312', state === 'open' || after.pledges[at]?.state === state, 'a promise ended twice');
  const talk = events.length > 0 && events.every(({ type }) => type.startsWith('offer-'));
  if (move.id === 'standing' && talk) {
    const goods = (g: State): string => canonical({ ...g, offers: [], nextOffer: 0 });
    claim('K-303', goods(before) === goods(after), 'an offer changed more than offers');
  }
  return broken;
}
