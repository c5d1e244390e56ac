import { generator, type Json, must, shuffle } from '@comptoir/kit';
import {
  type Built,
  type Flaw,
  flawsIn,
  keyOf,
  type Laid,
  laidIn,
  type SetUp,
  type Study,
} from '@comptoir/kit/study';
import { RESOURCES } from '../content/language.ts';
import { INHABITED, VILLAS } from '../content/map.ts';
import {
  ARTEFACTS,
  ASSOCIATES,
  BADGES,
  BLACK_MARKET,
  constants,
  DECK_QUESTS,
  QUESTS,
} from '../content/tables.ts';
import { karanor } from '../game.ts';
import { targetPrestige } from '../questions/goods.ts';
import { ACTIONS, stat } from '../rules/stats.ts';
import { NO_MOVE, NOBODY, ORIGIN, type Player, type State } from '../state.ts';
import {
  ARTEFACT_IDS,
  ASSOCIATE_IDS,
  BADGE_IDS,
  BLACK_IDS,
  chosenIn,
  DELIVERY_IDS,
  PLACE_IDS,
  QUEST_IDS,
  SHOP_IDS,
  STORY_IDS,
  sheet,
} from './fields.ts';

const namesOf = (list: readonly number[], names: readonly string[]): string[] =>
  list.map((at) => names[at] ?? '');
/** Top first: states keep the top of a pile at the end. */
const topFirst = (pile: readonly number[], names: readonly string[]): string[] =>
  namesOf(pile, names).reverse();
const sorted = (list: readonly number[], names: readonly string[]): string[] =>
  namesOf(
    list.slice().sort((a, b) => a - b),
    names,
  );
/** One name for each piece. */
const spread = (counts: readonly number[], names: readonly string[]): string[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => names[at] ?? ''));

const isIn = (card: { readonly minPlayers: number } | undefined, players: number): boolean =>
  (card?.minPlayers ?? 0) <= Math.max(players, 2);

/**
 * The position as it is when the active player is to act; null while hands and display are being refilled, before the first turn and
 * at the end. What an effect has in its hands is found on its discard. Offers, promises and passing changes are not part of it.
 */
function of(g: State): SetUp | null {
  const { config, turn } = g;
  const { players } = config;
  if (turn.phase === 'over' || turn.phase === 'draft1' || turn.phase === 'draft2' || turn.phase === 'start')
    return null;
  if (g.display.length !== constants.shopDisplay) return null;
  if (g.players.some(({ shopHand }) => shopHand.length !== constants.shopHandSize)) return null;
  if (g.players.some(({ questHand }) => questHand.length > constants.questHandLimit)) return null;
  const active = g.players[turn.active] as Player;
  const left =
    turn.phase === 'actions'
      ? turn.allowance + active.bonusActions - turn.actionsUsed
      : stat(g, turn.active, ACTIONS);
  const declared = g.stack.flatMap(({ effect, step, card }) =>
    effect === 'card' && step !== 'declare' ? [card] : [],
  );
  const laid: Record<string, Laid> = {
    players: String(players),
    first: String(config.firstSeat),
    active: String(turn.active),
    actions: Math.max(0, Math.min(9, left)),
    round: Math.min(60, turn.round),
    ending: g.endTriggered ? 'yes' : 'no',
    display: sorted(g.display, SHOP_IDS),
    delivery: g.delivery < 0 ? [] : namesOf([g.delivery], DELIVERY_IDS),
    gone: PLACE_IDS.filter((_, at) => INHABITED[at] && !g.inhabitants[at]),
    promoted: ASSOCIATE_IDS.filter((_, at) => g.promoted[at]),
    'quest-gone': sorted(
      g.questsRemoved.filter((card) => isIn(QUESTS[card], players)),
      QUEST_IDS,
    ),
    'quest-discard': sorted([...g.questDiscard, ...g.questAside.map(({ card }) => card)], QUEST_IDS),
    'quest-deck': topFirst(g.questDeck, QUEST_IDS),
    'shop-discard': sorted(g.shopDiscard, SHOP_IDS),
    'shop-deck': topFirst(g.shopDeck, SHOP_IDS),
    'black-discard': sorted([...g.blackDiscard, ...declared], BLACK_IDS),
    'black-deck': topFirst(g.blackDeck, BLACK_IDS),
    'artefact-discard': sorted(
      [...g.artefactDiscard, ...g.artefactAside.flatMap(({ cards }) => cards)],
      ARTEFACT_IDS,
    ),
    'artefact-deck': topFirst(g.artefactDeck, ARTEFACT_IDS),
    delivered: sorted(g.deliveriesDone, DELIVERY_IDS),
    'delivery-pile': topFirst(g.deliveryPile, DELIVERY_IDS),
  };
  if (players === 2) laid['market2p'] = config.market2p ? 'yes' : 'no';
  if (config.market2p) laid['market'] = spread(g.market, RESOURCES);
  for (const [seat, player] of g.players.entries()) {
    const own: Record<string, Laid> = {
      origin: namesOf([player.city], PLACE_IDS),
      place: PLACE_IDS[player.territory] ?? '',
      gold: Math.min(200, player.gold),
      income: player.income,
      prestige: Math.min(40, player.prestige),
      goods: spread(player.resources, RESOURCES),
      'shop-hand': sorted(player.shopHand, SHOP_IDS),
      'quest-hand': sorted(player.questHand, QUEST_IDS),
      'black-hand': sorted(player.blackHand, BLACK_IDS),
      shops: sorted(player.shopCities.slice(1), PLACE_IDS),
      villas: namesOf(
        VILLAS.filter((_, villa) => g.villas[villa] === seat),
        PLACE_IDS,
      ),
      badges: spread(player.badges, BADGE_IDS),
      artefacts: namesOf(player.artefacts, ARTEFACT_IDS),
      associates: sorted(player.associates, ASSOCIATE_IDS),
      story: namesOf([player.story], STORY_IDS),
    };
    for (const [id, value] of Object.entries(own)) laid[`${id}.${seat}`] = value;
  }
  return laid;
}

