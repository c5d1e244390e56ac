import { actionsPerTurn, incomeOf, type Stat, statValue, waivedTokens, workOf } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import type { Table } from './table.ts';
import { type Tours, toursFor } from './tours.ts';

/** What a player's badges and artefacts make of their actions. */
export interface Gift {
  readonly tours: Tours;
  readonly harvest: number;
  readonly work: number;
  readonly actions: number;
  readonly waive: number;
  readonly shopsPerCity: number;
  readonly villa: number;
  readonly deliver: number;
  readonly draws: number;
  /** Gold of an income phase. */
  readonly earns: number;
}

export function giftOf(table: Table, seat: Seat): Gift {
  const value = (stat: Stat): number => statValue(table, seat, stat);
  return {
    tours: toursFor({ range: value('move.range'), fee: value('sea.gold'), reach: value('harvest.reach') }),
    harvest: Math.max(1, value('harvest.amount')),
    work: workOf(table, seat),
    actions: actionsPerTurn(),
    waive: waivedTokens(table, seat),
    shopsPerCity: value('build.limit'),
    villa: value('villa.gold'),
    deliver: value('deliver.gold'),
    draws: value('interact.draw'),
    earns: incomeOf(table, seat),
  };
}
