import type { Simulator } from './playFacet.ts';
import type { AboutSimulator } from './siteFacet.ts';

/** A table has a worked example: readers without script see nothing else of it. */
type Defined = AboutSimulator &
  (Exclude<Simulator, { of: 'table' }> | (Extract<Simulator, { of: 'table' }> & { readonly worked: string }));

/**
 * All that one simulator is: the rule and the lesson that go with it, its worked example, and what stands on it, by the
 * machine that plays it. A table has its position beside it (`position.yaml`); texts stand in the locales of its book, under
 * the name of its folder.
 */
export const defineSimulator = <const S extends Defined>(simulator: S): S => simulator;

/** The names of simulators, and of those among them that are tables. */
export type ById<All> = Record<keyof All, object>;
export type TableIds<All> = {
  [Id in keyof All]: All[Id] extends { readonly of: 'table' } ? Id : never;
}[keyof All] &
  string;
