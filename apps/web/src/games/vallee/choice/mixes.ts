import { isFolk } from '@comptoir/vallee';
import { recallText, remember } from '../../../browser/preferences.ts';

/** The last mixes of folks that were chosen in this browser, the newest first. */
const NAME = 'vallee.mixes';
const KEPT = 3;

/** What is stored may be old or of another hand: what is not a list of known folks is passed over. */
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
