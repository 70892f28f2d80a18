/** The front door of the engine: everything a driver, a view or a tool may use. */
export { optionsOf, refusalOf, sample } from './choices/check.ts';
export {
  apply,
  choicesOf,
  type Drive,
  type Game,
  gameFrom,
  isOver,
  makeGame,
  pending,
  type Refused,
  refusal,
  type Step,
  Table,
} from './game.ts';
export { compile } from './library/compile.ts';
export type { Library } from './library/library.ts';
