import { count, says } from '../../texts/en-speech.ts';
import type { MerchantPhrases } from '../merchant.ts';
import { recipeWords } from './recipe-words.ts';

export const en: MerchantPhrases = {
  name: 'Innkeeper',
  inBrief: 'Marga: pots that cook while the hours pass, and guests to lodge',
  intro: [
    'What you put on the fire cooks during your actions, for as many hours as you pay; twice as fast on the flame, not at all on the sideboard.',
    'Serve between the first and the last hour of the recipe. Broth and pie make a dish, stew and roast a feast. Burnt, only a dish is left, for a Corruption card.',
    'A dish done to a turn may go to a guest instead: the room gives sponsorship every day. Recruiting takes hours: that is when roasts cook.',
  ],
  steps: ['simmer', 'serve', 'sell'],
  wares: { s: ['dish', 'm'], l: ['feast', 'm'] },
  spaces: {
    'T-S1': 'Put on the fire',
    'T-S2': 'Stir',
    'T-S3': 'Serve',
    'T-S4': 'Change the menu',
  },
  spaceNotes: {
    'T-S1': 'recipes onto the fire',
    'T-S2': 'hurry or slow down',
    'T-S3': 'cooked dishes to stall',
    'T-S4': 'new recipes',
  },
  abilities: ['Kitchen boy', 'Waitress', 'Turnspit', 'Minstrel'],
  abilityNotes: [
    'put a recipe from the menu on the fire',
    'serve one ready dish',
    'stir up to twice',
    'immediate sponsorship of a guest',
  ],
  places: {
    HB1: 'embers 1',
    HB2: 'embers 2',
    HB3: 'embers 3',
    HB4: 'the flame',
    HB5: 'the sideboard',
    room: 'the room',
  },
  questions: {
    'pot.fill': 'Which recipe do you put on the fire, and where?',
    'pot.stir': '{source} left. Which pot do you stir?',
    'pots.empty': 'Which pots do you empty?',
    'menu.change': 'Which recipes on the menu do you replace?',
    'serve.dish': 'Which dish do you serve?',
    'song.guest': 'For which guest does the minstrel sing?',
  },
  leads: {
    'pot.fill': 'Put a recipe from the menu on a fire: the flame cooks twice as fast as the embers.',
    'pot.stir': 'Add or remove an hour of cooking, or move the pot.',
    'pots.empty': 'Their recipes go back into the bag and their place is free.',
    'menu.change': 'New recipes replace them; then you may put one on the fire.',
    'serve.dish':
      'Its good goes to your stall. Done to a turn it can lodge a guest; burnt it is worth a dish and a Corruption card.',
    'song.guest': 'You get the sponsorship of their faction at once.',
  },
  pieces: {
    'pots.empty': ['pot', 'pots'],
    'menu.change': ['recipe', 'recipes'],
  },
  refusals: {
    'no-free-hob': () => 'No free place on the fire.',
    'nothing-to-stir': () => 'No pot to stir.',
    'nothing-to-serve': () => 'No dish to serve whose good can be gained.',
    'no-guest': () => 'No guest is staying at the inn.',
  },
  words: {
    'stop pot.fill': 'Put nothing more on',
    'stop pot.stir': 'Let it simmer',
    'stop serve.dish': 'Stop serving',
    ...recipeWords('en'),
  },
  told: {
    'T.fill': (who, f) => `${says(who, 'put', 'puts')} on the fire: ${f.recipe} (${f.hob}).`,
    'T.stir': (who, f) =>
      `${says(who, 'stir', 'stirs')}: ${f.recipe}, now ${count(f.hours, 'hour', 'hours')} cooked.`,
    'T.move': (who, f) => `${says(who, 'move', 'moves')}: ${f.recipe} (${f.hob}).`,
    'T.empty': (who, f) => `${says(who, 'empty', 'empties')} ${count(f.pots, 'pot', 'pots')}.`,
    'T.menu': (who, f) =>
      `${says(who, 'replace', 'replaces')} ${count(f.tiles, 'recipe', 'recipes')} of the menu.`,
    'T.serve': (who, f) => `${says(who, 'serve', 'serves')}: ${f.recipe}.`,
    'T.disguise': (who, f) => `${says(who, 'serve', 'serves')} a burnt dish under a sauce: ${f.recipe}.`,
    'T.lodge': (who, f) => `${says(who, 'lodge', 'lodges')} a guest of ${f.clan}: ${f.recipe}.`,
    'T.song': (who, f) => `${says(who, 'have', 'has')} a song sung for the guest of ${f.clan}.`,
    'T.burn': (_, f) => `It burns: ${f.recipe} (${f.hob}).`,
    'T.scour': (who, f) => `${says(who, 'scour', 'scours')} ${count(f.pots, 'burnt pot', 'burnt pots')}.`,
  },
};
