import { Failure } from '../failure.ts';
import { citationsOf } from '../rules/citations.ts';
import { painter } from '../terminal/paint.ts';
import type { Call, Command } from './command.ts';

/** Every rule of the document with the tests that cite it. A rule without a test makes the command fail. */
export const rulesCommand: Command = {
  usage: { words: [1, 1], options: { json: 'switch' } },
  async run({ args, terminal, t }: Call): Promise<number> {
    const game = args.words[0] as string;
    const rules = citationsOf(game);
    if (rules === null) throw new Failure(t.noRules(game), 2);
    const orphans = rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
    const cited = rules.length - orphans.length;
    if (args.has('json')) {
      const list = rules.map(({ id, tests }) => ({ id, tests }));
      terminal.print(JSON.stringify({ game, total: rules.length, cited, orphans, rules: list }, null, 2));
    } else {
      const paint = painter(terminal.colour);
      for (const { id, tests } of rules) {
        terminal.print(`${tests.length === 0 ? paint.red(id) : paint.green(id)} ${tests.length}`);
        for (const title of tests) terminal.print(paint.dim(`    ${title}`));
      }
      terminal.print(t.rulesCount(game, rules.length, cited, orphans.length));
      if (orphans.length > 0) terminal.print(t.rulesOrphans(orphans.join(', ')));
    }
    return orphans.length > 0 ? 1 : 0;
  },
};
