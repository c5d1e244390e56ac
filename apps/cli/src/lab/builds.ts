import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '../project.ts';
import { readBotName } from './bot-name.ts';

/** What a checkout was built from: its commit, marked where files differ from it; null without a history. */
function commitIn(folder: string): string | null {
  const argv = ['-C', folder, 'describe', '--always', '--dirty', '--abbrev=9', '--exclude=*'];
  const { status, stdout } = spawnSync('git', argv, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The builds that play for these names, by where they are. */
export function buildsOf(names: readonly string[]): Record<string, string | null> {
  const builds: Record<string, string | null> = { '.': commitIn(ROOT) };
  for (const name of names) {
    const build = readBotName(name)?.build ?? null;
    if (build !== null) builds[build] = commitIn(resolve(build));
  }
  return builds;
}
