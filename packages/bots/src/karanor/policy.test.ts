import { type Decision, karanor, type State } from '@comptoir/karanor';
import { describe, expect, test } from 'vitest';
import { bestPlan, type Plan, plannerFor } from './plan.ts';
import { pursue, quickAnswer } from './policy.ts';
import { tableOfState } from './table.ts';
import type { Task } from './tasks.ts';
import { tableAt } from './testing/table.ts';

const asked = (g: State): Decision => karanor.decisions(g).find(({ standing }) => standing !== true)!;

describe('a player of an imagined world', () => {
  const table = (): State => tableAt(2, 4, 1);
  const plan = (change: Partial<Task>): Plan => {
    const best = bestPlan(plannerFor(tableOfState(table()), 1), 2);
    return { ...best, place: table().players[1]!.territory, task: { ...best.task!, ...change } };
  };
  const gone: [string, Partial<Task>][] = [
    ['a shop that is not in hand', { kind: 'build', card: 33 }],
    ['a quest that is not in hand', { kind: 'quest', card: 49 }],
    ['an associate of somebody', { kind: 'recruit', card: 0 }],
  ];
  test.each(gone)('gives up %s', (_, change) => {
    const g = table();
    g.associateSupply = g.associateSupply.filter((associate) => associate !== 0);
    expect(g.players[1]!.shopHand).not.toContain(33);
    expect(g.players[1]!.questHand).not.toContain(49);
    const free = karanor.clone(g);
    pursue(g, 1, plan({ ...change, places: [], tokens: [0, 0, 0, 0, 0, 0, 0], gold: 0 }));
    expect(quickAnswer(g, asked(g))).toEqual(quickAnswer(free, asked(free)));
  });
});
