import {
  BLACK_MARKET,
  type Decision,
  type Event,
  karanor,
  marketPrices,
  type Options,
  QUESTS,
} from '@comptoir/karanor';
import { wording } from '@comptoir/karanor/texts';
import { type Json, LANGUAGES, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { understand } from '../table/understand.ts';
import { columns } from '../terminal/paint.ts';
import { drawKaranor, karanorBoard } from './karanor.ts';

const options: Options = { players: 3, market2p: true, windowMode: 'smart', firstPlayer: 0, roundCap: 20 };
const names = ['Ana', 'Bruno', 'Chloé'];
/** The Plain of Bison, from where two ways lead over the sea. */
const BISONS = 33;

function after(moves: number, over: Partial<Options> = {}) {
  const g = karanor.setup(4, { ...options, ...over });
  const rng = xoshiro(9);
  for (let i = 0; i < moves; i++) {
    const decision = karanor.decisions(g).find(({ standing }) => standing !== true) as Decision;
    karanor.apply(g, { seat: decision.seat, id: decision.id, answer: karanor.sample(decision, rng) });
  }
  return g;
}
const standing = (g: ReturnType<typeof after>, id: string) => {
  for (const decision of karanor.decisions(g)) {
    if (decision.kind !== 'menu' || decision.seat !== 0) continue;
    const entry = decision.entries.find((found) => found.id === id);
    if (entry !== undefined) return entry;
  }
  throw new Error(`${id} is not asked`);
};

describe('the board of Karanor', () => {
  test.each(LANGUAGES)(
    'no line is longer than the terminal, every territory and merchant is shown (%s)',
    (language) => {
      const g = after(60);
      for (const width of [40, 80, 120]) {
        const lines = drawKaranor(karanor.view(g, 0), { language, width, names, colour: width === 120 });
        for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(width);
        const text = lines.join('\n');
        for (const name of names) expect(text).toContain(name);
        expect(text).toContain(language === 'fr' ? 'Tour des Mages' : 'Mages');
      }
    },
  );

  test('a spectator sees no hand', () => {
    const lines = drawKaranor(karanor.view(after(30), -1), {
      language: 'en',
      width: 100,
      names,
      colour: false,
    });
    expect(lines.join('\n')).not.toContain('Your shops');
  });

  test('an encounter is read to whoever goes through it, once', () => {
    const view = karanor.view(after(30), 0);
    const card = QUESTS.findIndex(({ id }) => id === 'fiancee-1');
    const chosen: Event = { type: 'quest-chosen', seat: 0, card, option: 1, immediate: false };
    const aloud = (event: Event, at = view) => karanorBoard.aloud?.(event, at, 'fr');
    expect(aloud(chosen)).toContain('Maëlle');
    expect(aloud({ ...chosen, seat: 1 })).toBeNull();
    expect(aloud({ ...chosen, immediate: true })).toBeNull();
    expect(aloud(chosen, { ...view, questAside: [{ seat: 0, card, open: true }] })).toBeNull();
  });

  test('a glance shows oneself and not the map', () => {
    const view = karanor.view(after(30), 0);
    const style = { language: 'en' as const, width: 100, names, colour: false };
    const text = karanorBoard.glance?.draw(view, style).join('\n') ?? '';
    expect(text).toContain('You are here');
    expect(text).not.toContain('The map');
    expect(text).not.toContain('Bruno —');
  });

  test('a badge, a shop and a quest are described by name', () => {
    const found = karanorBoard.notices?.(karanor.view(after(0), 0), 0, 'en') ?? [];
    expect(found).toContainEqual({ name: 'Mount', text: 'Your moves go 1 territory further.' });
    for (const { name, text } of found) expect(text, name).not.toBe('');
  });

  test('K-214: only cards and offers to accept press', () => {
    const g = after(20);
    const pressing = (seat: number) =>
      karanor
        .decisions(g)
        .filter((decision) => decision.standing === true && decision.seat === seat)
        .flatMap((decision) => karanorBoard.presses?.(decision, karanor.view(g, seat)) ?? []);
    const active = karanor.view(g, -1).active;
    const [to = 0, third = 0] = [0, 1, 2].filter((seat) => seat !== active);
    expect([...pressing(to), ...pressing(third)]).toEqual([]);
    const goods = { gold: 1, resources: [0, 0, 0, 0, 0, 0, 0], badges: Array(10).fill(0) };
    const give = { ...goods, artefacts: [], associates: [] };
    const asked = karanor.decisions(g).find(({ seat, standing }) => standing === true && seat === active);
    if (asked === undefined) throw new Error('the active seat may trade');
    const answer = { entry: 'trade.propose', answer: { to, give, want: { ...give, gold: 0 }, note: '' } };
    karanor.apply(g, { seat: active, id: asked.id, answer });
    expect(pressing(to)).toEqual([expect.stringMatching(/^offer \d+$/)]);
    expect(pressing(third)).toEqual([]);
  });

  test('K-216: with the hand down a card presses once a round, with the hand raised in each turn', () => {
    const g = after(20);
    const { active, round } = karanor.view(g, -1);
    const seat = (active + 1) % 3;
    const card = BLACK_MARKET.findIndex(({ id }) => id === 'fausse-adresse');
    g.players[seat]!.blackHand = [card];
    const pressing = (): string[] =>
      karanor
        .decisions(g)
        .filter((decision) => decision.standing === true && decision.seat === seat)
        .flatMap((decision) => karanorBoard.presses?.(decision, karanor.view(g, seat)) ?? []);
    expect(new Set(pressing())).toEqual(new Set([`${round} ${card}`]));
    g.players[seat]!.hold = 'calm';
    for (const name of pressing()) expect(name.startsWith(`${round} ${active} `)).toBe(true);
  });

  test('K-003: the draft shows what the stories will give', () => {
    const style = { language: 'fr' as const, width: 120, names, colour: false };
    const drawn = (moves: number) => drawKaranor(karanor.view(after(moves), 0), style).join('\n');
    expect(drawn(0).match(/Histoire : .* — Revenu \d/g)).toHaveLength(3);
    expect(drawn(30)).not.toContain('Histoire :');
  });

  test('territories go by their number on the map, and are described', () => {
    const view = karanor.view(after(0), 0);
    const move = { kind: 'pick-option', id: 'move', seat: 0, source: null, options: [8] } as const;
    expect(karanorBoard.number?.(move, 8)).toBe(9);
    expect(karanorBoard.number?.({ ...move, id: 'recruit' }, 8)).toBeNull();
    const found = karanorBoard.notices?.(view, 0, 'fr') ?? [];
    const kien = found.find(({ name }) => name === 'Kien');
    expect(kien?.text).toMatch(/^n° 9, .*cité, voisins : Lande aux Lanternes, /);
    const worth = found.find(({ name }) => name === 'La Recette perdue 2/2');
    expect(worth?.text).toMatch(/^2 prestige\. Lieu/);
  });

  test('K-061: whoever chooses a way by sea reads what the crossing costs', () => {
    const g = after(0);
    g.players[0]!.territory = BISONS;
    const notices = karanorBoard.notices?.(karanor.view(g, 0), 0, 'fr') ?? [];
    expect(notices.find(({ name }) => name === 'Clos du Phare')?.text).toContain('par mer (2 or)');
    expect(notices.find(({ name }) => name === 'Cendrelune')?.text).not.toContain('par mer (');
  });

  test('K-205: a standing order in force is marked', () => {
    const g = after(20);
    const entry = standing(g, 'orders');
    const told = (pass: boolean) =>
      karanorBoard.detail?.(entry, { window: 'turnStart', pass }, 'x', 'fr', karanor.view(g, 0));
    expect([told(true), told(false)]).toEqual(['x', 'x — c’est déjà votre consigne']);
  });

  test('K-163: equal prestige is told with the gold', () => {
    expect(karanorBoard.tally?.(karanor.view(after(30), -1), 0, 'fr')).toMatch(/^\d+ prestige, \d+ or$/);
  });

  test('an offer is put together step by step', () => {
    const g = after(20);
    const entry = standing(g, 'trade.propose');
    const words = {
      language: 'fr' as const,
      question: () => '',
      entry: () => '',
      option: (decision: Decision, value: Json) =>
        wording.fr.option(decision, value, karanor.view(g, 0), {
          viewer: 0,
          name: (seat) => names[seat] ?? '',
        }),
    };
    const stepper = karanorBoard.steppers?.offer;
    const first = stepper?.(entry, [], words);
    expect(first).toMatchObject({
      step: { choices: [{ label: 'Bruno' }, { label: 'Chloé' }, { label: 'tous' }] },
    });
    expect(first).toMatchObject({ step: { choices: [{ number: 2 }, { number: 3 }, {}] } });
    const asked = stepper?.(entry, [1], words);
    if (asked === undefined || !('step' in asked)) throw new Error('nothing is asked');
    const shown = asked.step.choices.filter(({ unlisted }) => !unlisted).map(({ label }) => label);
    expect(shown.slice(0, 2)).toEqual(['Rien', '1 or']);
    const said = (text: string) => {
      const found = understand(text, asked.step.choices);
      return found.kind === 'choice' ? found.choice.value : found.kind;
    };
    expect(said('2 or')).toEqual({ what: 'gold', n: 2 });
    expect(said('99 or')).toBe('unknown');
    const gold = { what: 'gold', n: 1 };
    const done = stepper?.(entry, [1, gold, 'done', gold, gold, 'done', '#need'], words);
    if (done === undefined || !('answer' in done)) throw new Error('not complete');
    expect(karanor.check(entry, done.answer)).toBeNull();
    expect(done.answer).toMatchObject({ to: 1, give: { gold: 1 }, want: { gold: 2 }, note: '#need' });
    // K-311: a promise has two sides of its own, and a time.
    const wood = { what: 'resources', n: 1, count: 3 };
    const sides = [1, 'done', 'done', 'promise', wood, 'done', gold, 'done', 2, 'done'];
    const promised = stepper?.(entry, sides as Json[], words);
    if (promised === undefined || !('answer' in promised)) throw new Error('not complete');
    expect(karanor.check(entry, promised.answer)).toBeNull();
    expect(promised.answer).toMatchObject({ later: { want: { gold: 1 }, rounds: 2 }, note: '' });
  });

  test('K-172, K-173: the market shows what is possible, its price and what lies there', () => {
    const visit = {
      kind: 'market',
      id: 'market',
      seat: 0,
      source: null,
      gold: 3,
      resources: [1, 0, 0, 0, 0, 0, 0],
      piles: [0, 1, 3, 0, 0, 0, 0],
    } as const;
    const words = {
      language: 'fr',
      question: () => '',
      option: (_: unknown, value: Json) => JSON.stringify(value),
    } as const;
    const asked = karanorBoard.steppers?.market?.(visit as never, [], words as never);
    if (asked === undefined || !('step' in asked)) throw new Error('nothing is asked');
    const labels = asked.step.choices.map(({ label }) => label.replace(/^.*— /, ''));
    expect(labels).toEqual([
      `${marketPrices(0).sell} or, 0 au marché`,
      `${marketPrices(1).buy} or, 1 au marché`,
      `${marketPrices(3).buy} or, 3 au marché`,
    ]);
  });
});
