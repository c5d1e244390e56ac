import { recall, remember } from './preferences.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(recall('theme', THEMES) ?? 'auto');
const night = matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const dark = chosen === 'dark' || (chosen === 'auto' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

export function theme(): Theme {
  return chosen;
}

export function setTheme(next: Theme): void {
  chosen = next;
  remember('theme', next);
  apply();
}

/** Called once at start; keeps following the system while the choice is `auto`. */
export function startTheme(): void {
  night.addEventListener('change', apply);
  apply();
}
