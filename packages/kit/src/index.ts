export { type Beat, beatsIn, carriedOn, carriesOn, foldedBeats, type Told } from './beats.ts';
export { explained, reasonIn } from './closed.ts';
export { commitTo, type SeedParts, sealOf, seedFrom } from './commitment.ts';
export type {
  Act,
  Ask,
  CardId,
  Closed,
  Confirm,
  KitDecision,
  Menu,
  MenuAnswer,
  Move,
  OrderCards,
  PickCards,
  PickNumber,
  PickOption,
  PickSeat,
  Seat,
} from './decision.ts';
export { Defect, must, unreachable } from './defect.ts';
export {
  type Dictionary,
  dictionary,
  frenchName,
  frenchSpacing,
  type Message,
  type ValuesOf,
} from './dictionary.ts';
export {
  andAgain,
  type BaseState,
  type Call,
  call,
  type Effect,
  type EffectTable,
  type EffectWriter,
  effectsFor,
  effectTable,
  type Flow,
  type Frame,
  give,
  goto,
  NO_CARD,
  type StepDraft,
  type StepMakers,
  type Waiting,
} from './effect.ts';
export { listen, listening, tell } from './events.ts';
export {
  type AnyGame,
  type Game,
  type OptionSpec,
  type OptionsReading,
  type Outcome,
  SPECTATOR,
  type Viewer,
  type Wish,
} from './game.ts';
export { canonical, cloneJson, isRecord, type Json, sameJson } from './json.ts';
export { type Asking, newAsking, nextAsked, noteAnswered, noteLooked } from './match/asking.ts';
export {
  advance,
  type Base,
  type Course,
  type CourseStep,
  courseAt,
  enter,
  enterUndo,
  type History,
  heardBy,
  isLate,
  learn,
  nextToAsk,
  type Prepared,
  type PreparedReturn,
  prepare,
  prepareAgreedUndo,
  prepareUndo,
  type Standing,
  stateAt,
  undoPoints,
} from './match/course.ts';
export { type Happening, type Hearing, heard, moverOf } from './match/hearing.ts';
export { extend, follow, inForce, type Line, type Link, newLine, type Step } from './match/line.ts';
export {
  type Match,
  type MatchBase,
  type MatchStart,
  movesInForce,
  recordEntries,
  recordOf,
  resumeMatch,
  type Submission,
  startMatch,
  submit,
  undo,
  undoByConsent,
} from './match/match.ts';
export { reveals } from './match/reveals.ts';
export { moveInWords, type Possible } from './move-words.ts';
export {
  below,
  type ChaCha,
  cloneRng,
  generator,
  isTableSeed,
  type Rng,
  reshuffle,
  type Seed,
  sameRng,
  shuffle,
  word,
  type Xoshiro,
  xoshiro,
} from './random.ts';
export {
  type GameRecord,
  isUndo,
  type MoveEntry,
  type RecordEntry,
  type RecordFault,
  type RecordFooter,
  type RecordHeader,
  type RecordReading,
  type RecordSeat,
  readRecord,
  type UndoEntry,
  writeRecord,
} from './record.ts';
export {
  allows,
  type Figures,
  GAME_OVER,
  MALFORMED,
  NOT_AWAITED,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type Requirement,
  refusal,
  STALE,
  whyNot,
} from './refusal.ts';
export { refusalSentence } from './refusal-words.ts';
export {
  isFault,
  type Replayed,
  type ReplayPoint,
  replay,
  type Verification,
  verifyRecord,
} from './replay.ts';
export { answering, LEAVE, type Reply } from './reply.ts';
export { defineGame, type GameParts } from './runner.ts';
export { hex, sha256, sha256Hex, utf8 } from './sha256.ts';
export { type Kinded, permutations, type Shape, shapesOf, subsets } from './shapes.ts';
export { stateHash } from './state-hash.ts';
export { answerOfSilence, type OwnTimer, type SoloScore, type TablePolicy } from './table-policy.ts';
export {
  type Cast,
  LANGUAGES,
  type Language,
  type OptionWording,
  severalTimes,
  type Term,
  type Weight,
  type Wording,
} from './wording.ts';
