/** One part of the notation to be filled in, and the parts inside it. */
import type { Path } from '#scenarios/problem.ts';
import type { Field } from './fields.ts';

export type FormProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly seats: readonly string[];
  /** What a key, an id or a word of the notation is called. */
  readonly name: (word: string) => string;
  readonly words: {
    readonly add: string;
    readonly remove: string;
    readonly unset: string;
    readonly more: string;
  };
  readonly change: (path: Path, value: unknown) => void;
};

export function Form(props: FormProps) {
  const { field, value, path, label, seats, name, words, change } = props;
  switch (field.is) {
    case 'group':
      return <Group {...props} entries={field.fields} />;
    case 'seats':
      return <Group {...props} entries={seats.map(seat => [seat, field.of] as const)} />;
    case 'number':
      return (
        <label class="form-line">
          <span>{label}</span>
          <input
            type="number"
            min={field.least}
            max={field.most}
            placeholder={words.unset}
            value={typeof value === 'number' ? value : ''}
            onChange={({ currentTarget }) => {
              const n = currentTarget.valueAsNumber;
              change(path, Number.isInteger(n) ? n : undefined);
            }}
          />
        </label>
      );
    case 'choice':
    case 'seat': {
      const options = field.is === 'seat' ? seats : field.options;
      return (
        <label class="form-line">
          <span>{label}</span>
          <select
            value={value === undefined ? '' : `${value}`}
            onChange={({ currentTarget }) =>
              change(
                path,
                options.find(option => `${option}` === currentTarget.value),
              )
            }
          >
            <option value="">{words.unset}</option>
            {options.map(option => (
              <option key={`${option}`} value={`${option}`}>
                {name(`${option}`)}
              </option>
            ))}
          </select>
        </label>
      );
    }
    case 'text':
      return (
        <label class="form-line">
          <span>{label}</span>
          <input
            value={typeof value === 'string' ? value : ''}
            onChange={({ currentTarget }) => change(path, currentTarget.value.trim() || undefined)}
          />
        </label>
      );
    case 'list':
      return <List {...props} of={field.of} />;
  }
}

type GroupProps = FormProps & { readonly entries: readonly (readonly [key: string, field: Field])[] };

/** Folded until it is wanted: nobody fills in everything. */
function Group({ entries, value, path, label, name, ...rest }: GroupProps) {
  const inner = (key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  return (
    <details class="form-group">
      <summary>{label}</summary>
      {entries.map(([key, field]) => (
        <Form
          key={key}
          {...rest}
          field={field}
          value={inner(key)}
          path={[...path, key]}
          label={name(key)}
          name={name}
        />
      ))}
    </details>
  );
}

type ListProps = FormProps & { readonly of: Field };

function List({ of, value, path, label, seats, name, words, change, ...rest }: ListProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (next: readonly unknown[]) => change(path, next);
  const add = (one: unknown) => set([...list, one]);
  const options = of.is === 'seat' ? seats : of.is === 'choice' ? of.options : [];
  return (
    <fieldset class="form-list">
      <legend>{label}</legend>
      {list.length > 0 && (
        <ol>
          {list.map((one, i) => (
            <li key={i}>
              {of.is === 'group' ? (
                <Form
                  {...rest}
                  {...{ seats, name, words, change }}
                  field={of}
                  value={one}
                  path={[...path, i]}
                  label={`${i + 1}`}
                />
              ) : (
                <span>{name(`${one}`)}</span>
              )}
              <button
                type="button"
                class="plain"
                aria-label={`${words.remove}: ${of.is === 'group' ? i + 1 : name(`${one}`)}`}
                onClick={() => set(list.filter((_, j) => i !== j))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
      {of.is === 'choice' || of.is === 'seat' ? (
        <select
          aria-label={`${words.add}: ${label}`}
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') add(currentTarget.value);
            currentTarget.value = '';
          }}
        >
          <option value="">{words.add}</option>
          {options.map(option => (
            <option key={`${option}`} value={`${option}`}>
              {name(`${option}`)}
            </option>
          ))}
        </select>
      ) : of.is === 'group' ? (
        <button type="button" class="plain" onClick={() => add({})}>
          {words.add}
        </button>
      ) : (
        <input
          aria-label={`${words.add}: ${label}`}
          inputMode={of.is === 'number' ? 'numeric' : 'text'}
          placeholder={words.add}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim();
            currentTarget.value = '';
            if (text === '') return;
            const n = Number(text);
            if (of.is !== 'number') add(text);
            else if (Number.isInteger(n) && n >= of.least && n <= of.most) add(n);
          }}
        />
      )}
    </fieldset>
  );
}
