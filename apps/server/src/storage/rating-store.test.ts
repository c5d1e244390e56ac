import { below, shuffle, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import type { RatedSeat } from '../ratings/rate-game.ts';
import { rateSome } from '../ratings/rating.ts';
import { bothStores } from '../testing/both-stores.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

const { flavours, postgres } = bothStores();

const PEOPLE = ['ana', 'bob', 'eve', 'zoe', 'max'];
const DAY = 86_400_000;

/** Games of two to four of these people and a bot, over three months. */
function someGames(count: number, seed: number) {
  const rng = xoshiro(seed);
  return Array.from({ length: count }, (_, at) => {
    const company = [...PEOPLE, 'bot:merchant'];
    shuffle(rng, company);
    const seats = company.slice(0, 2 + below(rng, 3)).map(
      (player, seat): RatedSeat => ({
        seat,
        player,
        team: seat,
        place: 1 + below(rng, 3),
        hasLeft: below(rng, 8) === 0 && !player.startsWith('bot:'),
      }),
    );
    // Two games may end in the same millisecond.
    return { at: Math.floor(at / 2) * DAY + 1, table: `t${seed}-${String(at).padStart(3, '0')}`, seats };
  });
}

async function rateAll(store: Store): Promise<void> {
  while (await rateSome(store));
}

/** Everything that ratings tell. */
async function told(store: Store, games: readonly { table: string }[]) {
  return {
    people: await Promise.all(PEOPLE.map((id) => store.ratingsOf(id))),
    curves: await Promise.all(PEOPLE.map((id) => store.ratingCurve(id, 'vallee', 1000))),
    tables: await Promise.all(games.map(({ table }) => store.ratedTable(table))),
    board: await store.ratingBoard('vallee', null, 100, 100),
    months: await Promise.all(
      (await store.ratingMonths('vallee', 10)).map((month) => store.ratingBoard('vallee', month, 100, 100)),
    ),
  };
}

describe.each(flavours)('ratings on %s', (_flavour, open) => {
  const games = someGames(24, 3);
  async function opened(name: string): Promise<Store> {
    const store = await open(name);
    for (const id of PEOPLE) await store.createPerson({ id, name: id, createdAt: 1 }, `hash-${id}`);
    return store;
  }

  test('are the same in whichever order games become known, and counted all again', async () => {
    const orderly = await opened('orderly');
    for (const { seats, ...position } of games) await orderly.keepRated('vallee', position, seats);
    await rateAll(orderly);
    const wanted = await told(orderly, games);
    expect(wanted.people.map(([row]) => row?.games)).toEqual(
      PEOPLE.map((id) => games.filter(({ seats }) => seats.some(({ player }) => player === id)).length),
    );
    expect(wanted.months).toHaveLength(1);

    const disorderly = await opened('disorderly');
    const rng = xoshiro(8);
    const order = [...games];
    shuffle(rng, order);
    for (const { seats, ...position } of order) {
      await disorderly.keepRated('vallee', position, seats);
      // Told twice, as two nodes may.
      if (below(rng, 3) === 0) await disorderly.keepRated('vallee', position, seats);
      if (below(rng, 3) === 0) await rateSome(disorderly);
    }
    await rateAll(disorderly);
    expect(await told(disorderly, games)).toEqual(wanted);

    await disorderly.rateAnew();
    await rateAll(disorderly);
    expect(await told(disorderly, games)).toEqual(wanted);
    await orderly.close();
    await disorderly.close();
  });

  test('a game that no longer counts is taken out as if it had never been', async () => {
    const store = await opened('fewer');
    for (const { seats, ...position } of games) await store.keepRated('vallee', position, seats);
    await rateAll(store);
    for (const { seats: _seats, ...position } of games.slice(40))
      await store.keepRated('vallee', position, []);
    await rateAll(store);
    const fewer = await told(store, games.slice(0, 40));
    await store.close();

    const fresh = await opened('fresh');
    for (const { seats, ...position } of games.slice(0, 40)) await fresh.keepRated('vallee', position, seats);
    await rateAll(fresh);
    expect(fewer).toEqual(await told(fresh, games.slice(0, 40)));
    expect(await fresh.unratedCount()).toBe(0);
    await fresh.close();
  });

  test('a board is paged by what people are worth at least, each once', async () => {
    const store = await opened('board');
    for (const { seats, ...position } of games) await store.keepRated('vallee', position, seats);
    await rateAll(store);
    const all = await store.ratingBoard('vallee', null, 100, 100);
    expect(all.map(({ player }) => player).sort()).toEqual([...PEOPLE].sort());
    expect(all.map(({ bound }) => bound)).toEqual(all.map(({ bound }) => bound).sort((a, b) => b - a));
    const paged = [];
    for (let last = undefined as (typeof all)[number] | undefined; ; ) {
      const [next] = await store.ratingBoard('vallee', null, 100, 1, last);
      if (next === undefined) break;
      paged.push(next);
      last = next;
    }
    expect(paged).toEqual(all);
    expect(await store.ratingBoard('baie', null, 100, 100)).toEqual([]);
    await store.deletePerson('ana');
    expect(await store.ratingBoard('vallee', null, 100, 100)).toHaveLength(PEOPLE.length - 1);
    await store.close();
  });
});

test('two nodes that keep and rate at the same time come to what one would', async () => {
  const url = postgres().database('together');
  const nodes = [await openPostgres(url), await openPostgres(url), await openPostgres(url)] as const;
  const games = someGames(20, 5);
  await Promise.all(
    nodes.map(async (store, node) => {
      for (const [at, { seats, ...position }] of games.entries()) {
        if (at % 3 !== node && at % 5 !== node) continue;
        await store.keepRated('vallee', position, seats);
        await rateSome(store);
      }
    }),
  );
  await rateAll(nodes[0]);
  const together = await told(nodes[1], games);
  await nodes[2].rateAnew();
  await Promise.all(nodes.map(rateAll));
  expect(await told(nodes[1], games)).toEqual(together);
  await Promise.all(nodes.map((store) => store.close()));
});
