/** The front door of the engine: everything a driver, a view or a tool may use. */
export { optionsOf, refusalOf, sample, unsaid } from './choices/check.ts';
export {
  apply,
  choicesOf,
  type Drive,
  fork,
  type Game,
  gameFrom,
  isOver,
  makeGame,
  pending,
  type Refused,
  refusal,
  type Step,
  standing,
  Table,
  viewFor,
} from './game.ts';
export { cardsOf } from './library/cardKind.ts';
export { compileLaidOut } from './library/laidOut.ts';
export type { Library } from './library/library.ts';
export { bookFingerprint, proceduresFingerprint } from './library/meaning.ts';
export { compile } from './library/whole.ts';
export { fingerprint } from './model/fingerprint.ts';
export { lineOf } from './rules/line.ts';
export { current, nearest } from './run/find.ts';
export type { Save } from './save/file.ts';
export { type Difference, differenceKinds } from './save/replay.ts';
export {
  type Changed,
  type Loaded,
  type LoadFault,
  loadFaults,
  makeSave,
  type NotLoaded,
  parseSave,
  savedBooks,
} from './save/save.ts';
export { restoreState, type StoredState, storeState } from './save/stored.ts';
export { type CoreRefusal, type OptionsRefusal, optionsRefusal } from './setup/options.ts';
export { setUp } from './setup/setUp.ts';
export { applyStepwise, gameFromStepwise, type Moment, type StepwiseStep } from './stepwise.ts';
export { eventsFor } from './view/events.ts';
export { forkFor } from './view/forkFor.ts';
export { secretsOf } from './view/secrets.ts';
export { type View, type Viewer, viewOf } from './view/view.ts';
