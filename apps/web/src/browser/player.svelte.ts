import { recall, recallText, remember } from './preferences.ts';
import { SEATS, type Seat } from './seat-colours.ts';

const KEY = 'comptoir.player';
const LONGEST = 24;

function recallName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

let name = $state(recallName());

/** The name of the person at this browser; empty until they give one. */
export const playerName = (): string => name;

export function setPlayerName(next: string): void {
  name = next.trim().slice(0, LONGEST);
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A private window may refuse storage: the name then lasts as long as the page.
    return;
  }
}

let colour = $state<Seat>(recall('colour', SEATS) ?? 'red');
let figure = $state(recallText('figure') ?? '');

/** The colour and the figure under which the person likes to be seen; an empty figure is the first letter of the name. */
export const playerLook = (): { readonly colour: Seat; readonly figure: string } => ({ colour, figure });

export function setPlayerLook(look: { readonly colour: Seat | null; readonly figure: string | null }): void {
  colour = look.colour ?? 'red';
  figure = look.figure ?? '';
  remember('colour', colour);
  remember('figure', figure);
}
