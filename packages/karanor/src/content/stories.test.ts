import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { NAMES } from '../texts/names.ts';
import { content } from './content.ts';
import { encounters } from './encounters.ts';
import { isCoast, TERRITORIES, territoryOf } from './map.ts';

/** Encounters are read aloud: long enough to be a story, short enough to be listened to. */
const quests = [...content.quests, ...content.followUps].map((quest) => ({
  ...quest,
  story: { fr: encounters.fr[quest.id] ?? '', en: encounters.en[quest.id] ?? '' },
}));

test.each(LANGUAGES)('every quest has its encounter, and nothing else has (%s)', (language) =>
  expect(Object.keys(encounters[language])).toEqual(quests.map(({ id }) => id)),
);

describe.each(LANGUAGES)('encounters (%s)', (language) => {
  test.each(quests.map((quest) => [quest.id, quest] as const))('%s is told', (_, { story }) => {
    expect(story[language].length).toBeGreaterThanOrEqual(180);
    expect(story[language].length).toBeLessThanOrEqual(320);
    // Somebody wishes for something, somewhere on our map.
    const places = TERRITORIES.map((territory) => territory.name[language]);
    const said = story[language].replaceAll('\u00a0', ' ');
    expect(
      places.some((name) => said.includes(name)),
      said,
    ).toBe(true);
  });

  test('no two of them are the same', () =>
    expect(new Set(quests.map(({ story }) => story[language])).size).toBe(quests.length));
});

describe('figures of a story', () => {
  const FIGURES: Readonly<Record<string, number>> = {
    ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8 },
    ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8 },
  };
  /** What is counted in a story, as the card prints it. */
  const UNITS: readonly (readonly [said: RegExp, printed: string])[] = [
    [/(\p{L}+) (?:pièces?|coins?)(?!\p{L})/giu, 'or|gold'],
    [/(\p{L}+) (?:pierres?|diamants?|stones?|diamonds?)(?!\p{L})/giu, 'diamants?|diamonds?'],
    [/(\p{L}+) (?:poutres?|beams?)(?!\p{L})/giu, 'bois|wood'],
  ];
  const told = [
    ...quests.map(({ id, story, options }) => ({ id, story, printed: options.map(({ text }) => text) })),
    ...content.deliveries.map(({ id, story, text }) => ({ id, story, printed: [text] })),
  ];

  test.each(LANGUAGES)('are those of the card (%s)', (language) => {
    let counted = 0;
    for (const { id, story, printed } of told)
      for (const [said, unit] of UNITS)
        for (const [, word = ''] of story[language].matchAll(said)) {
          const figure = FIGURES[word.toLowerCase()];
          if (figure === undefined) continue;
          counted += 1;
          const card = printed.map((text) => text?.[language] ?? '').join(' ');
          expect(card, id).toMatch(new RegExp(`(?<!\\d)${figure}[ \u00a0](?:${unit})`));
        }
    expect(counted).toBeGreaterThan(12);
  });
});

describe('deeds', () => {
  const actions = content.quests.filter(({ mode }) => mode === 'action');

  test('at least twenty of the quests that take an action offer a choice', () =>
    expect(actions.filter(({ options }) => options.length > 1).length).toBeGreaterThanOrEqual(20));

  test('no two quests ask and give the same at the same place', () => {
    const deeds = quests.flatMap(({ at, options, prestige }) =>
      options.map(({ cost, do: steps, if: tests }) => JSON.stringify([at, cost, steps, tests, prestige])),
    );
    const ofActions = deeds.filter((deed) => !deed.startsWith('[null'));
    expect(new Set(ofActions).size).toBe(ofActions.length);
  });

  test('no two options of a quest are the same', () => {
    for (const { id, options } of quests)
      expect(new Set(options.map(({ text }) => text?.fr)).size, id).toBe(options.length);
  });

  test('the graveyard names its curse before one chooses', () => {
    const [, enter] = content.followUps.find(({ id }) => id === 'cimetiere-2')?.options ?? [];
    expect(enter?.text?.fr).toMatch(/1\u00a0territoire moins loin.*travailler/);
    expect(enter?.text?.en).toMatch(/1 territory less far.*work/);
  });

  test('what is printed about badges is a sentence', () => {
    for (const { text } of content.badges)
      for (const language of LANGUAGES) expect(text[language]).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('prices', () => {
  const { badgeExhaustedGold, associateExhaustedGold, artefactExhaustedGold } = content.constants;
  /** What a gain comes to when every supply is empty. */
  const least = (gain: Record<string, unknown>): number => {
    const badges = Object.values((gain.badge ?? {}) as Record<string, number>);
    return (
      ((gain.gold as number | undefined) ?? 0) +
      badges.reduce((sum, n) => sum + n * badgeExhaustedGold, 0) +
      ((gain.associate as number | undefined) ?? 0) * associateExhaustedGold +
      ((gain.artefact as number | undefined) ?? 0) * artefactExhaustedGold
    );
  };
  const golden = (cost: { readonly gold?: unknown } | undefined): number =>
    typeof cost?.gold === 'number' ? cost.gold : 0;

  test('K-132 K-134 no bonus gives back more gold than it costs', () => {
    for (const { id, bonus } of content.shops) {
      const back = bonus.do.reduce((sum, step) => sum + ('gain' in step ? least({ ...step.gain }) : 0), 0);
      expect(back, id).toBeLessThanOrEqual(golden(bonus.cost));
      // What a bonus would refund is taken off its price instead.
      for (const step of bonus.do) if ('gain' in step) expect(step.gain.gold, id).toBeUndefined();
    }
  });

  test('K-134 an associate who is gone is not paid dearer than one who comes', () => {
    const recruiter = content.quests.find(({ id }) => id === 'recruteuse')?.options[0];
    expect(golden(recruiter?.cost)).toBeGreaterThanOrEqual(associateExhaustedGold);
  });

  test('K-061 Port-Féral is a port', () => expect(isCoast[territoryOf('port-feral')]).toBe(true));

  test('names of territories are known in both languages', () =>
    expect(NAMES.en.territory(territoryOf('kien'))).toBe('Kien'));
});
