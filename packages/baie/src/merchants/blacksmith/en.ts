import { count, says } from '../../texts/en-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const en: MerchantPhrases = {
  name: 'Blacksmith',
  inBrief: 'Olaf: dice of alloy and coal, five furnaces, a temperature to reach',
  intro: [
    'Stoke: roll the dice of the pool, then place them in the furnaces.',
    'A furnace is ready when it holds one alloy, its coal and the right temperature. The colour of the alloy is that of the good.',
    'At the exact peak you activate a hallmark. A forged alloy returns to the rack: smelt to free it.',
  ],
  wares: { s: ['weapon', 'm'], l: ['armour', 'm'] },
  spaces: {
    'F-S1': 'Stoke',
    'F-S2': 'Hammer',
    'F-S3': 'Forge',
    'F-S4': 'Smelt',
  },
  abilities: ['Bellows', 'Smelter', 'Small anvil', 'Faction order'],
  abilityNotes: [
    'set a coal die to any face, then place',
    'free an alloy of the rack, then place',
    'forge one ready furnace, all its dice come back',
    'give an alloy back: immediate sponsorship of its colour',
  ],
  places: {
    FO1: 'furnace 4–5',
    FO2: 'furnace 6–7',
    FO3: 'furnace 8–9',
    FO4: 'furnace 10–11',
    FO5: 'furnace 12–13',
  },
  questions: {
    'smith.alloys': 'Which three alloys to begin with?',
    'dice.take-out': 'Which dice do you take out of furnaces?',
    'dice.roll': 'Which dice do you roll?',
    'dice.place': 'Which die do you place, and in which furnace?',
    'hammer.change': 'Which die do you hammer?',
    'smelt.dice': 'Which dice of the rack do you unlock?',
    'forge.furnace': 'Which furnace do you forge?',
    'forge.hallmark': 'Which hallmark do you activate?',
    'forge.keep': 'Keep an alloy for 1 corruption?',
    'bellows.set': 'Which coal die, and which face?',
    'order.die': 'Which alloy do you deliver?',
  },
  pieces: {
    'dice.take-out': ['die', 'dice'],
    'dice.roll': ['die', 'dice'],
    'smelt.dice': ['die', 'dice'],
    'order.die': ['die', 'dice'],
  },
  refusals: {
    'no-ready-furnace': () => 'No ready furnace whose good can be gained.',
    'rack-empty': () => 'The rack is empty.',
    'no-alloy-in-pool': () => 'No unlocked alloy in the pool.',
  },
  words: {
    'stop dice.place': 'Place no more',
    'stop forge.keep': 'Keep no alloy',
  },
  told: {
    'F.roll': (who, f) => `${says(who, 'roll', 'rolls')} ${count(f.dice, 'die', 'dice')}: ${f.faces}.`,
    'F.hammer': (who, f) => `${says(who, 'hammer', 'hammers')} ${f.die}, which now shows ${f.face}.`,
    'F.bellows': (who, f) => `${says(who, 'set', 'sets')} ${f.die} to ${f.face}.`,
    'F.forge': (who, f) => `${says(who, 'forge', 'forges')} ${f.furnace}.`,
    'F.hallmark': (who, f) => `${says(who, 'activate', 'activates')} the hallmark of ${f.clan}.`,
    'F.keep': (who, f) => `${says(who, 'keep', 'keeps')} ${f.die}, rolled again: ${f.face}.`,
    'F.order': (who, f) => `${says(who, 'deliver', 'delivers')} ${f.die}.`,
  },
};
