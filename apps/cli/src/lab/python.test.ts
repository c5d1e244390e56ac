import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureSystem } from '../../../../scripts/setup.mjs';
import { ROOT } from '../project.ts';

const python3 = ensureSystem(['python3']).python3 ?? 'python3';
const folder = join(ROOT, 'examples/python');

test('the Python package plays, learns and adapts, through a real pipe', () => {
  const main = join(ROOT, 'apps/cli/src/main.ts');
  const { status, stdout, stderr, error } = spawnSync(
    python3,
    ['-B', '-m', 'unittest', 'discover', '-v', '-s', 'tests', '-t', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        COMPTOIR: `${process.execPath} --conditions=source --import ${join(ROOT, 'node_modules/tsx/dist/esm/index.mjs')} ${main}`,
      },
    },
  );
  expect(error).toBeUndefined();
  expect(status, `${stdout}${stderr}`).toBe(0);
  // Say what could not be run instead of skipping it.
  for (const line of stderr.split('\n')) if (line.includes('skipped ')) console.log(`Python: ${line}`);
});

test('the Python package needs the standard library alone', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.py'),
  );
  const known =
    /^(?:comptoir|learn|importlib|json|math|os|pathlib|random|shlex|subprocess|sys|time|unittest|\.\w*)\b/;
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|from) (\S+)/gm)) expect(name, file).toMatch(known);
  }
});
