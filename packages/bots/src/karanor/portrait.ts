import { hasPlayed, type State, targetPrestige } from '@comptoir/karanor';
import { Pen, type Portrait } from '../learned/portrait.ts';
import { AIMS } from './aims.ts';
import { turnsLeft } from './prices.ts';
import { personAt, type Table, tableOfState } from './table.ts';

/** Karanor as the learned judgement sees it: what each seat is after and what it owns, its turn, and its strongest rival. */

const SEATS = 6;
const OWN = [
  ...AIMS,
  'points',
  'prestige-held',
  'income-held',
  'gold-held',
  'goods-held',
  'badges',
  'artefacts',
  'associates',
  'shops',
  'shop-cards',
  'quest-cards',
  'black-cards',
  'bonus-actions',
  'played',
];
/** Places of one's own that are also told of the rival. */
const TOLD = AIMS.length + 3;

const legend = [
  ...OWN,
  ...OWN.slice(0, TOLD).map((name) => `rival.${name}`),
  'lead',
  'lead.late',
  'to-go',
  'rival.to-go',
  'turns-left',
  'ending',
  'round',
  'place-in-round',
  'turns-away',
  ...Array.from({ length: SEATS - 1 }, (_, at) => `seats=${at + 2}`),
];

const numbers = new Float64Array(SEATS * legend.length);
const pen = new Pen(numbers);
const points = new Float64Array(SEATS);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function writeOwn(table: Table, seat: number, aims: readonly number[]): void {
  const person = personAt(table, seat);
  const all = sum(aims);
  points[seat] = all;
  for (const value of aims) pen.write(value);
  pen.write(all);
  pen.write(person.prestige);
  pen.write(person.income);
  pen.write(person.gold);
  pen.write(sum(person.resources));
  pen.write(sum(person.badges));
  pen.write(person.artefacts.length);
  pen.write(person.associates.length);
  pen.write(person.shopCities.length);
  pen.write(person.shopHand.length);
  pen.write(person.questHand.length);
  pen.write(person.blackHand.length);
  pen.write(person.bonusActions);
  pen.write(hasPlayed(table, seat) ? 1 : 0);
}

function strongestBut(seat: number, seats: number): number {
  let rival = seat === 0 ? 1 : 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && (points[other] as number) > (points[rival] as number)) rival = other;
  return rival;
}

/** Two players most often, since that is what is measured and played most. */
const tables = [2, 4, 2, 3, 2, 6].map((players) => ({ players }));

export const portrait: Portrait<State> = {
  tables,
  legend,
  of(g, measures) {
    const table = tableOfState(g);
    const seats = g.config.players;
    for (let seat = 0; seat < seats; seat++) {
      pen.at = seat * legend.length;
      writeOwn(table, seat, measures[seat] as readonly number[]);
    }
    const turns = turnsLeft(table);
    const target = targetPrestige(seats);
    for (let seat = 0; seat < seats; seat++) {
      const rival = strongestBut(seat, seats);
      const lead = (points[seat] as number) - (points[rival] as number);
      pen.at = seat * legend.length + OWN.length;
      pen.copy(rival * legend.length, TOLD);
      pen.write(lead);
      // A lead is surer the less is left to come.
      pen.write(lead / (1 + turns));
      pen.write(Math.max(0, target - personAt(table, seat).prestige));
      pen.write(Math.max(0, target - personAt(table, rival).prestige));
      pen.write(turns);
      pen.write(table.endTriggered ? 1 : 0);
      pen.write(table.round);
      pen.write((seat - table.firstSeat + seats) % seats);
      pen.write((seat - table.active + seats) % seats);
      pen.mark(seats - 2, SEATS - 1);
    }
    return numbers.subarray(0, seats * legend.length);
  },
};
