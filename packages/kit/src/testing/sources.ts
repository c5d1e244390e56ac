import { readdirSync, readFileSync } from 'node:fs';

/** The sources of some folders, tests and the files that hold sentences left out. */
export const sourcesUnder = (...folders: readonly URL[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|svelte)$/.test(file))
      .filter((file) => !/\.test\.ts$|(?:^|[/\\])(?:fr|en)(?:-\w+)?\.ts$|(?:^|[/\\])phrases\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
