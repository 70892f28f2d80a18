/** Hints for a first visit, put away for good with one press. */
import { useTable } from '../scene.ts';

const hints = ['board', 'undo', 'help', 'keys'] as const;

export function Hints() {
  const { speech, settings, set } = useTable();
  const { t } = speech;
  if (settings.hinted) return;
  return (
    <aside class="hints" aria-label={t('hints.label')}>
      <ul>
        {hints.map(hint => (
          <li key={hint} data-hint={hint}>
            {t(`hints.${hint}`)}
          </li>
        ))}
      </ul>
      <button type="button" class="plain" onClick={() => set({ hinted: true })}>
        {t('hints.close')}
      </button>
    </aside>
  );
}
