/** The attack table as a tool reads it: who may attack what, and what each face of the die does. */
import type { AttackResult, AttackRow } from '../model/card.ts';
import { faces } from '../model/die.ts';
import { attackResult } from '../rules/attackTable.ts';

export type Attacker = AttackRow['by'][number];
export type AttackTarget = AttackRow['target'];
type AttackTable = readonly AttackRow[];

export function targetsOf(attackTable: AttackTable, by: Attacker): AttackTarget[] {
  return attackTable.filter(row => row.by.includes(by)).map(({ target }) => target);
}

/** What each face of the die brings, from 1 upwards. */
export function attackFaces(
  attackTable: AttackTable,
  by: Attacker,
  target: AttackTarget,
): readonly AttackResult[] {
  return faces.map(face => attackResult({ attackTable }, target, by, face));
}