const refused = (...flaws: Flaw[]): Built<State> => ({ ok: false, flaws });

function build(setUp: SetUp): Built<State> {
  const flaws = flawsIn(study, setUp);
  if (flaws.length > 0) return refused(...flaws);
  const whole = sheet(setUp);
  const { players, hasMarket } = chosenIn(setUp);
  const laid = new Map(whole.fields.map((field) => [keyOf(field), laidIn(field, setUp, whole)]));
  const wrong = whatRulesForbid(laid, players);
  if (wrong !== null) return refused(wrong);
  const reading = karanor.readOptions({
    players,
    market2p: hasMarket,
    firstPlayer: Number(laid.get('first')),
  });
  if (!reading.ok) return refused({ field: null, problem: 'rules' });
  const g = firstAction(reading.options);
  lay(g, laid);
  const broken = karanor.violations(g);
  if (broken.length > 0) return refused({ field: null, problem: 'rules', piece: broken.join('; ') });
  return { ok: true, state: g, options: reading.options as unknown as Json };
}

const listIn = (laid: ReadonlyMap<string, Laid>, key: string): readonly string[] =>
  (laid.get(key) ?? []) as readonly string[];

/** The quest that a follow-up follows; -1 for one of the deck. */
const firstOf = (card: number): number => QUESTS.findIndex(({ next }) => next >= 0 && next === card);

/** Whether a quest was laid anywhere but there. */
const isLaidBeside = (laid: ReadonlyMap<string, Laid>, id: string, but: string): boolean =>
  [...laid].some(([key, list]) => key !== but && Array.isArray(list) && list.includes(id));

/** What no count of pieces says: pawns, the market of two, and follow-ups. */
function whatRulesForbid(laid: ReadonlyMap<string, Laid>, players: number): Flaw | null {
  for (let seat = 0; seat < players; seat++) {
    // K-124: the origin has a pawn as well.
    const pawns = constants.shopPawnsPerPlayer - 1 - listIn(laid, `villas.${seat}`).length;
    if (listIn(laid, `shops.${seat}`).length > pawns)
      return { field: `shops.${seat}`, problem: 'too-many', most: Math.max(0, pawns) };
  }
  // K-103: where the second part lies, the first one is done.
  for (const [key, list] of laid) {
    if (!Array.isArray(list) || !key.startsWith('quest-')) continue;
    for (const id of list as readonly string[]) {
      const first = firstOf(QUEST_IDS.indexOf(id));
      const isThere = first >= 0 && isLaidBeside(laid, QUEST_IDS[first] ?? '', 'quest-gone');
      if (isThere) return { field: key, problem: 'not-here', piece: id };
    }
  }
  const { cap } = constants.market2p;
  const full = RESOURCES.find((one) => listIn(laid, 'market').filter((other) => other === one).length > cap);
  return full === undefined ? null : { field: 'market', problem: 'no-more-of-it', piece: full, most: cap };
}

