import type { Language } from '@comptoir/kit';
import type { RuleChapter } from '../../../rulebook/rules-text.ts';

const TEXTS = {
  fr: () => import('virtual:rules/baie.fr'),
  en: () => import('virtual:rules/baie.en'),
} as const;

export async function rules(language: Language): Promise<readonly RuleChapter[]> {
  const { default: booklet } = await TEXTS[language]();
  return booklet;
}

const RULES: Readonly<Record<string, string>> = {
  'turn.space': 'B-050',
  'clock.hand': 'B-073',
  'load.boat': 'B-080',
  'dock.choose': 'B-082',
  'thieves.move': 'B-171',
  'recruit.slot': 'B-141',
  'corruption.discard': 'B-160',
  'sailor.move': 'B-163',
  'team.slot': 'B-143',
  'team.use': 'B-151',
  'market.sell': 'B-101',
  'take.tube': 'A-041',
  'take.colour': 'A-010',
  'take.chain': 'A-012',
  'marble.place': 'A-013',
  'brew.flask': 'A-023',
  'brew.cauldron': 'A-020',
  'brew.seal': 'A-022',
  'purge.cauldrons': 'A-030',
  'purge.tray': 'A-030',
  'purge.tube': 'A-030',
  'distil.move': 'A-042',
  'offering.marble': 'A-044',
  'dice.roll': 'F-010',
  'dice.place': 'F-004',
  'hammer.change': 'F-011',
  'smelt.dice': 'F-012',
  'forge.furnace': 'F-020',
  'forge.hallmark': 'F-023',
  'forge.keep': 'F-024',
  'bellows.set': 'F-041',
  'order.die': 'F-044',
  'compass.spin': 'K-011',
  'ship.move': 'K-012',
  'ship.row': 'K-041',
  'recall.ship': 'K-020',
  'recall.chest': 'K-020',
  'recall.idol': 'K-020',
  'chart.look': 'K-030',
  'chart.swap': 'K-030',
  'nets.ship': 'K-042',
  'colours.ship': 'K-044',
  'pawn.step': 'H-004',
  'warp.line': 'H-010',
  'rewind.cells': 'H-003',
  'paradox.swap': 'H-042',
  'shards.spend': 'H-031',
  'extract.goods': 'H-020',
  'rift.clan': 'H-043',
  'anchor.portal': 'H-044',
};

/** The paragraph behind a question. */
export const ruleOf = (id: string): string | null => RULES[id] ?? null;
