import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, refusal, SPECTATOR } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { karanor } from '../game.ts';
import { noWares } from '../shapes/offer.ts';
import { lively } from '../testing/lively.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { noteOf, noteText, wording } from './index.ts';
import { VOICES, type Voice, type Voiced } from './voices.ts';

const cast = { viewer: 0, name: (seat: number) => `P${seat}` };
const options = { players: 3, market2p: true, windowMode: 'strict', firstPlayer: 0, roundCap: 12 } as const;

describe('wording', () => {
  test('both languages know the same words', () => {
    for (const key of [
      'questions',
      'entries',
      'windows',
      'holds',
      'phases',
      'refusals',
      'piles',
      'settings',
    ] as const)
      expect(Object.keys(en[key]).sort()).toEqual(Object.keys(fr[key]).sort());
    expect(Object.keys(en.events).sort()).toEqual(Object.keys(fr.events).sort());
  });

  test('every refusal that the rules and shapes can give has its sentence', () => {
    const sources = ['../rules', '../shapes', '..'].flatMap((dir) => {
      const url = new URL(`${dir}/`, import.meta.url);
      const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
      return files.map((name) => readFileSync(new URL(name, url), 'utf8'));
    });
    const reasons = new Set<string>();
    for (const source of sources) {
      for (const [, reason] of source.matchAll(/reason: '([a-z-]+)'/g)) reasons.add(reason as string);
      for (const [, reason] of source.matchAll(/(?:refusal|wrong)\([^,()]*, '([a-z-]+)'/g))
        reasons.add(reason as string);
    }
    expect(reasons.size).toBeGreaterThan(30);
    for (const reason of reasons)
      for (const language of LANGUAGES)
        expect(wording[language].refusal(refusal(null, reason), cast)).not.toBe(reason);
  });

  test.each(LANGUAGES)(
    'every question, entry, option and event of random games is put into words (%s)',
    (language) => {
      const words = wording[language];
      for (let seed = 1; seed <= 3; seed++)
        explore(lively, seed === 2 ? { ...options, players: 2 } : options, seed, {
          limit: 40_000,
          standingPercent: 25,
          at: ({ state, decisions, move, play }) => {
            const decision = decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
            if (decision === undefined) throw new Error('no decision');
            const view = karanor.view(state, move.seat);
            const said = [
              words.question(decision, view, cast),
              words.option(decision, move.answer, view, cast),
            ];
            if (decision.kind === 'menu')
              for (const entry of decision.entries) said.push(words.entry(entry, view));
            for (const event of play().events as Event[])
              for (const viewer of [0, SPECTATOR]) {
                const told = karanor.redact(event, viewer);
                const line = told === null ? null : words.event(told, { ...cast, viewer });
                if (line !== null) said.push(line);
              }
            for (const line of said) {
              expect(line).not.toMatch(/undefined|null|NaN|\[object|\?\?/);
              expect(line.length).toBeGreaterThan(2);
            }
            expect(words.question(decision, view, cast)).not.toBe(decision.id);
          },
        });
    },
  );

  test('what is paid is spent, what lies open is taken, what is hidden is drawn, what is kept is named', () => {
    const told = (event: Event) => wording.fr.event(event, cast);
    expect(told({ type: 'tokens', from: 0, to: 'supply', resource: 0, count: 2, why: 'shop' })).toBe(
      'Vous dépensez 2\u00a0vins.',
    );
    expect(told({ type: 'tokens', from: 0, to: 1, resource: 1, count: 1, why: 'charrette' })).toBe(
      'P1 vous prend 1\u00a0bois.',
    );
    const to = { at: 'hand', seat: 1 } as const;
    const taken = { type: 'moved', pile: 'shop', card: 0, from: { at: 'display', slot: 0 }, to } as const;
    expect(told(taken)).toBe('P1 prend «\u00a0Étal de fruits\u00a0».');
    expect(told({ ...taken, from: { at: 'deck' } })).toBe('P1 pioche «\u00a0Étal de fruits\u00a0».');
    const aside = { at: 'aside', seat: 1, open: false } as const;
    const kept = { type: 'moved', pile: 'artefact', card: 0, from: aside, to } as const;
    expect(told(kept)).toBe('P1 prend «\u00a0Boussole de Nacre\u00a0».');
    expect(told({ ...kept, card: null, to: { at: 'discard' } })).toBeNull();
    expect(told({ type: 'bonus-actions', seat: 0, total: 2 })).toBe('Vous avez 2\u00a0actions de plus.');
  });

  test('a question that a card asks names the card', () => {
    const view = karanor.view(karanor.setup(1, options), 0);
    const asked = (id: string, source: string | null): string =>
      wording.fr.question({ kind: 'pick-option', id, seat: 0, source, options: [1] } as Decision, view, cast);
    expect(asked('place', 'fausse-adresse')).toMatch(/Fausse adresse.* — Quel territoire/);
    expect(asked('choose', 'black-market:chantage#0')).toContain('Chantage');
    expect(asked('place', null)).not.toContain('—');
  });

  test('K-302 a gift reads as one', () => {
    const gift = {
      type: 'traded',
      from: 0,
      to: 1,
      give: { ...noWares(), gold: 2 },
      want: noWares(),
    } as const;
    expect(wording.fr.event(gift, cast)).toBe('Échange\u00a0: vous donnez 2\u00a0or, P1 ne donne rien.');
    expect(wording.en.event(gift, cast)).toBe('Trade: you give 2 gold, P1 gives nothing.');
  });

  test('K-307 quick phrases are read in everybody’s own language', () => {
    expect(noteText('fr', '#dear')).toBe('C’est un peu cher\u00a0: voilà mon prix.');
    expect(noteText('en', '#dear')).toBe('That’s a little dear: here’s my price.');
    for (const note of ['3 bois', '#', '#unknown', '#keep.nobody', '#later.master', '#keep.master.x'])
      expect(noteText('fr', note)).toBe(note);
  });

  test('K-313 every answer of a bot has a short line in each voice and language', () => {
    const lines = Object.entries(VOICES).flatMap(([voice, codes]) =>
      Object.keys(codes).flatMap((code) =>
        LANGUAGES.map((language) => noteText(language, noteOf(code as Voiced, voice as Voice))),
      ),
    );
    expect(lines).toHaveLength(3 * 15 * 2);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(56);
      expect(line).not.toMatch(/^#|'/);
    }
  });

  test('options of a table are explained', () => {
    for (const language of LANGUAGES)
      for (const spec of karanor.optionSpecs) expect(wording[language].setting(spec.id).help).not.toBe('');
  });
});
