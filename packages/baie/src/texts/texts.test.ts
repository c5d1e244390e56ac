import { type Cast, type Json, LANGUAGES } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { TOWNSFOLK } from '../content/townsfolk.ts';
import { baie } from '../game.ts';
import { options, table } from '../testing/table.ts';
import { PHRASES, wording } from './index.ts';

const cast: Cast = { viewer: 0, name: (seat) => ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve'][seat]! };

/** Nothing missing, and no code of the rules documents: TU3, Q1, FO2, V4, CO-57, H1, lB. */
const STRANGE =
  /undefined|NaN|null|\[object|\{source\}|\b(TU\d|Q\d|HB\d|MN\d|FO\d|V\d|T\d|SQ\d|K\d+|CO-\d+|H[12]|[sl][RGBY])\b|!!|\(s\)/;

/** Articles that do not go together: "sur le le grand tube", "de le grand tube". */
const TWO_ARTICLES =
  /(?<!\p{L})(?:(?:l[ea]s?|une?) (?:l[ea]s?|une?)|(?:de|à) les?|(?:the|an?) (?:the|an?)) (?=\p{L})/iu;

/** What English players do not say (docs/glossary.md). */
const FORMER = /sorcerer|thieves|\bclans?\b|patronage|\bteams?\b|hourglass/i;

const names = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object'
      ? Object.values(part as Record<string, unknown>).flatMap(names)
      : [];

test('English has the words of English players', () => {
  const all = [...names(PHRASES.en), ...TOWNSFOLK.map(({ en }) => en)];
  expect(all.filter((text) => FORMER.test(text))).toEqual([]);
});

test('9.4 a question names goods as their merchant does', () => {
  const t = table({ merchants: ['A', 'K'] })
    .pier('SQ', 'BB')
    .stall(0, 'sB')
    .openMarket();
  const said = (language: 'fr' | 'en') => wording[language].option(t.asked!, 'sB', baie.view(t.g, 0), cast);
  expect([said('fr'), said('en')]).toEqual([
    expect.stringContaining('potion bleue'),
    expect.stringContaining('blue potion'),
  ]);
});

test('every question, option and event of random games is said in words', () => {
  for (const choice of [options({ players: 5, rogue: 3 }), options({ rogue: 2, colporteur: 'hard' })]) {
    for (let seed = 40; seed < 42; seed++) {
      explore(baie, choice, seed, {
        limit: 20_000,
        at: ({ state, decisions, play }) => {
          const view = baie.view(state, decisions[0]!.seat);
          const said: (string | null)[] = [];
          const { events } = play();
          for (const language of LANGUAGES) {
            const words = wording[language];
            for (const decision of decisions) {
              if (PHRASES[language].questions[decision.id] === undefined)
                said.push(`undefined ${decision.id}`);
              said.push(words.question(decision, view, cast));
              if (decision.kind === 'pick-cards' && PHRASES[language].pieces[decision.id] === undefined)
                said.push(`undefined pieces of ${decision.id}`);
              const from = decision.kind === 'pick-cards' ? decision.from : [...baie.answers(decision)];
              for (const option of from) said.push(words.option(decision, option as Json, view, cast));
            }
            for (const event of events) {
              if (event.type === 'worked' && PHRASES[language].told[event.work] === undefined)
                said.push(`undefined ${event.work}`);
              const line = words.event(event, cast);
              said.push(language === 'en' && FORMER.test(line ?? '') ? `undefined ${line}` : line);
            }
          }
          const isStrange = (text: string): boolean => STRANGE.test(text) || TWO_ARTICLES.test(text);
          expect(said.filter((text) => text !== null && isStrange(text))).toEqual([]);
        },
      });
    }
  }
});

describe.each(LANGUAGES)('texts, %s', (language) => {
  const words = wording[language];

  test('every question says what its answers lead to, every space what it does', () => {
    const { questions, leads, spaces, spaceNotes } = PHRASES[language];
    expect(Object.keys(leads).sort()).toEqual(Object.keys(questions).sort());
    expect(Object.keys(spaceNotes).sort()).toEqual(Object.keys(spaces).sort());
    // A plate is small.
    for (const note of Object.values(spaceNotes)) expect(note.length, note).toBeLessThan(27);
  });

  test('every setting has a label for each of its values', () => {
    for (const spec of baie.optionSpecs) {
      const text = words.setting(spec.id);
      expect(text.help).not.toBe('');
      if (spec.kind !== 'switch')
        for (const value of spec.values) expect(text.values[String(value)]).toBeDefined();
    }
  });

  test('what a question is about has an article, a quotation mark or the first place', () => {
    const BARE = /(?<!\b(?:the|this|le|ce|du|of|sceau|reste|encore) |« |^|\()\{source\}/i;
    expect(Object.values(PHRASES[language].questions).filter((text) => BARE.test(text))).toEqual([]);
  });

  test('refusals of spaces and abilities are sentences', () => {
    const t = table({ merchants: ['K', 'H'] }).turnOf(0);
    for (const space of ['K-S3', 'TEAM', 'H-S1'])
      expect(words.refusal(t.why(0, 'turn.space', space)!, cast)).toMatch(/\.$/);
  });
});

test('F-011 dice that look alike are told apart by their furnaces', () => {
  const t = table({ merchants: ['F', 'K'] })
    .shop(0, { faces: [2, 2, 0, 0, 0, 0, 0, 0, 3, 3, 3], places: [0, 1, -2, -2, -2, -2, -2, -2, 0, 1, -1] })
    .turnOf(0)
    .play('turn.space', 'F-S2');
  const view = baie.view(t.g, 0);
  const said = [...baie.answers(t.asked!)].map((option) => wording.en.option(t.asked!, option, view, cast));
  expect(new Set(said).size).toBe(said.length);
  expect(said).toContain('red die (2), furnace 4–5 +1');
});

test('B-080 a Rogue is called by its name when it boards', () => {
  const asked = { kind: 'pick-option', id: 'load.boat', seat: 0, source: 'X', options: ['LO'] } as const;
  const view = baie.view(baie.setup(1, options({ players: 2 })), 0);
  expect(wording.fr.question(asked, view, cast)).toContain('ce Voyou');
  expect(wording.en.question(asked, view, cast)).toContain('this Rogue');
});

test('the Colporteur is explained step by step', () => {
  const t = table({ players: 1, colporteur: 'normal', merchants: ['K'] })
    .clock(0, 1)
    .clock(1, 1);
  t.start('colporteur', 1);
  const told = (language: 'fr' | 'en') =>
    t.events.map((event) => wording[language].event(event, cast)).filter((line) => line !== null);
  expect(told('en')[0]).toMatch(/^The Colporteur turns up card C\d\d\.$/);
  expect(told('en')[1]).toMatch(
    /^The Colporteur’s cards say: (gain|recruit) .*; \d hours?.*; (left|right) half, (near the island|on the open sea)\.$/,
  );
  expect(told('fr')[1]).toMatch(
    /^Les cartes du Colporteur disent : (gagner|recruter) .* ; \d heures?.* ; moitié (gauche|droite), (près de l’île|au large)\.$/,
  );
});

test('inside a sentence the Colporteur has a small article', () => {
  const paid = { type: 'gold', seat: 1, amount: 3, why: 'patronage', clan: 0 } as const;
  const told = (language: 'fr' | 'en', name: string) =>
    wording[language].event(paid, { ...cast, name: () => name });
  expect(told('fr', 'Le Colporteur')).toBe('Mécénat des Guerriers : le Colporteur gagne 3 or.');
  expect(told('en', 'The Colporteur')).toBe('Sponsorship of the Warriors: the Colporteur gains 3 gold.');
  expect(told('fr', 'Léa')).toMatch(/: Léa gagne/);
  const names = ['Le Colporteur', 'Vous', 'Victor', 'Lea'];
  expect(names.map(PHRASES.fr.within)).toEqual(['le Colporteur', 'vous', 'Victor', 'Lea']);
  expect(['The Colporteur', 'You', 'Theo'].map(PHRASES.en.within)).toEqual(['the Colporteur', 'you', 'Theo']);
});

test('a good is called as its merchant calls it, where it is known who that is', () => {
  const gained = { type: 'good-gained', seat: 0, good: 5, at: 0 } as const;
  const sold = { type: 'sold', seat: 0, pier: 0, good: 0, at: 0, price: 6 } as const;
  const at = (merchant: string): Cast => ({ ...cast, trade: () => merchant });
  expect(wording.fr.event(gained, at('A'))).toBe('Vous gagnez un élixir vert.');
  expect(wording.fr.event(sold, at('F'))).toBe('Vous vendez une arme rouge pour 6 or (Bazar).');
  expect(wording.en.event(gained, at('K'))).toBe('You gain a green treasure.');
  expect(wording.fr.event(gained, cast)).toBe('Vous gagnez une grande marchandise verte.');
});

test('what a choice of pieces leads to is said of one as of several', () => {
  for (const language of LANGUAGES) {
    const { leads, pieces } = PHRASES[language];
    // Three alloys begin, never one.
    for (const id of Object.keys(pieces).filter((one) => one !== 'smith.alloys'))
      expect(leads[id] ?? '', id).not.toMatch(/^(?:Ils|Elles|They) /);
  }
});
