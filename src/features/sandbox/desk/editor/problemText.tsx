/** What is wrong with a position: in the reader's language where the table says so, in the words of the notation otherwise. */
import type { Problem } from '#scenarios/problem.ts';
import type { Said } from '../said.ts';
import { nameOf } from './names.ts';

/** `name` knows what the seats of this position are called. */
export function problemText(
  said: Said,
  { impossible, fault, message }: Problem,
  name = (word: string) => nameOf(said, word),
) {
  const named = (why: object) =>
    Object.fromEntries(
      Object.entries(why).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.split(', ').map(name).join(', ') : value,
      ]),
    );
  if (impossible !== undefined)
    return <span>{said.t(`impossible.${impossible.code}`, named(impossible.why))}</span>;
  if (fault !== undefined) return <span>{said.t(`unlaid.${fault.code}`, named(fault.why))}</span>;
  return <span lang="en">{message}</span>;
}
