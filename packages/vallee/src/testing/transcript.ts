import {
  below,
  type CardId,
  type Json,
  type Move,
  type Rng,
  type Seat,
  SPECTATOR,
  xoshiro,
} from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import type { Decision, Entry } from '../decisions.ts';
import type { Event } from '../events.ts';
import { vallee } from '../game.ts';
import type { Place } from '../places.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../state.ts';

/** Whole games as readable text: what a spectator is told, one line per event, equal moves of cards drawn together. */

const nameOf = (card: CardId | null): string => (card === null ? '?' : `${cardOf(card).id}#${card}`);
const names = (cards: readonly (CardId | null)[]): string => cards.map(nameOf).join(' ') || 'nothing';

function placeOf(place: Place): string {
  switch (place.zone) {
    case 'deck':
    case 'hand':
    case 'discard':
    case 'planning':
      return `${place.zone} ${place.seat}`;
    case 'store':
      return `store ${place.seat} on ${nameOf(place.on)}`;
    case 'stall':
      return `stall ${place.stall} stack ${place.stack + 1}`;
    case 'market':
      return 'market';
    default:
      return place.zone;
  }
}

function lineOf(event: Event): string {
  switch (event.type) {
    case 'moved':
      return `  ${event.why}: ${nameOf(event.card)}, ${placeOf(event.from)} -> ${placeOf(event.to)}`;
    case 'turn-began':
      return `turn ${event.number}: seat ${event.seat}`;
    case 'purchase':
      return ` ${event.seat} buys ${nameOf(event.card)} in slot ${event.slot} for ${event.cost} with ${names(event.cards)} as ${event.values.join('+')}`;
    case 'technique':
      return ` ${event.seat} plays ${nameOf(event.card)}`;
    case 'release':
      return ` ${nameOf(event.card)} is released`;
    case 'stack':
      return ` ${event.seat} builds stack ${event.number} of stall ${event.stall}: ${names(event.cards)}`;
    case 'inventory':
      return ` ${event.seat} discards ${event.count}`;
    case 'passive-used':
      return ` ${event.seat} uses ${nameOf(event.card)}`;
    case 'shuffled':
      return `  shuffled: ${placeOf(event.place)}`;
    case 'reshuffled':
      return `  reshuffled: ${placeOf(event.from)} into ${placeOf(event.into)}`;
    case 'help-asked':
    case 'help-given':
    case 'help-declined':
      return ` ${event.seat} ${event.type}: ${names(event.cards)}`;
    case 'market-slid':
      return '  market slides';
    case 'won':
      return `stall ${event.stall} has won`;
    default: {
      const { type, ...rest } = event as unknown as Record<string, Json>;
      return `  ${type}: ${Object.entries(rest)
        .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
        .join(', ')}`;
    }
  }
}

const isDull = (event: Event): boolean => event.type === 'actions-counted' || event.type === 'phase-began';

function tellAll(events: readonly Event[]): string[] {
  const lines: string[] = [];
  let last = null as Extract<Event, { type: 'moved' }> | null;
  for (const event of events) {
    const told = vallee.redact(event, SPECTATOR);
    if (told === null || isDull(told)) continue;
    const isSame =
      told.type === 'moved' &&
      last?.why === told.why &&
      placeOf(last.from) === placeOf(told.from) &&
      placeOf(last.to) === placeOf(told.to);
    if (isSame) {
      const before = lines.pop() as string;
      const [head, tail] = [
        before.slice(0, before.lastIndexOf(', ')),
        before.slice(before.lastIndexOf(', ')),
      ];
      lines.push(`${head} ${nameOf(told.card)}${tail}`);
    } else lines.push(lineOf(told));
    last = told.type === 'moved' ? told : null;
  }
  return lines;
}

/** A simple player, so that games end: builds when it can, buys dear cards, gets rid of Junk, and tries techniques. */
function answerOf(g: State, decision: Decision, rng: Rng): Json {
  if (decision.kind !== 'menu') return vallee.sample(decision, rng);
  const entry = (id: string): Entry | undefined => decision.entries.find((candidate) => candidate.id === id);
  const say = (chosen: Entry, answer: Json = vallee.sample(chosen, rng)): Json => ({
    entry: chosen.id,
    answer,
  });
  const wished = ['stall.build', 'stall.add', 'stall.decline']
    .map(entry)
    .find((found) => found !== undefined);
  if (wished) return say(wished);
  const help = entry('stall.ask-help');
  if (help && g.turn.declined.length === 0 && below(rng, 3) === 0) return say(help);
  const passive = entry('passive.use');
  if (passive && below(rng, 4) === 0) return say(passive);
  const imitation = entry('card.imitate');
  if (imitation && below(rng, 4) === 0) return say(imitation);
  const technique = entry('technique.play');
  if (technique && below(rng, 3) === 0) return say(technique);
  const buy = entry('market.buy');
  if (buy?.kind === 'purchase' && below(rng, 5) > 0) {
    const dearest = buy.offers.reduce((best, offer) => (offer.cost > best.cost ? offer : best));
    return say(buy, vallee.sample({ ...buy, offers: [dearest] }, rng));
  }
  const goOn = entry('turn.go-on') ?? entry('turn.end');
  if (goOn) return say(goOn);
  const inventory = entry('inventory.discard') as Entry & { from: readonly CardId[] };
  return say(
    inventory,
    inventory.from.filter((card) => cardOf(card).type === 'junk'),
  );
}

/** Plays one game by itself and tells it. */
export function transcript(seed: number, options: Options): { lines: string[]; moves: Move[]; end: State } {
  const events: Event[] = [];
  const g = vallee.setup(seed, options, events);
  const rng = xoshiro(seed);
  const moves: Move[] = [];
  const lines = [`seed ${seed}, ${JSON.stringify(g.config)}`, ...tellAll(events)];
  for (let [decision] = vallee.decisions(g); decision !== undefined; [decision] = vallee.decisions(g)) {
    const move = { seat: decision.seat as Seat, id: decision.id, answer: answerOf(g, decision, rng) };
    const told: Event[] = [];
    vallee.apply(g, move, told);
    moves.push(move);
    lines.push(...tellAll(told));
    if (moves.length > 5000) throw new Error('this game does not end');
  }
  return { lines: [...lines, `${moves.length} decisions, state ${vallee.hash(g)}`], moves, end: g };
}
