import { type Frame, goto, type Json, type MenuAnswer, type Seat, word } from '@comptoir/kit';
import { WINDOWS, type WindowKind } from '../content/language.ts';
import { BLACK_MARKET } from '../content/tables.ts';
import type { Decision, PlayAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { playerOf, type State, seatsAfter } from '../state.ts';
import { act, effect, pickOption } from './asking.ts';
import { declare, plays } from './black-market.ts';
import type { PendingPlay } from './conditions.ts';
import type { WindowFrame } from './pending.ts';

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

/** K-203 and the standing orders of K-205. */
function responders(g: State, f: WindowFrame): Seat[] {
  const kind = WINDOWS.indexOf(f.window);
  const holders = seatsAfter(g, f.owner).filter((seat) => playerOf(g, seat).blackHand.length > 0);
  if (holders.length === 0) return holders;
  const asked = holders.filter((seat) => !playerOf(g, seat).autoPass[kind]);
  if (g.config.windowMode === 'strict') return asked;
  // Whether a smart window opens tells something about hands: a turn of the generator keeps the move from being undone.
  word(g.rng);
  return asked.filter((seat) => playsIn(g, f, seat).length > 0);
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
  { window: 'turnStart', asked: [] as number[], passed: [] as number[], cancelled: false },
  ({ run, respond }) => ({
    open: run((g, frame) => {
      const f = frame as WindowFrame;
      // S-56: a cancelled declaration leaves nothing to respond to.
      f.asked = f.cancelled ? [] : responders(g, f);
      f.passed = [];
      if (f.asked.length === 0) return { give: f.cancelled };
      tell({ type: 'window-opened', window: f.window, actor: f.owner, asked: f.asked.slice() });
      return 'next';
    }),
    respond: respond<MenuAnswer & { [key: string]: Json }>(
      (g, f) => ask(g, f as WindowFrame),
      (_, frame, seat, { entry, answer }) => {
        const f = frame as WindowFrame;
        if (entry !== 'pass') {
          const play = answer as unknown as PlayAnswer;
          tell({ type: 'window-closed', window: f.window });
          const isOwnKind = f.window === 'before:card' || timingIs(play.card, f.window);
          return declare(seat, play, isOwnKind ? f.owner : -1);
        }
        f.passed.push(seat);
        tell({ type: 'window-passed', seat });
        if (f.passed.length < f.asked.length) return 'wait';
        tell({ type: 'window-closed', window: f.window });
        return { give: f.cancelled };
      },
    ),
    // K-205: after a card the window restarts with its responders determined anew.
    restart: run(() => goto('open')),
  }),
);
