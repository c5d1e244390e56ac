import { recallText, remember } from '../browser/preferences.ts';

/** Tables found by the quick match: there bots take the free seats, and the game begins by itself. */
const KEPT = 10;

const kept = (): string[] => (recallText('quick-tables') ?? '').split(' ').filter((id) => id !== '');

export const isQuick = (table: string): boolean => kept().includes(table);

export function rememberQuick(table: string): void {
  const others = kept().filter((id) => id !== table);
  remember('quick-tables', [table, ...others].slice(0, KEPT).join(' '));
}
