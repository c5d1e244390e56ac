export { baieCharacters as characters } from '@comptoir/bots';