/** A table at its first action: everybody drafts what lies on top. */
function firstAction(options: Parameters<typeof karanor.setup>[1]): State {
  const g = karanor.setup(1, options);
  for (;;) {
    const decision = karanor.decisions(g).find(({ standing }) => standing !== true);
    if (decision === undefined || decision.id === 'action') return g;
    const [answer] = karanor.answers(decision) as Iterable<Json>;
    karanor.apply(g, { seat: decision.seat, id: decision.id, answer: must(answer, 'an answer') });
  }
}

/** Deals everything anew: what was laid to its places, the rest by rule. */
function lay(g: State, laid: ReadonlyMap<string, Laid>): void {
  const { players } = g.config;
  const rng = generator(1);
  const text = (key: string): string => String(laid.get(key));
  const amount = (key: string): number => Number(laid.get(key));
  const numbers = (key: string, names: readonly string[]): number[] =>
    listIn(laid, key).map((name) => names.indexOf(name));
  const counts = (key: string, names: readonly string[]): number[] => {
    const list = listIn(laid, key);
    return names.map((name) => list.filter((other) => other === name).length);
  };
  /** The piles of one kind: what was laid, and beneath it, shuffled, what lies nowhere. */
  const pileOf = (
    key: string,
    names: readonly string[],
    placed: readonly (readonly number[])[],
    free: (at: number) => boolean,
  ) => {
    const onTop = numbers(key, names).reverse();
    const known = new Set([...placed.flat(), ...onTop]);
    const rest = names.flatMap((_, at) => (known.has(at) || !free(at) ? [] : [at]));
    return [...shuffle(rng, rest), ...onTop];
  };

  for (const [seat, player] of g.players.entries()) {
    const own = (id: string): string => `${id}.${seat}`;
    player.city = PLACE_IDS.indexOf(listIn(laid, own('origin'))[0] ?? '');
    player.territory = PLACE_IDS.indexOf(text(own('place')));
    player.story = STORY_IDS.indexOf(listIn(laid, own('story'))[0] ?? '');
    player.gold = amount(own('gold'));
    player.income = amount(own('income'));
    player.prestige = amount(own('prestige'));
    player.thresholds = constants.blackMarketThresholds.filter((least) => player.prestige >= least).length;
    player.resources = counts(own('goods'), RESOURCES);
    player.badges = counts(own('badges'), BADGE_IDS);
    player.artefacts = numbers(own('artefacts'), ARTEFACT_IDS);
    player.associates = numbers(own('associates'), ASSOCIATE_IDS);
    player.shopHand = numbers(own('shop-hand'), SHOP_IDS);
    player.questHand = numbers(own('quest-hand'), QUEST_IDS);
    player.blackHand = numbers(own('black-hand'), BLACK_IDS);
    player.modifiers = [];
    player.bonusActions = 0;
  }
  const all = (of: (player: Player) => readonly number[]): number[] =>
    g.players.flatMap((player) => [...of(player)]);

  g.market = g.config.market2p ? counts('market', RESOURCES) : [];
  g.supply = RESOURCES.map(
    (_, at) =>
      constants.tokensPerResource -
      (g.market[at] ?? 0) -
      g.players.reduce((sum, one) => sum + (one.resources[at] ?? 0), 0),
  );
  g.badgeSupply = BADGES.map(
    ({ copies }, at) => copies - g.players.reduce((sum, one) => sum + (one.badges[at] ?? 0), 0),
  );
  const hired = all(({ associates }) => associates);
  g.associateSupply = ASSOCIATES.flatMap((_, at) => (hired.includes(at) ? [] : [at]));
  g.promoted = ASSOCIATE_IDS.map((id) => listIn(laid, 'promoted').includes(id));
  g.inhabitants = INHABITED.map((is, at) => is && !listIn(laid, 'gone').includes(PLACE_IDS[at] ?? ''));
  g.villas = VILLAS.map((at) => {
    const owner = g.players.findIndex((_, seat) =>
      listIn(laid, `villas.${seat}`).includes(PLACE_IDS[at] ?? ''),
    );
    return owner < 0 ? NOBODY : owner;
  });

  g.display = numbers('display', SHOP_IDS);
  g.shopDiscard = numbers('shop-discard', SHOP_IDS);
  g.shopDeck = pileOf(
    'shop-deck',
    SHOP_IDS,
    [g.display, g.shopDiscard, all(({ shopHand }) => shopHand)],
    () => true,
  );
  // K-090: what was built with lies on the discard, or under the deck where nobody has laid it.
  const built = [...g.shopDiscard, ...g.shopDeck];
  for (const [seat, player] of g.players.entries()) {
    const cities = numbers(`shops.${seat}`, PLACE_IDS);
    player.shopCities = [player.city, ...cities];
    player.shopCards = [ORIGIN, ...cities.map(() => built.shift() as number)];
  }

  const held = all(({ questHand }) => questHand);
  g.questDiscard = numbers('quest-discard', QUEST_IDS);
  const gone = numbers('quest-gone', QUEST_IDS);
  const done = [...held, ...g.questDiscard, ...gone, ...numbers('quest-deck', QUEST_IDS)]
    .map(firstOf)
    .filter((first) => first >= 0);
  g.questsRemoved = [
    ...new Set([...QUESTS.flatMap((quest, at) => (isIn(quest, players) ? [] : [at])), ...gone, ...done]),
  ];
  const elsewhere = [g.questsRemoved, g.questDiscard, held];
  g.questDeck = pileOf('quest-deck', QUEST_IDS, elsewhere, (at) => at < DECK_QUESTS);
  const away = new Set([...elsewhere.flat(), ...g.questDeck]);
  g.followUps = QUESTS.flatMap((_, at) => (at >= DECK_QUESTS && !away.has(at) ? [at] : []));

  g.blackDiscard = numbers('black-discard', BLACK_IDS);
  g.blackDeck = pileOf('black-deck', BLACK_IDS, [g.blackDiscard, all(({ blackHand }) => blackHand)], (at) =>
    isIn(BLACK_MARKET[at], players),
  );
  g.artefactDiscard = numbers('artefact-discard', ARTEFACT_IDS);
  g.artefactDeck = pileOf(
    'artefact-deck',
    ARTEFACT_IDS,
    [g.artefactDiscard, all(({ artefacts }) => artefacts)],
    (at) => isIn(ARTEFACTS[at], players),
  );

  g.delivery = numbers('delivery', DELIVERY_IDS)[0] ?? -1;
  g.deliveriesDone = numbers('delivered', DELIVERY_IDS);
  const deliveries = pileOf('delivery-pile', DELIVERY_IDS, [[g.delivery], g.deliveriesDone], () => true);
  // K-026: so many are in play; a pile that was laid is not made smaller.
  const wanted = players + constants.deliveriesExtra - g.deliveriesDone.length - (g.delivery < 0 ? 0 : 1);
  const piled = Math.max(g.delivery < 0 ? 0 : wanted, listIn(laid, 'delivery-pile').length);
  g.deliveryBox = deliveries.splice(0, Math.max(0, deliveries.length - piled));
  g.deliveryPile = deliveries;

  const active = amount('active');
  const actions = amount('actions');
  const allowance = stat(g, active, ACTIONS);
  g.turn = {
    round: amount('round'),
    active,
    phase: 'actions',
    allowance,
    actionsUsed: Math.max(0, allowance - actions),
    steps: NO_MOVE,
    usedArtefacts: [],
  };
  (g.players[active] as Player).bonusActions = Math.max(0, actions - allowance);
  const isReached = g.players.some(({ prestige }) => prestige >= targetPrestige(players));
  g.endTriggered = isReached || text('ending') === 'yes';
  g.stack = g.stack.map((frame) => ({ ...frame, owner: frame.effect === 'draft' ? frame.owner : active }));
}

/** Positions of Karanor that somebody sets up. */
export { numberOf } from './fields.ts';
export const study: Study<State> = { game: 'karanor', sheet, of, build };
