import {
  actionsLeftOf,
  afterOperations,
  type Decision,
  type MarketOperation,
  type PickResources,
  type Route,
  recruitPrice,
  routesOf,
  stepsLeftOf,
  type View,
} from '@comptoir/karanor';
import { NAMES, rulesBehind } from '@comptoir/karanor/texts';
import type { Json, Language } from '@comptoir/kit';
import type { PencilLine, VerbSpec } from '../../../table/game-screen.ts';
import type { Picks } from '../../../table/selection.svelte.ts';
import { placeName } from '../words/faces.ts';
import { both, k } from '../words/words.ts';
import { cardText, soleCard } from './options.ts';

/** What the picks say, in the slip and in pencil. Legality is never decided here. */

export const VERBS: readonly VerbSpec[] = [
  { entry: 'step', icon: 'walk', shortcut: 'G', label: both('step'), quiet: true },
  { entry: 'move', icon: 'walk', shortcut: 'G', label: both('move') },
  { entry: 'harvest', icon: 'sickle', shortcut: 'R', label: both('harvest') },
  { entry: 'work', icon: 'coin', shortcut: 'W', label: both('work') },
  { entry: 'build', icon: 'shop', shortcut: 'B', label: both('build') },
  { entry: 'interact', icon: 'talk', shortcut: 'N', label: both('interact') },
  { entry: 'quest', icon: 'tied-scroll', shortcut: 'Q', label: both('quest') },
  { entry: 'deliver', icon: 'old-wagon', shortcut: 'L', label: both('deliver') },
  { entry: 'recruit', icon: 'shaking-hands', shortcut: 'E', label: both('recruit') },
  { entry: 'villa', icon: 'house', shortcut: 'V', label: both('villa') },
  { entry: 'market', icon: 'scales', shortcut: 'K', label: both('market'), quiet: true },
  { entry: 'activate', icon: 'sun', shortcut: 'A', label: both('activate'), quiet: true },
  { entry: 'promote', icon: 'chevron-up', shortcut: 'O', label: both('promote'), quiet: true },
  { entry: 'card', icon: 'domino-mask', shortcut: 'X', label: both('card'), quiet: true },
  { entry: 'pass', icon: 'next', shortcut: 'F', label: both('pass'), quiet: true },
  { entry: 'end-turn', icon: 'next', shortcut: 'F', label: both('end-turn'), quiet: true },
];
export const ACTIONS = ['move', 'harvest', 'work', 'build', 'interact', 'quest'] as const;
export const SPECIALS = ['deliver', 'recruit', 'villa', 'market'] as const;
export const FREE = ['activate', 'promote', 'card'] as const;
/** Entries that open a question of their own. */
const ASKED = ['harvest', 'build', 'quest', 'recruit', 'promote', 'activate', 'card', 'market'] as const;
export const specOf = (entry: string): VerbSpec | undefined => VERBS.find((spec) => spec.entry === entry);

/** The paragraph behind a question. */
export const ruleOf = (id: string): string | null => rulesBehind(id)[0] ?? null;

const chosenPlace = (picks: Picks): number | null => {
  const to = picks.things['to'];
  return typeof to === 'number' ? to : null;
};

/** The answer of the picks to the kinds that the game adds. */
export function compose(ask: Decision, picks: Picks): Json | undefined {
  if (ask.kind === 'resources') return resourcesOf(ask, picks);
  if (ask.kind === 'market') return operationsOf(picks).length === 0 ? undefined : operationsOf(picks);
  return undefined;
}

/** The tokens chosen so far, one count per resource. */
export function chosenTokens(ask: PickResources, picks: Picks): number[] {
  const chosen = picks.things['tokens'];
  return ask.available.map((_, at) =>
    Array.isArray(chosen) ? ((chosen[at] as number | undefined) ?? 0) : 0,
  );
}
function resourcesOf(ask: PickResources, picks: Picks): Json | undefined {
  const chosen = chosenTokens(ask, picks);
  return chosen.reduce((sum, n) => sum + n, 0) === ask.count ? chosen : undefined;
}

export const operationsOf = (picks: Picks): MarketOperation[] =>
  Array.isArray(picks.things['operations']) ? (picks.things['operations'] as MarketOperation[]) : [];

export function routeWords(route: Route, place: string): string {
  const steps = k('hint.steps', { n: route.path.length });
  const actions = route.actions === 0 ? k('go.free') : k('go.actions', { n: route.actions });
  return route.fee > 0
    ? k('go.fee', { place, steps, actions, fee: `−${route.fee}` })
    : k('go.far', { place, steps, actions });
}

export function summary(
  decision: Decision,
  picks: Picks,
  view: View,
  language: Language,
): { question?: string; consequence?: string } | null {
  const player = view.players[decision.seat];
  if (player === undefined) return null;
  if (decision.id === 'move' || decision.id === 'step') {
    const to = chosenPlace(picks);
    const route = to === null ? undefined : routesOf(view, decision.seat).get(to);
    if (to === null || route === undefined) return { question: k('go.where'), consequence: k('go.touch') };
    return {
      question: routeWords(route, placeName(to, language)),
      consequence:
        route.fee > 0
          ? k('go.then', { before: player.gold, after: player.gold - route.fee })
          : route.path.map((at) => placeName(at, language)).join(' → '),
    };
  }
  if (decision.id === 'action') {
    const left = actionsLeftOf(view, decision.seat);
    const steps = stepsLeftOf(view, decision.seat);
    const place = NAMES[language].place(player.territory).at;
    return {
      question: left > 0 ? k('yours.actions', { n: left }) : k('yours.none'),
      consequence: steps > 0 ? k('at.moving', { place, n: steps }) : k('at.place', { place }),
    };
  }
  const asked = ASKED.find((entry) => entry === decision.id);
  if (asked === 'recruit') {
    const after = player.gold - recruitPrice();
    return { question: k('ask.recruit'), consequence: k('go.then', { before: player.gold, after }) };
  }
  if (asked !== undefined) {
    const sole = soleCard(decision, language);
    return { question: sole === null ? k(`ask.${asked}`) : k(`ask.${sole.of}.one`, { name: sole.name }) };
  }
  if (decision.id === 'place') return { consequence: k('place.ask') };
  if (decision.kind === 'resources') {
    const left = decision.count - chosenTokens(decision, picks).reduce((sum, n) => sum + n, 0);
    // The game names the card that asks; what it says stands beside, until all are chosen.
    const text = cardText(decision.source, language);
    const how = left === decision.count ? k('choose.n', { n: left }) : k('choose.left', { n: left });
    return { consequence: left > 0 ? [how, text].filter(Boolean).join('. ') : text };
  }
  return null;
}

export function verbOf(ask: Decision, picks: Picks, language: Language): string | null {
  if (ask.id === 'move' || ask.id === 'step') {
    const to = chosenPlace(picks);
    return to === null ? k('go') : k('go.to', { place: NAMES[language].place(to).to });
  }
  return null;
}

/** Gold before and after what is chosen, in pencil. */
export function preview(ask: Decision, picks: Picks): PencilLine[] {
  const operations = operationsOf(picks);
  if (ask.kind !== 'market' || operations.length === 0) return [];
  const { gold } = afterOperations(ask, operations);
  return [{ kind: 'note', text: k('market.then', { before: ask.gold, after: gold }) }];
}
