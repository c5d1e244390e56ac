import { fromAll } from '../merchants/texts.ts';
import { capital, count, goesOn, says } from './en-speech.ts';
import type { Phrases } from './phrases.ts';

/** The sentences of the journal in English. Pieces come with their article: "a Bard", "cauldron 1". */

export const told: Phrases['told'] = {
  phase: (_, f) => `Day ${f.round} · ${f.phase}`,
  drawn: (who, f) => `${says(who, 'draw', 'draws')} ${f.adventurer} from the bag.`,
  returned: (_, f) => `No seat at sea: ${f.adventurer} goes back in the bag.`,
  boarded: (_, f) => `${capital(f.adventurer)} boards the ${f.boat}.`,
  'changed-boat': (_, f) => `${capital(f.adventurer)} goes from the ${f.boat} to the ${f.to}.`,
  'went-to-pier': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} for the pier (${f.pier}).`,
  'went-to-hall': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} for the faction hall.`,
  'went-to-bag': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} and goes back in the bag.`,
  docked: (who, f) => `${says(who, 'dock', 'docks')} the ${f.boat} ${f.dock}.`,
  'boat-left': (_, f) => `The ${f.boat} leaves: its Clients go to their halls, its Rogues to the Lair.`,
  hourglass: (who, f) => `${says(who, 'move', 'moves')} ${f.hour}.`,
  'market-closed': (_, f) => `All four docks are taken: the market will open at ${f.hour} o’clock.`,
  'corruption-drawn': (who, f) =>
    `${says(who, 'draw', 'draws')} a ${f.card === '' ? 'Corruption card' : `card: ${f.card}`}.`,
  'corruption-discarded': (who, f) => `${says(who, 'discard', 'discards')} a card: ${f.card}.`,
  'corruption-reshuffled': () => 'The Corruption discard pile is shuffled.',
  recruited: (who, f) => `${says(who, 'recruit', 'recruits')} the ${f.card}.`,
  joined: (_, f) => `The ${f.card} takes the place of the ${f.replaced}.`,
  space: (who, f) => `${says(who, 'choose', 'chooses')} “${f.space}”.`,
  'team-used': (who, f) => `${says(who, 'call', 'calls')} on the staff: ${f.ability}.`,
  'good-gained': (who, f) => `${says(who, 'gain', 'gains')} ${f.good}.`,
  'good-missed': (who, f) => `${says(who, 'cannot', 'cannot')} take ${f.good}.`,
  patronage: (who, f) => `Sponsorship of ${f.clan}: ${goesOn(who, 'gain', 'gains')} ${f.amount} gold.`,
  'immediate-patronage': (who, f) =>
    `Immediate sponsorship of ${f.clan}: ${goesOn(who, 'gain', 'gains')} ${f.amount} gold.`,
  clients: (who, f) =>
    `${says(who, 'gain', 'gains')} ${f.amount} gold: two per Client in the hall of ${f.clan}.`,
  sold: (who, f) => `${says(who, 'sell', 'sells')} ${f.good} for ${f.price} gold (${f.pier}).`,
  'rogue-paid': (who, f) => `${says(who, 'pay', 'pays')} a Rogue, who counts as a Client (${f.pier}).`,
  'colporteur-drew': (_, f) => `The Colporteur turns up card ${f.card}.`,
  'colporteur-plays': (_, f) =>
    `The Colporteur’s cards say: ${f.action}${Number(f.times) > 1 ? `, ${f.times} times` : ''}; ${count(f.hours, 'hour', 'hours')}${
      Number(f.corruption) > 0 ? ` and ${count(f.corruption, 'Corruption card', 'Corruption cards')}` : ''
    }; ${f.half}, ${f.place}.`,
  'colporteur-shuffled': () => 'The Colporteur shuffles its cards.',
  reserved: (_, f) => `${capital(f.adventurer)} enters the Colporteur’s reserve.`,
  'left-reserve': (_, f) => `The Colporteur takes ${f.adventurer} from its reserve.`,
  revealed: (who, f) =>
    Number(f.cards) === 0
      ? `${says(who, 'have', 'has')} no Corruption cards.`
      : `${says(who, 'reveal', 'reveals')} ${count(f.cards, 'Corruption card', 'Corruption cards')}.`,
  scored: (who, f) =>
    `Scoring: ${goesOn(who, 'gain', 'gains')} ${f.clans} gold from factions and ${who.isYou ? 'lose' : 'loses'} ${f.corruption} gold for corruption.`,
  'colporteur-goods': (_, f) => `gain ${f.goods}`,
  'colporteur-patronage': (_, f) => `gain 2 gold per Client in the hall of ${f.clan}`,
  'colporteur-recruit': () => 'recruit a townsperson and draw two adventurers',
  inner: () => 'near the island',
  outer: () => 'on the open sea',
  left: () => 'left half',
  right: () => 'right half',
  ...fromAll('en', 'told'),
};
