import { SPECTATOR, verifyRecord } from '@comptoir/kit';
import { digest } from '../digest.ts';
import type { Call, Command } from './command.ts';
import { faultOf, namesIn, readRecordFile } from './record-file.ts';

export const verifyCommand: Command = {
  usage: { words: [1, 1], options: {} },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const file = args.words[0] as string;
    const { text, entry } = readRecordFile(file, t);
    const result = verifyRecord(entry.game, text, digest);
    if (!result.ok) throw faultOf(file, result.fault, t);
    const nameOf = namesIn({ record: result.record, entry }, SPECTATOR, language, t);
    const names = result.record.header.seats.map((_, seat) => nameOf(seat));
    terminal.print(t.recordGood(entry.wording[language].title, names.join(', '), result.moves));
    return 0;
  },
};
