// A line per game: its module exports place, game, wording, table and players, and a board for the terminal if it has one.
export * as auction from '@comptoir/auction';
export * as baie from './baie.ts';
export * as karanor from './karanor.ts';
export * as vallee from './vallee.ts';
