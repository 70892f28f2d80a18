/** A mistake in the content: where it is, what is wrong, and what to do about it. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly todo: string;
};

/** All mistakes at once, in the order of the files. */
export function report(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const lines = sorted.map(({ file, line, what, todo }) => `${file}:${line}\n    ${what}\n    ${todo}`);
  return [`${problems.length} mistake(s) in the content:`, ...lines].join('\n');
}
