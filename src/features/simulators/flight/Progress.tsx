/** How far a turn or an order has come: the step, and what is left to do in it. */
import type { Choice } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import { actionsLeft } from '#engine/tools/flight.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import { count } from '../kit/count.ts';
import type { FlightTexts } from './FlightBench.tsx';
import { pilot as pilotSeat } from './flightBench.ts';

type Props = {
  readonly asked: Choice | undefined;
  readonly state: State;
  readonly texts: FlightTexts;
  readonly language: Language;
  readonly pilot: string;
};

const steps = ['movement', 'action'] as const;

export function Progress({ asked, state, texts, language, pilot }: Props) {
  const turn = state.stack.findLast(frame => frame.turn?.seat === pilotSeat && frame.at !== 'turn');
  const step = turn?.turn?.step;
  const order = asked?.prompt === 'viper' && typeof asked.about === 'number' && asked.about;
  const actions = asked?.prompt === 'action' ? actionsLeft(state) : undefined;
  if (asked === undefined) return undefined;
  return (
    <p class="progress">
      {turn !== undefined && (
        <>
          <span>{fill(texts.turn, { pilot })}</span>
          {steps.map(one => (
            <b key={one} aria-current={one === step ? 'step' : undefined}>
              {texts[one]}
            </b>
          ))}
        </>
      )}
      {order !== false && <span>{count(texts, language, 'left', order)}</span>}
      {actions !== undefined && <span>{count(texts, language, 'actions', actions)}</span>}
    </p>
  );
}
