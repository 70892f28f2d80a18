/**
 * `npm run scenario -- <files or folders>`: plays scenarios and says which fail. `--json` prints the outcomes as
 * JSON, `--trace` every step, `--vocabulary` the words of the notation. Exit status 1 if any fails.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkedLibraries } from '#books/checkedLibraries.ts';
import { libraryOf } from '#books/libraries.ts';
import { readerFor } from '#books/readerFor.ts';
import { books, load } from '#books/registry.ts';
import { BookError } from '#engine/validate/compileChecked.ts';
import type { Unreadable } from '#scenarios/reader/read.ts';
import { outcomeText, tracing, unreadableText } from '#scenarios/report.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import { type Outcome, runScenario } from '#scenarios/runner/run.ts';
import { vocabulary } from '#scenarios/vocabulary.ts';

const usage = `Usage: npm run scenario -- [--json] [--trace] <files or folders>
       npm run scenario -- --vocabulary`;

const isOutcome = (result: Outcome | Unreadable): result is Outcome => 'id' in result;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
      vocabulary: { type: 'boolean', default: false },
    },
  });
  if (values.vocabulary) {
    console.log(
      JSON.stringify(vocabulary(await libraryOf(books), await load('scenarios', books)), undefined, 2),
    );
    return 0;
  }
  const found = positionals.map(path => ({ path, files: scenarioFiles(path) }));
  const missing = found.filter(f => f.files === undefined || f.files.length === 0);
  for (const { path, files } of missing) {
    console.error(files ? `There is no scenario in ${path}.` : `There is no file or folder ${path}.`);
  }
  if (positionals.length === 0) console.error(usage);
  if (positionals.length === 0 || missing.length > 0) return 1;

  await checkedLibraries();
  const watch = values.trace && !values.json ? tracing(text => console.log(text)) : {};
  const began = performance.now();
  const results: (Outcome | Unreadable)[] = [];
  for (const file of found.flatMap(f => f.files ?? [])) {
    const start = performance.now();
    const text = readFileSync(file, 'utf8');
    const reader = await readerFor(text);
    const read = reader.read(text, file);
    const result = read.ok ? runScenario(read, reader.lib, watch) : read;
    if (!values.json) {
      console.log(
        isOutcome(result) ? outcomeText(result, performance.now() - start) : unreadableText(result),
      );
    }
    results.push(result);
  }
  const failed = results.filter(r => !r.ok).length;
  if (values.json) console.log(JSON.stringify(results, undefined, 2));
  else {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${results.length - failed} of ${results.length} scenarios hold (${seconds} s).`);
  }
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (fault) {
  // Wrong flags are the caller's; anything else is ours and keeps its trace.
  const isUsage =
    fault instanceof Error && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS');
  const told = fault instanceof BookError ? fault.message : fault;
  console.error(isUsage ? `${fault.message}\n${usage}` : told);
  process.exitCode = 1;
}
