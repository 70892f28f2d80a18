/** Since your last turn: what mattered most, each leading to its moment, and the log with all of it. */
import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '#engine/index.ts';
import { told } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { type Since, type SinceItem, sinceLastTurn } from './since.ts';

type Props = {
  readonly replay: (item: SinceItem) => void;
  readonly openLog: () => void;
};

const nothing: Since = { items: [], more: 0 };

export function SinceStrip({ replay, openLog }: Props) {
  const { shown: table, view, asked, speech, weigh } = useTable();
  const { viewer } = view;
  const { t } = speech;
  // It changes when a decision comes: until then, what was told at the last one stays.
  const [known, setKnown] = useState<{ readonly viewer: Viewer; readonly since: Since }>();
  useEffect(() => {
    if (asked === undefined) return;
    // Who goes quickly through positions is not to wait for it.
    const soon = setTimeout(() => setKnown({ viewer, since: sinceLastTurn(table, viewer, weigh) }), 80);
    return () => clearTimeout(soon);
  }, [asked, viewer, weigh]);
  const { items, more } = known?.viewer === viewer ? known.since : nothing;
  return (
    <section class="since" aria-label={t('since.label')} data-empty={items.length === 0 || undefined}>
      {items.length > 0 && (
        <>
          <p class="label">{t('since.label')}</p>
          <ul>
            {items.map((item, at) => (
              <li key={at} data-weight={item.weight}>
                <button type="button" onClick={() => replay(item)}>
                  {told(speech, view.seats, [item.event])[0]?.text}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" class="all" data-key="N" onClick={openLog}>
            {t('since.all')}
            {more > 0 && ` +${more}`} <kbd>N</kbd>
          </button>
        </>
      )}
    </section>
  );
}
