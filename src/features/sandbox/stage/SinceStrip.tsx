/** Since your last turn: what mattered most, each leading to its moment, and the log with all of it. */
import { useMemo } from 'preact/hooks';
import { told } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { type SinceItem, sinceLastTurn } from './since.ts';

type Props = {
  readonly replay: (item: SinceItem) => void;
  readonly openLog: () => void;
};

export function SinceStrip({ replay, openLog }: Props) {
  const { shown: table, view, speech, weigh } = useTable();
  const { viewer } = view;
  const { t } = speech;
  const { items, more } = useMemo(() => sinceLastTurn(table, viewer, weigh), [table, viewer, weigh]);
  return (
    <section class="since" aria-label={t('since.label')} data-empty={items.length === 0 || undefined}>
      {items.length > 0 && (
        <>
          <h3 class="label">{t('since.label')}</h3>
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
