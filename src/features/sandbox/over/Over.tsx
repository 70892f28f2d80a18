/** The end: who has won and why, how the game went, and everything that was secret. */
import { useEffect, useRef } from 'preact/hooks';
import { secretsOf, viewFor } from '#engine/index.ts';
import type { Ending, Side } from '#engine/model/vocabulary.ts';
import { counted } from '#ui/table/counted.ts';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { Charts } from './Charts.tsx';
import { Checks } from './Checks.tsx';
import { Turning } from './Turning.tsx';

export function Over() {
  const { table, speech, play } = useTable();
  const { t } = speech;
  const heading = useRef<HTMLHeadingElement>(null);
  // This is where the keyboard goes on.
  useEffect(() => heading.current?.focus(), []);
  const open = viewFor(table.game, 'teacher');
  const { over } = open;
  if (over === undefined) return;
  const listOf = (cards: readonly (string | undefined)[]) =>
    counted(cards.flatMap(card => card ?? []))
      .map(({ id, count }) => (count === 1 ? speech.cardTitle(id) : `${speech.cardTitle(id)} (×${count})`))
      .join(', ') || '–';
  return (
    <section class="over" aria-labelledby="sandbox-over">
      <h2 ref={heading} id="sandbox-over" tabIndex={-1}>
        {t(`over.${over.winner satisfies Side}`)}
      </h2>
      <p class="over-why">{t(`over.${over.because satisfies Ending}`)}</p>
      <p class="prompt-keys">
        <button type="button" class="button" data-key="Enter" onClick={play.leave}>
          {t('over.again')}
        </button>
      </p>
      <h3>{t('over.secrets')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('over.player')}</th>
            <th scope="col">{t('over.loyalty')}</th>
            <th scope="col">{t('over.hand')}</th>
          </tr>
        </thead>
        <tbody>
          {open.seats.map((seat, at) => (
            <tr key={seat.id}>
              <th scope="row">{seatName(speech, open.seats, at)}</th>
              <td>{listOf([...seat.shown, ...seat.loyalty, ...secretsOf(table.game, at)])}</td>
              <td>{listOf(seat.hand ?? [])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Turning />
      <Charts />
      <Checks />
    </section>
  );
}
