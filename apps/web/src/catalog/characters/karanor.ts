export { karanorCharacters as characters } from '@comptoir/bots';
