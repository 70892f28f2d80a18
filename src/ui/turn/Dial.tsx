/** The steps of a turn around a circle, or in a row where there is little room; arrow keys go round. */
import type { Step } from '#engine/model/vocabulary.ts';
import type { TurnTexts } from './TurnBench.tsx';
import { countedSteps, isSkipped, type Moment, type Ring } from './turnBench.ts';

type Props = {
  readonly ring: Ring;
  readonly moment: Moment;
  readonly texts: TurnTexts;
  readonly hydrated: boolean;
  readonly onGo: (step: Step) => void;
};

export function Dial({ ring, moment, texts, hydrated, onGo }: Props) {
  const { steps } = ring;
  const { step } = moment;
  const counted = countedSteps(ring);
  const skipped = (one: Step) => isSkipped(ring, { ...moment, step: one }) || undefined;
  const at = steps.indexOf(step);
  return (
    <fieldset class="dial" disabled={!hydrated}>
      <legend class="label">{texts.ring}</legend>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle class="track" r="37" />
        {/* From the first step to this one, clockwise from the top. */}
        <circle
          class="gone"
          r="37"
          pathLength={steps.length}
          strokeDasharray={`${at} ${steps.length}`}
          transform="rotate(-90)"
        />
      </svg>
      {steps.map(one => (
        <label key={one} class="choice" data-skipped={skipped(one)}>
          <input
            type="radio"
            name="turn-step"
            value={one}
            checked={one === step}
            onChange={() => onGo(one)}
          />
          <span>
            <b aria-hidden={!counted.includes(one)}>
              {counted.includes(one) ? counted.indexOf(one) + 1 : '↻'}
            </b>
            <span class="name">{texts.names[one]}</span>
            {skipped(one) && <small>{texts.skipped}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
