import type { Me } from '@comptoir/protocol';
import { setPlayerLook, setPlayerName } from '../../browser/player.svelte.ts';
import { setLanguage } from '../../i18n/language.svelte.ts';
import { readMe } from '../../sync/account-api.ts';
import { forgetSeats } from '../../sync/own-seats.ts';
import { sharedLine } from '../../sync/shared-line.ts';

/** Shows a person as the server knows them. */
export function show({ name, colour, figure }: Me): void {
  setPlayerName(name);
  setPlayerLook({ colour, figure });
}

/** Somebody has come in on this device: the page speaks to them from now on. */
export async function welcome(): Promise<void> {
  forgetSeats();
  const me = await readMe();
  if (!me.ok) return;
  show(me.value);
  if (me.value.language) setLanguage(me.value.language);
  // The connection belongs to somebody else, or to nobody.
  sharedLine().renew();
}
