import { type Call, call, goto, type Seat, unreachable } from '@comptoir/kit';
import { type Choice, isBlackMarket, listOf, type Operation, sourceOf } from '../content/compiled.ts';
import type { Who } from '../content/language.ts';
import { tell } from '../events.ts';
import { NOBODY, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { pay, transfer } from './bundle.ts';
import { alone, type Context, matching, seatOf, selectable } from './conditions.ts';
import { relocate } from './goods.ts';
import { cancelPending } from './pending.ts';
import { addModifiers, LOSS_SHIELD, stat, UNTARGETABLE } from './stats.ts';

/**
 * The one interpreter of chapter 6. A frame names its list of steps (`quest:feu-de-camp#2`), the step it has reached and
 * the participant it is at; the owner is `self`.
 */

interface PerformFrame {
  owner: Seat;
  list: string;
  at: number;
  participant: number;
  target: Seat;
  actor: Seat;
}

const contextIn = (f: PerformFrame): Context => ({ self: f.owner, target: f.target, actor: f.actor });

/** Whom a step concerns next; NOBODY when it is through. `others` come in seat order from `self` (6.1). */
function participant(g: State, f: PerformFrame, who: Who): Seat {
  if (who !== 'others') return f.participant === 0 ? seatOf(contextIn(f), who) : NOBODY;
  while (f.participant < g.config.players - 1) {
    const seat = (f.owner + 1 + f.participant) % g.config.players;
    // K-213: black-market cards pass over whoever cannot be affected.
    if (!isBlackMarket(f.list) || stat(g, seat, UNTARGETABLE) === 0) return seat;
    f.participant += 1;
  }
  return NOBODY;
}

/** 6.4: what a black-market card of another player asks is lowered. */
const shieldOf = (g: State, f: PerformFrame, seat: Seat): number =>
  isBlackMarket(f.list) && seat !== f.owner ? stat(g, seat, LOSS_SHIELD) : 0;

const operation = (f: PerformFrame): Operation => listOf(f.list)[f.at] as Operation;

function nextOperation(f: PerformFrame): void {
  f.at += 1;
  f.participant = 0;
}

/** Pays the cost of a choice and carries out its steps. */
export function chooseOption(g: State, chooser: Seat, context: Context, choice: Choice): Call | null {
  const locals = { list: choice.list, target: context.target, actor: context.actor };
  const paying = choice.cost === null ? null : pay(g, chooser, choice.cost, context);
  if (paying !== null)
    return call('choice', { owner: context.self }, { ...locals, chooser, cost: choice.cost?.key ?? '' });
  return listOf(choice.list).length === 0 ? null : call('perform', { owner: context.self }, locals);
}

/** A list of steps of a card that its owner carries out alone; null when it has none. */
export const performList = (owner: Seat, list: string, context: Context = alone(owner)): Call | null =>
  listOf(list).length === 0
    ? null
    : call('perform', { owner }, { list, target: context.target, actor: context.actor });

export const perform = effect(
  { list: '', at: 0, participant: 0, target: -1, actor: -1 },
  ({ run, choose }) => ({
    walk: run((g, f) => {
      const steps = listOf(f.list);
      while (f.at < steps.length) {
        const step = steps[f.at] as Operation;
        switch (step.verb) {
          case 'gain':
          case 'lose':
          case 'take': {
            const seat = participant(g, f, step.who);
            if (seat === NOBODY) {
              nextOperation(f);
              break;
            }
            f.participant += 1;
            const shield = step.verb === 'gain' ? 0 : shieldOf(g, f, seat);
            const going = transfer(
              g,
              { ...contextIn(f), verb: step.verb, seat, to: f.owner },
              step.goods,
              shield,
            );
            if (going !== null) return { ...going, again: true };
            break;
          }
          case 'modify': {
            const seat = participant(g, f, step.who);
            if (seat === NOBODY) {
              nextOperation(f);
              break;
            }
            f.participant += 1;
            const source = sourceOf(f.list);
            addModifiers(
              g,
              seat,
              step.changes.map((change) => ({ ...change, until: step.until, source })),
            );
            break;
          }
          case 'move':
            return participant(g, f, step.who) === NOBODY ? goto('skip') : goto('place');
          case 'choose':
            return goto('option');
          case 'cancel':
            cancelPending(g);
            nextOperation(f);
            break;
          default:
            unreachable(step);
        }
      }
      return 'done';
    }),
    place: choose<number>(
      (g, f) => {
        const step = operation(f);
        if (step.verb !== 'move') return null;
        const places = matching(g, step.spot, contextIn(f));
        return places.length === 0 ? null : pickOption('place', f.owner, sourceOf(f.list), places);
      },
      (g, f, to) => {
        const step = operation(f);
        if (step.verb === 'move') relocate(g, participant(g, f, step.who), to);
        f.participant += 1;
        return goto('walk');
      },
      goto('skip'),
    ),
    option: choose<number>(
      (g, f) => {
        const step = operation(f);
        if (step.verb !== 'choose') return null;
        const chooser = seatOf(contextIn(f), step.by);
        const options = selectable(g, step.choices, chooser, contextIn(f));
        return options.length === 0 ? null : pickOption('choose', chooser, `${f.list}.${f.at}`, options);
      },
      (g, f, number) => {
        const step = operation(f);
        if (step.verb !== 'choose') return goto('skip');
        const chooser = seatOf(contextIn(f), step.by);
        tell({ type: 'option-chosen', seat: chooser, source: `${f.list}.${f.at}`, option: number });
        nextOperation(f);
        const going = chooseOption(g, chooser, contextIn(f), step.choices[number - 1] as Choice);
        return going ?? goto('walk');
      },
      goto('skip'),
    ),
    onwards: run(() => goto('walk')),
    skip: run((_, f) => {
      nextOperation(f);
      return goto('walk');
    }),
  }),
);

/** A choice whose cost leaves something to choose: first the cost, then the steps. */
export const choice = effect({ list: '', cost: '', chooser: 0, target: -1, actor: -1 }, ({ run }) => ({
  pay: run((_, f) =>
    call(
      'bundle',
      { owner: f.chooser },
      { key: f.cost, verb: 'pay', seat: f.chooser, to: -1, self: f.owner, target: f.target, actor: f.actor },
    ),
  ),
  carryOut: run(
    (_, f) => performList(f.owner, f.list, { self: f.owner, target: f.target, actor: f.actor }) ?? 'next',
  ),
}));
