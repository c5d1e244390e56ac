import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { robotNames, stylesOf } from '../../catalog/characters.ts';
import { BOTS, GAMES, loadGame } from '../../catalog/games.ts';
import { fetchStyles } from '../../catalog/styles.svelte.ts';
import { loadPlayable } from '../../local/worker/playable.ts';
import {
  addSeat,
  firstPlan,
  localTable,
  optionsOf,
  planAt,
  planFor,
  removeSeat,
  serverTable,
  specsFor,
  styleSeat,
  turnSeat,
} from './plan.ts';

const names = { me: 'Zoé', friend: (seat: number) => `Ami ${seat}` };

test.each(GAMES)('%s: the first plan is playable as it stands, and its bots exist', async (game) => {
  const { game: rules } = await loadGame(game);
  const plan = firstPlan(game, 'robots');
  expect(rules.readOptions(optionsOf(plan, rules.optionSpecs))).toMatchObject({ ok: true });
  const { bots } = await loadPlayable(game);
  await fetchStyles();
  const styled = stylesOf(game).flatMap(({ id }) => BOTS.map((level) => `${level}-${id}`));
  expect([...BOTS, ...styled].filter((id) => !(id in bots))).toEqual([]);
});

test('Karanor against robots starts with three seats, La Vallée with two', () => {
  expect(firstPlan('karanor', 'robots').seats).toHaveLength(3);
  expect(firstPlan('vallee', 'robots').seats).toHaveLength(2);
});

describe('seats', () => {
  test('stay within what the game takes, and the host keeps the chair', () => {
    let plan = firstPlan('karanor', 'robots');
    for (let i = 0; i < 9; i++) plan = addSeat(plan);
    expect(plan.seats).toHaveLength(6);
    expect(planFor(plan, 'vallee').seats).toHaveLength(4);
    expect(removeSeat(plan, 0).seats).toHaveLength(6);
    for (let i = 0; i < 9; i++) plan = removeSeat(plan, plan.seats.length - 1);
    expect(plan.seats).toHaveLength(2);
  });
  test('turn from somebody through the bots and back', () => {
    let plan = firstPlan('vallee', 'people');
    const seen = [plan.seats[1]];
    for (let i = 0; i <= BOTS.length; i++) {
      plan = turnSeat(plan, 1);
      seen.push(plan.seats[1]);
    }
    expect(seen.map((seat) => (seat?.who === 'robot' ? seat.bot : seat?.who))).toEqual([
      'open',
      ...BOTS,
      'open',
    ]);
  });
  test('a style is kept from level to level, and left behind with its game', async () => {
    await fetchStyles();
    let plan = styleSeat(firstPlan('vallee', 'robots'), 1, 'thief');
    expect(plan.seats[1]).toEqual({ who: 'robot', bot: 'merchant-thief' });
    plan = turnSeat(plan, 1);
    expect(plan.seats[1]).toEqual({ who: 'robot', bot: 'master-thief' });
    expect(planFor(plan, 'baie').seats[1]).toEqual({ who: 'robot', bot: 'master' });
    expect(styleSeat(plan, 1, null).seats[1]).toEqual({ who: 'robot', bot: 'master' });
    // A server that does not know the style has the level; two of one style are two people.
    const seated = serverTable(plan, { players: 2 }, 2, ['merchant', 'master']).seats?.[1];
    expect(seated).toEqual({ kind: 'bot', bot: 'master' });
    expect(new Set(robotNames('vallee', ['merchant-thief', 'master-thief'])).size).toBe(2);
  });
  test('friends at the screen become free seats on a server', () => {
    const plan = planAt(firstPlan('vallee', 'people'), 'local');
    expect(plan.seats[1]).toEqual({ who: 'local' });
    expect(planAt(plan, 'server').seats[1]).toEqual({ who: 'open' });
  });
});

test('V-260 the team mode is offered to four players only, and left out when there are fewer', () => {
  const plan = { ...firstPlan('vallee', 'robots'), options: { mode: 'teams', folks: [] } };
  expect(specsFor(vallee.optionSpecs, 2).map(({ id }) => id)).not.toContain('mode');
  expect(optionsOf(plan, vallee.optionSpecs)).toEqual({ players: 2 });
  expect(optionsOf(addSeat(addSeat(plan)), vallee.optionSpecs)).toEqual({ players: 4, mode: 'teams' });
});

test('a plan becomes a table here or on a server', () => {
  const plan = { ...firstPlan('vallee', 'robots'), grain: ' sel ' };
  expect(localTable(plan, { players: 2 }, names, 'f'.repeat(64)).seats).toEqual([
    { name: 'Zoé', kind: 'me', bot: null, contribution: 'sel' },
    { name: 'Dame Échidna', kind: 'bot', bot: 'merchant', contribution: null },
  ]);
  expect(
    serverTable({ ...plan, entry: 'everybody', pace: 'day', absence: 'leave' }, { players: 2 }, 2, [
      'random',
    ]),
  ).toMatchObject({
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
    visibility: 'public',
    pace: { kind: 'slow', hours: 24, reserve: 72, rest: true },
    timeout: 'bot',
    giveUp: 3,
  });
});

test('robots of a table have names, and two of a kind have two', () => {
  expect(robotNames('vallee', [null, 'merchant', 'merchant', 'random'])).toEqual([
    null,
    'Dame Échidna',
    'Basile',
    'Cléo',
  ]);
});
