import { baie } from '@comptoir/baie';
import { PHRASES, rulesBehind } from '@comptoir/baie/texts';
import { type Rng, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { ruleText } from '../project.ts';
import { columns } from '../terminal/paint.ts';
import { baieBoard, drawBaie } from './baie.ts';

/** A game some way in, and what its seats see. */
function viewsAfter(moves: number, input: Record<string, unknown>) {
  const reading = baie.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const g = baie.setup(11, reading.options);
  const rng: Rng = xoshiro(4);
  let decisions = baie.decisions(g);
  for (let i = 0; i < moves && decisions.length > 0; i++) {
    const { seat, id } = decisions[0]!;
    decisions = baie.apply(g, { seat, id, answer: baie.sample(decisions[0]!, rng) });
  }
  return g.players.map((_, seat) => baie.view(g, seat));
}

const names = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve'];

describe('the board of La Baie', () => {
  test('no line is wider than the terminal and nothing is undefined', () => {
    for (const input of [
      { players: 5, merchants: ['T', 'A', 'F', 'K', 'H'] },
      { players: 1, colporteur: 'hard' },
      { players: 2, colporteur: 'normal' },
    ]) {
      for (const view of [5, 90, 240].flatMap((moves) => viewsAfter(moves, input))) {
        for (const width of [60, 80, 120]) {
          for (const language of ['fr', 'en'] as const) {
            const lines = drawBaie(view, { language, width, names, colour: false });
            for (const line of lines) {
              expect(columns(line), line).toBeLessThanOrEqual(width);
              expect(line).not.toMatch(/undefined|NaN|null/);
            }
          }
        }
      }
    }
  });

  test('C-001: the seat behind the people is the Colporteur', () => {
    const solo = { players: 1, colporteur: 'normal' };
    expect(baieBoard.automaton?.(solo, 0, 'fr')).toBeNull();
    expect(baieBoard.automaton?.(solo, 1, 'fr')).toBe('le Colporteur');
    expect(baieBoard.automaton?.({ players: 2, colporteur: 'none' }, 2, 'fr')).toBeNull();
  });

  test('each merchant sees its own shop, a spectator none', () => {
    const views = viewsAfter(60, { players: 4, merchants: ['A', 'F', 'K', 'H'] });
    const text = (seat: number) =>
      drawBaie(views[seat]!, { language: 'en', width: 80, names, colour: false }).join('\n');
    expect([text(0), text(1), text(2), text(3)]).toEqual([
      expect.stringContaining('Cauldrons'),
      expect.stringContaining('furnace 12–13 (large, 1+2■, peak 13)'),
      expect.stringContaining('The Abyss'),
      expect.stringContaining('Shards'),
    ]);
    const spectator = drawBaie(
      { ...views[0]!, viewer: -1 },
      { language: 'en', width: 80, names, colour: false },
    ).join('\n');
    expect(spectator).not.toContain('Your shop');
  });

  test('T-004 the kitchen tells recipes with their hours, and what has cooked', () => {
    const [view] = viewsAfter(30, { players: 2, merchants: ['T', 'K'] });
    const lines = drawBaie(view!, { language: 'en', width: 100, names, colour: false }).join('\n');
    expect(lines).toMatch(/Menu: .*(broth 2–3|pie 3–4|stew 5–6|roast 7–8)/);
    expect(lines).toMatch(/Fire: .*\(×[012]\): (red|green|blue|yellow) \w+ \d–\d, (burnt|\d h)/);
  });

  test('one may wonder about every space of the own board', () => {
    const [view] = viewsAfter(5, { players: 2, merchants: ['K', 'H'] });
    const wishes = baieBoard.wonder!(view!, 0, 'en').map(({ wish }) => wish.answer);
    expect(wishes).toEqual(['REC', 'TEAM', 'K-S1', 'K-S2', 'K-S3', 'K-S4']);
  });

  test('the shops of the others are there in a line or two', () => {
    const views = viewsAfter(60, { players: 4, merchants: ['A', 'F', 'K', 'H'] });
    const drawn = (seat: number) =>
      drawBaie(views[seat]!, { language: 'en', width: 100, names, colour: false });
    const own = drawn(0).findIndex((line) => line.includes('Your shop'));
    const others = drawn(0).slice(0, own).join('\n');
    expect(others).toMatch(
      /Bo \(Blacksmith\).*Pool .*Cleo \(Captain\).* ×\d.*Dag \(Chronomancer\).*Shards \d/s,
    );
    expect(others).not.toContain('Cauldrons');
    expect(drawn(1).join('\n')).toMatch(/Tubes ⟨[RGBYI–]+⟩ .*Cauldrons \(/);
  });

  test('a glance is much shorter than the table', () => {
    for (const view of [5, 90, 240].flatMap((moves) =>
      viewsAfter(moves, { players: 4, merchants: ['A', 'F', 'K', 'H'] }),
    )) {
      const style = { language: 'fr', width: 80, names, colour: false } as const;
      const glance = baieBoard.glance!.draw(view, style);
      expect(glance.length).toBeLessThan(drawBaie(view, style).length / 2);
      for (const line of glance) expect(columns(line), line).toBeLessThanOrEqual(80);
    }
  });

  test('every question and every space has rules, in both languages', () => {
    const { questions, spaces } = PHRASES.en;
    const cited = [
      ...Object.keys(questions).map((id) => [id, rulesBehind(id)] as const),
      ...Object.keys(spaces).map((id) => [id, rulesBehind(id)] as const),
    ];
    for (const [id, rules] of cited) {
      expect(rules.length, id).toBeGreaterThan(0);
      for (const rule of rules)
        for (const language of ['fr', 'en'] as const)
          expect(ruleText('baie', rule, language), `${id} ${rule}`).not.toBeNull();
    }
  });
});
