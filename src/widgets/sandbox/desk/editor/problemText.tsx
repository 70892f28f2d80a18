/** What is wrong with a position: in the reader's language where the rules say so, in the words of the notation otherwise. */
import type { Problem } from '../../../../scenarios/problem.ts';
import type { Said } from '../said.ts';
import { nameOf } from './names.ts';

export function problemText(said: Said, { impossible, message }: Problem) {
  if (impossible === undefined) return <span lang="en">{message}</span>;
  const values = Object.entries(impossible.why).map(([key, value]) => [
    key,
    typeof value === 'string' ? nameOf(said, value) : value,
  ]);
  return <span>{said.t(`impossible.${impossible.code}`, Object.fromEntries(values))}</span>;
}
