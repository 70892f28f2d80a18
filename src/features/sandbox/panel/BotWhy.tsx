/** “Why did it do that?”: what the bot weighed, as far as the viewer may know for which side it weighs. */
import { useState } from 'preact/hooks';
import { optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import { seatName } from '#ui/table/speech.ts';
import type { AtTable } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import { lastBotStep } from './lastBotStep.ts';
import { openOptions } from './openOptions.ts';

export function BotWhy() {
  const { table, speech, view } = useTable();
  const { t } = speech;
  const [open, setOpen] = useState(false);
  const { lib } = table.game;
  const { viewer } = view;
  const step = lastBotStep(table, ({ seat, asked, chosen }) =>
    knowsSide(seat)
      ? optionsOf(asked).length > 1
      : typeof viewer === 'number' && openOptions(lib, asked, chosen).length > 1,
  );
  if (step === undefined) return null;
  return (
    <details class="bot-why" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('bot.title', { who: seatName(speech, view.seats, step.seat) })}</summary>
      {open && (
        <Fetched load={() => import('./botReasons.tsx')} waiting={<p role="status">{t('tabs.loading')}</p>}>
          {({ Weighed, Foreseen }) => {
            const Told = knowsSide(step.seat) ? Weighed : Foreseen;
            return <Told key={step.key} step={step} />;
          }}
        </Fetched>
      )}
    </details>
  );

  /** Its Loyalty cards lie open to this viewer. */
  function knowsSide(seat: Seat): boolean {
    const one = view.seats[seat];
    return (
      view.viewer === 'teacher' ||
      view.over !== undefined ||
      one === undefined ||
      one.revealed !== 'no' ||
      (one.loyalty.length > 0 && one.loyalty.every(card => card !== undefined))
    );
  }
}

export interface BotStep {
  readonly key: string;
  readonly seat: Seat;
  readonly asked: Choice;
  readonly chosen: string;
  readonly before: AtTable;
}
