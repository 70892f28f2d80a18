/** The procedures of a game: those of the engine, with what its books add to them and change in them. */
import { branches } from '../model/branches.ts';
import type { Book } from '../model/card.ts';
import type { Amendment, Anchor, Instruction, Procedures } from '../model/flow.ts';
import { procedures } from '../procedures/index.ts';

/** Takes note of what is wrong with a book, and where. */
export type Report = (book: string, at: string, what: string) => void;

export const refuse: Report = (_book, _at, what) => {
  throw new Error(what);
};

export function proceduresOf(books: readonly Book[], report: Report = refuse): Procedures {
  // What two expansions bring or insert alike (a window, say) stands there once.
  const all: Record<string, readonly Instruction[]> = { ...procedures };
  /** As they were before any change. */
  const brought: Record<string, readonly Instruction[]> = { ...procedures };
  const made = new Set<string>();
  const inGame = new Set(books.map(({ id }) => id));
  for (const book of books) {
    for (const [name, steps] of Object.entries(book.procedures ?? {})) {
      const earlier = brought[name];
      if (earlier && meaningOf(earlier) !== meaningOf(steps)) {
        report(book.id, name, `Two procedures are called ${name}`);
      }
      // What has been changed in it meanwhile holds for both.
      if (!earlier || all[name] === earlier) all[name] = steps;
      brought[name] = steps;
    }
    for (const amendment of book.amendments ?? []) {
      if (amendment.with !== undefined && !inGame.has(amendment.with)) continue;
      if (amendment.without !== undefined && inGame.has(amendment.without)) continue;
      const text = meaningOf(amendment);
      if (made.has(text)) continue;
      made.add(text);
      const steps = all[amendment.in];
      if (!steps) {
        report(book.id, 'amendments', `There is no procedure ${amendment.in}`);
        continue;
      }
      const found = occurrences(steps, amendment.step);
      if (found === 1) all[amendment.in] = amended(steps, amendment);
      else {
        const step = JSON.stringify(amendment.step);
        report(book.id, 'amendments', `${step} is found ${found} times in ${amendment.in}`);
      }
    }
  }
  return all;
}

/** What it does, whichever of its book's rules it names. */
const meaningOf = (part: Amendment | readonly Instruction[]): string =>
  JSON.stringify(part, (key, value) => (key === 'rule' || key === 'also' ? undefined : value));

function is(step: Instruction, anchor: Anchor): boolean {
  return Object.entries(anchor).every(
    ([key, value]) => JSON.stringify(Reflect.get(step, key)) === JSON.stringify(value),
  );
}

function occurrences(steps: readonly Instruction[], anchor: Anchor): number {
  return steps.reduce(
    (n, step) =>
      n +
      (is(step, anchor) ? 1 : 0) +
      branches(step).reduce((m, [, inner]) => m + occurrences(inner, anchor), 0),
    0,
  );
}

/** Procedures branch with `when` and `if`, so that is where a step may lie deeper. */
function amended(steps: readonly Instruction[], amendment: Amendment): readonly Instruction[] {
  return steps.flatMap(step => {
    if (is(step, amendment.step)) return around(step, amendment);
    if (step.op !== 'when' && step.op !== 'if') return [step];
    const then = amended(step.then, amendment);
    return [{ ...step, then, ...(step.else ? { else: amended(step.else, amendment) } : {}) }];
  });
}

function around(step: Instruction, { put, do: steps }: Amendment): readonly Instruction[] {
  switch (put) {
    case 'before':
      return [...steps, step];
    case 'after':
      return [step, ...steps];
    case 'instead':
      return steps;
  }
}
