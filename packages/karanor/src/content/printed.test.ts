import { describe, expect, test } from 'vitest';
import { alone, matching } from '../rules/conditions.ts';
import { performList } from '../rules/perform.ts';
import { amountsIn, change, give, holdings, net, settle, withoutKinds } from '../testing/printed.ts';
import { table } from '../testing/table.ts';
import type { Spot } from './compiled.ts';
import { content } from './content.ts';
import { QUESTS, questOf, SHOPS, STORIES } from './tables.ts';

/** Cards do what is printed on them: the English text is read, the card is played, the difference is compared. */

/** An ordinary quest on top, so that a quest gained has no effect of its own. */
const quiet = (players = 4) => table(players).questDeck('cloche', 'pelerin');

const compared = (
  text: string,
  found: Record<string, number>,
  gain: Record<string, number>,
  cost: Record<string, number>,
) =>
  text.includes('of choice') ? [withoutKinds(found), net(gain, cost, true)] : [found, net(gain, cost, false)];

/** Every text of the content that is there in both languages, with the way to it. */
function* texts(node: unknown, way = ''): Generator<readonly [way: string, fr: string, en: string]> {
  if (node === null || typeof node !== 'object') return;
  const { fr, en } = node as { fr?: unknown; en?: unknown };
  if (typeof fr === 'string' && typeof en === 'string') yield [way, fr, en];
  else for (const [key, part] of Object.entries(node)) yield* texts(part, `${way}/${key}`);
}

test('both languages print the same figures', () => {
  const figures = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
  for (const [way, fr, en] of texts(content)) expect([way, figures(fr)]).toEqual([way, figures(en)]);
});

describe('shops', () => {
  test.each(content.shops.map(({ id, text }, card) => [id, text.en, card] as const))(
    'K-092 K-093 K-094 %s costs and gives what is printed',
    (id, text, card) => {
      const [, cost, bonusCost, bonus, reward] =
        /^Cost: (.*)\. Bonus: (.*) → (.*)\. Reward: (.*)\.$/.exec(text) ?? [];
      for (const withBonus of [false, true]) {
        const t = quiet().at(0, 'perlance').shop(0, id);
        const price = amountsIn(withBonus ? `${cost}, ${bonusCost}` : (cost as string));
        give(t.g, 0, price);
        const before = holdings(t.g, 0);
        t.build(0, id, withBonus);
        settle(t.g);
        const gain = amountsIn(withBonus ? `${reward}, ${bonus}` : (reward as string));
        const [found, wanted] = compared(
          withBonus ? (bonus as string) : '',
          change(before, holdings(t.g, 0)),
          gain,
          price,
        );
        expect(found).toEqual(wanted);
        expect(t.player(0).shopCards).toEqual([-1, card]);
        expect(SHOPS[card]?.id).toBe(id);
      }
    },
  );
});

describe('stories', () => {
  test.each(content.stories.map(({ id, text }, story) => [id, text.en, story] as const))(
    'K-031 %s starts with what is printed',
    (_, text, story) => {
      const [, income, start, extra = ''] = /^Income (\d+), ([^.]*)\.(?: Gain (.*)\.)?$/.exec(text) ?? [];
      const t = quiet();
      const before = holdings(t.g, 0);
      const tile = STORIES[story] as (typeof STORIES)[number];
      expect(tile.income).toBe(Number(income));
      const steps = performList(0, tile.list);
      if (steps !== null)
        t.g.stack.push({
          effect: 'perform',
          step: 'walk',
          card: -1,
          owner: 0,
          at: 0,
          participant: 0,
          ...steps.locals,
        } as never);
      // Any answer lets the steps run; the standing order changes nothing else.
      t.play(0, 'orders', { window: 'turnStart', pass: false });
      settle(t.g);
      expect(change(before, holdings(t.g, 0))).toEqual(net(amountsIn(extra), {}, false));
      expect(net(amountsIn(start as string), {}, false)).toMatchObject({ gold: tile.start.gold as number });
      const printed = amountsIn(start as string);
      for (const [at, n] of (tile.start.res ?? []).entries())
        expect(printed[content.resources[at]?.id as string] ?? 0).toBe(n);
    },
  );
});

