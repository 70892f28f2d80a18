/** What can be set before anything happens: a few options side by side, many in a list. */
import { Choices } from '#ui/bench/Choices.tsx';
import { Select } from '../kit/Select.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly hydrated: boolean;
  readonly onChoose: (value: string) => void;
};

const few = 4;

export function Switch({ name, label, options, ...rest }: Props) {
  if (options.length > few) return <Select {...{ label, options }} {...rest} />;
  const choices = options.map(option => ({ value: option.value, face: option.name }));
  return <Choices legend={label} {...{ name, choices }} {...rest} />;
}
