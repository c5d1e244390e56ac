import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { guidedTable, momentOf, nextStep, objectionOf } from '../lessons/guided-table.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { openLesson } from '../lessons/open-lesson.ts';
import { openLocalTable } from '../local/local-table.ts';
import type { Playable } from '../local/worker/any-bot.ts';
import { loadPlayable } from '../local/worker/playable.ts';
import type { Table } from '../table/table.ts';
import { inProcessWorker } from '../testing/in-process.ts';
import { loadCourse, taught } from './courses.ts';

const COURSES = await Promise.all(
  taught().map(async (game) => ({
    game,
    rules: (await loadPlayable(game)).game,
    course: (await loadCourse(game))!,
  })),
);
const LESSONS = COURSES.flatMap(({ game, rules, course }) =>
  course.lessons.map((lesson) => ({ name: `${game} ${lesson.id}`, game, rules, lesson })),
);

async function lay({ game, lesson }: (typeof LESSONS)[number]): Promise<Table> {
  const link = inProcessWorker();
  return openLocalTable(
    link,
    await openLesson(link, game, lesson, 'Maëlle', [
      { name: 'Ruben', bot: 'merchant' },
      { name: 'Ysoline', bot: 'novice' },
    ]),
  );
}

/** Every step the lesson shows, until its task is done. */
async function playThrough(table: Table, game: Playable['game'], lesson: Lesson): Promise<number> {
  for (let steps = 0; steps < 20; steps++) {
    if (lesson.isDone(momentOf(table))) return steps;
    const step = nextStep(game, lesson, table);
    if (step === null) throw new Error(`${lesson.id} has no next step after ${steps}`);
    expect(await table.answer(step.decision, step.answer)).toBeNull();
  }
  throw new Error(`${lesson.id} does not end`);
}

test('every game of the house has three to five lessons and a first game', () => {
  expect(COURSES.map(({ game }) => game).sort()).toEqual(['baie', 'karanor', 'vallee']);
  for (const { course } of COURSES) {
    expect(course.lessons.length).toBeGreaterThanOrEqual(3);
    expect(course.lessons.length).toBeLessThanOrEqual(5);
    expect(course.first.remarks.length).toBeGreaterThan(3);
  }
});

describe.each(LESSONS)('$name', (one) => {
  const { rules, lesson } = one;

  test('is not done at its beginning, and can be done', async () => {
    const table = await lay(one);
    expect(lesson.isDone(momentOf(table))).toBe(false);
    expect(await playThrough(table, rules, lesson)).toBeGreaterThan(0);
  });

  test('answers wrong tries in both languages and plays nothing; whatever it lets through leads on', async () => {
    const table = await lay(one);
    const heard: (string | null)[] = [];
    const guided = guidedTable(
      table,
      lesson,
      (said) => heard.push(said?.fr ?? null),
      () => heard.push('over'),
    );
    let wrong = 0;
    for (const decision of table.now.decisions)
      for (const answer of [...rules.answers(decision)].slice(0, 60)) {
        const held = objectionOf(lesson, table, decision, answer);
        if (held === null) {
          const other = await lay(one);
          const same = other.now.decisions.find(({ id }) => id === decision.id)!;
          expect(await other.answer(same, answer)).toBeNull();
          await playThrough(other, rules, lesson);
          continue;
        }
        wrong++;
        const { seq } = table.now;
        expect(await guided.answer(decision, answer)).toBeNull();
        expect([table.now.seq, heard.at(-1)]).toEqual([seq, held.fr]);
        expect(held.en).not.toBe(held.fr);
      }
    expect(wrong).toBeGreaterThan(0);
  });

  test('an answer after the task is done leads on, and is not played', async () => {
    const table = await lay(one);
    await playThrough(table, rules, lesson);
    let onward = 0;
    const guided = guidedTable(
      table,
      lesson,
      () => undefined,
      () => onward++,
    );
    const { seq, decisions } = table.now;
    for (const decision of decisions) {
      const [answer] = rules.answers(decision);
      if (answer !== undefined) expect(await guided.answer(decision, answer)).toBeNull();
    }
    expect([onward, table.now.seq]).toEqual([decisions.length, seq]);
  });

  test('cites a rule and says nothing of where things lie on a screen', () => {
    expect(lesson.rule).toMatch(/^[A-Z]-\d{3}$/);
    for (const language of LANGUAGES)
      for (const text of [lesson.title, lesson.task, lesson.why, lesson.learnt])
        expect(text[language]).not.toMatch(/\b(gauche|droite|milieu|left|right|middle|below|above)\b/i);
  });
});

test.each(COURSES)('the first game of $game begins, and its rules exist', ({ game, rules, course }) => {
  for (const { options } of [course.first, ...(course.first.places ?? [])])
    expect(rules.readOptions(options).ok).toBe(true);
  const text = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  for (const { rule } of [...course.first.remarks, ...course.lessons])
    expect(text).toMatch(new RegExp(`\\*\\*${rule}\\b`));
});
