export { characters } from '../src/characters.ts';
