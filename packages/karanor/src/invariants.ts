import type { Frame } from '@comptoir/kit';
import { RESOURCES } from './content/language.ts';
import { ARTEFACTS, ASSOCIATES, BADGES, BLACK_MARKET, constants, QUESTS, SHOPS } from './content/tables.ts';
import { pawnsLeft } from './rules/goods.ts';
import { BUILD_LIMIT, stat } from './rules/stats.ts';
import { OFFER_LIMIT } from './rules/trade.ts';
import { isOpen, NOBODY, playerOf, type State } from './state.ts';

/** Chapter 8, as far as one state can show it. Invariants about changes are in invariants.test.ts. */
export function violations(g: State): string[] {
  const broken: string[] = [];
  const claim = (id: string, holds: boolean, what: string): void => {
    if (!holds) broken.push(`${id}: ${what}`);
  };
  const open = isOpen(g);
  const once = (id: string, zones: readonly (readonly number[])[], wanted: number, what: string): void => {
    const cards = zones.flat();
    claim(id, cards.length === wanted && new Set(cards).size === wanted, `${cards.length} ${what}`);
  };

  for (const [resource, name] of RESOURCES.entries()) {
    let total = (g.supply[resource] as number) + (g.market[resource] ?? 0);
    for (const { resources } of g.players) total += resources[resource] as number;
    claim('I-01', total === constants.tokensPerResource, `${total} tokens of ${name}`);
    claim('I-01', (g.supply[resource] as number) >= 0, `the supply of ${name} is negative`);
  }
  for (const [badge, { copies, id }] of BADGES.entries()) {
    let total = g.badgeSupply[badge] as number;
    for (const { badges } of g.players) total += badges[badge] as number;
    claim('I-02', total === copies && (g.badgeSupply[badge] as number) >= 0, `${total} badges ${id}`);
  }
  const boxed = (cards: readonly { readonly minPlayers: number }[]): number[] =>
    cards.flatMap(({ minPlayers }, at) => (minPlayers > g.config.players ? [at] : []));
  once(
    'I-02',
    [
      g.artefactDeck,
      g.artefactDiscard,
      boxed(ARTEFACTS),
      ...g.artefactAside.map(({ cards }) => cards),
      ...g.players.map(({ artefacts }) => artefacts),
    ],
    ARTEFACTS.length,
    'artefacts',
  );
  once(
    'I-02',
    [g.associateSupply, ...g.players.map(({ associates }) => associates)],
    ASSOCIATES.length,
    'associates',
  );

  const shown = g.display.filter((card) => card >= 0);
  once(
    'I-03',
    [g.shopDeck, g.shopDiscard, shown, ...g.players.map(({ shopHand }) => shopHand)],
    SHOPS.length,
    'shop cards',
  );
  if (open) {
    claim('I-03', shown.length === constants.shopDisplay, 'the display is not full');
    for (const { shopHand } of g.players)
      claim('I-03', shopHand.length === constants.shopHandSize, `${shopHand.length} shop cards in a hand`);
  }

  once(
    'I-04',
    [
      g.questDeck,
      g.questDiscard,
      g.questsRemoved,
      g.followUps,
      g.questAside.map(({ card }) => card),
      ...g.players.map(({ questHand }) => questHand),
    ],
    QUESTS.length,
    'quests',
  );
  for (const { questHand } of g.players) {
    claim(
      'I-04',
      !open || questHand.length <= constants.questHandLimit,
      `${questHand.length} quests in a hand`,
    );
    for (const card of questHand) {
      const first = QUESTS.findIndex(({ next }) => next === card);
      claim('I-04', first < 0 || g.questsRemoved.includes(first), `follow-up ${card} without its first part`);
      claim('K-103', QUESTS[card]?.isImmediate === false, `immediate quest ${card} in a hand`);
    }
  }
  claim('I-04', !open || g.questAside.length === 0, 'a quest was left aside');

  const played = g.stack.filter(({ effect, step }) => effect === 'card' && step !== 'declare');
  once(
    'I-05',
    [
      g.blackDeck,
      g.blackDiscard,
      boxed(BLACK_MARKET),
      ...g.players.map(({ blackHand }) => blackHand),
      played.map(({ card }: Frame) => card),
    ],
    BLACK_MARKET.length,
    'black-market cards',
  );

  for (let seat = 0; seat < g.config.players; seat++) {
    const player = playerOf(g, seat);
    claim('I-06', pawnsLeft(g, seat) >= 0, `seat ${seat} has too many pawns on the map`);
    claim('I-06', player.shopCards[0] === -1 && player.shopCities[0] === player.city, 'an origin is missing');
    claim('I-06', stat(g, seat, BUILD_LIMIT) >= 1, 'a build limit below 1');
    const amounts = [
      player.gold,
      player.prestige,
      player.bonusActions,
      ...player.resources,
      ...player.badges,
    ];
    claim(
      'I-08',
      amounts.every((n) => Number.isInteger(n) && n >= 0),
      `seat ${seat} owns ${amounts}`,
    );
    claim(
      'I-08',
      player.income >= constants.incomeMin && player.income <= constants.incomeMax,
      `income ${player.income}`,
    );
    claim('I-12', player.thresholds <= constants.blackMarketThresholds.length, 'too many thresholds');
    const offers = g.offers.filter(({ from }) => from === seat).length;
    claim('K-310', offers <= OFFER_LIMIT, `${offers} open offers`);
  }
  claim('K-310', !g.endTriggered || g.offers.length === 0, 'offers after the end was triggered');
  const { turn } = g;
  claim('I-11', turn.actionsUsed >= 0, 'negative actions');
  if (turn.phase === 'actions') {
    const most = turn.allowance + playerOf(g, turn.active).bonusActions;
    claim('I-11', turn.actionsUsed <= most, `${turn.actionsUsed} actions of ${most}`);
  }
  claim(
    'I-14',
    g.villas.every((owner) => owner >= NOBODY && owner < g.config.players),
    'a villa of nobody at the table',
  );
  claim('I-13', (turn.phase === 'over') === (g.stack.length === 0), 'over, but the game goes on');
  return broken;
}
