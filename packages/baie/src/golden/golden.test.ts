import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Cast, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { baie } from '../game.ts';
import type { Options } from '../rules/setup.ts';
import { options } from '../testing/table.ts';
import { wording } from '../texts/index.ts';

/**
 * Whole games as readable text. They change only on purpose: `UPDATE_GOLDEN=1 npx vitest run packages/baie` writes
 * them anew, and the difference is read before it is kept.
 */
const GAMES: readonly [string, Options][] = [
  ['two-merchants', options({ merchants: ['A', 'K'] })],
  ['four-merchants-thieves', options({ players: 4, rogue: 3 })],
  ['five-merchants-inn', options({ players: 5 })],
  ['solo-hard-cultists', options({ players: 1, colporteur: 'hard', merchants: ['H'], rogue: 2 })],
];
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve'];
const words = wording.en;

function transcript(choice: Options): string {
  const told: Event[] = [];
  const g = baie.setup(2024, choice, told);
  const { humans, merchants } = g.config;
  const cast: Cast = {
    viewer: -1,
    name: (seat) => (seat === humans ? 'The Colporteur' : `${NAMES[seat]} (${merchants[seat]})`),
  };
  const rng = xoshiro(7);
  const lines: string[] = [];
  const write = (events: readonly Event[]): void => {
    for (const event of events) {
      const line = words.event(event, cast);
      if (line !== null) lines.push(`    ${line}`);
    }
  };
  write(told);
  let decisions = baie.decisions(g);
  while (decisions.length > 0) {
    const { seat, id } = decisions[0]!;
    const answer = baie.sample(decisions[0]!, rng);
    const events: Event[] = [];
    decisions = baie.apply(g, { seat, id, answer }, events);
    lines.push(`${cast.name(seat)}: ${id} ${JSON.stringify(answer)}`);
    write(events);
  }
  const { places, scores } = baie.outcome(g)!;
  lines.push(
    ...scores.map((gold, seat) => `${places[seat]}. ${cast.name(seat)}: ${gold} gold`),
    `hash ${baie.hash(g)}`,
  );
  return `${lines.join('\n')}\n`;
}

describe('golden transcripts', () => {
  test.each(GAMES)('%s', (name, choice) => {
    const file = new URL(`./${name}.txt`, import.meta.url);
    const played = transcript(choice);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, played);
    expect(existsSync(file)).toBe(true);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
