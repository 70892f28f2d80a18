/** What just happened, told again moment by moment. Whoever is at the keyboard is taken along, and back to the question. */
import { useEffect, useRef } from 'preact/hooks';
import { Lines } from '../log/Log.tsx';
import { useTable } from '../scene.ts';
import { isFocusLost, regainFocus } from '../useKeys.ts';
import type { Replay } from '../useReplay.ts';

export function Replayed({ replay, stop }: { readonly replay: Replay; readonly stop: () => void }) {
  const { t } = useTable().speech;
  const skip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost()) skip.current?.focus({ preventScroll: true });
    return () => regainFocus('#sandbox-question', '#sandbox-over', '.bar [data-key="x"]');
  }, []);
  return (
    <section class="prompt" aria-label={t('bar.replay')}>
      <h2 class="prompt-question">{t('bar.replay')}</h2>
      <ul class="replayed">
        <Lines events={replay.events} />
      </ul>
      <button ref={skip} type="button" class="button quiet" onClick={stop}>
        {t('check.skip')}
      </button>
    </section>
  );
}
