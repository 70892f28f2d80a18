/** A check that has just been decided, shown step by step: turned up, sorted, added up, decided. */
import { useEffect, useState } from 'preact/hooks';
import { trueMinus } from '#i18n/trueMinus.ts';
import { useTable } from '../scene.ts';
import { CheckFaces, CheckSides, useTurned } from './CheckSides.tsx';
import type { CheckDecided } from './decidedIn.ts';

const beats = ['revealed', 'sorted', 'totalled', 'decided'] as const;
/** So long each is shown, in milliseconds. */
const beat = 1100;

type Props = {
  readonly check: CheckDecided;
  readonly onDone: () => void;
  /** It is gone through once more: bots wait that long. */
  readonly onAgain: () => void;
  readonly hurried: boolean;
};

export function Decided({ check, onDone, onAgain, hurried }: Props) {
  const { speech } = useTable();
  const { t } = speech;
  const [at, go] = useState(hurried ? beats.length - 1 : 0);
  // Where bots move at once it has been decided a while ago: then a line is enough, until somebody wants to see it.
  const [brief, shorten] = useState(hurried);
  useEffect(() => {
    if (at === beats.length - 1) {
      onDone();
      return;
    }
    const next = setTimeout(() => go(at + 1), beat);
    return () => clearTimeout(next);
  }, [at]);
  const turned = useTurned(check.cards);
  const { totalled, result } = check;
  return (
    <section
      class="check-decided"
      aria-label={t('check.label')}
      data-result={at === 3 ? result : undefined}
      data-brief={brief || undefined}
    >
      <p class="check-needs">
        <span class="label">{t('check.difficulty')}</span> <b>{check.difficulty}</b>
        {at >= 2 && totalled !== undefined && (
          <>
            <span class="label">{t('check.strength')}</span>{' '}
            <b class="check-sum">{trueMinus(totalled.strength)}</b>
          </>
        )}
        {at === 3 && result !== undefined && (
          <strong class="check-result">{t(`check.result.${result}`)}</strong>
        )}
      </p>
      {at === 0 && <CheckFaces cards={turned} />}
      {at > 0 && !brief && (
        <CheckSides
          cards={check.cards}
          skills={check.skills}
          worthless={check.worthless}
          totalled={at >= 2 ? totalled : undefined}
        />
      )}
      <button
        type="button"
        class="plain"
        onClick={() => {
          if (at === 3) onAgain();
          shorten(false);
          go(at < 3 ? 3 : 0);
        }}
      >
        {t(at < 3 ? 'check.skip' : 'check.again')}
      </button>
    </section>
  );
}
