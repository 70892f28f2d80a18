/** The moment on the table as a scenario: with a title and marks, ready for content/scenarios. */
import { useMemo, useState } from 'preact/hooks';
import type { SandboxSession } from '../../machine/session.ts';
import { download } from '../games/download.ts';
import type { Said } from '../said.ts';
import { type Mark, scenarioFiles } from './scenarioFiles.ts';

type Props = {
  readonly session: SandboxSession;
  readonly said: Said;
  readonly marks: readonly Mark[];
  readonly mark: (marks: readonly Mark[]) => void;
};

export function MakeScenario({ session, said, marks, mark }: Props) {
  const { t, language } = said;
  const { game, at } = session;
  const [title, setTitle] = useState('');
  const files = useMemo(
    () => game && scenarioFiles({ session, title, marks, language }),
    [game, title, marks],
  );
  if (game === undefined) return <p>{t('scenario.nothing')}</p>;
  const here = marks.some(one => one.at === at);
  return (
    <div class="make-scenario">
      <p>{t('scenario.text')}</p>
      <label class="text-line">
        <span>{t('scenario.title')}</span>
        <input value={title} maxLength={80} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
      </label>
      <h3>{t('scenario.marks')}</h3>
      <p>{t('scenario.marksText')}</p>
      <ol class="marks">
        {marks.map((one, i) => (
          <li key={one.at}>
            <button type="button" class="plain" onClick={() => session.jumpTo(one.at)}>
              {t('scenario.markAt', { n: one.at })}
            </button>
            <input
              aria-label={t('scenario.markText')}
              value={one.text}
              maxLength={400}
              onInput={({ currentTarget }) =>
                mark(marks.map((other, j) => (i === j ? { ...other, text: currentTarget.value } : other)))
              }
            />
            <button type="button" class="plain" onClick={() => mark(marks.filter(other => other !== one))}>
              {t('scenario.unmark')}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button quiet"
        disabled={here}
        onClick={() => mark([...marks, { at, text: '' }].toSorted((a, b) => a.at - b.at))}
      >
        {t('scenario.mark')}
      </button>
      {files === undefined ? (
        <p class="notice">{t('scenario.impossible')}</p>
      ) : (
        <>
          <label class="text-line">
            <span>{files.path}</span>
            <textarea class="code" readOnly rows={12} spellcheck={false} lang="en" value={files.yaml} />
          </label>
          {files.narration !== undefined && (
            <label class="text-line">
              <span>{files.narrationPath}</span>
              <textarea class="code" readOnly rows={5} spellcheck={false} value={files.narration} />
            </label>
          )}
          <p class="prompt-keys">
            <button
              type="button"
              class="button"
              onClick={() => download(files.path.split('/').at(-1) ?? '', files.yaml)}
            >
              {t('scenario.download')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
