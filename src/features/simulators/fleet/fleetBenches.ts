import type { BoardPart } from '#board/parts.ts';
import type { Activation, FleetStart } from './fleetBench.ts';

interface FleetBench {
  readonly activations: readonly Activation[];
  readonly parts: readonly BoardPart[];
  readonly start: FleetStart;
  /** Answers that play the start to its end, for readers without script. */
  readonly answers: readonly string[];
}

export const fleetBenches: { readonly [name in 'raiders' | 'boarding']: FleetBench } = {
  /** The raiders of the printed example: one hits the viper, the next finds the civilian ship, the third flies on. */
  raiders: {
    activations: ['raiders', 'launch-raiders', 'basestars'],
    parts: ['space'],
    start: {
      fleet: {
        space: {
          bow: { raider: 2, viper: 1, civilian: 1 },
          'starboard-stern': { raider: 1 },
          stern: { civilian: 1 },
        },
        centurions: [],
      },
      activation: 'raiders',
    },
    answers: ['bow', '5'],
  },
  boarding: {
    activations: ['heavy-raiders', 'armory'],
    parts: ['space', 'boarding'],
    start: {
      fleet: {
        space: { bow: { basestar: 1, 'heavy-raider': 1 }, 'port-bow': { 'heavy-raider': 1 } },
        centurions: [0],
      },
      activation: 'heavy-raiders',
    },
    answers: [],
  },
};
