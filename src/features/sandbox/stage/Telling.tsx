/** What is being shown, in words, with the keys of the stage. It stands where the question will be. */
import { useEffect, useRef } from 'preact/hooks';
import { Lines } from '../log/Lines.tsx';
import { useTable } from '../scene.ts';
import { isFocusLost, regainFocus } from '../useKeys.ts';
import type { Staged } from './useStage.ts';

export function Telling({ staged }: { readonly staged: Staged }) {
  const { t } = useTable().speech;
  const skip = useRef<HTMLButtonElement>(null);
  const { events, isReplay, next, hurry } = staged;
  useEffect(() => {
    // Who asked for it by keyboard is taken along; who has just answered is not, as a question may come at once.
    if (isReplay && isFocusLost()) skip.current?.focus({ preventScroll: true });
    const back = isReplay ? ['.bar [data-key="x"]'] : [];
    return () => regainFocus('#sandbox-question', '#sandbox-over', ...back);
  }, [isReplay]);
  useStageKeys(next, hurry);
  const held = useHeld(next, hurry);
  return (
    <section class="prompt telling" aria-label={t(isReplay ? 'bar.replay' : 'prompt.label')}>
      <p class="prompt-who label">{t(isReplay ? 'bar.replay' : 'prompt.label')}</p>
      <ul class="replayed" key={staged.isReplay ? 'again' : 'now'}>
        <Lines events={events} />
      </ul>
      <p class="prompt-keys">
        {!staged.beat.waits && (
          <button type="button" class="button" {...held}>
            {t('stage.next')} <kbd>{t('stage.space')}</kbd>
          </button>
        )}
        <button
          ref={skip}
          type="button"
          class="button quiet"
          data-key={staged.beat.waits ? undefined : 'Enter'}
          onClick={staged.skip}
        >
          {t('check.skip')}
        </button>
      </p>
    </section>
  );
}

/** A short press is one beat on; while it is held, everything runs faster. */
const short = 260;

/** The same for a button: pressed for long it hurries, and letting go leads nowhere. */
function useHeld(next: () => void, hurry: (on: boolean) => void) {
  const since = useRef<number | undefined>(undefined);
  const wasLong = useRef(false);
  const release = () => {
    wasLong.current = since.current !== undefined && performance.now() - since.current > short;
    since.current = undefined;
    hurry(false);
  };
  return {
    onPointerDown: () => {
      since.current = performance.now();
      hurry(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: () => {
      if (!wasLong.current) next();
      wasLong.current = false;
    },
  };
}

function useStageKeys(next: () => void, hurry: (on: boolean) => void): void {
  const latest = useRef({ next, hurry });
  latest.current = { next, hurry };
  useEffect(() => {
    let since: number | undefined;
    const isOurs = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
      key === ' ' &&
      !(ctrlKey || metaKey || altKey) &&
      !(
        target instanceof Element &&
        target.closest('button, input, select, textarea, summary, a, dialog[open]')
      );
    const down = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      since = performance.now();
      latest.current.hurry(true);
    };
    const up = (event: KeyboardEvent) => {
      if (!isOurs(event) || since === undefined) return;
      const isShort = performance.now() - since < short;
      since = undefined;
      latest.current.hurry(false);
      if (isShort) latest.current.next();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      latest.current.hurry(false);
    };
  }, []);
}
