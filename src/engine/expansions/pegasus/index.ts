/** What carries out the operations that only Pegasus uses. */
import { executionOps } from './execution.ts';
import { infiltrationOps } from './infiltration.ts';
import { moveOps } from './moves.ts';
import { newCapricaOps } from './newCaprica.ts';

export const pegasusOps = { ...executionOps, ...infiltrationOps, ...moveOps, ...newCapricaOps };
