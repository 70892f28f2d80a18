/** The turn overview: round the steps of a turn, and at each of them what happens and what may be done. */
import { useMemo } from 'preact/hooks';
import type { Step } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { BenchFrame, type FrameTexts } from '../bench/BenchFrame.tsx';
import { Choices } from '../bench/Choices.tsx';
import { StepKeys } from '../bench/StepKeys.tsx';
import { useBench } from '../bench/useBench.ts';
import { Dial } from './Dial.tsx';
import { countedSteps, isSkipped, type Ring, type Situation, situations, turnBench } from './turnBench.ts';

export type TurnTexts = Omit<typeof texts.turn, 'names'> & {
  readonly names: { readonly [step in Step]?: string };
};

export interface Group {
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly text?: string }[];
}

/** A step as the engine has played it, in words. */
export interface StepFace {
  readonly text: string;
  readonly asked: readonly { readonly question: string; readonly groups: readonly Group[] }[];
  readonly told: readonly string[];
  readonly rules: readonly { readonly name: string; readonly href: string }[];
}

export type TurnFaces = {
  readonly [situation in Situation]: { readonly [step in Step]?: StepFace };
};

export type TurnBenchProps = {
  readonly ring: Ring;
  readonly faces: TurnFaces;
  readonly texts: TurnTexts;
  readonly frame: FrameTexts;
  /** Whose turn it is. */
  readonly name: string;
};

export function TurnBench({ ring, faces, texts, frame, name }: TurnBenchProps) {
  const bench = useBench(useMemo(() => turnBench(ring), [ring]));
  const { state: moment, hydrated, answer } = bench;
  const { situation, step } = moment;
  const skipped = isSkipped(ring, moment);
  const counted = countedSteps(ring);
  const n = counted.indexOf(step) + 1;
  const place = n > 0 ? fill(texts.step, { n, all: counted.length }) : texts.after;
  const isLast = step === ring.steps.at(-1);
  const face = faces[situation][step];

  return (
    <BenchFrame {...{ bench }} title={texts.title} texts={frame}>
      <div class="needs-script">
        <Choices
          legend={fill(texts.whose, { name })}
          name="turn-situation"
          choices={situations.map(value => ({ value, face: texts.situations[value] }))}
          chosen={situation}
          hydrated={hydrated}
          onChoose={one => answer({ type: 'be', situation: one })}
        />
      </div>
      <div class="turn-table">
        <Dial {...{ ring, moment, texts, hydrated }} onGo={one => answer({ type: 'go', step: one })} />
        <div class="at-step">
          <div class="verdict" role="status" tabIndex={-1} data-skipped={skipped || undefined}>
            <p class="label">{[place, ...(skipped ? [texts.skipped] : [])].join(' · ')}</p>
            <p class="name">{texts.names[step]}</p>
            <p>{face?.text}</p>
          </div>
          <StepKeys
            {...{ bench }}
            texts={frame}
            next={{ label: isLast ? texts.around : texts.next, onPress: () => answer({ type: 'next' }) }}
          />
          {face !== undefined && <Face {...face} example={texts.example} />}
        </div>
      </div>
    </BenchFrame>
  );
}

function Face({ asked, told, rules, example }: StepFace & { readonly example: string }) {
  return (
    <>
      {asked.map(({ question, groups }) => (
        <section key={question} class="may" aria-label={question}>
          <p>{question}</p>
          <dl>
            {groups.map(({ label, options }) => (
              <div key={label}>
                <dt class="label">{label}</dt>
                {options.map(({ name, text }) => (
                  <dd key={name}>
                    <b>{name}</b>
                    {text !== undefined && ` ${text}`}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {told.length > 0 && (
        <section class="told" aria-label={example}>
          <p class="label">{example}</p>
          <ul>
            {told.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <ul class="turn-rules">
        {rules.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
