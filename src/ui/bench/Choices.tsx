/** One of a few, side by side: radio buttons that look like keys of a console. */
import type { ComponentChildren } from 'preact';

export type ChoiceOf<Value extends string> = {
  readonly value: Value;
  readonly face: ComponentChildren;
  readonly disabled?: boolean;
};

type Props<Value extends string> = {
  readonly legend: string;
  /** Sets this group apart from others on the page. */
  readonly name: string;
  readonly choices: readonly ChoiceOf<Value>[];
  readonly chosen: Value | undefined;
  readonly hydrated: boolean;
  readonly onChoose: (value: Value) => void;
};

export function Choices<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  hydrated,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset class="choices" disabled={!hydrated}>
      <legend class="label">{legend}</legend>
      {choices.map(({ value, face, disabled = false }) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>{face}</span>
        </label>
      ))}
    </fieldset>
  );
}
