export { karanorPlayers as players } from '@comptoir/bots';
export { karanor as game, karanorTable as table } from '@comptoir/karanor';
export { wording } from '@comptoir/karanor/texts';

export const place = 3;
