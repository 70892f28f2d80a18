import type { AttackResult, AttackRow } from '#engine/model/card.ts';

const sides = 8;

export type RollRange = { readonly numbers: string; readonly length: number; readonly result: AttackResult };

/** The results of a row of the attack table with the numbers that bring them, from 1 to the highest; below the first, a miss. */
export function rollRanges(row: AttackRow['results']): RollRange[] {
  const results: AttackRow['results'] = row[0]?.from === 1 ? row : [{ from: 1, result: 'miss' }, ...row];
  return results.map(({ from, result }, at) => {
    const to = (results[at + 1]?.from ?? sides + 1) - 1;
    return { numbers: from === to ? `${from}` : `${from}–${to}`, length: to - from + 1, result };
  });
}
