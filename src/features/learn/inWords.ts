/** A deed as a question in words: the answer of the script among others that the engine would take. */
import { optionsOf } from '#engine/index.ts';
import { answerKey, type Deed } from '#ui/story/deed.ts';

/** What can be answered, each with its name; the right answer is `right`. Nothing where every answer is right. */
export function answersTo(
  { choice, right, counts, outcomes }: Pick<Deed, 'choice' | 'right' | 'counts' | 'outcomes'>,
  most: number,
  nameOf: (options: readonly string[]) => string,
):
  | { readonly options: readonly { readonly id: string; readonly text: string }[]; readonly right: string }
  | undefined {
  if (counts.length > 0) return undefined;
  const wanted = answerKey(right);
  const several = choice.shape === 'some';
  const split = (answer: string) => (several ? answer.split(' ').filter(one => one !== '') : [answer]);
  const all = several ? Object.keys(outcomes) : optionsOf(choice).map(({ id }) => id);
  const others = all
    .filter(answer => answer !== wanted)
    .toSorted((a, b) => distance(split(a), split(wanted)) - distance(split(b), split(wanted)))
    .slice(0, most - 1);
  if (others.length === 0) return undefined;
  const options = [wanted, ...others].map(id => ({ id, text: nameOf(split(id)) }));
  return { options: options.toSorted((a, b) => (a.text < b.text ? -1 : 1)), right: wanted };
}

/** How many things two answers do not share: those that are almost right are asked first. */
function distance(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const more = a.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return more.length + left.length;
}