describe('deliveries', () => {
  test.each(content.deliveries.map(({ id, city, text }) => [id, city, text.en] as const))(
    'K-120 %s asks and gives what is printed',
    (id, city, text) => {
      const [, cost, reward] = /^[^:]*: (.*) → (.*)$/.exec(text) ?? [];
      const t = table().at(0, city).delivery(id);
      give(t.g, 0, amountsIn(cost as string));
      const before = holdings(t.g, 0);
      t.play(0, 'deliver');
      const wanted = net(amountsIn(reward as string), amountsIn(cost as string), false);
      expect(change(before, holdings(t.g, 0))).toEqual(wanted);
    },
  );
});

/** Options in the form "Pay …; gain …"; the others have scenarios of their own in quest.test.ts. */
const PLAIN = /^(?:Pay ([^;]*); )?[Gg]ain ([^;]*)$/;
const plainOptions = QUESTS.flatMap(({ id }, card) => {
  const item = [...content.quests, ...content.followUps][card];
  return (item?.options ?? []).flatMap((option, at) => {
    const text = (option.text?.en ?? '').replaceAll(', then gain ', ', ');
    return PLAIN.test(text) && !/ per | each opponent/.test(text) ? [[id, at + 1, text] as const] : [];
  });
});

describe('quests', () => {
  test('most options are of the plain form', () => expect(plainOptions.length).toBeGreaterThan(55));

  test.each(plainOptions)('K-110 K-111 %s, option %i: %s', (id, option, text) => {
    const [, cost = '', gain = ''] = PLAIN.exec(text) ?? [];
    const quest = QUESTS[questOf(id)] as (typeof QUESTS)[number];
    const t = quiet(4);
    give(t.g, 0, amountsIn(cost));
    if (quest.isImmediate) {
      if (quest.isFollowUp) {
        t.quest(0, id);
        t.player(0).questHand.pop();
        t.g.questAside.push({ seat: 0, card: questOf(id), open: true });
      } else {
        t.g.questDeck.splice(t.g.questDeck.indexOf(questOf(id)), 1);
        t.g.questAside.push({ seat: 0, card: questOf(id), open: false });
      }
      t.g.stack.push({ effect: 'quest.receive', step: 'option', owner: 0, card: -1, slot: 0 } as never);
      const before = holdings(t.g, 0);
      t.play(0, 'quest.immediate', option);
      settle(t.g);
      const [found, wanted] = compared(
        text,
        change(before, holdings(t.g, 0)),
        amountsIn(gain),
        amountsIn(cost),
      );
      expect(found).toEqual(wanted);
      return;
    }
    t.quest(0, id);
    t.player(0).territory = matching(t.g, quest.spot as Spot, alone(0))[0] as number;
    const before = holdings(t.g, 0);
    t.complete(0, id, option);
    settle(t.g);
    const [found, wanted] = compared(
      text,
      change(before, holdings(t.g, 0)),
      amountsIn(gain),
      amountsIn(cost),
    );
    const prestige = (wanted?.prestige ?? 0) + quest.prestige;
    // An immediate follow-up ends with its last option, here a payment of nothing or one gold; those are left out.
    const expected = prestige === 0 ? wanted : { ...wanted, prestige };
    if (quest.next < 0 || !QUESTS[quest.next]?.isImmediate) expect(found).toEqual(expected);
    else expect(found).toMatchObject(wanted as object);
    const item =
      content.quests.find((entry) => entry.id === id) ?? content.followUps.find((entry) => entry.id === id);
    expect(quest.prestige).toBe(item?.prestige);
  });
});
