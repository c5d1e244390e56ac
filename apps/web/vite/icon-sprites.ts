import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FACES } from '../../../packages/baie/src/merchants/texts.ts';
import { FOLKS } from '../../../packages/vallee/src/content/index.ts';
import { look as junk } from '../../../packages/vallee/src/content/junk/look.ts';
import type { FolkLook } from '../../../packages/vallee/src/content/look.ts';
import { GAME_ICONS, SHELL_ICONS } from '../src/art/icon-ids.ts';
import { OWN_ICONS } from '../src/art/own-icons.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const CREDIT = '<!-- game-icons.net: Lorc, Delapouite and contributors, CC BY 3.0 -->';

function symbol(id: string, body: string): string {
  // Outlines drawn around a glyph reach past its square.
  return `<symbol id="${id}" viewBox="0 0 512 512" overflow="visible">${body}</symbol>`;
}

/** Writes one SVG sprite per part of the app into `.generated`, holding only the icons in use. */
export function writeIconSprites(): void {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set: IconSet = JSON.parse(readFileSync(path, 'utf8'));
  const bodyOf = (id: string): string => {
    if (Object.hasOwn(OWN_ICONS, id)) return OWN_ICONS[id as keyof typeof OWN_ICONS];
    const icon = set.icons[id] ?? set.icons[set.aliases?.[id]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon ${id}`);
    return icon.body;
  };
  const folder = new URL('../.generated/', import.meta.url);
  mkdirSync(new URL('folks/', folder), { recursive: true });
  const write = (name: string, ids: readonly string[], own = ''): void => {
    const symbols = ids.map((id) => symbol(id, bodyOf(id))).join('\n');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${CREDIT}\n${symbols}\n${own}</svg>\n`;
    writeFileSync(new URL(`${name}.svg`, folder), svg);
  };
  const own = Object.entries(OWN_ICONS).map(([id, body]) => symbol(id, body));
  write('icons-shell', SHELL_ICONS, `${own.join('\n')}\n`);
  const drawnOn = ({ icon, cards }: FolkLook): string[] => [...new Set([icon, ...Object.values(cards)])];
  write('folks/junk', drawnOn(junk));
  for (const [id, { look }] of Object.entries(FOLKS)) write(`folks/${id}`, drawnOn(look));
  const ofMerchants = Object.values(FACES).flatMap(({ look: { icon, goods } }) => [
    icon,
    ...Object.values(goods).flatMap((good) => ('icon' in good ? [good.icon] : [])),
  ]);
  const named: Readonly<Record<string, readonly string[]>> = { baie: ofMerchants };
  for (const [game, icons] of Object.entries(GAME_ICONS))
    write(`icons-${game}`, [...new Set([...icons, ...(named[game] ?? [])])]);
}
