import type { Library } from '../library/library.ts';
import type { AttackResult } from '../model/card.ts';
import type { AttackState } from '../model/state.ts';

/** What a roll does to a target (attack.roll). */
export function attackResult(
  lib: Pick<Library, 'attackTable'>,
  target: AttackState['target'],
  by: AttackState['by'],
  value: number,
): AttackResult {
  const row = lib.attackTable.find(r => r.target === target && r.by.includes(by));
  return row?.results.findLast(r => r.from <= value)?.result ?? 'miss';
}
