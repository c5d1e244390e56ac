import { type Decision, type Event, karanor, type State, type View } from '@comptoir/karanor';
import { answering, type Json, LEAVE, type Reply, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import type { Situation } from '../bot.ts';
import { situationOf } from '../situation.ts';
import { candidates, meaningOf } from './candidates.ts';
import { resumed, settled } from './resolve.ts';
import { tableAt } from './testing/table.ts';

type Asked = Situation<State, Decision, Event, View, never>;
const SEAT = 1;

/** The first question of a turn, and the same seat's next one after an answer. */
function turnOf(seed: number) {
  const g = tableAt(2, 3, SEAT, seed);
  const heard: Event[] = [{ type: 'turn-began', seat: SEAT, round: 3 }];
  const ask = (): Asked => {
    const decision = karanor.decisions(g).find(({ standing }) => standing !== true) as Decision;
    return situationOf(karanor, g, decision, { rng: xoshiro(1), heard: heard.slice() }) as Asked;
  };
  const say = (reply: Reply | null): void => {
    if (reply === null || reply === LEAVE) throw new Error('nothing is said');
    const { answer } = reply;
    const events: Event[] = [];
    karanor.apply(g, { seat: SEAT, id: 'action', answer }, events);
    for (const event of events) heard.push(...[karanor.redact(event, SEAT) ?? []].flat());
  };
  return { g, ask, say };
}

/** A turn that begins with a walk to somewhere. */
function walkOf(seed: number) {
  for (let at = seed; ; at += 1) {
    const turn = turnOf(at);
    const asked = turn.ask();
    const walk = candidates(asked).find(
      (reply) =>
        reply !== LEAVE &&
        (reply.answer as { entry?: string } | null)?.entry === 'move' &&
        (meaningOf(asked, reply)?.time ?? 0) > 2 &&
        (meaningOf(asked, reply)?.waiting ?? 1) === 0,
    );
    if (walk !== undefined) return { ...turn, asked, walk };
  }
}

describe('what the master has resolved', () => {
  test('is gone on with, whatever else could be weighed', () => {
    const { ask, say, asked, walk } = walkOf(20);
    expect(resumed(asked)).toBeNull();
    settled(asked, walk);
    expect(resumed(asked)).toBeNull();
    say(walk);
    const next = ask();
    const reply = resumed(next) as { answer: Json };
    expect(reply).not.toBeNull();
    expect(karanor.check(next.decision, reply.answer)).toBeNull();
  });

  test('is weighed anew when prestige or a card came in between', () => {
    const { g, ask, say, asked, walk } = walkOf(40);
    settled(asked, walk);
    say(walk);
    (g.players[SEAT] as State['players'][number]).prestige += 1;
    expect(resumed(ask())).toBeNull();
  });

  test('ends with an answer that begins no plan', () => {
    const { ask, say, asked, walk } = walkOf(60);
    settled(asked, walk);
    say(walk);
    const between = ask();
    settled(between, answering({ entry: 'end-turn', answer: null }));
    say(resumed(between));
    expect(resumed(ask())).toBeNull();
  });
});
