import { type Cast, type Json, LANGUAGES } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { baie } from '../game.ts';
import { options, table } from '../testing/table.ts';
import { PHRASES, wording } from './index.ts';

const cast: Cast = { viewer: 0, name: (seat) => ['Ada', 'Bo', 'Cleo', 'Dag'][seat]! };

describe.each(LANGUAGES)('texts, %s', (language) => {
  const words = wording[language];

  test('every question, option and event of random games has words', () => {
    const strange = /undefined|NaN|null|\[object|\{source\}/;
    for (const choice of [options({ players: 4, rogue: 3 }), options({ rogue: 2, colporteur: 'hard' })]) {
      for (let seed = 40; seed < 43; seed++) {
        explore(baie, choice, seed, {
          limit: 20_000,
          at: ({ state, decisions, play }) => {
            const view = baie.view(state, decisions[0]!.seat);
            for (const decision of decisions) {
              expect(PHRASES[language].questions[decision.id], decision.id).toBeDefined();
              expect(words.question(decision, view, cast)).not.toMatch(strange);
              const from = decision.kind === 'pick-cards' ? decision.from : [...baie.answers(decision)];
              for (const option of from)
                expect(words.option(decision, option as Json, view, cast)).not.toMatch(strange);
            }
            for (const event of play().events) {
              if (event.type === 'worked')
                expect(PHRASES[language].told[event.work], event.work).toBeDefined();
              expect(words.event(event, cast) ?? '').not.toMatch(strange);
            }
          },
        });
      }
    }
  });

  test('every setting has a label for each of its values', () => {
    for (const spec of baie.optionSpecs) {
      const text = words.setting(spec.id);
      expect(text.help).not.toBe('');
      if (spec.kind !== 'switch')
        for (const value of spec.values) expect(text.values[String(value)]).toBeDefined();
    }
  });

  test('refusals of spaces and abilities are sentences', () => {
    const t = table({ merchants: ['K', 'H'] }).turnOf(0);
    for (const space of ['K-S3', 'TEAM', 'H-S1'])
      expect(words.refusal(t.why(0, 'turn.space', space)!, cast)).toMatch(/\.$/);
  });
});

test('the Colporteur is explained step by step', () => {
  const t = table({ players: 1, colporteur: 'normal', merchants: ['K'] })
    .clock(0, 1)
    .clock(1, 1);
  t.start('peddler', 1);
  const told = (language: 'fr' | 'en') =>
    t.events.map((event) => wording[language].event(event, cast)).filter((line) => line !== null);
  expect(told('en')[0]).toMatch(/^The Colporteur draws card C\d\d\.$/);
  expect(told('en')[1]).toMatch(
    /^The Colporteur: .*, times \d \((inner|outer), (left|right)\), cost \d hours?/,
  );
  expect(told('fr')[1]).toMatch(
    /^Le Colporteur : .*, \d fois \((intérieur|extérieur), (gauche|droite)\), coût \d heures?/,
  );
});
