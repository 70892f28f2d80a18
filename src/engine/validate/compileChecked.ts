/** Books compiled as `compile` does it, with every name in them looked up: for tests, the command line and the build. */
import type { RuleId } from '#rules/ruleId.ts';
import { compileWith } from '../library/compile.ts';
import type { Library } from '../library/library.ts';
import type { Book } from '../model/card.ts';
import { tableOps } from '../ops/index.ts';
import { setupFlowOps } from '../ops/setupFlow.ts';
import { type Fault, faultsIn, type Texts } from './faults.ts';
import { coreForms } from './forms.ts';
import { knownOf } from './known.ts';

/** All that is wrong with some books, a line for each: book, place, fault. */
export class BookError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ book, at, what }) => `${book}: ${at}: ${what}`).join('\n'));
    this.faults = faults;
  }
}

export function compileChecked(
  books: readonly Book[],
  rules: readonly RuleId[],
  texts: Texts = () => [],
): Library {
  const faults: Fault[] = [];
  const report = (book: string, at: string, what: string) => void faults.push({ book, at, what });
  const lib = compileWith({ ...tableOps, ...setupFlowOps }, books, report);
  const known = knownOf(lib, books, coreForms, rules);
  faultsIn(books, known, texts, report);
  if (faults.length > 0) throw new BookError(faults);
  return lib;
}
