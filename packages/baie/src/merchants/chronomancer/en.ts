import { count, says } from '../../texts/en-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const en: MerchantPhrases = {
  name: 'Chronomancer',
  inBrief: 'Wiz and Humpty: two pawns, a corridor of tiles, time to freeze',
  intro: [
    'Wiz and Humpty walk on the tiles. On one line, the tiles from one to the other form the corridor.',
    'Extract: two tiles of a colour make a small good, three a large one, four both. An anomaly is any colour, for a Corruption card.',
    'Shards freeze time: up to two hours less per action. The portals in the corners give sponsorship.',
  ],
  steps: ['walk', 'extract', 'sell'],
  wares: { s: ['curio', 'm'], l: ['artefact', 'm'] },
  spaces: {
    'H-S1': 'Travel',
    'H-S2': 'Warp',
    'H-S3': 'Extract',
    'H-S4': 'Rewind',
  },
  spaceNotes: {
    'H-S1': 'up to four steps',
    'H-S2': 'slide a line',
    'H-S3': 'the corridor to stall',
    'H-S4': 'new tiles, 1 shard',
  },
  abilities: ['Eager assistant', 'Paradox', 'Small rift', 'Anchor'],
  abilityNotes: [
    'up to two steps',
    'swap two adjacent tiles',
    'two adjacent pawns on one colour: a small good',
    'anchor and immediate sponsorship of a portal with a pawn',
  ],
  places: {},
  questions: {
    'pawn.step': 'Move Wiz or Humpty ({source} left).',
    'warp.line': 'Which line do you warp?',
    'rewind.cells': 'Which tiles do you replace?',
    'paradox.swap': 'Which tiles do you swap?',
    'shards.spend': 'How many shards do you spend?',
    'extract.goods': 'What do you draw from the corridor?',
    'rift.clan': 'Which colour comes out of the rift?',
    'anchor.portal': 'On which portal?',
  },
  leads: {
    'pawn.step':
      'Move a pawn to a neighbouring cell. On one line, the tiles between the pawns make the corridor.',
    'warp.line': 'Slide a line by one cell; the last tile comes round to the other end. Pawns stay.',
    'rewind.cells': 'New tiles replace them, and you gain a shard.',
    'paradox.swap': 'The two neighbouring tiles change places.',
    'shards.spend': 'Each shard takes one hour off the price of this action; at least one hour is paid.',
    'extract.goods': 'These goods go to your stall; the tiles of the corridor are replaced.',
    'rift.clan': 'A small good of this colour goes to your stall.',
    'anchor.portal': 'It pays the sponsorship of this faction every market day, and once now.',
  },
  pieces: {
    'rewind.cells': ['tile', 'tiles'],
  },
  refusals: {
    'no-corridor': () => 'The corridor between your pawns gives nothing you can gain.',
    'no-rift': () => 'Your pawns are not side by side on one colour.',
    'no-portal': () => 'No pawn on a portal.',
  },
  words: {},
  told: {
    'H.step': (who, f) => `${says(who, 'move', 'moves')} ${f.pawn} ${f.direction}.`,
    'H.warp': (who, f) => `${says(who, 'warp', 'warps')} ${f.line}.`,
    'H.rewind': (who, f) =>
      `${says(who, 'replace', 'replaces')} ${count(f.tiles, 'tile', 'tiles')} and ${who.isYou ? 'gain' : 'gains'} a time shard.`,
    'H.paradox': (who) => `${says(who, 'swap', 'swaps')} two adjacent tiles.`,
    'H.freeze': (who, f) =>
      `${says(who, 'spend', 'spends')} ${count(f.shards, 'time shard', 'time shards')}.`,
    'H.extract': (who, f) => `${says(who, 'extract', 'extracts')} ${f.goods} from the corridor.`,
    'H.rift': (who, f) => `${says(who, 'open', 'opens')} a small rift (${f.colour}).`,
    'H.anchor': (who, f) => `${says(who, 'drop', 'drops')} the anchor at the portal of ${f.clan}.`,
  },
};
