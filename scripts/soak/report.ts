/** What was tried and what was found, as a table and a few lines for each finding. */
import { type Finding, nameOf } from './finding.ts';
import type { Tally } from './soak.ts';

type Row = readonly string[];

const head: Row = ['subject', 'tried', 'minutes', 'longest', 'came of it', 'found'];

function rowOf({ subject, tried, spent, longest, outcomes, found, left }: Tally): Row {
  if (left !== undefined) return [subject.name, '–', '–', '–', `not tried: ${left}`, '–'];
  const came = [...outcomes]
    .filter(([outcome]) => outcome !== 'wrong')
    .toSorted(([, a], [, b]) => b - a)
    .map(([outcome, n]) => `${outcome} ${n}`);
  const rest = came.length > 5 ? [`${came.length - 5} others`] : [];
  return [
    subject.name,
    `${tried} ${subject.unit}`,
    (spent / 60_000).toFixed(1),
    `${(longest / 1000).toFixed(1)} s`,
    [...came.slice(0, 5), ...rest].join(', '),
    String(found.length),
  ];
}

export function tableOf(tallies: readonly Tally[]): string {
  const rows = [head, ...tallies.map(rowOf)];
  const widths = head.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** As much of what was tried as goes on a few lines. */
export function findingText(finding: Finding, file?: string): string {
  const lines = [
    `${nameOf(finding)}: ${finding.wrong.split('\n')[0]?.slice(0, 400)}`,
    ...finding.tried.slice(-6).map(what => `    ${what.slice(0, 300)}`),
    `    again: npm run soak -- --replay ${file ?? nameOf(finding)}`,
  ];
  return lines.join('\n');
}
