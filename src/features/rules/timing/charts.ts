import { bookOf } from '#books/atBuild/cards.ts';
import { timingPoints } from '#books/atBuild/points.ts';
import { charts as chartsOfBooks } from '#books/atBuild/site.ts';
import { type Book, books, firstBook, isOptional, onTable } from '#books/registry.ts';
import { proceduresOf } from '#engine/library/amend.ts';
import type { Instruction, Procedures } from '#engine/model/flow.ts';
import type { BlockId } from '#engine/model/vocabulary.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { RuleId } from '#rules/ruleId.ts';

/** The procedures that every table asks about, each with the blocks of the engine that make it up. */
const coreBlocks = {
  turn: ['turn'],
  crisis: ['crisis-step'],
  check: ['check'],
  roll: ['roll'],
  attack: ['attack', 'vipers-launched', 'ship-destroyed'],
  jump: ['jump', 'sleeper'],
  reveal: ['reveal'],
} as const satisfies Record<string, readonly BlockId[]>;

export type CoreChart = keyof typeof coreBlocks | 'elsewhere';
/** A step of the procedure, or a moment between steps at which abilities act. */
type Entry = { readonly rule: RuleId } | { readonly point: TimingPoint };
/** With the books that have it: the base game, or else one expansion or several. */
export type Row = Entry & { readonly books: readonly Book[] };
/** True for a chart that every table asks about: its name is a text of the site. */
export const isCoreChart = (id: string): id is CoreChart => id in coreBlocks || id === 'elsewhere';
export type Chart = { readonly id: string; readonly rows: readonly Row[] };

/** Those and the procedures that books bring. */
const blocks: readonly (readonly [chart: string, blocks: readonly BlockId[]])[] = [
  ...Object.entries(coreBlocks),
  ...chartsOfBooks.map(({ id, is }) => [id, is] as const),
];

const charted: ReadonlySet<string> = new Set(blocks.flatMap(([, made]) => made));
const nameOf = (entry: Entry): string => ('point' in entry ? entry.point : entry.rule);

/** The charts, read off the procedures themselves; moments that no procedure holds stand in the last. */
export function timingCharts(): Chart[] {
  const each = books.map(book => ({
    book,
    procedures: proceduresOf(onTable([book]).map(one => bookOf(one))),
  }));
  const charts: Chart[] = blocks.map(([id, made]) => ({
    id,
    rows: each.reduce<readonly Row[]>(
      (rows, { book, procedures }) => laidOver(rows, entriesOf(made, procedures), book),
      [],
    ),
  }));
  const held = new Set(charts.flatMap(({ rows }) => rows.map(nameOf)));
  const rest = [...timingPoints.keys()].filter(point => !held.has(point));
  const elsewhere = rest.map(point => ({ point, books: [firstBook] }));
  return [...charts, { id: 'elsewhere', rows: elsewhere }];
}

/** What a book adds to a procedure stands behind what it follows there; where the base game has it, it is no addition. */
function laidOver(rows: readonly Row[], entries: readonly Entry[], book: Book): readonly Row[] {
  const all = [...rows];
  let at = 0;
  for (const entry of entries) {
    const known = all.findIndex(row => nameOf(row) === nameOf(entry));
    const row = all[known];
    if (row === undefined) all.splice(at, 0, { ...entry, books: [book] });
    else if (row.books.every(isOptional)) all.splice(known, 1, { ...row, books: [...row.books, book] });
    at = (row === undefined ? at : known) + 1;
  }
  return all;
}

function entriesOf(names: readonly string[], procedures: Procedures): readonly Entry[] {
  const entries = names.flatMap(name => entriesIn(procedures[name] ?? [], procedures));
  return [...new Map(entries.map(entry => [nameOf(entry), entry])).values()];
}

/** Branches follow one another: what happens in only one case is told by the rule. */
function entriesIn(instructions: readonly Instruction[], procedures: Procedures): Entry[] {
  return instructions.flatMap((line): Entry[] => {
    if (line.op === 'when' || line.op === 'if')
      return entriesIn([...line.then, ...(line.else ?? [])], procedures);
    if (line.op === 'call' && !charted.has(line.block))
      return entriesIn(procedures[line.block] ?? [], procedures);
    if (line.op === 'window') return [{ point: line.point }];
    // What is only noted for later is no step at the table.
    const isStep = line.rule !== undefined && !line.op.startsWith('note-');
    return isStep ? [{ rule: line.rule }] : [];
  });
}
