export type { Spot } from './content/compiled.ts';
export { content } from './content/content.ts';
export {
  type Bundle,
  type Option,
  type OrderedWindow,
  RESOURCES,
  type Resource,
  STATS,
  type Stat,
  type Step,
  type Text,
  WINDOWS,
  type WindowKind,
} from './content/language.ts';
export {
  CITIES,
  distance,
  isCity,
  isSeaLink,
  landLinks,
  neighbours,
  resourceAt,
  seaLinks,
  TERRITORIES,
  territoryOf,
  VILLAS,
  villaAt,
} from './content/map.ts';
export {
  ARTEFACTS,
  ASSOCIATES,
  BADGES,
  BLACK_MARKET,
  constants,
  DECK_QUESTS,
  DELIVERIES,
  QUESTS,
  questItem,
  SHOPS,
  STORIES,
} from './content/tables.ts';
export type {
  BuildAnswer,
  CounterAnswer,
  CounterOffer,
  Decision,
  Entry,
  MarketOperation,
  MarketVisit,
  OfferReply,
  Orders,
  OrdersAnswer,
  PickResources,
  PlayAnswer,
  Proposal,
  ProposalAnswer,
  QuestAnswer,
  ReplyAnswer,
} from './decisions.ts';
export { defaultAnswer } from './decisions.ts';
export type { Event, OfferEnd, Party, Pile, Zone } from './events.ts';
export { karanor } from './game.ts';
export { passGoesWithoutSaying } from './idle.ts';
export { PRESTIGE_SOURCES, type PrestigeSource, prestigeSource } from './prestige-source.ts';
export {
  afterTrade,
  canGive,
  goldToBuild,
  isAddressee,
  isNothingMissing,
  type Missing,
  missingToBuild,
  missingToDeliver,
  mostOf,
  shopPrice,
  targetPrestige,
  tokensToBuild,
  waivedTokens,
  waresOf,
} from './questions/goods.ts';
export { type Forecast, forecastOf, incomeOf, resourceOfAssociate, workOf } from './questions/income.ts';
export { marketDay, type Stand, sellersOf } from './questions/market-day.ts';
export {
  activationGold,
  blackMarketMarks,
  goldOfPromoted,
  questLimit,
  recruitPrice,
  startOf,
  villaPrestige,
} from './questions/prices.ts';
export { hasStanding, nearestPlace, placesFor } from './questions/quests.ts';
export { freeVillas, pawnsLeftOf, type Shopkeeper, sitesFor, villasOf } from './questions/shops.ts';
export { actionsLeftOf, actionsPerTurn, hasPlayed } from './questions/turns.ts';
export { type Route, routesOf, stepsLeftOf } from './questions/ways.ts';
export type { Options } from './rules/setup.ts';
export { statValue } from './rules/stats.ts';
export {
  afterOperations,
  costOfTokens,
  isFullPile,
  MARKET_WARES,
  marketPrices,
  operationsPerVisit,
  pileRoom,
  usualPrices,
} from './shapes/market.ts';
export { isNoWares, LONGEST_PROMISE, noWares, promisable } from './shapes/offer.ts';
export {
  ANYONE,
  HOLDS,
  type Hold,
  type Later,
  type Modifier,
  type Offer,
  type Phase,
  type Pledge,
  type State,
  type Wares,
} from './state.ts';
export { karanorTable } from './table.ts';
export type { CardView, Declaration, PlayerView, View, WindowView } from './view.ts';
