/** The turn ring: round the steps of a turn, and at each of them what happens and what may be done. */
import { useMachine } from '@xstate/react';
import type texts from '../../locales/en/widgets.json';
import type { Step } from '../engine/model/vocabulary.ts';
import { fill } from '../i18n/translate.ts';
import {
  firstMoment,
  makeMoment,
  parseMoment,
  type Ring,
  type Situation,
  situations,
  turnMachine,
} from '../machines/turnBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { Choices } from './bench/Choices.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { Dial } from './turn/Dial.tsx';

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
  const [snapshot, send] = useMachine(turnMachine, { input: { ring } });
  const { situation, step } = snapshot.context;
  const awake = useAwake();
  const first = firstMoment(ring);
  const text = makeMoment({ situation, step });
  const begun = text !== makeMoment(first);
  const address = useAddress({
    name: 'turn',
    text: begun ? text : undefined,
    restore(named) {
      const moment = parseMoment(ring, named);
      if (moment !== undefined) send({ type: 'restore', moment });
      return moment !== undefined;
    },
  });
  const skipped = snapshot.matches('skipped');
  const at = ring.steps.indexOf(step);
  const face = faces[situation][step];

  return (
    <Bench
      name="turn"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={begun ? () => send({ type: 'restore', moment: first }) : undefined}
    >
      <div class="needs-script">
        <Choices
          legend={fill(texts.whose, { name })}
          name="turn-situation"
          choices={situations.map(value => ({ value, face: texts.situations[value] }))}
          chosen={situation}
          awake={awake}
          onChoose={one => send({ type: 'be', situation: one })}
        />
      </div>
      <div class="turn-table">
        <Dial {...{ ring, situation, step, texts, awake }} onGo={one => send({ type: 'go', step: one })} />
        <div class="at-step">
          <div class="verdict" role="status" tabIndex={-1} data-skipped={skipped || undefined}>
            <p class="label">
              {fill(texts.step, { n: at + 1, all: ring.steps.length })}
              {skipped && ` · ${texts.skipped}`}
            </p>
            <p class="name">{texts.names[step]}</p>
            <p>{face?.text}</p>
          </div>
          <p class="steps needs-script">
            <button
              type="button"
              class="button quiet"
              disabled={!awake}
              onClick={() => send({ type: 'back' })}
            >
              {texts.back}
            </button>
            <button type="button" class="button" disabled={!awake} onClick={() => send({ type: 'next' })}>
              {at === ring.steps.length - 1 ? texts.around : texts.next}
            </button>
          </p>
          {face !== undefined && <Face {...face} example={texts.example} />}
        </div>
      </div>
    </Bench>
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
