import { recall, remember } from './preferences.ts';

/** Whether every token carries letters in place of its small picture: a choice for low vision. */
let isOn = $state(recall('letters', ['on', 'off']) === 'on');

export const lettersAreOn = (): boolean => isOn;

export function toggleLetters(): void {
  isOn = !isOn;
  remember('letters', isOn ? 'on' : 'off');
}
