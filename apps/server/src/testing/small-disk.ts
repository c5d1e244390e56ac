import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './folder.ts';

export interface SmallDisk {
  readonly path: string;
  fill(): void;
  free(): void;
  readOnly(): void;
  remove(): void;
}

/** A disk of a few megabytes in memory; null where this user may not mount one. */
export function smallDisk(size: string): SmallDisk | null {
  const folder = temporaryFolder();
  const mount = (...args: string[]) => execFileSync('/bin/mount', args, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder.path);
  } catch {
    folder.remove();
    return null;
  }
  const filler = join(folder.path, 'filler');
  return {
    path: folder.path,
    fill() {
      const file = openSync(filler, 'w');
      const zeros = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, zeros);
      } catch {
        // Full, as intended.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    readOnly: () => mount('-o', 'remount,ro', folder.path),
    remove() {
      execFileSync('/bin/umount', ['-l', folder.path]);
      folder.remove();
    },
  };
}
