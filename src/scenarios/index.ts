/**
 * Scenarios for whoever shows or plays them. Nothing here reads files or checks shapes: that is the `Reader`
 * (`reader/read.ts`), whose libraries no page needs to load.
 */
export { type Laid, layOut } from './layout/layOut.ts';
export { library } from './library.ts';
export type { Position } from './notation/position.ts';
export type { Scenario } from './notation/scenario.ts';
export type { Line } from './notation/script.ts';
export { scenarioOf } from './record/scenarioOf.ts';
export { unmet } from './runner/expectations.ts';
export { type Answered, type Begun, Play } from './runner/play.ts';
export { approach } from './runner/run.ts';
