/** What has to be put into the repository to make a scenario of a game: the file, and what its title and marks say. */
import type { Language } from '#i18n/languages.ts';
import type { Line, Scenario } from '#scenarios/index.ts';
import { courseOf, momentOf } from '#scenarios/record/momentOf.ts';
import { asYaml } from '#scenarios/record/yaml.ts';
import type { SandboxSession } from '../../machine/session.ts';
import { earlierOf } from '../share/linksOf.ts';

/** A place at which the player stops, and what it says there. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

export interface ScenarioFiles {
  readonly path: string;
  readonly yaml: string;
  readonly narrationPath: string;
  readonly narration: string | undefined;
}

type Wanted = {
  readonly session: Pick<SandboxSession, 'game' | 'gameAt'>;
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly language: Language;
};

/** From the first mark, or from the moment on the table where there is none, up to that moment. */
export function scenarioFiles({ session, title, marks, language }: Wanted): ScenarioFiles | undefined {
  const { game } = session;
  if (game === undefined) return undefined;
  const end = game.log?.length ?? 0;
  const within = marks.filter(({ at }) => at <= end);
  const first = within[0]?.at ?? end;
  const start = session.gameAt(first);
  if (start === undefined) return undefined;
  const id = `sandbox/${slug(title)}`;
  const earlier = earlierOf(session.gameAt, start);
  const scenario = first === end ? momentOf(game, id, earlier) : courseOf(game, id, [start, ...earlier]);
  if (scenario === undefined) return undefined;
  const marked = withMarks(scenario, within, end);
  const narration = title.trim() === '' && within.length === 0 ? undefined : narrated(id, title, within);
  return {
    path: `content/scenarios/${id}.yaml`,
    yaml: asYaml(marked),
    narrationPath: `locales/${language}/scenarios.json`,
    narration,
  };
}

const nameOf = (i: number): string => `mark-${i + 1}`;

function withMarks(scenario: Scenario, marks: readonly Mark[], end: number): Scenario {
  if (marks.length === 0) return { ...scenario, rules: [] };
  const script = scenario.script ?? [];
  const begin = end - script.length;
  const lines = Array.from({ length: script.length + 1 }, (_, i): readonly Line[] => {
    const here = marks.flatMap(({ at }, n) => (at - begin === i ? [{ mark: nameOf(n) }] : []));
    const line = script[i];
    return line === undefined ? here : [...here, line];
  });
  return { ...scenario, lesson: true, script: lines.flat() };
}

function narrated(id: string, title: string, marks: readonly Mark[]): string {
  const texts = Object.fromEntries(marks.map(({ text }, i) => [nameOf(i), text]));
  return JSON.stringify({ [id]: { title: title.trim(), marks: texts } }, undefined, 2);
}

function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'unnamed' : plain;
}
