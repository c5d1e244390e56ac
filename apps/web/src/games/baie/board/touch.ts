import {
  type Decision,
  DISTANCE,
  type Event,
  ICHOR,
  MARBLES,
  neighbour,
  PIERS,
  STOP,
  type View,
  ZONES,
} from '@comptoir/baie';
import type { PickCards, PickOption } from '@comptoir/kit';
import type { Scene } from '../../../table/scene.svelte.ts';
import type { Picks } from '../../../table/selection.svelte.ts';

/**
 * Every option of a question is a small set of things on the table: a die and a furnace, a ship and a zone. Touching
 * one thing leaves the options it belongs to; when one option is left it is chosen. Nothing here knows a rule.
 */

export type BaieScene = Scene<Decision, Event, View>;
/** `other`: it does not go with what is in the hand, and is taken up instead. */
export type TouchState = 'rest' | 'may' | 'chosen' | 'other';

const ISLANDS = ['K7', 'K9', 'K11'] as const;

/** Questions that are not about places on the boards: they are asked in the tray. */
const SPOKEN: readonly string[] = [
  'clock.hand',
  'take.chain',
  'purge.tray',
  'smith.alloys',
  'forge.hallmark',
  'compass.spin',
  'recall.chest',
  'recall.idol',
  'rift.clan',
  'anchor.portal',
  'extract.goods',
  'song.guest',
  'shards.spend',
  'corruption.discard',
  'team.use',
  'team.slot',
];
export const isSpoken = (id: string): boolean => SPOKEN.includes(id);

/** Choices that reveal nothing and can be taken back: one touch plays them. */
const AT_ONCE: readonly string[] = [
  'market.sell',
  'marble.place',
  'brew.cauldron',
  'dice.place',
  'hammer.change',
  'forge.furnace',
  'pawn.step',
  'pot.stir',
  'ship.move',
  'team.use',
];

/** `R` in the hand, `F:R` in the flask, `Q1:R` in a cauldron: there one touches the cauldron and says which. */
function marbleThings(marble: string): string[] {
  if (!marble.includes(':')) return [`hand:${marble}`];
  return marble.startsWith('Q') ? [marble.slice(0, 2), `in:${marble}`] : [marble];
}

/** a colour is announced by touching an end of the tube that shows it; ichor can be any. */
function endsOf({ source, seat }: Decision, colour: string, view: View): string[] {
  const tube = (view.players[seat]?.shop?.['tubes'] as number[][] | undefined)?.[
    Number(source?.slice(2)) - 1
  ];
  const isOpen = (marble: number | undefined): boolean =>
    marble === ICHOR || MARBLES[marble ?? -1] === colour;
  return [...(isOpen(tube?.[0]) ? ['end:left'] : []), ...(isOpen(tube?.at(-1)) ? ['end:right'] : [])];
}

/** The things an option consists of. */
export function thingsOf({ id, source, seat }: Decision, option: string, view: View): readonly string[] {
  if (option === STOP) return [STOP];
  const [what = '', to] = option.split('>');
  switch (id) {
    case 'turn.space':
      return [`space:${option}`];
    case 'load.boat':
      return [`boat:${option}`, 'drawn'];
    case 'dock.choose':
      return [`dock:${option}`];
    case 'recruit.slot':
      return [`slot:${option}`];
    case 'team.slot':
    case 'team.use':
      return [`team:${option}`];
    case 'market.sell':
      return [`good:${option}`];
    // Passengers of one boat sit too close to be touched: the boats are, and the slip asks who.
    case 'thieves.move':
      return [`in:${source}:${what}`, `boat:${to}`];
    case 'sailor.move': {
      const from = [`boat:${what.slice(0, 2)}`, `in:${what}`];
      return to === undefined
        ? from
        : [...from, PIERS.some((pier) => pier === to) ? `pier:${to}` : `boat:${to}`];
    }
    case 'marble.place':
    case 'brew.flask':
    case 'distil.move':
      return [...marbleThings(what), to ?? 'X'];
    case 'offering.marble':
      return marbleThings(option);
    case 'take.colour':
      return [...endsOf({ id, source, seat } as Decision, option, view), `in:${option}`];
    case 'brew.cauldron':
      return [option.slice(0, 2), `brew:${option}`];
    case 'dice.place':
      return [`die:${what}`, to ?? ''];
    case 'hammer.change':
    case 'bellows.set':
      return [`die:${Number.parseInt(option, 10)}`, `face:${option}`];
    case 'forge.keep':
      return [`die:${option}`];
    case 'ship.move':
    case 'ship.row':
      return [what, to ?? ''];
    case 'chart.swap':
      return option.split('-');
    case 'pawn.step': {
      const pawns = (view.players[seat]?.shop?.['pawns'] ?? []) as readonly number[];
      const from = pawns[option.startsWith('W') ? 0 : 1] ?? 0;
      return [`cell:${neighbour(from, option.slice(2))}`, `pawn:${option[0]}`];
    }
    case 'pot.fill':
      return [what, to ?? ''];
    case 'pot.stir':
      return to === undefined ? [what.slice(0, 3), `face:${option}`] : [what, to];
    case 'serve.dish':
      return [what, `in:${option}`];
    case 'warp.line':
      return [`line:${option}`];
    case 'paradox.swap':
      return option.split('-').map((cell) => `cell:${cell}`);
    default:
      return [option];
  }
}

