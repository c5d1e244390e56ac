import { isKnownHere, readHouse } from '../sync/server-api.ts';
import { denialOf } from './denials.ts';

/** Why somebody new is not let in here, in words; empty for whoever is known, and where new people are welcome. */
export async function whyClosed(isInvited = false): Promise<string> {
  if (isKnownHere()) return '';
  const registration = (await readHouse())?.registration ?? 'open';
  if (registration === 'open' || (registration === 'invited' && isInvited)) return '';
  return denialOf(registration === 'closed' ? 'registration-closed' : 'invitation-needed');
}
