import { addHints, addSet, type CardSet, type Hint, hasSet } from '@comptoir/vallee';

type Part = CardSet | Readonly<Record<string, Hint>>;

/** The cards of each folk and what bots know of them, found by its folder; the worker needs neither texts nor pictures. */
const FOUND = import.meta.glob<Readonly<Record<string, Part>>>(
  '../../../../../packages/vallee/src/content/*/{cards,hints}.ts',
);

const isCards = (part: Part): part is CardSet => 'folk' in part && 'cards' in part;

async function fetchFolk(folk: string): Promise<void> {
  const files = Object.entries(FOUND).filter(([path]) => path.includes(`/${folk}/`));
  const found = await Promise.all(files.map(([, load]) => load()));
  for (const part of found.flatMap((file) => Object.values(file))) {
    if (isCards(part)) addSet(part);
    else addHints(part);
  }
}

/** Makes these folks known to the worker. */
export async function fetchFolks(folks: readonly string[]): Promise<void> {
  await Promise.all(folks.filter((folk) => !hasSet(folk)).map(fetchFolk));
}
