import type { Instruction } from '../../engine/model/flow.ts';
import { procedures } from '../../engine/procedures/index.ts';
import { type TimingPoint, timingPoints } from '../../engine/timing/points.ts';
import type { RuleId } from '../../rules/ruleId.ts';

/** The procedures that a table asks about, each with the blocks of the engine that make it up. */
const blocks = {
  turn: ['turn'],
  crisis: ['crisis-step'],
  check: ['check'],
  roll: ['roll'],
  attack: ['attack', 'vipers-launched', 'ship-destroyed'],
  jump: ['jump', 'sleeper'],
} as const satisfies Record<string, readonly string[]>;

export type ChartId = keyof typeof blocks | 'elsewhere';
/** A step of the procedure, or a moment between steps at which abilities act. */
export type Row = { readonly rule: RuleId } | { readonly point: TimingPoint };
export type Chart = { readonly id: ChartId; readonly rows: readonly Row[] };

const charted: ReadonlySet<string> = new Set(Object.values(blocks).flat());
const isPoint = (name: string): name is TimingPoint => name in timingPoints;
const ids = Object.keys(blocks).filter((id): id is keyof typeof blocks => id in blocks);

/** The charts, read off the engine's own procedures; what no procedure holds stands in the last. */
export function timingCharts(): Chart[] {
  const charts: Chart[] = ids.map(id => ({
    id,
    rows: blocks[id].flatMap(block => rowsOf(procedures[block] ?? [])).filter(isNew()),
  }));
  const held = new Set(
    charts.flatMap(({ rows }) => rows.flatMap(row => ('point' in row ? [row.point] : []))),
  );
  const rest = Object.keys(timingPoints).filter(point => isPoint(point) && !held.has(point));
  return [...charts, { id: 'elsewhere', rows: rest.filter(isPoint).map(point => ({ point })) }];
}

/** Branches follow one another: what happens in only one case is told by the rule. */
function rowsOf(instructions: readonly Instruction[]): Row[] {
  return instructions.flatMap((line): Row[] => {
    if (line.op === 'when' || line.op === 'if') return [...rowsOf(line.then), ...rowsOf(line.else ?? [])];
    if (line.op === 'call' && !charted.has(line.block)) return rowsOf(procedures[line.block] ?? []);
    if (line.op === 'window') return [{ point: line.point }];
    return line.rule === undefined ? [] : [{ rule: line.rule }];
  });
}

function isNew(): (row: Row) => boolean {
  const seen = new Set<string>();
  return row => {
    const name = 'point' in row ? row.point : row.rule;
    return !seen.has(name) && seen.add(name) !== undefined;
  };
}
