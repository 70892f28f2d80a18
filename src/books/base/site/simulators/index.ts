/** What can be tried out of this book, in the order in which it is shown. Each has a folder. */
import type { ById } from '#books/defineSimulator.ts';
import { simulator as attack } from './attack/simulator.ts';
import { simulator as boarding } from './boarding/simulator.ts';
import { simulator as check } from './check/simulator.ts';
import { simulator as damage } from './damage/simulator.ts';
import { simulator as jump } from './jump/simulator.ts';
import { simulator as loyalty } from './loyalty/simulator.ts';
import { simulator as raiders } from './raiders/simulator.ts';
import { simulator as succession } from './succession/simulator.ts';
import { simulator as turn } from './turn/simulator.ts';
import { simulator as vipers } from './vipers/simulator.ts';

export const simulators = {
  turn,
  check,
  attack,
  vipers,
  raiders,
  boarding,
  damage,
  jump,
  loyalty,
  succession,
};

declare module '#features/simulators/benches.ts' {
  interface Benches extends ById<typeof simulators> {}
}
