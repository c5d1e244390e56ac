export { baie as game, baieTable as table } from '@comptoir/baie';
export { wording } from '@comptoir/baie/texts';
export { baiePlayers as players } from '@comptoir/bots';

export const place = 2;
