import type { Phrases, Who } from './phrases.ts';

/** The verb for the reader, then for somebody else. */
const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;
const own = (who: Who, thing: string): string => (who.isYou ? `your ${thing}` : `${who.name}’s ${thing}`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: Phrases = {
  title: 'La Vallée des Marchands',
  subtitle: 'The Grand Continental Railway',
  cards,
  unknownCard: '1 card',
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  seat: (who) => (who.isYou ? 'you' : who.name),

  questions: {
    action: 'What do you do?',
    'turn.continue': 'End your turn, or still use a passive card?',
    'start.order': 'Which planned technique do you resolve first?',
    'start.wheelbarrow': 'Throw the Wheelbarrow’s card away, or keep it?',
    'market.buy': 'Which card do you buy, and with what?',
    'market.royal-privilege': 'Royal Privilege: throw a card away to take another one from the market?',
    'technique.play': 'Which technique do you play?',
    'stall.build': 'Which cards do you build with?',
    'stall.ask-help': 'Which cards do you propose?',
    'stall.help': 'Your teammate asks for help with a stack. Do you help?',
    'stall.add': 'Which cards do you add?',
    'inventory.discard': 'Which cards do you discard?',
    'passive.use': 'Which passive card do you use?',
    'target.player': 'Which player do you choose?',
    'target.maybe': 'Which player discards a random card?',
    'guess.value': 'Which value do you guess?',
    'name.set': 'Which folk do you name?',
    'name.card': 'Which card do you name?',
    'hand.pick': 'Which card of your hand?',
    'hand.pick refreshing-drink': 'Which card do you discard?',
    'hand.pick slice-of-life': 'Which card do you discard?',
    'hand.pick fortunate-upgrade': 'Which card do you throw away?',
    'hand.pick replacement': 'Which folk card do you throw away?',
    'hand.pick fashion-hint': 'Which card do you swap with the top of the market discard?',
    'hand.pick arcane-scholar': 'Comet: which two cards do you discard, in which order?',
    'hand.pick clever-guardian': 'Which card do you store?',
    'hand.pick supply-depot': 'Which cards do you store (2 at most)?',
    'hand.pick tactical-measurement': 'Which card do you put back on your deck?',
    'deck.search': 'Which card of your deck?',
    'deck.search duplicate-entry': 'Which card of your deck do you throw away?',
    'deck.search cultural-preservation': 'Which cards of your deck do you pick (3 at most)?',
    'deck.search celestial-guidance': 'Which card of your deck do you take?',
    'deck.search vigilance': 'Which card of your deck do you store?',
    'discard.pick': 'Which card of your discard do you take?',
    'discard.pick barricade': 'Which Junk do you take from your discard?',
    'discard.count': 'How many cards from the top of your discard do you shuffle in?',
    'setaside.pick': 'Which card do you keep?',
    'setaside.pick delicacy': 'Which card do you swap for Delicacy?',
    'setaside.pick umbrella': 'Which card do you swap for the Umbrella?',
    'setaside.pick bad-omen': 'Which card do you throw away?',
    'order.cards': 'In which order do you lay them? The last one ends on top.',
    'market.pick': 'Which market card do you take?',
    'market-deck.throw': 'Throw away the top card of the market deck?',
    'stall.swap': 'Which stall card do you take?',
    'die.reroll': 'Roll the die again?',
  },
  entries: {
    buy: 'Buy',
    technique: 'Play a technique',
    build: (stack) => `Build stack ${stack}`,
    askHelp: (stack) => `Ask for help with stack ${stack}`,
    add: 'Add cards',
    decline: 'Decline',
    discard: 'Discard',
    passive: 'Use a passive',
    end: 'End turn',
    goOn: 'Go on, then look',
  },
  yes: 'Yes',
  no: 'No',
  words: {
    'throw-away': 'Throw away',
    keep: 'Keep',
    stars: 'stars',
    planet: 'planet',
    'planet-reroll': 'planet with re-roll',
    comet: 'comet',
  },
  offer: (card, cost, value, surcharge) =>
    surcharge === 0 ? `${card}: ${cost}` : `${card}: ${cost} (${value} + ${surcharge})`,
  swap: (given, taken) => `${given} for ${taken}`,
  skip: 'Do not',

  refusals: {
    'slot-not-offered': () => 'This market slot is out of your reach.',
    'not-your-turn': () => 'Not now: only the active player acts, between two effects.',
    'no-action-left': () => 'You have no action left this turn.',
    'action-cap': ({ cap }) => `After ${cap} actions in one turn only discarding is left.`,
    'empty-slot': () => 'There is no card in this market slot.',
    'hand-too-poor': ({ cost, value, surcharge, purse }) =>
      `Costs ${cost} (${value} + ${surcharge}): your whole hand only makes ${purse}.`,
    'not-in-hand': () => 'This card is not in your hand.',
    'wrong-value': ({ lowest, highest, value }) =>
      lowest === highest
        ? `This card is worth ${lowest}, not ${value}.`
        : `This card is worth ${lowest} to ${highest}, not ${value}.`,
    'payment-too-small': ({ cost, paid, missing }) =>
      `Costs ${cost}, these cards make ${paid}: ${missing} missing.`,
    'superfluous-card': ({ cost, paid, value }) =>
      `Costs ${cost}, these cards make ${paid}: the card of value ${value} is superfluous.`,
    'no-card': ({ total }) => `Choose cards of one folk that make exactly ${total}.`,
    'junk-in-stack': () => 'Junk never goes into a stack.',
    'several-folks': () => 'A stack holds one folk only.',
    'wrong-sum': ({ total, sum }) => `The stack must make exactly ${total}, these cards make ${sum}.`,
    'proposal-too-large': ({ total, sum }) =>
      `A request for help must stay below ${total}, these cards make ${sum}.`,
    'already-declined': () => 'Your teammate has declined these cards already.',
    'no-teammate': () => 'You play without a teammate.',
    'teammate-has-no-card': () => 'Your teammate holds no card.',
    'not-a-technique': () => 'This card is not a technique.',
    'not-activated': () => 'This card has no ability to use like this.',
    'used-this-turn': () => 'This card has been used this turn.',
    'only-after-filling': () => 'This card can only be used once your hand has been filled.',
    'nothing-to-do': () => 'It would have nothing to do now.',
    'wrong-number-of-players': ({ players, min, max }) => `${min} to ${max} can play, not ${players}.`,
    'unknown-mode': ({ mode }) => `There is no mode “${mode}”.`,
    'teams-need-four': ({ players }) => `Teams are for 4 players, not ${players}.`,
    'unknown-folk': ({ folks }) => `Unknown folk: ${folks}.`,
    'wrong-number-of-folks': ({ wanted, chosen }) =>
      `${wanted} different folks are needed, you have chosen ${chosen}.`,
    'no-such-seat': () => 'There is no such seat.',
    'wrong-action-cap': () => 'The limit of actions is a positive whole number.',
    'unknown-option': ({ option }) => `There is no option “${option}”.`,
  },

  moved: {
    drawn: (who, card) => `${says(who, 'draw', 'draws')} ${card}.`,
    filled: (who, card) => `${says(who, 'fill your hand', 'fills their hand')}: ${card}.`,
    taken: (who, card) => `${says(who, 'take', 'takes')} ${card}.`,
    kept: (who, card) => `${says(who, 'keep', 'keeps')} ${card}.`,
    discarded: (owner, card) => `${card} goes to ${own(owner, 'discard')}.`,
    'thrown-away': (_, card, origin) => `${card} is thrown away${origin}.`,
    stored: (who, card) => `${says(who, 'store', 'stores')} ${card}.`,
    released: (who, card) => `${says(who, 'take back', 'takes back')} ${card}.`,
    swapped: (who, card) => `${says(who, 'receive', 'receives')} ${card}.`,
    given: (who, card) => `${says(who, 'receive', 'receives')} ${card}.`,
    stolen: (who, card) => `${says(who, 'take', 'takes')} ${card}!`,
    'set-aside': (_, card, origin) => `Set aside: ${card}${origin}.`,
    'laid-out': (_, card) => `${card} arrives at the market.`,
  },
  takesPlace: (card) => `${card} takes its place.`,
  origins: {
    hand: (owner) => `, from ${own(owner, 'hand')}`,
    deck: (owner) => `, from ${own(owner, 'deck')}`,
    'market-deck': () => ', from the market deck',
  },
  events: {
    turn: (who, number) => `Turn ${number}: ${who.isYou ? 'you' : who.name}`,
    purchase: (who, card, cost, paid) => `${says(who, 'buy', 'buys')} ${card} (${cost}) with ${paid}.`,
    technique: (who, card) => `${says(who, 'play', 'plays')} ${card}.`,
    stack: (who, number, list) => `${says(who, 'build', 'builds')} stack ${number}: ${list}.`,
    inventory: (who, count) =>
      count === 0
        ? `${says(who, 'pass', 'passes')}.`
        : `${says(who, 'discard', 'discards')} ${cards(count)}.`,
    passive: (who, card) => `${says(who, 'use', 'uses')} ${card}.`,
    value: (card, value) => `${card} is worth ${value} for this turn.`,
    valueAdded: (card, amount) => `${card} is worth ${amount} more for this turn.`,
    allValues: {
      set: (amount) => `All cards of the active player are worth ${amount} for this turn.`,
      add: (amount) => `All cards of the active player are worth ${amount} more for this turn.`,
    },
    handLimit: (limit) => `Hand limit: ${limit} this turn.`,
    reshuffled: (who) =>
      who === null
        ? 'The market discard becomes the market deck.'
        : `${says(who, 'shuffle your discard into your deck', 'shuffles the discard into the deck')}.`,
    shuffled: (who) => `${own(who, 'deck').replace(/^y/, 'Y')} is shuffled.`,
    searched: (who) => `${says(who, 'search your deck', 'searches the deck')}.`,
    looked: (who, owner, list) => `${says(who, 'look', 'looks')} at ${list} in ${own(owner, 'hand')}.`,
    shown: (owner, card) => `${own(owner, 'card').replace(/^y/, 'Y')} is shown: ${card}.`,
    rolled: (who, face) => `${says(who, 'roll', 'rolls')} the die: ${face}.`,
    guessed: (who, owner, value) =>
      `${says(who, 'guess', 'guesses')} ${value} for a card of ${owner.isYou ? 'yours' : owner.name}.`,
    namedSet: (who, set) => `${says(who, 'name', 'names')}: ${set}.`,
    namedCard: (who, owner, card) => `${says(who, 'look', 'looks')} for ${card} in ${own(owner, 'deck')}.`,
    helpAsked: (who, list) => `${says(who, 'ask', 'asks')} for help with ${list}.`,
    helpGiven: (who, list) => `${says(who, 'add', 'adds')} ${list}.`,
    helpDeclined: (who) => `${says(who, 'decline', 'declines')}.`,
    slid: 'The market train moves on.',
    won: (names) =>
      `${names
        .map((who) => (who.isYou ? 'you' : who.name))
        .join(' and ')
        .replace(
          /^y/,
          'Y',
        )} ${names.length > 1 || names.some((who) => who.isYou) ? 'win' : 'wins'} the game!`,
  },
  settings: {
    mode: {
      label: 'Mode',
      help: 'Each for oneself with eight stacks, or two teams of two with a shared stall of ten stacks.',
      values: { 'solo-stalls': 'Each for oneself', teams: 'Two teams' },
    },
    folks: {
      label: 'Folks',
      help: 'One more than there are players (4 in teams). None chosen: drawn at random.',
      values: {},
    },
    firstPlayer: {
      label: 'First player',
      help: 'At random, or a chosen seat.',
      values: { random: 'At random' },
    },
  },
};
