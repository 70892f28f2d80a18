/** What is likely to come of an answer: fetched when it is first asked for. */
import { useState } from 'preact/hooks';
import type { Choice } from '#engine/model/choice.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { useTable } from '../scene.ts';

export function Odds({ asked }: { readonly asked: Choice }) {
  const { t } = useTable().speech;
  const [open, setOpen] = useState(false);
  return (
    <details class="odds" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-key="h">{t('odds.title')}</summary>
      {open && (
        <Fetched load={() => import('./OddsAsked.tsx')} waiting={<p role="status">{t('tabs.loading')}</p>}>
          {({ OddsAsked }) => <OddsAsked asked={asked} />}
        </Fetched>
      )}
    </details>
  );
}
