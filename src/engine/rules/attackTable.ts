import type { Library } from '../library/library.ts';
import type { AttackResult, AttackRow } from '../model/card.ts';
import type { AttackState } from '../model/state.ts';
import type { BlockId, Craft } from '../model/vocabulary.ts';

type Table = Pick<Library, 'attackTable'>;

/** The row for this attack; a craft of its own among the vipers may have one of its own. */
export function attackRow(
  { attackTable }: Table,
  target: AttackState['target'],
  by: AttackState['by'],
  craft?: Craft,
): AttackRow | undefined {
  const rows = attackTable.filter(row => row.target === target && row.by.includes(by));
  return rows.find(row => craft !== undefined && row.craft === craft) ?? rows.find(row => !row.craft);
}

/** The block that carries the row out. */
export function attackBlock({ target, craft }: AttackRow, by: AttackState['by']): BlockId {
  return `attack/${target}-by-${by}${craft ? `-${craft}` : ''}`;
}

/** What a roll does to a target (attack.roll). */
export function attackResult(
  lib: Table,
  target: AttackState['target'],
  by: AttackState['by'],
  value: number,
  craft?: Craft,
): AttackResult {
  const results = attackRow(lib, target, by, craft)?.results;
  return results?.findLast(r => r.from <= value)?.result ?? 'miss';
}
