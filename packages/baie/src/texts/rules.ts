import { MERCHANT_IDS } from '../merchants/ids.ts';
import { FACES } from '../merchants/texts.ts';

/** The paragraphs behind the questions that every merchant is asked, the one that explains most first. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  'turn.space': ['B-050', 'B-042'],
  'clock.hand': ['B-073', 'B-071', 'B-072', 'B-074'],
  'load.boat': ['B-080', 'B-082'],
  'dock.choose': ['B-082', 'B-083', 'B-084'],
  'thieves.move': ['B-171'],
  'recruit.slot': ['B-141', 'B-140'],
  'corruption.discard': ['B-160'],
  'sailor.move': ['B-163', 'B-164', 'B-165', 'B-166'],
  'team.slot': ['B-143', 'B-144'],
  'team.use': ['B-151', 'B-153'],
  'market.sell': ['B-101', 'B-102', 'B-105', 'B-107'],
  REC: ['B-140', 'B-141'],
  TEAM: ['B-150', 'B-151'],
};

const BEHIND: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  COMMON,
  ...MERCHANT_IDS.map((id) => FACES[id].rules),
);

/** The paragraphs behind a question, or behind an action space. */
export const rulesBehind = (id: string): readonly string[] => BEHIND[id] ?? [];
