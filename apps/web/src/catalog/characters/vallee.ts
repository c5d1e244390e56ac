export { valleeCharacters as characters } from '@comptoir/bots';
