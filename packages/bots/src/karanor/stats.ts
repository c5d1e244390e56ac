import { type Stat, statValue } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { personAt, type Table } from './table.ts';
import { type Tours, toursFor } from './tours.ts';

/** What a player's badges and artefacts make of their actions. */
export interface Gift {
  readonly tours: Tours;
  readonly harvest: number;
  readonly work: number;
  readonly actions: number;
  readonly buildGold: number;
  readonly waive: number;
  readonly shopsPerCity: number;
  readonly villa: number;
  readonly deliver: number;
  readonly draws: number;
  /** Gold of an income phase. */
  readonly earns: number;
}

const PER_TURN = 4;

export function giftOf(table: Table, seat: Seat): Gift {
  const person = personAt(table, seat);
  const value = (stat: Stat): number => statValue(table, seat, stat);
  let earns = Math.max(0, person.income + value('income.gold'));
  for (const associate of person.associates) if (table.promoted[associate]) earns += 1;
  return {
    tours: toursFor({ range: value('move.range'), fee: value('sea.gold'), reach: value('harvest.reach') }),
    harvest: Math.max(1, value('harvest.amount')),
    work: value('work.ban') > 0 ? 0 : value('work.gold'),
    actions: PER_TURN,
    buildGold: value('build.gold'),
    waive: Math.max(0, -value('build.res')),
    shopsPerCity: value('build.limit'),
    villa: value('villa.gold'),
    deliver: value('deliver.gold'),
    draws: value('interact.draw'),
    earns,
  };
}
