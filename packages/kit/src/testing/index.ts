export { dictionaryFaults, unusedKeys, unusedPhrases } from './dictionaries.ts';
export { keptPositions, laidPositions, positionsModule } from './lesson-positions.ts';
export * from './properties.ts';
export { type Exploration, explore, type Moment, type Played, randomMove } from './random-play.ts';
export { momentsAreSetUp, strangersAreRefused, whatIsLaidIsSound } from './studies.ts';
export { mutated, wrongMoves } from './wrong-answers.ts';
