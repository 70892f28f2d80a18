/** From the text of a file to a scenario and the position it starts from, or to a list of what is wrong with it. */
import { LineCounter, parseDocument } from 'yaml';
import type { Library } from '#engine/index.ts';
import { layOut } from '../layout/layOut.ts';
import { type EventFields, eventFieldsOf } from '../notation/eventFields.ts';
import { type Names, type Scenario, scenarioSchema } from '../notation/scenario.ts';
import type { LocatedProblem, Path, Problem } from '../problem.ts';
import type { Begun } from '../runner/play.ts';
import { keysAt } from './keys.ts';
import { locate } from './locate.ts';
import { referenceProblems } from './references.ts';
import { markProblems, seatProblems } from './seats.ts';
import { problemsOf } from './wording.ts';

export interface Loaded extends Begun {
  readonly ok: true;
  readonly file: string;
  /** Line of the file on which a part stands. */
  readonly lineOf: (path: Path) => number;
}

export interface Unreadable {
  readonly ok: false;
  readonly file: string;
  readonly problems: readonly LocatedProblem[];
}

/** How many rules a scenario may prove that does not teach. */
const provable = 4;

export class Reader {
  readonly lib: Library;
  readonly #schema: ReturnType<typeof scenarioSchema>;
  readonly #events: EventFields;

  constructor(lib: Library, names: Names) {
    this.lib = lib;
    this.#schema = scenarioSchema(lib, names);
    this.#events = eventFieldsOf(names.facets);
  }

  read(text: string, file: string): Loaded | Unreadable {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    const refuse = (problems: readonly Problem[]): Unreadable => ({
      ok: false,
      file,
      problems: problems.map(problem => ({ ...problem, file, ...locate(document, lines, problem.path) })),
    });
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) {
      const problems = faults.map(({ message, linePos }) => ({
        path: [],
        message: message.split('\n')[0] ?? message,
        file,
        line: linePos?.[0].line ?? 1,
        column: linePos?.[0].col ?? 1,
      }));
      return { ok: false, file, problems };
    }
    const data: unknown = document.toJS();
    const parsed = this.#schema.safeParse(data);
    if (!parsed.success)
      return refuse(
        problemsOf(parsed.error.issues, data, {
          keysAt: path => keysAt(this.#schema, path),
          eventTypes: Object.keys(this.#events),
        }),
      );
    const scenario = parsed.data;
    const problems = [
      ...seatProblems(this.lib, scenario, this.#events),
      ...markProblems(scenario),
      ...referenceProblems(this.lib, scenario),
      ...this.#headProblems(scenario),
    ];
    if (problems.length > 0) return refuse(problems);
    const laid = layOut(this.lib, scenario);
    if (!laid.ok) return refuse(laid.problems);
    return {
      ok: true,
      file,
      scenario,
      start: laid.state,
      events: this.#events,
      lineOf: path => locate(document, lines, path).line,
    };
  }

  #headProblems({ books, rules = [], lesson }: Scenario): Problem[] {
    const problems: Problem[] = books.flatMap((book, i) =>
      this.lib.books.includes(book)
        ? []
        : [{ path: ['books', i], message: `The cards of "${book}" are not here yet.` }],
    );
    for (const book of this.lib.books) {
      if (!books.some(b => b === book))
        problems.push({ path: ['books'], message: `"${book}" is always played with.` });
    }
    if (rules.length > provable && lesson !== true) {
      problems.push({
        path: ['rules', provable],
        message: `A proof names at most ${provable} rules; a longer list needs "lesson: true".`,
      });
    }
    return problems;
  }
}
