import { addSet, type Folk, hasSet } from '@comptoir/vallee';
import { addTexts } from '@comptoir/vallee/texts';
import { addSprite } from '../../../art/icons.ts';
import { during } from '../../../browser/settled.ts';
import { addLook, isFamily } from './looks.ts';

/** Cards, texts, look and icons of each folk, found by its folder and fetched when a table has it. */
const FOLDERS = import.meta.glob<Folk>('../../../../../../packages/vallee/src/content/*/index.ts');
const SPRITES = import.meta.glob<string>('../../../../.generated/folks/*.svg', {
  query: '?url',
  import: 'default',
});

async function fetchFolk(folk: string): Promise<void> {
  const folder = FOLDERS[`../../../../../../packages/vallee/src/content/${folk}/index.ts`];
  const sprite = SPRITES[`../../../../.generated/folks/${folk}.svg`];
  if (folder === undefined || sprite === undefined) throw new Error(`there is no folk called ${folk}`);
  const [{ cards, fr, en, look }, icons] = await Promise.all([folder(), sprite()]);
  addSet(cards);
  addTexts(folk, { fr, en });
  addSprite(`folk/${folk}`, icons);
  addLook(folk, look);
}

/** Makes these folks known to this page. */
export async function fetchFolks(folks: readonly string[]): Promise<void> {
  const missing = folks.filter((folk) => !hasSet(folk) || !isFamily(folk));
  await during(Promise.all(missing.map(fetchFolk)));
}
