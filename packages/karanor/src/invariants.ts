import { RESOURCES } from './content/language.ts';
import { ARTEFACTS, ASSOCIATES, BADGES, BLACK_MARKET, constants, QUESTS, SHOPS } from './content/tables.ts';
import { pawnsLeft } from './rules/goods.ts';
import { BUILD_LIMIT, stat } from './rules/stats.ts';
import { OFFER_LIMIT } from './rules/trade.ts';
import { isOpen, NOBODY, ORIGIN, type Player, type State } from './state.ts';

/** Chapter 8, as far as one state can show it. Invariants about changes are in invariants.test.ts. */
export function violations(g: State): string[] {
  const broken: string[] = [];
  countGoods(g, broken);
  countCards(g, broken);
  lookAtHands(g, broken);
  for (let seat = 0; seat < g.players.length; seat++) lookAtPlayer(g, seat, broken);
  const { turn } = g;
  if (g.endTriggered && g.offers.length > 0) broken.push('K-310: offers after the end was triggered');
  if (turn.actionsUsed < 0) broken.push('I-11: negative actions');
  if (turn.phase === 'actions') {
    const most = turn.allowance + (g.players[turn.active] as Player).bonusActions;
    if (turn.actionsUsed > most) broken.push(`I-11: ${turn.actionsUsed} actions of ${most}`);
  }
  for (const owner of g.villas)
    if (owner < NOBODY || owner >= g.config.players) broken.push('I-14: a villa of nobody at the table');
  if ((turn.phase === 'over') !== (g.stack.length === 0)) broken.push('I-13: over, but the game goes on');
  return broken;
}

/** I-01, I-02: tokens and badges. */
function countGoods(g: State, broken: string[]): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const supply = g.supply[resource] as number;
    let total = supply + (g.market[resource] ?? 0);
    for (const { resources } of g.players) total += resources[resource] as number;
    if (total !== constants.tokensPerResource || supply < 0)
      broken.push(`I-01: ${total} tokens of ${RESOURCES[resource]}, ${supply} in the supply`);
  }
  for (let badge = 0; badge < BADGES.length; badge++) {
    const supply = g.badgeSupply[badge] as number;
    let total = supply;
    for (const { badges } of g.players) total += badges[badge] as number;
    if (total !== BADGES[badge]?.copies || supply < 0)
      broken.push(`I-02: ${total} badges ${BADGES[badge]?.id}`);
  }
}

const none: readonly number[] = [];
/** The cards with the 4+ mark, out of the game below four players. */
const marked = (cards: readonly { readonly minPlayers: number }[]): readonly number[] =>
  cards.flatMap(({ minPlayers }, at) => (minPlayers >= 4 ? [at] : []));
const MARKED_ARTEFACTS = marked(ARTEFACTS);
const MARKED_CARDS = marked(BLACK_MARKET);

/** Whether these zones hold each of the cards 0 to `wanted - 1` exactly once. */
function isWhole(zones: readonly (readonly number[])[], wanted: number): boolean {
  let found = 0;
  let low = 0;
  let high = 0;
  for (const zone of zones)
    for (const card of zone) {
      if (card < 0 || card >= wanted) return false;
      found += 1;
      // Two words of 30 bits: no kind has more than 60 cards.
      if (card < 30) low |= 1 << card;
      else high |= 1 << (card - 30);
    }
  const full = (n: number): number => (n >= 30 ? (1 << 30) - 1 : (1 << Math.max(n, 0)) - 1);
  return found === wanted && low === full(wanted) && high === full(wanted - 30);
}

/** I-02 to I-05: every card and tile in exactly one place. */
function countCards(g: State, broken: string[]): void {
  const isSmall = g.config.players < 4;
  const artefacts = [g.artefactDeck, g.artefactDiscard, isSmall ? MARKED_ARTEFACTS : none];
  const associates = [g.associateSupply];
  const shops = [g.shopDeck, g.shopDiscard, g.display];
  const quests = [g.questDeck, g.questDiscard, g.questsRemoved, g.followUps];
  const black = [g.blackDeck, g.blackDiscard, isSmall ? MARKED_CARDS : none];
  for (const { cards } of g.artefactAside) artefacts.push(cards);
  for (const { card } of g.questAside) quests.push([card]);
  for (const { effect, step, card } of g.stack)
    if (effect === 'card' && step !== 'declare') black.push([card]);
  for (const player of g.players) {
    artefacts.push(player.artefacts);
    associates.push(player.associates);
    shops.push(player.shopHand);
    quests.push(player.questHand);
    black.push(player.blackHand);
  }
  if (!isWhole(artefacts, ARTEFACTS.length)) broken.push('I-02: an artefact is lost or doubled');
  if (!isWhole(associates, ASSOCIATES.length)) broken.push('I-02: an associate is lost or doubled');
  if (!isWhole(shops, SHOPS.length)) broken.push('I-03: a shop card is lost or doubled');
  if (!isWhole(quests, QUESTS.length)) broken.push('I-04: a quest is lost or doubled');
  if (!isWhole(black, BLACK_MARKET.length)) broken.push('I-05: a black-market card is lost or doubled');
}

/** I-03, I-04: what hands may hold. */
function lookAtHands(g: State, broken: string[]): void {
  const open = isOpen(g);
  if (open && g.display.length !== constants.shopDisplay) broken.push('I-03: the display is not full');
  if (open && g.questAside.length > 0) broken.push('I-04: a quest was left aside');
  for (const { shopHand, questHand } of g.players) {
    if (open && shopHand.length !== constants.shopHandSize)
      broken.push(`I-03: ${shopHand.length} shop cards in a hand`);
    if (open && questHand.length > constants.questHandLimit)
      broken.push(`I-04: ${questHand.length} quests in a hand`);
    for (const card of questHand) {
      const quest = QUESTS[card];
      if (quest?.isImmediate) broken.push(`K-103: immediate quest ${card} in a hand`);
      if (!quest?.isFollowUp) continue;
      const first = QUESTS.findIndex(({ next }) => next === card);
      if (!g.questsRemoved.includes(first)) broken.push(`I-04: follow-up ${card} without its first part`);
    }
  }
}

const isAmount = (n: number): boolean => Number.isInteger(n) && n >= 0;

function lookAtPlayer(g: State, seat: number, broken: string[]): void {
  const player = g.players[seat] as Player;
  if (pawnsLeft(g, seat) < 0) broken.push(`I-06: seat ${seat} has too many pawns on the map`);
  if (player.shopCards[0] !== ORIGIN || player.shopCities[0] !== player.city)
    broken.push('I-06: an origin is missing');
  if (stat(g, seat, BUILD_LIMIT) < 1) broken.push('I-06: a build limit below 1');
  const isSound =
    isAmount(player.gold) &&
    isAmount(player.prestige) &&
    isAmount(player.bonusActions) &&
    player.resources.every(isAmount) &&
    player.badges.every(isAmount);
  if (!isSound) broken.push(`I-08: seat ${seat} owns less than nothing`);
  if (player.income < constants.incomeMin || player.income > constants.incomeMax)
    broken.push(`I-08: income ${player.income}`);
  if (player.thresholds > constants.blackMarketThresholds.length) broken.push('I-12: too many thresholds');
  let offers = 0;
  for (const { from } of g.offers) if (from === seat) offers += 1;
  if (offers > OFFER_LIMIT) broken.push(`K-310: ${offers} open offers`);
}