/** The piece of a question about several pieces, as a thing on the table. */
function thingOfCard(id: string, card: number): string {
  if (id === 'purge.cauldrons') return `Q${card + 1}`;
  if (id === 'pots.empty') return `HB${card + 1}`;
  if (id === 'menu.change') return `MN${card + 1}`;
  if (id === 'rewind.cells') return `cell:${card}`;
  if (id === 'chart.look') return ISLANDS[card] ?? '';
  return id === 'corruption.discard' ? `corruption:${card}` : `die:${card}`;
}

const isPick = (ask: Decision | null): ask is PickOption => ask?.kind === 'pick-option';
const isCards = (ask: Decision | null): ask is PickCards => ask?.kind === 'pick-cards';
export const askOf = (scene: BaieScene): Decision | null => scene.selection.ask as Decision | null;

const touched = (scene: BaieScene): readonly string[] =>
  (scene.selection.picks.things['touch'] as readonly string[] | undefined) ?? [];

/** The options that all touched things belong to. */
function left(scene: BaieScene, ask: PickOption, things: readonly string[]): string[] {
  return (ask.options as readonly string[]).filter((option) => {
    const own = thingsOf(ask, option, scene.view);
    return things.every((thing) => own.includes(thing));
  });
}

/** The options that what was touched has left open; all of them before anything was. */
export function openOptions(scene: BaieScene): readonly string[] {
  const ask = askOf(scene);
  return isPick(ask) ? left(scene, ask, touched(scene)) : [];
}

export function stateOf(scene: BaieScene, thing: string): TouchState {
  const ask = askOf(scene);
  if (isCards(ask)) {
    const card = ask.from.find((one) => thingOfCard(ask.id, one) === thing);
    if (card === undefined) return 'rest';
    return scene.selection.has(card) ? 'chosen' : 'may';
  }
  if (!isPick(ask)) return 'rest';
  const now = touched(scene);
  const value = scene.selection.picks.things['value'];
  if (now.includes(thing)) return 'chosen';
  if (typeof value === 'string' && thingsOf(ask, value, scene.view).includes(thing)) return 'chosen';
  const isIn = (options: readonly string[]): boolean =>
    options.some((option) => thingsOf(ask, option, scene.view).includes(thing));
  if (isIn(left(scene, ask, value === undefined ? now : []))) return 'may';
  return isIn(ask.options as readonly string[]) ? 'other' : 'rest';
}
/** A place is touched as a whole, unless the pieces in it are what is asked for. */
export function isWhole(scene: BaieScene | null, place: string, pieces: readonly string[]): boolean {
  if (scene === null) return true;
  const states = pieces.map((piece) => stateOf(scene, piece));
  const isGoal = ['may', 'chosen'].includes(stateOf(scene, place));
  return states.every((state) => state === 'rest' || (isGoal && state === 'other'));
}

