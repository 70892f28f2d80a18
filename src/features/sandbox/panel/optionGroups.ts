/** Options by where they come from: what can be done here, cards, abilities, and doing nothing, which stands last. */
import type { Library } from '#engine/index.ts';
import type { Choice, ChoiceOption } from '#engine/model/choice.ts';

export type OptionGroup = 'here' | 'cards' | 'abilities' | 'nothing';

export interface GroupedOptions {
  /** Undefined where options are of one kind. */
  readonly name: OptionGroup | undefined;
  readonly options: readonly ChoiceOption[];
}

const order: readonly GroupedOptions['name'][] = [undefined, 'here', 'cards', 'abilities', 'nothing'];

const nothings: ReadonlySet<string> = new Set(['pass', 'stay', 'stop', 'nothing']);

export function groupsOf(
  lib: Pick<Library, 'locations' | 'faces'>,
  asked: Choice,
  options: readonly ChoiceOption[],
): readonly GroupedOptions[] {
  const groupOf = ({ id }: ChoiceOption): GroupedOptions['name'] => {
    if (asked.shape === 'some' || asked.shape === 'yes-no') return undefined;
    if (nothings.has(id)) return 'nothing';
    if (asked.prompt !== 'action' && asked.prompt !== 'reaction') return undefined;
    if (lib.locations.has(id)) return 'here';
    return lib.faces.has(id) ? 'cards' : 'abilities';
  };
  return order.flatMap(name => {
    const of = options.filter(option => groupOf(option) === name);
    return of.length === 0 ? [] : [{ name, options: of }];
  });
}
