import { type Json, type OptionSpec, sameJson, type Term } from '@comptoir/kit';
import type { LoadedGame } from '../catalog/games.ts';
import { language } from '../i18n/language.svelte.ts';
import { specsFor } from './new-table/plan.ts';
import { word } from './words.ts';

/** What a table is played with, as far as it is not the usual: a line for each option. */
export function optionLines({ game, wording }: LoadedGame, options: Json, players: number): Term[] {
  type Named = { readonly [id: string]: Json };
  const chosen = (options ?? {}) as Named;
  // A server keeps options as the game has read them, so compare with what the game makes of the defaults too.
  const reading = game.readOptions({ players });
  const usual = (reading.ok ? reading.options : {}) as Named;
  return specsFor(game.optionSpecs, players).flatMap((spec) => {
    const value = chosen[spec.id];
    if (value === undefined) return [];
    const isUsual = [spec.fallback, usual[spec.id]].some((one) => one !== undefined && sameJson(value, one));
    if (isUsual) return [];
    const said = wording[language()].setting(spec.id);
    return [{ label: said.label, text: textOf(spec, value, said.values) }];
  });
}

function textOf(spec: OptionSpec, value: Json, values: Readonly<Record<string, string>>): string {
  if (spec.kind === 'switch') return word(value === true ? 'option.on' : 'option.off');
  const nameOf = (one: Json): string =>
    // A number without a name is a seat.
    values[String(one)] ?? (typeof one === 'number' ? word('option.seat', { n: one + 1 }) : String(one));
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
}
