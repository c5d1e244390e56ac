import { situationOf } from '@comptoir/bots';
import {
  advance,
  type Beat,
  beatsIn,
  courseAt,
  heardBy,
  LEAVE,
  learn,
  type Move,
  nextToAsk,
  noteLooked,
  type Told,
  type Weight,
  xoshiro,
} from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { CATALOG, type GameEntry } from './index.ts';

interface Step extends Told<unknown> {
  readonly move: Move;
}

/** A whole game among quick bots, as seat 0 is told it. */
function storyOf({ game, players }: GameEntry, options: object, seed: number): Step[] {
  const reading = game.readOptions(options as never);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const bot = players.bots['greedy'] ?? players.bots['random'];
  if (bot === undefined) throw new Error('nobody plays');
  const dealt: unknown[] = [];
  const course = courseAt(game, { seq: 0, state: game.setup(seed, reading.options, dealt) });
  const base = { seq: 0, fresh: () => game.setup(seed, reading.options) };
  learn(course, base, [{ seq: 0, item: { seq: 0, move: null, events: dealt } }]);
  const rng = xoshiro(seed);
  const steps: Step[] = [];
  for (let asked = nextToAsk(course); asked !== null && course.seq < 900; asked = nextToAsk(course)) {
    const { seat, id } = asked;
    const situation = situationOf(game, course.state, asked, { rng, heard: heardBy(course, seat) });
    if (asked.standing === true) noteLooked(course.asking, asked);
    const reply = asked.standing === true ? bot.consider(situation) : { answer: bot.answer(situation) };
    if (reply === LEAVE) continue;
    const move: Move = { seat, id, answer: reply.answer };
    const before = heardBy(course, 0).length;
    advance(course, move);
    steps.push({ seq: course.seq, seat, move, events: heardBy(course, 0).slice(before) });
  }
  return steps;
}

const isIntent = (weighed: Weight): boolean =>
  typeof weighed === 'object' && 'isIntent' in weighed && weighed.isIntent === true;
const cast = { viewer: 0, name: (seat: number) => `P${seat}` };
const TABLES = [
  ['vallee', { players: 3 }],
  ['vallee', { players: 4, mode: 'teams' }],
  ['baie', { players: 3 }],
  ['baie', { players: 1 }],
  ['karanor', { players: 3 }],
  ['auction', { players: 3 }],
] as const;

describe.each(TABLES)('%s %j', (id, options) => {
  const entry = CATALOG.get(id) as GameEntry;
  const { weight, event: sentence } = entry.wording.fr;
  const steps = storyOf(entry, options, 3);
  const told = steps.map((step) => ({ step, beats: beatsIn(step, entry.wording.fr) }));

  test('no beat is headed by housekeeping, and every headline can be said in both languages', () => {
    const beats = told.flatMap((one): readonly Beat<unknown>[] => one.beats);
    expect(beats.length).toBeGreaterThan(10);
    for (const { headline, changes } of beats) {
      expect(weight(headline)).not.toBe('housekeeping');
      for (const event of [headline, ...changes])
        for (const wording of Object.values(entry.wording)) expect(wording.event(event, cast)).toBeTruthy();
    }
  });

  test('every decision that tells something has one beat, and nothing that was told is in two', () => {
    for (const { step, beats } of told) {
      const worth = step.events.filter(
        (event) => weight(event) !== 'housekeeping' && sentence(event, cast) !== null,
      );
      const shown = beats.flatMap(({ headline, changes }) => [headline, ...changes]);
      // An announcement whose deed follows at once says nothing more.
      const said = worth.filter((event) => shown.includes(event) || !isIntent(weight(event)));
      expect(shown).toHaveLength(said.length);
      expect(new Set(shown)).toEqual(new Set(said));
      expect(new Set(beats.map(({ seat }) => seat)).size).toBe(beats.length);
      if (worth.length > 0) expect(beats.length).toBeGreaterThan(0);
    }
  });
});

describe('what somebody does at a table heads a beat of theirs', () => {
  const DEEDS: Readonly<Record<string, readonly string[]>> = {
    vallee: ['market.buy', 'technique.play', 'stall.build', 'inventory.discard', 'passive.use'],
    karanor: ['move', 'step', 'harvest', 'work', 'interact', 'recruit', 'build', 'quest', 'deliver'],
  };
  test.each(Object.entries(DEEDS))('%s', (id, deeds) => {
    const entry = CATALOG.get(id) as GameEntry;
    let found = 0;
    for (const step of storyOf(entry, { players: 3 }, 5)) {
      const answer = step.move.answer as { readonly entry?: string } | null;
      if (!deeds.includes(answer?.entry ?? '')) continue;
      found += 1;
      expect(beatsIn(step, entry.wording.fr).filter(({ seat }) => seat === step.seat)).toHaveLength(1);
    }
    expect(found).toBeGreaterThan(30);
  });
});

describe('what others build, buy, sell and move is told in a beat that names them', () => {
  const DEEDS: Readonly<Record<string, readonly string[]>> = {
    vallee: ['purchase', 'technique', 'stack', 'inventory', 'passive-used'],
    baie: ['space', 'recruited', 'docked', 'good-gained', 'sold', 'landed'],
    karanor: ['shop-built', 'villa-bought', 'pawn', 'quest-chosen', 'delivered'],
  };
  // Greedy players of La Vallée do not tidy up in every game.
  const SEEDS: Readonly<Record<string, readonly number[]>> = { vallee: [5, 6, 7] };
  test.each(Object.entries(DEEDS))('%s', (id, deeds) => {
    const entry = CATALOG.get(id) as GameEntry;
    const told = new Map<string, number>();
    for (const step of (SEEDS[id] ?? [5]).flatMap((seed) => storyOf(entry, { players: 3 }, seed))) {
      const beats = beatsIn(step, entry.wording.fr);
      for (const event of step.events as readonly { readonly type: string; readonly seat?: number }[]) {
        const { type, seat } = event;
        if (!deeds.includes(type) || seat === undefined || seat === 0) continue;
        const beat = beats.find(({ headline, changes }) => headline === event || changes.includes(event));
        const lines = beat === undefined ? [] : [beat.headline, event];
        const text = lines.map((one) => entry.wording.fr.event(one, cast)).join(' ');
        const isTheirs = entry.wording.fr.weight(event) === 'change' || beat?.seat === seat;
        if (!isTheirs || !text.includes(`P${seat}`))
          throw new Error(`${JSON.stringify(event)} is told as "${text}"`);
        told.set(type, (told.get(type) ?? 0) + 1);
      }
    }
    expect([...told.keys()].sort()).toEqual([...deeds].sort());
  });
});
