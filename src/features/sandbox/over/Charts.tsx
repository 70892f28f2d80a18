/** The resources over the turns: a drawing for each, and the same numbers as a table. */
import { useMemo } from 'preact/hooks';
import { resources } from '#engine/model/vocabulary.ts';
import { useTable } from '../scene.ts';
import { turnsOf } from './turns.ts';

const size = { w: 300, h: 90 } as const;

export function Charts() {
  const { table, speech, model } = useTable();
  const { t, words } = speech;
  const turns = useMemo(() => turnsOf(table), [table]);
  const rows = [
    ...turns.map(({ number, game: { state } }) => ({ number, amounts: state.resources })),
    { number: undefined, amounts: table.game.state.resources },
  ];
  const most = model.print.maximum;
  const x = (at: number) => (at * size.w) / Math.max(1, rows.length - 1);
  const y = (n: number) => size.h - (n * size.h) / most;
  return (
    <>
      <h3>{t('over.charts')}</h3>
      <div class="charts">
        {resources.map(resource => {
          const red = model.print.resources[resource].redAtOrBelow;
          const points = rows.map(({ amounts }, at) => `${x(at)} ${y(amounts[resource])}`);
          const name = words.voice.name(resource)('nom');
          return (
            <figure key={resource}>
              <figcaption class="label">{name}</figcaption>
              <svg
                viewBox={`-2 -4 ${size.w + 4} ${size.h + 8}`}
                role="img"
                aria-label={t('over.chartOf', { name })}
              >
                <rect class="red" x="0" y={y(red)} width={size.w} height={size.h - y(red)} />
                <path class="line" d={`M${points.join('L')}`} />
              </svg>
            </figure>
          );
        })}
      </div>
      <details>
        <summary>{t('over.asTable')}</summary>
        <div class="scrolls">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('over.turn')}</th>
                {resources.map(resource => (
                  <th key={resource} scope="col">
                    {words.voice.name(resource)('nom')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, amounts }) => (
                <tr key={number ?? 'end'}>
                  <th scope="row">{number ?? t('over.end')}</th>
                  {resources.map(resource => (
                    <td key={resource}>{amounts[resource]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
