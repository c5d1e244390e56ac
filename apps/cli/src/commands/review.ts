import { type Mistake, review } from '@comptoir/bots';
import { answering, LEAVE, moveInWords, type Reply, SPECTATOR, verifyRecord } from '@comptoir/kit';
import { digest } from '../digest.ts';
import { capital } from '../table/session.ts';
import { painter, wrap } from '../terminal/paint.ts';
import type { Call, Command } from './command.ts';
import { faultOf, namesIn, readRecordFile } from './record-file.ts';

const USUAL_PLAYS = 40;

/** Goes through a finished game again: where it turned, and what each seat should have done instead. */
export const reviewCommand: Command = {
  usage: { words: [1, 1], options: { plays: 'number', json: 'switch' } },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const file = args.words[0] as string;
    const { text, record, entry } = readRecordFile(file, t);
    const checked = verifyRecord(entry.game, text, digest);
    if (!checked.ok) throw faultOf(file, checked.fault, t);
    const plays = args.number('plays') ?? USUAL_PLAYS;
    const work = review(entry.game, entry.brain, record, { plays, mistakesPerSeat: 3, turningPoints: 5 });
    let step = work.next();
    while (step.done !== true) {
      terminal.progress(t.reviewProgress(Math.round(100 * step.value)));
      await new Promise((resolve) => setImmediate(resolve));
      step = work.next();
    }
    terminal.progress('');
    const found = step.value;
    if (args.has('json')) {
      terminal.print(JSON.stringify(found));
      return 0;
    }

    const paint = painter(terminal.colour);
    const wording = entry.wording[language];
    const nameOf = namesIn({ record, entry }, SPECTATOR, language, t);
    const share = (chance: number): string => t.percent(Math.round(100 * chance));
    const print = (line: string): void => {
      for (const part of wrap(line, terminal.width(), '    ')) terminal.print(part);
    };
    const cast = { viewer: SPECTATOR, name: nameOf };
    const inWords = (
      { decision, view }: Mistake<unknown>,
      reply: Reply,
      told: readonly unknown[],
    ): string => {
      const said =
        reply === LEAVE ? null : moveInWords(wording, { decision, answer: reply.answer, view, told }, cast);
      return said === null ? t.reviewNothing : capital(said);
    };
    const mistakes = found.mistakes.map((mistake) => ({
      ...mistake,
      did: inWords(mistake, answering(mistake.played), mistake.told),
      could: inWords(mistake, mistake.better, mistake.instead),
    }));

    terminal.print(paint.bold(t.reviewTurningPoints));
    if (found.turningPoints.length === 0) print(`  ${t.reviewNone}`);
    for (const { seq, seat, before, after, isLuck } of found.turningPoints) {
      const turned = t.reviewTurn(seq, nameOf(seat), share(before), share(after));
      print(`  ${turned} ${isLuck ? t.reviewLuck : t.reviewChoice}`);
    }
    terminal.print(paint.bold(t.reviewMistakes));
    if (mistakes.length === 0) print(`  ${t.reviewNone}`);
    for (const { seq, seat, did, could, cost } of mistakes) {
      print(`  ${t.reviewMistake(seq, nameOf(seat), share(cost))}`);
      print(`    ${t.reviewPlayed(did)}`);
      print(`    ${t.reviewBetter(could)}`);
    }
    for (const [seat, { weighed, sound }] of found.accuracy.entries())
      if (weighed > 0) print(`  ${t.reviewAccuracy(nameOf(seat), share(sound / weighed), weighed)}`);
    print(t.reviewHow(plays, file));
    return 0;
  },
};
