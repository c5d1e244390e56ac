import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD = 20_000;
const ENTER = 'echo $$ > "$0/cgroup.procs" && exec "$@"';

/** Programs through which processes are started that get `share` per cent of a core each. Linux alone, and root alone. */
export function coreShares(
  count: number,
  share: number,
): { readonly wraps: readonly (readonly string[])[]; remove(): void } {
  if (share >= 100) return { wraps: Array.from({ length: count }, () => []), remove() {} };
  const isFirst = existsSync('/sys/fs/cgroup/cpu/cpu.shares');
  const groups = Array.from({ length: count }, (_, at) =>
    join(isFirst ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `comptoir-${process.pid}-${at}`),
  );
  const quota = Math.round((PERIOD * share) / 100);
  for (const group of groups) {
    mkdirSync(group);
    if (isFirst) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  }
  return {
    wraps: groups.map((group) => ['sh', '-c', ENTER, group]),
    remove() {
      for (const group of groups) rmdirSync(group);
    },
  };
}
