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

/** How the person at this browser is called; empty until they have said so. */
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
