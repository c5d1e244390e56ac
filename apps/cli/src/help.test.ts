import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { benchCommand } from './commands/bench.ts';
import { envCommand } from './commands/env.ts';
import { ladderCommand } from './commands/ladder.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { trainCommand } from './commands/train.ts';
import { tuneCommand } from './commands/tune.ts';
import { helpFor, helpForAll } from './help.ts';
import { textsOf } from './texts/index.ts';

const COMMANDS = {
  play: playCommand,
  sim: simCommand,
  tune: tuneCommand,
  train: trainCommand,
  replay: replayCommand,
  ladder: ladderCommand,
  review: reviewCommand,
  bench: benchCommand,
  env: envCommand,
  serve: serveCommand,
};
const GAMES = ['vallee', 'baie'];

describe.each(LANGUAGES)('help in %s', (language) => {
  const t = textsOf(language);

  test('every command has its line', () => {
    const lines = helpForAll(Object.keys(COMMANDS), GAMES, t);
    for (const name of Object.keys(COMMANDS)) {
      const line = lines.find((one) => one.startsWith(`  comptoir ${name}`));
      expect(line?.length).toBeGreaterThan(31);
    }
  });

  test.each(Object.entries(COMMANDS))('comptoir %s --help tells every option it takes', (name, { usage }) => {
    const lines = helpFor(name, usage, GAMES, t);
    for (const option of [...Object.keys(usage.options), 'lang']) {
      const line = lines.find((one) => one.startsWith(`  --${option}`));
      expect(line?.slice(31).trim(), option).toBeTruthy();
    }
    expect(lines.join('\n')).not.toContain(name === 'sim' ? '--port' : '--check');
  });
});
