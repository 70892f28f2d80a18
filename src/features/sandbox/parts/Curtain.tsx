/** Between two players at one screen: nothing secret is anywhere on the page until the next one has taken it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { unsaid } from '#engine/index.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { momentText, seatName } from '#ui/table/speech.ts';
import { askedOfHumans, humansAt } from '../machine/table.ts';
import { useTable } from '../scene.ts';

export function Curtain() {
  const { table, view, speech, play } = useTable();
  const { t } = speech;
  const asked = askedOfHumans(table);
  const isWindow = asked.every(choice => unsaid(choice) !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [idle, setIdle] = useState<Seat | undefined>(undefined);
  useEffect(() => heading.current?.focus(), [table]);
  // In a window everybody may come forward, so that nobody learns who has been asked.
  const seats = isWindow
    ? humansAt(table)
    : asked.slice(0, 1).flatMap(({ seat }) => (seat === 'chance' ? [] : [seat]));
  const owes = (seat: Seat) => asked.some(choice => choice.seat === seat);
  const point = asked[0]?.prompt === 'reaction' ? asked[0].about : undefined;
  return (
    <section class="curtain" aria-labelledby="sandbox-curtain">
      <h2 id="sandbox-curtain" ref={heading} tabIndex={-1}>
        {isWindow
          ? t('curtain.window')
          : t('curtain.title', { who: seatName(speech, view.seats, seats[0] ?? 0) })}
      </h2>
      <p>
        {isWindow && point !== undefined ? `${momentText(t, point)} ` : ''}
        {asked[0]?.prompt === 'craft' ? `${t('curtain.craft')} ` : ''}
        {isWindow ? t('curtain.windowText') : t('curtain.text')}
      </p>
      <p class="prompt-keys">
        {isWindow && (
          <button type="button" class="button" data-key="0" onClick={play.nobody}>
            {t('curtain.nobody')}
          </button>
        )}
        {seats.map((seat, at) => (
          <button
            key={seat}
            type="button"
            class={isWindow ? 'button quiet' : 'button'}
            data-key={isWindow ? `${at + 1}` : 'Enter'}
            onClick={() => (owes(seat) ? play.take(seat) : setIdle(seat))}
          >
            {t('curtain.take', { who: seatName(speech, view.seats, seat) })}
          </button>
        ))}
      </p>
      {idle !== undefined && (
        <p role="status">{t('curtain.nothing', { who: seatName(speech, view.seats, idle) })}</p>
      )}
    </section>
  );
}
