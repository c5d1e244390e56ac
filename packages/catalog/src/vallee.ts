export { valleePlayers as players } from '@comptoir/bots';
export { vallee as game, valleeTable as table } from '@comptoir/vallee';
export { wording } from '@comptoir/vallee/texts';

export const place = 1;
