import { count, says } from '../../texts/en-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';

export const en: MerchantPhrases = {
  name: 'Captain',
  inBrief: 'Ylva: a fleet, a wheel, the temptation of one more spin',
  intro: [
    'The wheel gives movement points. With the compass you may spin again, but the Storm (1 in 6) sweeps them away.',
    'Lead your ships to catches (small goods) and islands (large ones), then recall the fleet to bring them home.',
    'A ship left at an outpost brings the sponsorship of its faction every day.',
  ],
  steps: ['sail', 'catch', 'sell'],
  wares: { s: ['catch', 'm'], l: ['treasure', 'm'] },
  spaces: {
    'K-S1': 'Set sail',
    'K-S2': 'Follow the compass',
    'K-S3': 'Recall the fleet',
    'K-S4': 'Chart',
  },
  spaceNotes: {
    'K-S1': 'one spin, then sail',
    'K-S2': 'spin again if you dare',
    'K-S3': 'ships to stall',
    'K-S4': 'look, swap, sail',
  },
  abilities: ['Rowers', 'Nets', 'Helmswoman', 'Colours'],
  abilityNotes: [
    'move one ship up to two zones',
    'land a catch, the ship stays',
    'one spin without corruption, then sail',
    'immediate sponsorship of an outpost with a ship',
  ],
  places: {
    V1: 'ship 1',
    V2: 'ship 2',
    V3: 'ship 3',
    V4: 'ship 4',
    V5: 'ship 5',
  },
  questions: {
    'compass.spin': '{source}. Spin again?',
    'ship.move': '{source} left. Which ship, and where?',
    'ship.row': 'Which ship do you row?',
    'recall.ship': 'Which ship do you recall?',
    'recall.chest': 'A cursed chest: which colour?',
    'recall.idol': 'An idol: which two factions?',
    'chart.look': 'Which treasures do you look at?',
    'chart.swap': 'Swap two treasures?',
    'nets.ship': 'Which ship lands its catch?',
    'colours.ship': 'Which ship shows its colours?',
  },
  leads: {
    'compass.spin':
      'Spin again: points add up, but the Storm (1 in 6) leaves only one, with a Corruption card.',
    'ship.move': 'Move a ship along the lanes: one point per zone. Points left when you stop are lost.',
    'ship.row': 'Two zones at most, without the wheel.',
    'recall.ship': 'From a catch or an island it lands its good on your stall; then it goes to port.',
    'recall.chest': 'A large good of this colour, and a Corruption card.',
    'recall.idol': 'You get the sponsorship of these two factions at once.',
    'chart.look': 'Only you will see them.',
    'chart.swap': 'The two treasures change islands without being turned. Then a ship may move one zone.',
    'nets.ship': 'Its catch goes to your stall and it stays where it is.',
    'colours.ship': 'You get the sponsorship of its outpost at once.',
  },
  pieces: {
    'chart.look': ['treasure', 'treasures'],
  },
  refusals: {
    'no-ship-out': () => 'All your ships are in port.',
    'no-catch': () => 'No ship on a catch you can gain.',
    'no-outpost': () => 'No ship on an outpost.',
  },
  words: {
    'stop chart.swap': 'Don’t swap',
    'stop compass.spin': 'Stop there',
    spin: 'Spin again',
  },
  told: {
    'K.spin': (who, f) => `${says(who, 'spin', 'spins')} the wheel: ${count(f.number, 'point', 'points')}.`,
    'K.storm': () => 'The wheel shows the Storm!',
    'K.sail': (who, f) => `${says(who, 'sail', 'sails')} ${f.ship}: ${f.from} → ${f.to}.`,
    'K.turn-up': (_, f) => `A treasure is turned up (${f.zone}).`,
    'K.look': (who, f) => `${says(who, 'look', 'looks')} at treasures in secret (${f.zones}).`,
    'K.swap': (who, f) => `${says(who, 'swap', 'swaps')} two treasures (${f.zones}).`,
    'K.recall': (who, f) => `${says(who, 'recall', 'recalls')} ${f.ship} (${f.zone}).`,
    'K.nets': (who, f) => `${says(who, 'land', 'lands')} the catch of ${f.ship} (${f.zone}).`,
    'K.new-treasures': () => 'Catches and treasures are renewed.',
  },
};
