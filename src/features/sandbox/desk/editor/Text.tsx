/** The position as a scenario in its notation: what is typed here is laid on the board, and each mistake has its line. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scenario } from '#scenarios/index.ts';
import type { LocatedProblem } from '#scenarios/problem.ts';
import { asYaml } from '#scenarios/record/yaml.ts';
import { readShared } from '../../links/readShared.ts';
import type { Said } from '../said.ts';
import { problemText } from './problemText.tsx';

type Props = {
  readonly said: Said;
  /** What a word of the position is called. */
  readonly name: (word: string) => string;
  readonly scenario: Scenario;
  readonly replace: (scenario: Scenario) => void;
};

/** So long after the last key it is read, in milliseconds. */
const pause = 350;

export function Text({ said, name, scenario, replace }: Props) {
  const { t } = said;
  const written = asYaml(scenario);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [problems, setProblems] = useState<readonly LocatedProblem[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  // What is changed on the board is written anew, unless somebody is in the middle of a sentence.
  useEffect(() => {
    setTyped(undefined);
    setProblems([]);
  }, [written]);
  useEffect(() => {
    if (typed === undefined) return;
    let over = false;
    const due = setTimeout(async () => {
      const read = await readShared(typed);
      if (over) return;
      if (!read.ok) return setProblems(read.problems);
      setProblems([]);
      if (asYaml(read.scenario) !== written) replace(read.scenario);
    }, pause);
    return () => {
      over = true;
      clearTimeout(due);
    };
  }, [typed]);

  const goTo = (line: number) => {
    const { current } = area;
    if (current === null) return;
    const lines = current.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    current.focus();
    current.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  };
  return (
    <div class="editor-text">
      <label class="text-line">
        <span>{t('editor.text')}</span>
        <textarea
          ref={area}
          class="code"
          lang="en"
          rows={24}
          spellcheck={false}
          value={typed ?? written}
          aria-invalid={problems.length > 0}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {problems.length > 0 && (
        <div role="alert">
          <ul class="problems">
            {problems.slice(0, 8).map((problem, i) => (
              <li key={i}>
                <button type="button" class="plain" onClick={() => goTo(problem.line)}>
                  {t('editor.line', { n: problem.line })}
                </button>{' '}
                {problemText(said, problem, name)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
