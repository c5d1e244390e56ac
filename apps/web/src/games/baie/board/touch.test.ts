import {
  baie,
  type Decision,
  type Event,
  hour,
  ICHOR,
  merchantIds,
  NONE,
  STOP,
  type State,
  spaceCost,
} from '@comptoir/baie';
import { PHRASES } from '@comptoir/baie/texts';
import { sameJson, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { beforeOpening, filmSteps, STEPS } from './film-steps.ts';
import { commonPlates, platesOf } from './spaces.ts';
import { type BaieScene, isSpoken, playsAtOnce, press, stateOf, thingsOf, wordyOptions } from './touch.ts';

/** What the boards draw as things one can touch. */
const DRAWN =
  /^(?:(?:space|boat|dock|slot|team|good|hand|die|cell|line|pier|end):.+|TU\d|Q\d|F|X|FO\d|HB\d|MN\d|V\d|P|K\d+|F:[RGBYI]|[LR][OMI]:[RGBYX]|stop)$/;

function begin(merchants: readonly string[], seed: number): State {
  const reading = baie.readOptions({
    players: merchants.length,
    merchants,
    townsfolk: ['locals', 'mercenaries', 'sailors'],
    rogue: 3,
  });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return baie.setup(seed.toString(16).padStart(64, '0'), reading.options);
}

function* randomPlay(state: State, seed: number): Generator<Decision> {
  const rng = xoshiro(seed);
  for (let [decision] = baie.decisions(state); decision; [decision] = baie.decisions(state)) {
    const answer = baie.sample(decision, rng);
    yield decision;
    baie.apply(state, { seat: decision.seat, id: decision.id, answer });
  }
}

describe('every option can be reached on the boards', () => {
  test.each([
    ['A', 'F'],
    ['K', 'H'],
    ['T', 'A'],
  ])('merchants %s and %s', (one, other) => {
    for (let seed = 1; seed <= 4; seed++) {
      const state = begin([one, other], seed);
      for (const decision of randomPlay(state, seed)) {
        if (decision.kind !== 'pick-option' || isSpoken(decision.id)) continue;
        const view = baie.view(state, decision.seat);
        const seen = new Set<string>();
        for (const option of decision.options as string[]) {
          const things = thingsOf(decision, option, view);
          expect(
            things.some((thing) => DRAWN.test(thing)) || option === 'pay-rogue',
            `${decision.id} ${option}`,
          ).toBe(true);
          // No two options are the same things: touching all of them leaves one.
          const key = [...things].sort().join(' ');
          const isTwin = seen.has(key);
          seen.add(key);
          expect(
            isTwin && !things.some((thing) => /^(?:in|pawn|face|brew):/.test(thing)),
            `${decision.id} ${option}`,
          ).toBe(false);
        }
      }
    }
  });
});

test('B-050 what ends an action is looked at before it is played', () => {
  // Goods are sold by a touch.
  const sells = ['market.sell'];
  const ends = new Set<string>();
  for (let seed = 1; seed <= 26; seed++) {
    // Four of them never empty a cauldron: soon there is one place left for every marble. Ten work with their team alone.
    const hoards = seed > 12 && seed <= 16;
    const many = ['A', 'F', 'K', 'H', 'T'].slice(seed % 4, (seed % 4) + 2);
    const state = begin(hoards ? ['A'] : seed > 16 ? ['AFKHT'.charAt(seed % 5)] : many, seed);
    const rng = xoshiro(seed);
    for (let [asked] = baie.decisions(state); asked; [asked] = baie.decisions(state)) {
      let answer = baie.sample(asked, rng);
      while (hoards && /^A-S[45]$/.test(String(answer))) answer = baie.sample(asked, rng);
      const options = asked.kind === 'pick-option' ? (asked.options as readonly unknown[]) : [];
      if (seed > 16 && options.includes('TEAM')) answer = 'TEAM';
      const isAtOnce =
        asked.kind === 'pick-option' && playsAtOnce(asked, String(answer), baie.view(state, asked.seat));
      baie.apply(state, { seat: asked.seat, id: asked.id, answer });
      const [next] = baie.decisions(state);
      if (!isAtOnce || answer === STOP || sells.includes(asked.id)) continue;
      if (next === undefined || next.seat !== asked.seat || /^(?:turn|load|clock)\./.test(next.id))
        ends.add(asked.id);
    }
  }
  expect([...ends]).toEqual([]);
});

/** A table at which a question is asked: what is touched, and whether it was answered. */
function sceneOf(ask: Decision, view: unknown): { scene: BaieScene; readonly said: string } {
  const things: Record<string, unknown> = {};
  let sent = 0;
  const set = (name: string, value: unknown): void => {
    if (value === undefined) delete things[name];
    else things[name] = value;
  };
  const verb = { state: 'ready' };
  const scene = {
    view,
    selection: { ask, picks: { things, cards: [] }, set, primary: verb, verbs: [verb] },
    send: () => (sent += 1),
  };
  return {
    scene: scene as unknown as BaieScene,
    get said() {
      return JSON.stringify([things, sent]);
    },
  };
}

test('with a piece in the hand every other piece still answers, and plays nothing by itself', () => {
  for (const merchants of [['A', 'F'], ['K', 'H'], ['T']]) {
    const state = begin(merchants, 2);
    const times: Record<string, number> = {};
    for (const ask of randomPlay(state, 2)) {
      times[ask.id] = (times[ask.id] ?? 0) + 1;
      if (ask.kind !== 'pick-option' || isSpoken(ask.id) || (times[ask.id] ?? 0) > 4) continue;
      const view = baie.view(state, ask.seat);
      const options = ask.options as readonly string[];
      const things = [...new Set(options.flatMap((one) => [...thingsOf(ask, one, view)]))].filter(
        (thing) => DRAWN.test(thing) && thing !== STOP,
      );
      for (const first of things.slice(0, 6)) {
        for (const second of things) {
          const table = sceneOf(ask, view);
          press(table.scene, first);
          if (table.said.endsWith('1]')) break;
          const before = table.said;
          const isOther = stateOf(table.scene, second) === 'other';
          press(table.scene, second);
          expect(table.said, `${ask.id}: ${first}, then ${second}`).not.toBe(before);
          if (isOther) expect(table.said.endsWith('0]'), `${ask.id}: ${first}, ${second}`).toBe(true);
        }
      }
    }
  }
});

test('A-010 ichor at an end of the tube leaves every colour to be said', () => {
  let found = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const state = begin(['A'], seed);
    for (const asked of randomPlay(state, seed)) {
      if (asked.id !== 'take.colour' || asked.kind !== 'pick-option') continue;
      const view = baie.view(state, asked.seat);
      const tubes = (view.players[asked.seat]?.shop?.['tubes'] ?? []) as number[][];
      const tube = tubes[Number(asked.source?.slice(2)) - 1];
      if (tube?.[0] !== ICHOR) continue;
      found += 1;
      const said = wordyOptions(asked, { things: { touch: ['end:left'] } } as never, view);
      expect(said).toEqual(asked.options);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('T-012 a pot that was touched can be hurried and slowed in words, and moved on the stove', () => {
  let found = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const state = begin(['T'], seed);
    for (const asked of randomPlay(state, seed)) {
      if (asked.id !== 'pot.stir' || asked.kind !== 'pick-option') continue;
      const options = asked.options as readonly string[];
      const moved = options.find((option) => option.includes('>'))?.slice(0, 3);
      if (moved === undefined) continue;
      found += 1;
      const picks = { things: { touch: [moved] } } as never;
      const heated = options.filter((option) => option === `${moved}+` || option === `${moved}-`);
      expect(wordyOptions(asked, picks, baie.view(state, asked.seat))).toEqual(heated);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('every plate has a name and slots cost what the rules say', () => {
  for (const merchant of merchantIds()) {
    const view = baie.view(begin([merchant], 1), 0);
    const common = commonPlates(view, 0);
    expect(platesOf(view, 0).length).toBeGreaterThan(3);
    for (const { id } of [...platesOf(view, 0), ...common]) expect(PHRASES.fr.spaces[id], id).toBeDefined();
    expect(common.map(({ id }) => id)).toEqual(['TEAM', 'REC']);
    expect(common[0]).toMatchObject(spaceCost(view, merchant, 'TEAM'));
  }
});

test('the film of the Colporteur ends where the table is', () => {
  let turns = 0;
  const again = begin(['A'], 3);
  const rng = xoshiro(3);
  for (let [asked] = baie.decisions(again); asked; [asked] = baie.decisions(again)) {
    const old = baie.view(again, 0);
    const events: Event[] = [];
    baie.apply(again, { seat: asked.seat, id: asked.id, answer: baie.sample(asked, rng) }, events);
    const told = events.flatMap((event) => baie.redact(event, 0) ?? []);
    const steps = filmSteps(old, told);
    if (steps.length === 0) continue;
    turns += 1;
    expect(steps[0]?.name).toBe('read');
    expect(steps.every(({ name }) => STEPS.includes(name))).toBe(true);
    // When nothing follows its turn, the last step is the table as it lies.
    if (baie.view(again, 0).phase === 'production' && !told.some((event) => event.type === 'phase'))
      expect(
        sameJson(
          { ...steps.at(-1)?.view, active: 0 } as never,
          { ...baie.view(again, 0), active: 0 } as never,
        ),
      ).toBe(true);
  }
  expect(turns).toBeGreaterThan(5);
});

test('the first turn of all is told too when it is the Colporteur’s', () => {
  let told = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const reading = baie.readOptions({ players: 1, colporteur: 'normal', merchants: ['A'] });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const opening: Event[] = [];
    const state = baie.setup(seed.toString(16).padStart(64, '0'), reading.options, opening);
    const view = baie.view(state, 0);
    const heard = opening.flatMap((event) => baie.redact(event, 0) ?? []);
    const steps = filmSteps(beforeOpening(view, heard), heard);
    const isFirst = opening.some((event) => event.type === 'colporteur-plays');
    expect(steps.length > 0).toBe(isFirst);
    if (!isFirst) continue;
    told += 1;
    // From one o'clock and an empty stall to the table as it lies.
    expect(steps[0]?.view.hourglasses).toEqual([hour(1), hour(1)]);
    expect(steps[0]?.view.players[1]?.stall.every((good) => good === NONE)).toBe(true);
    expect({ ...steps.at(-1)?.view, active: 0 }).toEqual({ ...view, active: 0 });
  }
  expect(told).toBeGreaterThan(0);
});
