/** One of many, from a list that folds out. */
type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: Value | undefined;
  readonly hydrated: boolean;
  readonly onChoose: (value: Value) => void;
};

export function Select<Value extends string>({ label, options, chosen, hydrated, onChoose }: Props<Value>) {
  return (
    <label class="select">
      <span class="label">{label}</span>
      <select
        value={chosen}
        disabled={!hydrated}
        onChange={({ currentTarget }) => {
          const option = options.find(({ value }) => value === currentTarget.value);
          if (option !== undefined) onChoose(option.value);
        }}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