/** The things that a thing can be dragged to: those beside it in an option, as far as they lie on a board. */
export function partnersOf(scene: BaieScene, thing: string): readonly string[] {
  const ask = askOf(scene);
  if (!isPick(ask)) return [];
  const own = left(scene, ask, [thing]).flatMap((option) => [...thingsOf(ask, option, scene.view)]);
  return [...new Set(own)].filter((other) => other !== thing && !isWordy(other));
}

/** The option that pressing one more thing would leave; the chosen one, where there is one. */
export function optionWith(scene: BaieScene, thing: string | null): string | null {
  const ask = askOf(scene);
  if (!isPick(ask)) return null;
  const value = scene.selection.picks.things['value'];
  if (typeof value === 'string') return value;
  if (thing === null || stateOf(scene, thing) !== 'may') return null;
  const found = left(scene, ask, [...touched(scene), thing]);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Takes one thing up, whatever was touched before. */
export const takeUp = (scene: BaieScene, thing: string): void => hold(scene, undefined, [thing]);
/** Lets go of what was taken up. */
export const putBack = (scene: BaieScene): void => hold(scene, undefined, []);

export function press(scene: BaieScene, thing: string): void {
  const ask = askOf(scene);
  if (isCards(ask)) {
    const card = ask.from.find((one) => thingOfCard(ask.id, one) === thing);
    if (card !== undefined) scene.selection.toggle(card);
    return;
  }
  if (!isPick(ask)) return;
  const now = touched(scene);
  const value = scene.selection.picks.things['value'];
  if (value !== undefined && stateOf(scene, thing) === 'chosen') {
    send(scene);
    return;
  }
  // What is in the hand is put back by touching it again.
  if (value === undefined && now.includes(thing)) {
    putBack(scene);
    return;
  }
  const isOther = stateOf(scene, thing) === 'other';
  const next = value === undefined && !isOther ? [...now, thing] : [thing];
  const found = left(scene, ask, next);
  if (found.length === 0) return;
  const option = found.length === 1 ? found[0] : undefined;
  // Whoever had another piece in the hand looks first at what this one would do.
  if (isOther) hold(scene, option, next);
  else choose(scene, option, next);
}

/** Where a thing can be dragged: the other things of the options it belongs to. */
export function goalsOf(scene: BaieScene, thing: string): readonly string[] {
  const ask = askOf(scene);
  if (!isPick(ask)) return [];
  const others = left(scene, ask, [thing]).flatMap((option) => thingsOf(ask, option, scene.view));
  return [...new Set(others)].filter((other) => other !== thing && !isWordy(other));
}

/** A thing that was dragged onto another one: both are meant, whatever was touched before. */
export function drop(scene: BaieScene, thing: string, goal: string): void {
  const ask = askOf(scene);
  const found = isPick(ask) ? left(scene, ask, [thing, goal]) : [];
  if (found.length > 0) choose(scene, found.length === 1 ? found[0] : undefined, [thing, goal]);
}

function hold(scene: BaieScene, value: string | undefined, things: readonly string[]): void {
  scene.selection.set('touch', [...things]);
  scene.selection.set('value', value);
}
function choose(scene: BaieScene, value: string | undefined, things: readonly string[]): void {
  const ask = askOf(scene);
  hold(scene, value, things);
  if (value !== undefined && ask !== null && playsAtOnce(ask, value, scene.view)) send(scene);
}

/** Whether a touch is enough for an option; the others are confirmed. */
export const playsAtOnce = (ask: Decision, value: string, view: View): boolean =>
  value !== STOP && AT_ONCE.includes(ask.id) && !isLast(ask, value, view);

/**
 * The last marble, cauldron, die, step or point ends the action: hours are paid, adventurers are drawn, and there is no way
 * back. What it leads to is looked at first.
 */
function isLast(ask: Decision, value: string, view: View): boolean {
  const { id, seat, source } = ask;
  if (!isPick(ask)) return false;
  const shop = view.players[seat]?.shop;
  /** Whether every other option shares the first or second part of this one; to stop does not count. */
  const isAlone = (part: 0 | 1): boolean => {
    const partOf = (option: string): string | undefined => option.split('>')[part];
    return (ask.options as readonly string[]).every(
      (option) => option === STOP || partOf(option) === partOf(value),
    );
  };
  switch (id) {
    case 'marble.place': {
      const hand = (shop?.['hand'] ?? []) as readonly number[];
      const [marble, to] = value.split('>');
      const placed = hand.findIndex((one) => MARBLES[one] === marble);
      const rest = hand.filter((_, at) => at !== placed);
      // When marbles of one colour are left and one other place, they go there by themselves: this choice is the last.
      const places = (ask.options as readonly string[]).map((option) => option.split('>')[1]);
      const others = new Set(places.filter((place) => place !== to));
      return rest.length === 0 || (new Set(rest).size === 1 && others.size <= 1);
    }
    case 'team.use':
      // The last ability may ask nothing, and the action is over.
      return ask.options.filter((option) => option !== STOP).length === 1;
    case 'brew.cauldron':
      return (ask.options as readonly string[]).every(
        (one) => one === STOP || one.startsWith(value.slice(0, 2)),
      );
    case 'forge.furnace':
      return isAlone(0);
    case 'dice.place':
      return isAlone(0) || isAlone(1);
    case 'pawn.step':
    case 'pot.stir':
      return source === '1';
    case 'ship.move': {
      const [ship = '', to = ''] = value.split('>');
      const from = ((shop?.['ships'] ?? []) as readonly number[])[Number(ship.slice(1)) - 1] ?? 0;
      return DISTANCE[from]?.[ZONES.indexOf(to as 'P')] === Number(source);
    }
    default:
      return false;
  }
}

/** Chooses an option by its name, from a list; chosen again, it is played. To stop is a verb of its own: it is played at once. */
export function pick(scene: BaieScene, option: string): void {
  const isChosen = scene.selection.picks.things['value'] === option;
  if (!isChosen) choose(scene, option, []);
  if (isChosen || option === STOP) send(scene);
}

export function send(scene: BaieScene): void {
  const verb = scene.selection.primary ?? scene.selection.verbs[0];
  if (verb?.state === 'ready') void scene.send(verb);
}

/** Some differences lie on no board: which colour to brew, which face, which of two pawns. */
const isWordy = (thing: string): boolean => /^(brew|face|pawn|in):/.test(thing);

/** Options that differ in words alone, once everything on the boards that leads to them was touched; others may lead on. */
export function wordyOptions(ask: Decision, { things }: Picks, view: View): readonly string[] {
  const now = (things['touch'] as readonly string[] | undefined) ?? [];
  if (!isPick(ask) || isSpoken(ask.id) || now.length === 0 || things['value'] !== undefined) return [];
  const open = (ask.options as readonly string[]).filter((option) =>
    now.every((thing) => thingsOf(ask, option, view).includes(thing)),
  );
  const isSaid = (option: string): boolean => {
    const own = thingsOf(ask, option, view);
    // Ichor at one end leaves every colour open, also that of the other end.
    return (
      own.some(isWordy) &&
      (ask.id === 'take.colour' || own.every((thing) => isWordy(thing) || now.includes(thing)))
    );
  };
  return open.filter(isSaid);
}
/** How many fit into the slip; more become rows of a list. */
const WORDS_IN_SLIP = 2;
export const isListOfWords = (ask: Decision, picks: Picks, view: View): boolean =>
  wordyOptions(ask, picks, view).length > WORDS_IN_SLIP;

/** Other words than the usual verb answer what is asked now. */
export const isSaidInWords = (scene: BaieScene): boolean =>
  wordsLeft(scene).length > 0 ||
  (askOf(scene) !== null && isListOfWords(askOf(scene) as Decision, scene.selection.picks, scene.view));

/** Options to be offered in words, in the slip: what touching has left open, and to stop. */
export function wordsLeft(scene: BaieScene): readonly string[] {
  const ask = askOf(scene);
  if (!isPick(ask) || isSpoken(ask.id)) return [];
  const spare = (ask.options as readonly string[]).filter(
    (option) => option === STOP || option === 'pay-rogue',
  );
  const said = wordyOptions(ask, scene.selection.picks, scene.view);
  return said.length > WORDS_IN_SLIP ? spare : [...said, ...spare];
}
