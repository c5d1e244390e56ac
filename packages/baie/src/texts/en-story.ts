import type { Phrases, Who } from './phrases.ts';

/** The sentences of the journal in English. Pieces come with their article: "a Bard", "cauldron 1". */

/** The verb for the reader, then for somebody else. */
const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;
/** The same inside a sentence. */
const goesOn = (who: Who, you: string, they: string): string =>
  who.isYou ? `you ${you}` : `${who.name} ${they}`;
const count = (n: number | string | undefined, one: string, many: string): string =>
  `${n} ${Number(n) === 1 ? one : many}`;
const capital = (text: number | string | undefined): string => {
  const word = String(text);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

export const told: Phrases['told'] = {
  phase: (_, f) => `Day ${f.round} · ${f.phase}`,
  drawn: (who, f) => `${says(who, 'draw', 'draws')} ${f.adventurer} from the bag.`,
  returned: (_, f) => `No seat at sea: ${f.adventurer} goes back in the bag.`,
  boarded: (_, f) => `${capital(f.adventurer)} boards the ${f.boat}.`,
  'changed-boat': (_, f) => `${capital(f.adventurer)} goes from the ${f.boat} to the ${f.to}.`,
  'went-to-pier': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} for the pier: ${f.pier}.`,
  'went-to-hall': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} for the hall of the clan.`,
  'went-to-bag': (_, f) => `${capital(f.adventurer)} leaves the ${f.boat} and goes back in the bag.`,
  docked: (who, f) => `${says(who, 'dock', 'docks')} the ${f.boat} ${f.dock}.`,
  'boat-left': (_, f) => `The ${f.boat} leaves: its Clients go to their halls, its Rogues to the Lair.`,
  hourglass: (who, f) => `${says(who, 'move', 'moves')} ${f.hour}.`,
  'market-closed': (_, f) => `All four docks are taken: the market will open at ${f.hour} o’clock.`,
  'corruption-drawn': (who, f) =>
    `${says(who, 'draw', 'draws')} a ${f.card === '' ? 'corruption card' : `card: ${f.card}`}.`,
  'corruption-discarded': (who, f) => `${says(who, 'discard', 'discards')} a card: ${f.card}.`,
  'corruption-reshuffled': () => 'The corruption discard pile is shuffled.',
  recruited: (who, f) => `${says(who, 'recruit', 'recruits')} the ${f.card}.`,
  joined: (_, f) => `The ${f.card} takes the place of the ${f.replaced}.`,
  space: (who, f) => `${says(who, 'choose', 'chooses')} “${f.space}”.`,
  'team-used': (who, f) => `${says(who, 'call', 'calls')} on the team: ${f.ability}.`,
  'good-gained': (who, f) => `${says(who, 'gain', 'gains')} ${f.good}.`,
  'good-missed': (who, f) => `${says(who, 'cannot', 'cannot')} take ${f.good}.`,
  patronage: (who, f) => `Patronage of ${f.clan}: ${goesOn(who, 'gain', 'gains')} ${f.amount} gold.`,
  'immediate-patronage': (who, f) =>
    `Immediate patronage of ${f.clan}: ${goesOn(who, 'gain', 'gains')} ${f.amount} gold.`,
  clients: (who, f) =>
    `${says(who, 'gain', 'gains')} ${f.amount} gold: two per Client in the hall of ${f.clan}.`,
  sold: (who, f) => `${says(who, 'sell', 'sells')} ${f.good} for ${f.price} gold (${f.pier}).`,
  'rogue-paid': (who, f) => `${says(who, 'pay', 'pays')} a Rogue, who counts as a Client (${f.pier}).`,
  'colporteur-drew': (_, f) => `The Colporteur turns up card ${f.card}.`,
  'colporteur-plays': (_, f) =>
    `Its cards say: ${f.action}${Number(f.times) > 1 ? `, ${f.times} times` : ''}; ${count(f.hours, 'hour', 'hours')}${
      Number(f.corruption) > 0 ? ` and ${count(f.corruption, 'corruption card', 'corruption cards')}` : ''
    }; ${f.half}, ${f.place}.`,
  'colporteur-shuffled': () => 'The Colporteur shuffles its cards.',
  reserved: (_, f) => `${capital(f.adventurer)} enters the Colporteur’s reserve.`,
  'left-reserve': (_, f) => `The Colporteur takes ${f.adventurer} from its reserve.`,
  revealed: (who, f) =>
    `${says(who, 'reveal', 'reveals')} ${count(f.cards, 'corruption card', 'corruption cards')}.`,
  scored: (who, f) =>
    `Scoring: ${goesOn(who, 'gain', 'gains')} ${f.clans} gold from clans and ${who.isYou ? 'lose' : 'loses'} ${f.corruption} gold for corruption.`,
  'colporteur-goods': (_, f) => `gain ${f.goods}`,
  'colporteur-patronage': (_, f) => `gain 2 gold per Client in the hall of ${f.clan}`,
  'colporteur-recruit': () => 'recruit a townsperson and draw two adventurers',
  inner: () => 'near the island',
  outer: () => 'on the open sea',
  left: () => 'left half',
  right: () => 'right half',
  'A.take': (who, f) => `${says(who, 'announce', 'announces')} ${f.colour} on ${f.tube}: ${f.marbles}.`,
  'A.chain': (who, f) => `${says(who, 'chain', 'chains')} in ${f.colour}: ${f.marbles}.`,
  'A.brew': (who, f) => `${says(who, 'brew', 'brews')} ${f.cauldron}.`,
  'A.seal': (who, f) => `${says(who, 'place', 'places')} the seal of ${f.clan}.`,
  'A.purge-cauldrons': (who, f) => `${says(who, 'empty', 'empties')} ${f.cauldrons}.`,
  'A.purge-tray': (who, f) =>
    `${says(who, 'put', 'puts')} ${count(f.ichor, 'ichor marble', 'ichor marbles')} back in the bag.`,
  'A.purge-tube': (who, f) => `${says(who, 'renew', 'renews')} ${f.tube}.`,
  'A.distil': (who, f) => `${says(who, 'move', 'moves')} a marble (${f.marble}): ${f.from} → ${f.to}.`,
  'A.offer': (who, f) => `${says(who, 'offer', 'offers')} a marble (${f.marble}).`,
  'A.fumes': (who, f) =>
    `Ichor fumes: ${goesOn(who, 'draw', 'draws')} ${count(f.cards ?? 1, 'corruption card', 'corruption cards')}.`,
  'F.roll': (who, f) => `${says(who, 'roll', 'rolls')} ${count(f.dice, 'die', 'dice')}: ${f.faces}.`,
  'F.hammer': (who, f) => `${says(who, 'hammer', 'hammers')} ${f.die}, which now shows ${f.face}.`,
  'F.bellows': (who, f) => `${says(who, 'set', 'sets')} ${f.die} to ${f.face}.`,
  'F.forge': (who, f) => `${says(who, 'forge', 'forges')} ${f.furnace}.`,
  'F.hallmark': (who, f) => `${says(who, 'activate', 'activates')} the hallmark of ${f.clan}.`,
  'F.keep': (who, f) => `${says(who, 'keep', 'keeps')} ${f.die}, rolled again: ${f.face}.`,
  'F.order': (who, f) => `${says(who, 'deliver', 'delivers')} ${f.die}.`,
  'K.spin': (who, f) => `${says(who, 'spin', 'spins')} the wheel: ${count(f.number, 'point', 'points')}.`,
  'K.storm': () => 'The wheel shows the storm!',
  'K.sail': (who, f) => `${says(who, 'sail', 'sails')} ${f.ship}: ${f.from} → ${f.to}.`,
  'K.turn-up': (_, f) => `A treasure is turned up (${f.zone}).`,
  'K.look': (who, f) => `${says(who, 'look', 'looks')} at treasures in secret (${f.zones}).`,
  'K.swap': (who, f) => `${says(who, 'swap', 'swaps')} two treasures (${f.zones}).`,
  'K.recall': (who, f) => `${says(who, 'recall', 'recalls')} ${f.ship} (${f.zone}).`,
  'K.nets': (who, f) => `${says(who, 'land', 'lands')} the catch of ${f.ship} (${f.zone}).`,
  'K.new-treasures': () => 'Catches and treasures are renewed.',
  'H.step': (who, f) => `${says(who, 'move', 'moves')} ${f.pawn} ${f.direction}.`,
  'H.warp': (who, f) => `${says(who, 'warp', 'warps')} ${f.line}.`,
  'H.rewind': (who, f) =>
    `${says(who, 'replace', 'replaces')} ${count(f.tiles, 'tile', 'tiles')} and ${who.isYou ? 'gain' : 'gains'} a time shard.`,
  'H.paradox': (who) => `${says(who, 'swap', 'swaps')} two adjacent tiles.`,
  'H.freeze': (who, f) => `${says(who, 'spend', 'spends')} ${count(f.shards, 'time shard', 'time shards')}.`,
  'H.extract': (who, f) => `${says(who, 'extract', 'extracts')} ${f.goods} from the corridor.`,
  'H.rift': (who, f) => `${says(who, 'open', 'opens')} a small rift (${f.colour}).`,
  'H.anchor': (who, f) => `${says(who, 'drop', 'drops')} the anchor at the portal of ${f.clan}.`,
};
