/** What may be asked in a position, and what has been answered. */
import type { Library } from '../library/library.ts';
import type { Choice, ChoiceOption, Made } from '../model/choice.ts';
import {
  anything,
  count,
  either,
  fields,
  fitting,
  list,
  maybe,
  oneOf,
  type Schema,
  someFields,
  text,
} from './shape.ts';
import type { Things } from './things.ts';

export function choiceSchema(lib: Library, { owner }: Things): Schema<Choice> {
  const options = list(fields<ChoiceOption>({ id: text, count: maybe(count) }));
  // What it is about, its prompt alone says: it is compared with what the position itself asks.
  const asked = { seat: owner, prompt: oneOf(lib.prompts), about: maybe(anything) };
  const several = someFields<Choice>({ ...asked, shape: oneOf(['some']), options, min: count, max: count });
  const yesNo = someFields<Choice>({ ...asked, shape: oneOf(['yes-no']) });
  const single = someFields<Choice>({ ...asked, shape: oneOf(['one', 'react']), options });
  return fitting(({ shape }) => (shape === 'some' ? several : shape === 'yes-no' ? yesNo : single));
}

export const madeSchema = ({ owner }: Things): Schema<Made> =>
  fields<Made>({ seat: owner, choose: either(text, list(text)) });
