import type { CrisisOption } from './card.ts';

/** Options of a crisis card are known by `check` or by their printed place: `a`, `b`. */
export function optionId(option: CrisisOption, index: number): string {
  return 'check' in option ? 'check' : 'abcdefgh'.charAt(index);
}
