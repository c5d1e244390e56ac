import { quoted } from './names.ts';
import type { Phrases, Who } from './phrases.ts';

const says = (who: Who, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;
const to = (who: Who): string => (who.isYou ? 'you' : who.name);

export const en: Phrases = {
  title: 'Merchants of Karanor',
  subtitle: 'Trading posts, quests and dirty tricks',
  questions: {
    'draft.first': 'Which shop do you keep? The other two go to the right.',
    'draft.second': 'Which of the two shops you received do you keep?',
    action: 'What do you do?',
    window: 'Respond or pass?',
    standing: 'At any moment: trade, play a card, leave standing orders.',
    'shop.pick': 'Which shop do you take in hand?',
    'quest.keep': 'Which quest do you keep?',
    'quest.discard': 'Four quests are one too many: which one do you discard?',
    'quest.immediate': 'Immediate choice: what do you do?',
    'artefact.keep': 'Which artefact do you keep?',
    resources: 'Which resources?',
    'resources.one': 'Which resource?',
    badge: 'Which badge?',
    associate: 'Which associate?',
    place: 'Which territory?',
    choose: 'What do you choose?',
    move: 'Where do you go?',
    step: 'Where do you go on to?',
    harvest: 'What do you harvest?',
    build: 'Which shop do you build?',
    quest: 'Which quest do you complete, and how?',
    recruit: 'Whom do you recruit?',
    market: 'What do you do at the market?',
    activate: 'Which artefact do you activate?',
    promote: 'Whom do you promote?',
    card: 'Which card do you play?',
    'trade.propose': 'What do you offer?',
    'trade.counter': 'What do you offer instead?',
    'trade.accept': 'Which offer do you accept?',
    'trade.decline': 'Which offer do you decline?',
    'trade.withdraw': 'Which offer do you withdraw?',
    'pledge.keep': 'Which promise do you keep?',
    'pledge.forgive': 'Which promise do you forgive?',
    reveal: 'Which quest do you show to everybody?',
    hold: 'When should the table stop for your cards?',
    orders: 'What to do when you could respond with a card?',
  },
  entries: {
    move: 'Move',
    step: 'Keep moving',
    harvest: 'Harvest',
    work: 'Work',
    build: 'Build',
    interact: 'Meet the inhabitant',
    quest: 'Complete a quest',
    deliver: 'Deliver',
    recruit: 'Recruit',
    villa: 'Buy the villa',
    market: 'Go to the market',
    activate: 'Activate an artefact',
    promote: 'Promote',
    card: 'Play a black-market card',
    'end-turn': 'End the turn',
    pass: 'Pass',
    'trade.propose': 'Offer a trade',
    'trade.counter': 'Make a counter-offer',
    'trade.accept': 'Accept an offer',
    'trade.decline': 'Decline an offer',
    'trade.withdraw': 'Withdraw an offer',
    'pledge.keep': 'Keep a promise',
    'pledge.forgive': 'Forgive a promise',
    reveal: 'Show a quest',
    hold: 'Raise your hand',
    orders: 'Standing order for a window',
  },
  anyTime: 'at any time',
  windows: {
    turnStart: 'at the start of a turn',
    'before:build': 'before a shop is built',
    'before:villa': 'before a villa is bought',
    'before:income': 'before income',
    'before:card': 'when a card is played',
    'after:harvest': 'after a harvest',
    'after:deliver': 'after a delivery',
    'after:quest': 'after a quest',
    hold: 'when a hand is raised',
  },
  holds: {
    never: 'keep your hand down',
    calm: 'at the start of turns and before income',
    city: 'when an opponent comes to a city',
    step: 'after everything others do',
  },
  phases: {
    draft1: 'first choice',
    draft2: 'second choice',
    start: 'set-up',
    turnStart: 'start of turn',
    actions: 'actions',
    income: 'income',
    over: 'game over',
  },
  quoted: (name) => quoted('en', name),
  someone: (who) => (who.isYou ? 'you' : who.name),
  actionsLeft: (n) => (n === 1 ? '1 action left' : `${n} actions left`),
  anyone: 'anyone',
  topOfDeck: 'The top of the deck, unseen',
  build: (card, withBonus, waived) =>
    `${card}${withBonus ? ', with the bonus' : ''}${waived === '' ? '' : `, without paying ${waived}`}`,
  aimed: (card, target) => `${card} against ${target}`,
  market: (buys, resource) => `${buys ? 'buy' : 'sell'} ${resource}`,
  offer: (from, target, give, want) => `${from} → ${target}: ${give} for ${want}`,
  terms: (give, want) => `${give} for ${want}`,
  promised: (wares, rounds) => `${wares} ${rounds === 1 ? 'next round' : `within ${rounds} rounds`}`,
  both: (now, later) => `${now} and ${later}`,
  order: (window, pass) => `${pass ? 'always pass' : 'ask me'} ${window}`,
  chosen: (entry, option) => `${entry}: ${option}`,
  refusals: {
    'too-few-cards': () => 'Choose a card.',
    'too-many-cards': () => 'Choose one card only.',
    'seat-not-offered': () => 'No trade can be offered to this seat.',
    'not-your-turn': () => 'It is not your turn.',
    'not-open': () => 'Wait until the current event is resolved.',
    'no-action-left': ({ used }) =>
      Number(used) === 1
        ? 'You have already taken your action.'
        : `You have already taken your ${used} actions.`,
    'illegal-place': () => 'This is not the right territory.',
    'not-adjacent': () => 'This territory is not next to yours.',
    'no-move': () => 'You are not moving: start a new move.',
    'range-used': ({ steps, range }) => `This move has no step left (${steps} of ${range}).`,
    'not-enough-gold': ({ cost, gold }) =>
      cost === undefined ? 'You do not have enough gold.' : `It costs ${cost} gold, you have ${gold}.`,
    'not-enough-resources': () => 'You lack resources.',
    'wrong-number-of-tokens': ({ chosen, count }) =>
      `It takes ${count} ${Number(count) === 1 ? 'token' : 'tokens'}, you chose ${chosen}.`,
    'supply-empty': () => 'The supply is empty.',
    'city-limit': ({ shops, limit }) =>
      `You already own ${shops} ${Number(shops) === 1 ? 'shop' : 'shops'} here (limit ${limit}).`,
    'no-pawn-left': () => 'Your eight shop pawns are all on the map.',
    'no-inhabitant': () => 'There is no inhabitant here any more.',
    'condition-not-met': () => 'The condition of the card is not met.',
    banned: () => 'The Curse of Salanche keeps you from working.',
    'bad-target': () => 'This card cannot be aimed at this player.',
    untargetable: () => 'The Moonshade Cloak protects this player.',
    'bad-timing': () => 'This card is not played at this moment.',
    'unknown-card': () => 'You do not have this card.',
    'waived-too-much': ({ allowed }) =>
      `You may leave out only ${allowed} ${allowed === 1 ? 'token' : 'tokens'} of the cost.`,
    'villa-owned': () => 'This villa is already sold.',
    'already-used': () => 'This artefact was already used this turn.',
    'not-activated': () => 'This artefact works by itself.',
    'already-promoted': () => 'This associate is already promoted.',
    'no-market': () => 'The market exists with two players only.',
    'market-full': ({ cap }) => `This market pile is full (${cap}).`,
    'market-empty': () => 'This market pile is empty.',
    'one-or-two-operations': () => 'One or two operations per visit to the market.',
    'trade-busy': () => 'No trades until the current event is resolved.',
    'trade-impossible': () => 'One of the two doesn’t have the goods.',
    'trade-closed': () => 'Trading is closed.',
    'trade-limit': ({ limit }) =>
      `At most ${limit} open ${Number(limit) === 1 ? 'offer' : 'offers'} at a time.`,
    'trade-forbidden-goods': () => 'This cannot be traded.',
    'nothing-offered': () => 'Put something on at least one side of the offer.',
    'offer-not-open': () => 'This offer is not open to you.',
    'pledge-not-open': () => 'This promise no longer has to be kept.',
    'pledge-short': () => 'You lack the goods to keep this promise.',
    'promise-too-long': ({ max }) =>
      `Promises are for ${max} ${Number(max) === 1 ? 'round' : 'rounds'} at most.`,
    'note-too-long': ({ max }) =>
      `Your note is too long: at most ${max} ${Number(max) === 1 ? 'character' : 'characters'}.`,
    'no-such-window': () => 'There is no such window.',
    'wrong-number-of-players': ({ players, min, max }) => `${min} to ${max} can play, not ${players}.`,
    'unknown-option': ({ option }) => `There is no option “${option}”.`,
    'unknown-window-mode': () => 'There is no such window mode.',
    'no-such-seat': () => 'There is no such seat.',
    'wrong-round-cap': () => 'The round limit must be a positive whole number.',
  },
  events: {
    turn: (who, round) => `— Round ${round}: ${who.isYou ? 'your turn' : `${who.name}’s turn`} —`,
    story: (who, story) => `${who.isYou ? 'Your' : `${who.name}’s`} story: ${story}.`,
    drafted: (round) => (round === 1 ? 'The cards go to the right.' : 'Everyone has chosen their two shops.'),
    moved: (who, target, how) =>
      how === 'sea'
        ? `${says(who, 'cross', 'crosses')} the sea ${target.to}.`
        : how === 'effect'
          ? `${says(who, 'end up', 'ends up')} ${target.at}.`
          : `${says(who, 'go', 'goes')} ${target.to}.`,
    action: (who, action) =>
      ({
        work: `${says(who, 'work', 'works')}.`,
        harvest: `${says(who, 'harvest', 'harvests')}.`,
        interact: `${says(who, 'meet', 'meets')} the inhabitant.`,
        recruit: `${says(who, 'recruit', 'recruits')}.`,
        market: `${says(who, 'go', 'goes')} to the market.`,
      })[action] ?? null,
    gold: (who, by) =>
      by > 0 ? `${says(who, 'gain', 'gains')} ${by} gold.` : `${says(who, 'pay', 'pays')} ${-by} gold.`,
    gained: (who, what) => `${says(who, 'gain', 'gains')} ${what}.`,
    lost: (who, what) => `${says(who, 'return', 'returns')} ${what}.`,
    spent: (who, what) => `${says(who, 'spend', 'spends')} ${what}.`,
    given: (from, target, what) =>
      `${says(from, 'give', 'gives')} ${target.isYou ? `you ${what}` : `${what} to ${target.name}`}.`,
    taken: (who, loser, what) => `${says(who, 'take', 'takes')} ${what} from ${to(loser)}.`,
    income: (who, by) => `Income ${by > 0 ? '+' : '−'}${Math.abs(by)} for ${to(who)}.`,
    prestige: (who, isGain, points) =>
      isGain ? `${says(who, 'gain', 'gains')} ${points}.` : `${says(who, 'lose', 'loses')} ${points}.`,
    incomePaid: (who, gold) => `${says(who, 'receive', 'receives')} ${gold} gold in income.`,
    drew: (who, pile, card) => `${says(who, 'draw', 'draws')} ${card ?? pile}.`,
    took: (who, card) => `${says(who, 'take', 'takes')} ${card}.`,
    reshuffled: (pile) => `The ${pile} discard becomes the deck again.`,
    promoted: (who, associate) => `${says(who, 'promote', 'promotes')} ${associate}.`,
    activated: (who, artefact) => `${says(who, 'activate', 'activates')} ${artefact}.`,
    bonusAction: (who, total) => `${says(who, 'have', 'has')} ${total} more action${total === 1 ? '' : 's'}.`,
    buildDeclared: (who, card, city) => `${says(who, 'want', 'wants')} to build ${card} ${city.at}.`,
    villaDeclared: (who, territory) => `${says(who, 'want', 'wants')} to buy the villa ${territory.at}.`,
    cancelled: (who) => `Cancelled! ${who.isYou ? 'Your' : `${who.name}’s`} action is lost.`,
    withdrawn: (who) => `No longer possible: the action is given back to ${to(who)}.`,
    built: (who, card, city) => `${says(who, 'build', 'builds')} ${card} ${city.at}.`,
    villa: (who, territory) => `${says(who, 'buy', 'buys')} the villa ${territory.at}.`,
    quest: (who, quest, option, immediate) =>
      immediate
        ? `${quest}: ${who.isYou ? 'you choose' : `${who.name} chooses`} ${option}.`
        : `${says(who, 'complete', 'completes')} ${quest}: ${option}.`,
    delivered: (who, city, terms) => `${says(who, 'deliver', 'delivers')} ${city.to}: ${terms}.`,
    deliveryShown: (city, terms) => `New delivery for ${city.the}: ${terms}.`,
    noDelivery: 'There are no more deliveries.',
    played: (who, card, target) =>
      `${says(who, 'play', 'plays')} ${card}${target === null ? '' : ` against ${to(target)}`}!`,
    cardCancelled: (card) => `${card} is cancelled.`,
    chose: (who, option) => `${says(who, 'choose', 'chooses')} ${option}.`,
    revealed: (who, quest) => `${says(who, 'show', 'shows')} the quest ${quest}.`,
    orders: (window, pass) => `Standing order: ${pass ? 'pass' : 'ask me'} ${window}.`,
    hold: (when) => (when === null ? 'Hand lowered.' : `Hand raised: ${when}.`),
    offered: (who, target, terms, note) =>
      `${says(who, 'offer', 'offers')} ${target}: ${terms}.${note === '' ? '' : ` “${note}”`}`,
    offerEnded: {
      accepted: (who, word) => (word === '' ? null : `${says(who, 'accept', 'accepts')}: “${word}”`),
      declined: (who, word) =>
        `${says(who, 'decline', 'declines')} the offer${word === '' ? '.' : `: “${word}”`}`,
      withdrawn: (who) => `${says(who, 'withdraw', 'withdraws')} the offer.`,
      countered: (who) => `${says(who, 'answer', 'answers')} with a counter-offer.`,
      void: () => 'An offer lapses.',
    },
    pledged: (from, target, wares, due) =>
      `${says(from, 'promise', 'promises')} ${target.isYou ? 'you' : target.name} ${wares}, by the end of ${from.isYou ? 'your' : 'their'} turn in round ${due}.`,
    pledgeEnded: {
      kept: (from, target, wares) =>
        `A promise kept: ${from.isYou ? 'you give' : `${from.name} gives`} ${target.isYou ? 'you' : target.name} ${wares}.`,
      broken: (from, target, wares) =>
        `A broken promise: ${from.isYou ? 'you' : from.name} owed ${target.isYou ? 'you' : target.name} ${wares}.`,
      forgiven: (from, target, wares) =>
        `${says(target, 'forgive', 'forgives')} ${from.isYou ? 'you' : from.name} a promise (${wares}).`,
      void: (from, target, wares) =>
        `${from.isYou ? 'Your promise' : `${from.name}’s promise`} to ${target.isYou ? 'you' : target.name} (${wares}) lapses.`,
    },
    traded: (from, target, give, want) =>
      `Trade: ${to(from)} ${from.isYou ? 'give' : 'gives'} ${give}, ${to(target)} ${target.isYou ? 'give' : 'gives'} ${want}.`,
    end: (who, prestige) =>
      `${says(who, 'reach', 'reaches')} ${prestige}: the round is played out, with no more trading.`,
    over: (winners) =>
      winners.length === 1 && winners[0] !== undefined
        ? `${says(winners[0], 'win', 'wins')} the game!`
        : `Shared victory: ${winners.map(to).join(' and ')}.`,
  },
  decks: { shop: 'shop', quest: 'quest', 'black-market': 'black-market', artefact: 'artefact' },
  piles: {
    shop: 'a shop card',
    quest: 'a quest',
    'black-market': 'a black-market card',
    artefact: 'an artefact',
  },
  end: { label: 'End', at: (prestige) => `at ${prestige} prestige` },
  settings: {
    market2p: {
      label: 'Two-player market',
      help: 'Two players have less to trade: a tile lets you buy and sell resources.',
      values: {},
    },
    windowMode: {
      label: 'Response windows',
      help: '“Quick”: you are asked only when one of your cards answers what happens; raise your hand for the rest. “Complete”: whoever holds a card is asked every time.',
      values: { smart: 'quick', strict: 'complete' },
    },
    firstPlayer: {
      label: 'First player',
      help: 'Who goes first.',
      values: { random: 'at random' },
    },
  },
};
