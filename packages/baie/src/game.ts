import { defineGame, type Effect, type Game } from '@comptoir/kit';
import { colporteurTurn } from './colporteur/turn.ts';
import { type Decision, playsForced } from './decisions.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { violations } from './invariants.ts';
import { MERCHANTS } from './merchants/index.ts';
import { fillMerchants } from './merchants/merchant.ts';
import { inEdition } from './numbers.ts';
import { payHours } from './rules/clock.ts';
import { load, settle } from './rules/loading.ts';
import { market } from './rules/market.ts';
import { local, recruit } from './rules/recruit.ts';
import { game, production } from './rules/rounds.ts';
import { sailor } from './rules/sailors.ts';
import { outcome } from './rules/scoring.ts';
import { begin, type Options, optionSpecs, PLAYERS, readOptions, seatsFor } from './rules/setup.ts';
import { team } from './rules/team.ts';
import { turn } from './rules/turn.ts';
import { clone, migrate, RULES, type State } from './state.ts';
import { redact, type View, view } from './view.ts';
import { whyNotOffered, wishes } from './why.ts';

fillMerchants(MERCHANTS);

/** The effects of the rules by name; those of a merchant under its letter. */
function effects(): Record<string, Effect<State, Decision>> {
  const table: Record<string, Effect<State, Decision>> = {
    game,
    production,
    turn,
    'pay-hours': payHours,
    load,
    settle,
    recruit,
    local,
    sailor,
    team,
    market,
    colporteur: colporteurTurn,
  };
  for (const { id, effects: own } of MERCHANTS)
    for (const [name, effect] of Object.entries(own)) table[`${id}.${name}`] = effect;
  return table;
}

/** La Baie des Marchands, rules of docs/rules/baie.md. */
export const baie: Game<State, Decision, Event, View, Options> = defineGame<
  State,
  Decision,
  Event,
  View,
  Options
>({
  name: 'baie',
  rules: RULES,
  players: PLAYERS,
  optionSpecs: optionSpecs(),
  readOptions,
  seats: seatsFor,
  seatsOf: (g) => g.config.seats,
  begin,
  // Rules 1 also moved the market marker otherwise (B-084): its games go on from a saved state, never from their deal.
  past: {
    2: (seed, options) => inEdition(2, () => begin(seed, options)),
    3: (seed, options) => inEdition(3, () => begin(seed, options)),
    4: (seed, options) => inEdition(4, () => begin(seed, options)),
  },
  effects: effects(),
  playsForced,
  whyNotOffered,
  wishes,
  view,
  redact,
  fold,
  determinize,
  clone,
  outcome,
  violations,
  migrate,
});
