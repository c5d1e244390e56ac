import { verifyRecord } from '@comptoir/kit';
import type { Call, Command } from './command.ts';
import { faultOf, readRecordFile } from './record-file.ts';

export const verifyCommand: Command = {
  usage: { words: [1, 1], options: {} },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const file = args.words[0] as string;
    const { text, entry } = readRecordFile(file, t);
    const result = verifyRecord(entry.game, text);
    if (!result.ok) throw faultOf(file, result.fault, t);
    const names = result.record.header.seats.map(({ name }) => name).join(', ');
    terminal.print(t.recordGood(entry.wording[language].title, names, result.moves));
    return 0;
  },
};
