import { EDITION } from '../../numbers.ts';
import { count, goesOn, inWords, says } from '../../texts/en-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';
import { numbers } from './numbers.ts';

/** The texts quote the numbers of new tables. */
const { fumes } = numbers[EDITION]!;

export const en: MerchantPhrases = {
  name: 'Alchemist',
  inBrief: 'Phoenestra: marbles, four cauldrons, and beware of ichor',
  intro: [
    'Announce a colour: those marbles and ichor roll out of both ends of the tube.',
    'Three marbles, two of one colour, make a potion; four, three of one colour, an elixir.',
    `A pure cauldron allows a seal: sponsorship every day. Once there are ${inWords(fumes.from)} ichor in the tray, every ${inWords(fumes.each)} cost a Corruption card in the evening: purge.`,
  ],
  steps: ['take', 'fill', 'sell'],
  wares: { s: ['potion', 'm'], l: ['elixir', 'm'] },
  spaces: {
    'A-S1': 'Upper row',
    'A-S2': 'Middle row',
    'A-S3': 'Lower row',
    'A-S4': 'Brew',
    'A-S5': 'Purge',
  },
  spaceNotes: {
    'A-S1': 'take from the small tube',
    'A-S2': 'take from the middle tube',
    'A-S3': 'large tube, two takes',
    'A-S4': 'full cauldrons to stall',
    'A-S5': 'empty cauldrons, ichor',
  },
  abilities: ['Glass-blower', 'Distiller', 'Second fire', 'Offering'],
  abilityNotes: [
    'take marbles from any tube',
    'move one or two marbles',
    'brew one complete cauldron',
    'give up a marble: immediate sponsorship of its colour',
  ],
  places: {
    TU1: 'the small tube',
    TU2: 'the middle tube',
    TU3: 'the large tube',
    Q1: 'cauldron 1',
    Q2: 'cauldron 2',
    Q3: 'cauldron 3',
    Q4: 'cauldron 4',
    F: 'the flask',
    X: 'the discard',
  },
  questions: {
    'take.tube': 'Which tube?',
    'take.colour': 'Which colour do you announce on the {source}?',
    'take.chain': 'Both ends of the {source} match: go on with {colour} ({marbles})?',
    'marble.place': 'Where do you put your marbles?',
    'brew.flask': 'Pour marbles from the flask before brewing?',
    'brew.cauldron': 'Which cauldron do you brew?',
    'brew.seal': 'A pure cauldron: place the seal of {source}?',
    'purge.cauldrons': 'Which cauldrons do you empty?',
    'purge.tray': 'Empty the tray of ichor?',
    'purge.tube': 'Which tube do you renew?',
    'distil.move': 'Which marble do you move?',
    'offering.marble': 'Which marble do you offer?',
  },
  leads: {
    'take.tube': 'Marbles of the colour you announce will come out of both ends.',
    'take.colour': 'Choose an end of the tube: its colour and ichor come out on both sides.',
    'take.chain': 'Yes: that colour comes out once more, free of charge. No: you place what you have.',
    'marble.place':
      'Put every marble into a cauldron, the flask or the discard. The last one ends the action.',
    'brew.flask': 'A marble poured now may complete a cauldron; then you brew.',
    'brew.cauldron': 'Three marbles give a potion, four an elixir; the cauldron is emptied.',
    'brew.seal':
      'Yes: this faction pays you its sponsorship every market day, to the end. No: the marble goes back into the bag.',
    'purge.cauldrons':
      'Their colours go back into the bag, their ichor into the tray. You may also empty none.',
    'purge.tray':
      'Empty: the ichor goes into the bag, and there are no fumes tonight. Leave: it stays in the tray.',
    'purge.tube': 'This tube is refilled, and you take marbles from it at once.',
    'distil.move': 'A marble from the flask or a cauldron goes elsewhere; twice at most.',
    'offering.marble': 'It goes back into the bag and you get the sponsorship of its colour at once.',
  },
  pieces: {
    'purge.cauldrons': ['cauldron', 'cauldrons'],
  },
  refusals: {
    'tube-empty': () => 'The tube is empty.',
    'no-complete-cauldron': () => 'No complete cauldron whose good can be gained.',
    'nothing-to-purge': () => 'There is nothing to purge.',
    'no-marble': () => 'No marble in the flask or the cauldrons.',
  },
  words: {
    'stop purge.tray': 'Leave the tray',
    'stop purge.tube': 'Keep the tubes',
    'stop brew.flask': 'Stop pouring',
    tray: 'Empty the tray into the bag',
  },
  told: {
    'A.take': (who, f) => `${says(who, 'announce', 'announces')} ${f.colour} on ${f.tube}: ${f.marbles}.`,
    'A.chain': (who, f) => `${says(who, 'go', 'goes')} on with ${f.colour}: ${f.marbles}.`,
    'A.brew': (who, f) => `${says(who, 'brew', 'brews')} ${f.cauldron}.`,
    'A.seal': (who, f) => `${says(who, 'place', 'places')} the seal of ${f.clan}.`,
    'A.purge-cauldrons': (who, f) => `${says(who, 'empty', 'empties')} ${f.cauldrons}.`,
    'A.purge-tray': (who, f) =>
      `${says(who, 'put', 'puts')} ${count(f.ichor, 'ichor marble', 'ichor marbles')} back in the bag.`,
    'A.purge-tube': (who, f) => `${says(who, 'renew', 'renews')} ${f.tube}.`,
    'A.distil': (who, f) => `${says(who, 'move', 'moves')} a marble (${f.marble}): ${f.from} → ${f.to}.`,
    'A.offer': (who, f) => `${says(who, 'offer', 'offers')} a marble (${f.marble}).`,
    'A.fumes': (who, f) =>
      `Ichor fumes: ${goesOn(who, 'draw', 'draws')} ${count(f.cards ?? 1, 'Corruption card', 'Corruption cards')}.`,
  },
};
