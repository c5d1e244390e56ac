import { type Call, type Frame, goto, type Json, type MenuAnswer, type Seat } from '@comptoir/kit';
import { type OrderedWindow, WINDOWS, type WindowKind } from '../content/language.ts';
import { isCity } from '../content/map.ts';
import { BLACK_MARKET } from '../content/tables.ts';
import type { Decision, PlayAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { playerOf, type State, seatsAfter } from '../state.ts';
import { act, effect, pickOption } from './asking.ts';
import { declare, mayHoldAnswer, plays } from './black-market.ts';
import type { PendingPlay } from './conditions.ts';
import { openWindow, type WindowFrame } from './pending.ts';

/** K-202 to K-211: response windows. A window gives true to its caller when what it answers to was cancelled. */

/** The declared card that a `before:card` window answers to: the frame beneath it. */
export function pendingPlay(g: State, frame: Frame): PendingPlay | null {
  const below = g.stack[g.stack.indexOf(frame) - 1];
  if (below === undefined || below.effect !== 'card') return null;
  const { owner, card, target, actor } = below as Frame & { target: Seat; actor: Seat };
  return { self: owner, card, target, actor };
}

const timingIs = (card: number, window: WindowKind): boolean => BLACK_MARKET[card]?.timing === window;

/** K-204: what a responder may play in this window. */
const playsIn = (g: State, f: WindowFrame, seat: Seat): PlayAnswer[] =>
  plays(g, seat, f.window, f.owner, f.window === 'before:card' ? pendingPlay(g, f) : null);

/**
 * K-203, K-216 and the standing orders of K-205. Who is asked follows from what everybody can see and from orders, never
 * from hands: a window tells nothing about them.
 */
function responders(g: State, f: WindowFrame): Seat[] {
  const holders = seatsAfter(g, f.owner).filter((seat) => playerOf(g, seat).blackHand.length > 0);
  if (holders.length === 0) return holders;
  if (f.window === 'hold') return holders.filter((seat) => wantsPause(g, seat, f.what === CITY));
  const kind = WINDOWS.indexOf(f.window as OrderedWindow);
  const asked = holders.filter((seat) => !playerOf(g, seat).autoPass[kind]);
  if (g.config.windowMode === 'strict') return asked;
  const pending = f.window === 'before:card' ? pendingPlay(g, f) : null;
  return asked.filter(
    (seat) =>
      (playerOf(g, seat).hold === 'step' && f.window !== 'before:card') ||
      mayHoldAnswer(g, seat, f.window, f.owner, pending),
  );
}

/** What a `hold` window is about when somebody has come to a city. */
const CITY = 1;

/** K-216 */
function wantsPause(g: State, seat: Seat, inCity: boolean): boolean {
  const { hold } = playerOf(g, seat);
  return hold === 'step' || (hold === 'city' && inCity);
}

/** K-216: the pause after something that the active player did; null when nobody asked for it. */
export function pauseFor(g: State, active: Seat, was: number): Call | null {
  const { territory } = playerOf(g, active);
  const inCity = territory !== was && isCity[territory] === true;
  for (let seat = 0; seat < g.config.players; seat++)
    if (seat !== active && playerOf(g, seat).blackHand.length > 0 && wantsPause(g, seat, inCity))
      return openWindow('hold', active, inCity ? CITY : -1);
  return null;
}

function ask(g: State, f: WindowFrame): Decision[] {
  const asked: Decision[] = [];
  for (const seat of f.asked) {
    if (f.passed.includes(seat)) continue;
    const options = playsIn(g, f, seat);
    const pass = act('pass', seat);
    asked.push({
      kind: 'menu',
      id: 'window',
      seat,
      source: f.window,
      entries: options.length === 0 ? [pass] : [pass, pickOption('card', seat, null, options)],
    });
  }
  return asked;
}

export const responseWindow = effect(
  {
    window: 'turnStart',
    asked: [] as number[],
    passed: [] as number[],
    cancelled: false,
    what: -1,
    count: 0,
  },
  ({ run, respond }) => ({
    open: run((g, frame) => {
      const f = frame as WindowFrame;
      // S-56: a cancelled declaration leaves nothing to respond to.
      f.asked = f.cancelled ? [] : responders(g, f);
      f.passed = [];
      if (f.asked.length === 0) return { give: f.cancelled };
      const { window, what, count } = f;
      tell({ type: 'window-opened', window, actor: f.owner, asked: f.asked.slice(), what, count });
      return 'next';
    }),
    respond: respond<MenuAnswer & { [key: string]: Json }>(
      (g, f) => ask(g, f as WindowFrame),
      (_, frame, seat, { entry, answer }) => {
        const f = frame as WindowFrame;
        if (entry !== 'pass') {
          const play = answer as unknown as PlayAnswer;
          tell({ type: 'window-closed', window: f.window, actor: f.owner });
          const isOwnKind = f.window === 'before:card' || timingIs(play.card, f.window);
          return declare(seat, play, isOwnKind ? f.owner : -1);
        }
        f.passed.push(seat);
        tell({ type: 'window-passed', seat });
        if (f.passed.length < f.asked.length) return 'wait';
        tell({ type: 'window-closed', window: f.window, actor: f.owner });
        return { give: f.cancelled };
      },
    ),
    // K-205: after a card the window restarts with its responders determined again.
    restart: run(() => goto('open')),
  }),
);
