import { below, type Frame, type Rng, reshuffle, type Seat, word, xoshiro } from '@comptoir/kit';
import { QUESTS } from './content/tables.ts';
import { clone, type State } from './state.ts';
import { declarationIn } from './view.ts';

/**
 * A random world that looks the same to all `knowers` together: cards that none of them can see change places, within
 * what anybody knows of them (immediate quests are in no hand, follow-ups are where they were taken to).
 */
export function determinize(g: State, knowers: readonly Seat[], rng: Rng): State {
  const world = clone(g);
  world.rng = xoshiro(word(rng));
  const knows = (seat: Seat): boolean => knowers.includes(seat);
  redealShops(g, world, knows, rng);
  redealQuests(world, knows, rng);
  redealBlackMarket(world, knows, rng);
  redealArtefacts(world, knows, rng);
  redealDeliveries(world, rng);
  for (const [seat, player] of world.players.entries()) {
    if (knows(seat)) continue;
    player.autoPass.fill(false);
    player.hold = 'never';
  }
  return world;
}

type Knows = (seat: Seat) => boolean;

/** Fills the given places with a shuffle of what lay in them. */
function redeal(zones: readonly number[][], rng: Rng, keeps: (card: number) => boolean = () => false): void {
  const pool: number[] = [];
  for (const zone of zones) for (const card of zone) if (!keeps(card)) pool.push(card);
  reshuffle(rng, pool);
  for (const zone of zones)
    for (let i = 0; i < zone.length; i++) if (!keeps(zone[i] as number)) zone[i] = pool.pop() as number;
}

/** A declared build shows its card; picks of the draft that are not known follow the new hands. */
function redealShops(g: State, world: State, knows: Knows, rng: Rng): void {
  const declaration = declarationIn(g);
  const shown = declaration?.kind === 'build' ? declaration.card : -1;
  const zones = [world.shopDeck];
  for (const [seat, { shopHand }] of world.players.entries()) if (!knows(seat)) zones.push(shopHand);
  redeal(zones, rng, (card) => card === shown);
  const top = world.stack[world.stack.length - 1] as
    | (Frame & { answers?: ([number[]] | null)[] })
    | undefined;
  if (top?.effect !== 'draft' || top.answers === undefined) return;
  top.answers = top.answers.map((answer, seat) => {
    if (answer === null || knows(seat)) return answer;
    const hand = world.players[seat]?.shopHand ?? [];
    const options = top.step === 'second' ? hand.slice(1) : hand;
    return [[options[below(rng, options.length)] as number]];
  });
}

const isImmediate = (card: number): boolean => QUESTS[card]?.isImmediate === true;
const isFollowUp = (card: number): boolean => QUESTS[card]?.isFollowUp === true;

function redealQuests(world: State, knows: Knows, rng: Rng): void {
  const hidden = world.questAside.filter(({ seat, open }) => !open && !knows(seat));
  const pool = [...world.questDeck, ...world.questDiscard];
  for (const { card } of hidden) pool.push(card);
  const hands = world.players.filter((_, seat) => !knows(seat)).map(({ questHand }) => questHand);
  for (const hand of hands) for (const card of hand) if (!isFollowUp(card)) pool.push(card);
  reshuffle(rng, pool);
  const draw = (fits: (card: number) => boolean): number => {
    let at = pool.length - 1;
    while (at >= 0 && !fits(pool[at] as number)) at -= 1;
    return pool.splice(Math.max(at, 0), 1)[0] as number;
  };
  for (const hand of hands)
    for (let i = 0; i < hand.length; i++)
      if (!isFollowUp(hand[i] as number)) hand[i] = draw((card) => !isImmediate(card));
  // A single unseen quest aside is an immediate one whose option is being chosen (K-103).
  const isChoosing = world.stack.at(-1)?.effect === 'quest.receive';
  for (const aside of hidden) aside.card = draw((card) => !isChoosing || isImmediate(card));
  for (const zone of [world.questDeck, world.questDiscard])
    for (let i = 0; i < zone.length; i++) zone[i] = pool.pop() as number;
}

function redealBlackMarket(world: State, knows: Knows, rng: Rng): void {
  const zones = [world.blackDeck];
  for (const [seat, { blackHand }] of world.players.entries()) if (!knows(seat)) zones.push(blackHand);
  redeal(zones, rng);
}

function redealArtefacts(world: State, knows: Knows, rng: Rng): void {
  const zones = [world.artefactDeck];
  for (const { seat, cards } of world.artefactAside) if (!knows(seat)) zones.push(cards);
  redeal(zones, rng);
}

/** The pile and what stayed in the box are face down. */
function redealDeliveries(world: State, rng: Rng): void {
  const zones = [world.deliveryPile, world.deliveryBox.slice()];
  redeal(zones, rng);
  world.deliveryBox = zones[1] as number[];
}
