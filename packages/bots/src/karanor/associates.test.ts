import { karanor, QUESTS, RESOURCES, resourceOfAssociate, SHOPS, type State } from '@comptoir/karanor';
import { xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { bestAssociate } from './associates.ts';
import { karanorBots } from './index.ts';
import { plannerFor } from './plan.ts';
import { pricesFor } from './prices.ts';
import { tableOfState } from './table.ts';
import { questWorth } from './tasks.ts';
import { tableAt } from './testing/table.ts';

const questOf = (id: string): number => QUESTS.findIndex((quest) => quest.id === id);
const me = (g: State): State['players'][number] => g.players[0] as State['players'][number];

/** Early in a game, with these cards and nothing else to think of. */
function tableWith(quests: readonly string[], shops: readonly string[] = []): State {
  const g = tableAt(4, 2, 0);
  Object.assign(me(g), {
    gold: 6,
    associates: [],
    resources: RESOURCES.map(() => 0),
    questHand: quests.map(questOf),
    shopHand: shops.map((id) => SHOPS.findIndex((shop) => shop.id === id)),
  });
  g.delivery = -1;
  return g;
}
const recruiting = (g: State): number =>
  plannerFor(tableOfState(g), 0).tasks.find(({ kind }) => kind === 'recruit')?.worth ?? 0;

describe('K-122 recruiting', () => {
  test('is worth most to whoever holds a quest that asks for an associate', () => {
    expect(recruiting(tableWith(['belle-equipe']))).toBeGreaterThan(recruiting(tableWith(['grues'])) + 0.3);
    const led = tableWith(['belle-equipe']);
    me(led).associates.push(led.associateSupply.shift() as number);
    expect(recruiting(led)).toBeLessThan(recruiting(tableWith(['belle-equipe'])));
  });

  test('a merchant with such a quest, and nothing better at hand, recruits', () => {
    const g = tableWith(['belle-equipe']);
    g.inhabitants.fill(false);
    const decision = karanor.decisions(g).find(({ id }) => id === 'action');
    if (decision === undefined) throw new Error('nobody acts');
    const said = karanorBots.merchant.answer(
      situationOf(karanor, g, decision, { rng: xoshiro(1), heard: [] }),
    );
    expect(said).toMatchObject({ entry: 'recruit' });
  });

  test('takes the associate whose tokens the cards in hand ask for', () => {
    for (const [shop, resource] of [
      ['couture', 'cloth'],
      ['forge', 'metal'],
    ] as const) {
      const table = tableOfState(tableWith([], [shop]));
      const { associate } = bestAssociate(table, 0, table.associateSupply, pricesFor(table, 0));
      expect(resourceOfAssociate(associate)).toBe(RESOURCES.indexOf(resource));
    }
  });
});

describe('chains', () => {
  test('K-112 a second part that comes at once counts whole, its price taken off', () => {
    const table = tableOfState(tableWith([]));
    const prices = { ...pricesFor(table, 0), lasting: 0 };
    const king = questWorth(questOf('vieux-roi-1'), 1, tableOfState(tableWith([])).players[0]!, prices);
    // Three fruits and a point of prestige, not the artefact that would cost one.
    expect(king).toBeGreaterThan(1);
    expect(king).toBeLessThan(2);
  });

  test('K-135 a merchant leaves the graveyard without its curse', () => {
    const g = tableWith(['cimetiere-1']);
    const spot = QUESTS[questOf('cimetiere-1')]?.spot?.is?.[0] as number;
    me(g).territory = spot;
    me(g).resources[RESOURCES.indexOf('wine')] = 1;
    const answer = { entry: 'quest', answer: { card: questOf('cimetiere-1'), option: 1 } };
    const asked = karanor
      .apply(g, { seat: 0, id: 'action', answer })
      .find(({ id }) => id === 'quest.immediate');
    if (asked === undefined) throw new Error('nothing is asked');
    const said = karanorBots.merchant.answer(situationOf(karanor, g, asked, { rng: xoshiro(1), heard: [] }));
    expect(said).toBe(1);
  });
});
