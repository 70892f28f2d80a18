import type { ChoiceOption, OneOf, SomeOf } from '#engine/model/choice.ts';
import type { Outlook } from './outlook.ts';

/** The option with the highest score; the dice decide between equals. */
export function best(
  o: Outlook,
  options: readonly ChoiceOption[],
  score: (option: ChoiceOption) => number,
): string {
  let top: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    o.watch?.weighs(option.id, value);
    if (value > most + 1e-9) {
      most = value;
      top = [option.id];
    } else if (value > most - 1e-9) top.push(option.id);
  }
  return top[o.dice(top.length)] ?? options[0]?.id ?? 'pass';
}

/** Where one is as good as another. */
export const anyOf = (o: Outlook, { options }: OneOf): string => best(o, options, () => 0);

/** As few as may be: those named first. */
export const firstOfAll = (_: Outlook, { options, min }: SomeOf): string[] =>
  options.flatMap(({ id, count }) => Array.from({ length: count ?? 1 }, () => id)).slice(0, min);

/** So much a Cylon in hiding may let the humans lose by one choice without a question asked. */
const unnoticed = 0.4;

/**
 * The option that serves my side, by what each is worth to the humans. In hiding that is the worst of those that
 * pass for an honest mistake.
 */
export function bestForMe(
  o: Outlook,
  options: readonly ChoiceOption[],
  worth: (id: string) => number,
): string {
  const worths = options.map(({ id }) => ({ id, worth: worth(id) }));
  const most = Math.max(...worths.map(each => each.worth));
  const open = o.hidden ? worths.filter(each => each.worth >= most - unnoticed) : worths;
  const sign = o.side === 'humans' ? 1 : -1;
  return best(o, open, ({ id }) => sign * (open.find(each => each.id === id)?.worth ?? 0));
}

/** Those that are worth most. */
export const dearest = (
  options: readonly ChoiceOption[],
  n: number,
  price: (id: string) => number,
): string[] => cheapest(options, n, id => -price(id));

/** The `n` options that are worth least, each as often as there are equal ones. */
export function cheapest(
  options: readonly ChoiceOption[],
  n: number,
  price: (id: string) => number,
): string[] {
  const all = options.flatMap(({ id, count }) => Array.from({ length: count ?? 1 }, () => id));
  return all.sort((a, b) => price(a) - price(b)).slice(0, n);
}
