/**
 * Scenarios for code that shows or plays them. Nothing here reads files or checks shapes: that is the `Reader`
 * (`reader/read.ts`), whose libraries no page needs to load.
 */
export { type Laid, layOut } from './layout/layOut.ts';
export type { Position } from './notation/position.ts';
export type { Scenario } from './notation/scenario.ts';
export type { Line } from './notation/script.ts';
export type { Answered, Begun } from './runner/play.ts';
