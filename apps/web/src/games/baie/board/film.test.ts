import { baie, type Event, type View } from '@comptoir/baie';
import { xoshiro } from '@comptoir/kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { LINES_PER_ENTRY } from '../../../table/sentences.ts';
import { Film } from './film.svelte.ts';
import { filmSteps } from './film-steps.ts';
import { dayEnded } from './story.ts';
import type { BaieScene } from './touch.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

interface Moment {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** Every answer of solo games in which the Colporteur moved afterwards. */
function* turns(seeds: number): Generator<Moment> {
  for (let seed = 1; seed <= seeds; seed++) {
    const reading = baie.readOptions({ players: 1, colporteur: 'normal', merchants: ['A'] });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const state = baie.setup(seed.toString(16).padStart(64, '0'), reading.options);
    const rng = xoshiro(seed);
    for (let [asked] = baie.decisions(state); asked; [asked] = baie.decisions(state)) {
      const before = baie.view(state, 0);
      const events: Event[] = [];
      baie.apply(state, { seat: asked.seat, id: asked.id, answer: baie.sample(asked, rng) }, events);
      const heard = events.flatMap((event) => baie.redact(event, 0) ?? []);
      if (filmSteps(before, heard).length > 0) yield { before, after: baie.view(state, 0), events: heard };
    }
  }
}

test('C-023 what the Colporteur pays in corruption is a step of its own, and what follows by itself is none', () => {
  let paid = 0;
  for (const { before, events } of turns(4)) {
    for (const step of filmSteps(before, events)) {
      expect(['read', 'act', 'hours', 'load', 'corruption']).toContain(step.name);
      if (step.name === 'corruption') paid += 1;
      const isSilent = step.events.every(({ type }) =>
        ['landed', 'reserve-slid', 'colporteur-moved-cards'].includes(type),
      );
      expect(isSilent, step.name).toBe(false);
    }
  }
  expect(paid).toBeGreaterThan(0);
});

test('race and journal keep what the day brought to themselves until it has been counted', () => {
  let counted = 0;
  for (const { before, after, events } of turns(8)) {
    const day = dayEnded(events);
    if (day === 0) continue;
    counted += 1;
    const scene = {} as BaieScene;
    const film = new Film(scene);
    film.show(1, before, []);
    film.show(2, after, [{ seq: 2, seat: 0, events }]);
    film.skip();
    expect(film.dayOver).toBe(day);
    expect(scene.told).toBe(before);
    expect(scene.toldUpTo).toBeLessThan(2 * LINES_PER_ENTRY);
    film.closeDay();
    expect(scene.told).toBeNull();
    expect(scene.toldUpTo).toBe(Number.POSITIVE_INFINITY);
  }
  expect(counted).toBeGreaterThan(0);
});

test('a turn from before the market is told first, then the day is counted, then the morning after', () => {
  let both = 0;
  for (const { before, after, events } of turns(8)) {
    const day = dayEnded(events);
    const film = new Film({} as BaieScene);
    film.show(1, before, []);
    film.show(2, after, [{ seq: 2, seat: 0, events }]);
    const steps = [...film.steps];
    const early = steps.filter(({ afterDay }) => afterDay !== day).length;
    if (early === 0 || day === 0) expect(film.dayOver).toBe(day);
    else {
      both += 1;
      expect(film.dayOver).toBe(0);
      for (let i = 0; i < early; i++) film.next();
      expect(film.dayOver).toBe(day);
      film.closeDay();
    }
    film.skip();
    expect(film.dayOver).toBe(early === 0 ? day : 0);

    // Whoever skips the turn still sees what the day brought.
    const skipped = new Film({} as BaieScene);
    skipped.show(1, before, []);
    skipped.show(2, after, [{ seq: 2, seat: 0, events }]);
    skipped.skip();
    expect(skipped.dayOver).toBe(day);
  }
  expect(both).toBeGreaterThan(0);
});
