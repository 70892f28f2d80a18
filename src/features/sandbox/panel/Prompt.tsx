/** What is asked, of whom and why, and every option by name; or what is going on meanwhile. */

import { PartFault } from '#ui/loading/PartFault.tsx';
import { question, seatName } from '#ui/table/speech.ts';
import { chanceDue } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import type { Bots } from '../useBots.ts';
import { Asked } from './Asked.tsx';
import { StandingAnswers } from './reaction/LessOften.tsx';

export function Prompt({ bots }: { readonly bots: Bots }) {
  return (
    <>
      <Question bots={bots} />
      <StandingAnswers />
    </>
  );
}

function Question({ bots: { step } }: { readonly bots: Bots }) {
  const { asked, view, speech, play, table } = useTable();
  const { t } = speech;
  if (asked !== undefined) return <Asked asked={asked} />;
  const due = chanceDue(table);
  if (due !== undefined)
    return (
      <section class="prompt" aria-labelledby="sandbox-question">
        <h2 class="prompt-question" id="sandbox-question" tabIndex={-1}>
          {t(due.prompt === 'die' ? 'prompt.dieDue' : 'prompt.drawDue')}
        </h2>
        <p class="prompt-keys">
          <button type="button" class="button" data-key="Enter" onClick={play.roll}>
            {t(due.prompt === 'die' ? 'prompt.roll' : 'prompt.draw')}
          </button>
        </p>
      </section>
    );
  const owing = view.waiting.flatMap(seat => (seat === 'chance' ? [] : [seatName(speech, view.seats, seat)]));
  const who = [...new Set(owing)].join(', ');
  const waits = who === '' ? t('prompt.window') : t('prompt.waiting', { who });
  const prompt = view.viewer === 'teacher' ? view.pending[0] : undefined;
  return (
    <section class="prompt quiet" aria-label={t('prompt.label')}>
      {play.paused === undefined ? (
        <p class="prompt-question">{waits}</p>
      ) : (
        <>
          <p class="prompt-question" role="status">
            {t(play.paused === 'back' ? 'prompt.pausedBack' : 'prompt.paused')}
          </p>
          <p class="prompt-why">{waits}</p>
        </>
      )}
      {prompt !== undefined && <p class="prompt-why">{question(speech, prompt)}</p>}
      <p class="prompt-keys">
        {play.paused === undefined ? (
          <>
            {step !== undefined && <StepKey step={step} />}
            <button type="button" class="button quiet" data-key="p" onClick={() => play.pause(true)}>
              {t('prompt.pause')}
            </button>
          </>
        ) : (
          <>
            <button type="button" class="button" data-key="p" onClick={() => play.pause(false)}>
              {t('prompt.goOn')}
            </button>
            {step !== undefined && <StepKey step={step} quiet />}
          </>
        )}
      </p>
    </section>
  );
}

function StepKey({ step, quiet = false }: { readonly step: () => void; readonly quiet?: boolean }) {
  const { speech } = useTable();
  return (
    <button type="button" class={quiet ? 'button quiet' : 'button'} data-key="n" onClick={step}>
      {speech.t('prompt.step')}
    </button>
  );
}

/** Whoever is asked next, or takes the device: it is said that a bot has failed, and that a human plays for it. */
export function BotFailed({ bots: { failed: seat, again } }: { readonly bots: Bots }) {
  const { view, speech, table } = useTable();
  if (again !== undefined) return <PartFault text={speech.t('prompt.unreached')} again={again} />;
  if (seat === undefined || table.players[seat] !== 'human') return null;
  return (
    <p class="notice" role="alert">
      {speech.t('prompt.failed', { who: seatName(speech, view.seats, seat) })}
    </p>
  );
}
