/** What the check asks for: difficulty, the number of a partial pass, the skills that count. */
import { skillSymbol } from '#board/symbols.ts';
import type { Check } from '#engine/model/effect.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import type { CheckTexts } from './CheckBench.tsx';

type Change =
  | { readonly type: 'difficulty'; readonly to: number }
  | { readonly type: 'partial'; readonly to: number | undefined }
  | { readonly type: 'skill'; readonly skill: Skill };

type Props = {
  readonly check: Check;
  readonly texts: CheckTexts;
  readonly skills: readonly Skill[];
  readonly skillNames: { readonly [skill in Skill]?: string };
  readonly hydrated: boolean;
  readonly send: (change: Change) => void;
};

export function Asked({ check, texts, skills, skillNames, hydrated, send }: Props) {
  const { difficulty, partial } = check;
  return (
    <div class="asked">
      <Stepper
        name={texts.difficulty}
        value={`${difficulty}`}
        {...{ texts, hydrated }}
        onStep={by => send({ type: 'difficulty', to: difficulty + by })}
      />
      <Stepper
        name={texts.partial}
        value={partial === undefined ? texts.noPartial : `${partial}`}
        {...{ texts, hydrated }}
        onStep={by => send({ type: 'partial', to: stepped(check, by) })}
      />
      <fieldset class="choices" disabled={!hydrated}>
        <legend class="label">{texts.skills}</legend>
        {skills.map(skill => (
          <label key={skill} class="choice">
            <input
              type="checkbox"
              checked={check.skills.includes(skill)}
              onChange={() => send({ type: 'skill', skill })}
            />
            <span class="face" data-of={skill}>
              <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d={skillSymbol(skill, [])} />
              </svg>
              {skillNames[skill]}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Down from the lowest number there is no partial pass; up from none it begins in the middle. */
function stepped({ difficulty, partial }: Check, by: number): number | undefined {
  if (partial === undefined) return by > 0 ? Math.ceil(difficulty / 2) : undefined;
  return partial + by < 1 ? undefined : Math.min(partial + by, difficulty - 1);
}

type StepperProps = {
  readonly name: string;
  readonly value: string;
  readonly texts: CheckTexts;
  readonly hydrated: boolean;
  readonly onStep: (by: number) => void;
};

function Stepper({ name, value, texts, hydrated, onStep }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two keys and a number are no form to be filled in
    <div class="stepper" role="group" aria-label={name}>
      <span class="label">{name}</span>
      <span class="keys">
        <button
          type="button"
          class="needs-script"
          aria-label={`${name}: ${texts.less}`}
          disabled={!hydrated}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          class="needs-script"
          aria-label={`${name}: ${texts.more}`}
          disabled={!hydrated}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
