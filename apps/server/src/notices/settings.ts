import { DEFAULT_NOTICES, type NoticeSettings } from '@comptoir/protocol';

/** Reads what a person has chosen; the defaults where they have chosen nothing. */
export const readSettings = (body: string | null): NoticeSettings =>
  body === null ? DEFAULT_NOTICES : { ...DEFAULT_NOTICES, ...(JSON.parse(body) as NoticeSettings) };
