/** What was seen in steps that have been taken back: marked, so that nobody forgets that it is known. */
import { Lines } from '../log/Lines.tsx';
import { useTable } from '../scene.ts';
import type { Seen } from '../useSeen.ts';

export function SeenNote({ seen: { events, forget } }: { readonly seen: Seen }) {
  const { speech } = useTable();
  const { t } = speech;
  if (events.length === 0) return;
  return (
    <details class="seen">
      <summary>{t('seen.title')}</summary>
      <p>{t('seen.text')}</p>
      <ul>
        <Lines events={events} />
      </ul>
      <button type="button" class="plain" onClick={forget}>
        {t('seen.forget')}
      </button>
    </details>
  );
}
