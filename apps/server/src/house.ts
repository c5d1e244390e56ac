import type { HouseSettings } from '@comptoir/protocol';
import type { Retention } from './config.ts';
import type { Store } from './storage/store.ts';

const NOTHING: HouseSettings = { registration: 'open', notice: null, keep: {} };

/** What the host has changed while the server was running; the rest is as in its settings. */
export async function readHouse(store: Store): Promise<HouseSettings> {
  const body = await store.house();
  return body === null ? NOTHING : { ...NOTHING, ...(JSON.parse(body) as HouseSettings) };
}

/** How long things are kept: as the host decided, otherwise as in the settings. */
export async function retentionOf(store: Store, started: Retention): Promise<Retention> {
  const { keep } = await readHouse(store);
  return {
    sessionDays: started.sessionDays,
    keepTalk: keep.talk ?? started.keepTalk,
    keepJournals: keep.journals ?? started.keepJournals,
    keepGames: keep.games ?? started.keepGames,
    keepPeople: keep.people ?? started.keepPeople,
  };
}
