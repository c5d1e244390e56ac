import { isFolk } from '@comptoir/vallee';
import { recallText, remember } from '../../../browser/preferences.ts';

/** The last mixes of folks that were chosen in this browser, the newest first. */
const NAME = 'vallee.mixes';
const KEPT = 3;

/** Stored data may be old or edited: skip anything that is not a list of known folks. */
export function lastMixes(): readonly (readonly string[])[] {
  return (recallText(NAME) ?? '')
    .split(';')
    .map((mix) => mix.split(','))
    .filter((mix) => mix.every(isFolk))
    .slice(0, KEPT);
}

export function rememberMix(folks: readonly string[]): void {
  const mix = folks.join();
  const others = lastMixes().map((known) => known.join());
  remember(NAME, [mix, ...others.filter((known) => known !== mix)].slice(0, KEPT).join(';'));
}
