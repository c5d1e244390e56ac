import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let ticksPerSecond = 0;

/** Seconds of processor time a process has used so far, all its threads together; NaN where it cannot be known. */
export function cpuSeconds(pid: number): number {
  try {
    ticksPerSecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user, system] = [fields[11], fields[12]];
    return (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}
