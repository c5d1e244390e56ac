import { type Json, type Language, SPECTATOR } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import type { Event } from '../events.ts';
import { karanor } from '../game.ts';
import type { Options } from '../rules/setup.ts';
import { wording } from '../texts/index.ts';
import { lively } from './lively.ts';

/** A whole game as text: every decision and what a spectator is told of it. */
export function transcript(options: Options, seed: number, language: Language): string {
  const names = ['Ana', 'Bruno', 'Chloé', 'Denis', 'Elsa', 'Farid'];
  const words = wording[language];
  const cast = { viewer: SPECTATOR, name: (seat: number) => names[seat] ?? String(seat) };
  const lines: string[] = [`${words.title}, ${options.players}, ${seed}`];
  const g = explore(lively, options, seed, {
    limit: 40_000,
    standingPercent: 12,
    at: ({ state, decisions, move, play }) => {
      const decision = decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
      const view = karanor.view(state, move.seat);
      const said = decision === undefined ? '' : words.option(decision, move.answer as Json, view, cast);
      lines.push(`${names[move.seat]} [${move.id}] ${said}`);
      for (const event of play().events as Event[]) {
        const told = karanor.redact(event, SPECTATOR);
        const line = told === null ? null : words.event(told, cast);
        if (line !== null) lines.push(`    ${line}`);
      }
    },
  });
  for (const [seat, { prestige, gold, income }] of g.players.entries())
    lines.push(`${names[seat]}: ${prestige} / ${gold} / ${income}`);
  return `${lines.join('\n')}\n`;
}
