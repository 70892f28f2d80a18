/** A ship may be named without its kind where only one can be meant, and with it where the option leaves it out. */
import { type Library, optionsOf } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { shipKinds } from '#engine/model/vocabulary.ts';

/** Of `attack:bow:heavy-raider` and the like: the parts that say what it is, and the others. */
function parts(lib: Library, word: string): { readonly kinds: readonly string[]; readonly others: string } {
  const known: readonly string[] = [...shipKinds, ...lib.crafts];
  const isKind = (part: string) => known.includes(part.replace(/-\d+$/, ''));
  const all = word.split(':');
  return { kinds: all.filter(isKind), others: all.filter(part => !isKind(part)).join(':') };
}

/** The option that a word means; the word itself where it is one, or means none or several. */
export function optionMeant(lib: Library, choice: Choice, word: string): string {
  const ids = optionsOf(choice).map(({ id }) => id);
  if (ids.includes(word)) return word;
  const said = parts(lib, word);
  const fitting = ids.filter(id => {
    const { kinds, others } = parts(lib, id);
    // Ships that the options do not tell the kind of are vipers.
    const told = kinds.length > 0 ? kinds : ['viper'];
    return others !== '' && others === said.others && said.kinds.every(kind => told.includes(kind));
  });
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : word;
}

export const answerMeant = (lib: Library, choice: Choice, answer: Answer): Answer =>
  typeof answer === 'string'
    ? optionMeant(lib, choice, answer)
    : answer.map(word => optionMeant(lib, choice, word));
