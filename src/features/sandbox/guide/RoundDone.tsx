/** Everybody has had a turn. */
import { useTable } from '../scene.ts';
import type { GuideSaid } from './texts.ts';

type Props = {
  readonly say: GuideSaid;
  readonly goOn: () => void;
  readonly leave: () => void;
};

export function RoundDone({ say, goOn, leave }: Props) {
  const { speech, view } = useTable();
  const { base, language } = speech.site;
  return (
    <aside class="guide" aria-label={say('label')} data-round="done">
      <h2>{say('done.title')}</h2>
      <p>{say('done.text')}</p>
      <p class="guide-keys">
        {view.over === undefined && (
          <>
            <button type="button" class="button" onClick={goOn}>
              {say('done.goOn')}
            </button>
            <button type="button" class="button quiet" onClick={leave}>
              {say('done.alone')}
            </button>
          </>
        )}
        <a href={`${base}${language}/learn/exam/`}>{say('done.exam')}</a>
        <a href={`${base}${language}/learn/`}>{say('done.lessons')}</a>
      </p>
    </aside>
  );
}
