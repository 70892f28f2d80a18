/** Players who see only the choice they owe. */
import { optionsOf, sample } from '#engine/index.ts';
import type { Answer, Choice, ChoiceOption } from '#engine/model/choice.ts';
import type { Below } from './random.ts';

export type Player = (choice: Choice) => Answer;

/** Every option is as likely as the next. */
export const uniform =
  (below: Below): Player =>
  choice =>
    sample(choice, below);

/** Prefers what it has done least often; the memory may be shared by many games. */
export function noveltySeeking(below: Below, memory: Map<string, number> = new Map()): Player {
  const count = (choice: Choice, id: string) =>
    memory.get(`${choice.prompt} ${JSON.stringify(choice.about)} ${id}`) ?? 0;
  const remember = (choice: Choice, id: string) =>
    memory.set(`${choice.prompt} ${JSON.stringify(choice.about)} ${id}`, count(choice, id) + 1);
  const newest = (choice: Choice, options: readonly ChoiceOption[]): string | undefined => {
    const least = Math.min(...options.map(o => count(choice, o.id)));
    const rare = options.filter(o => count(choice, o.id) === least);
    return rare[below(rare.length)]?.id;
  };
  return choice => {
    if (choice.seat === 'chance') return sample(choice, below);
    if (choice.shape !== 'some') {
      const id = newest(choice, optionsOf(choice)) ?? 'pass';
      remember(choice, id);
      return id;
    }
    const left = new Map(choice.options.map(o => [o.id, o.count ?? 1]));
    const n = choice.min + below(choice.max - choice.min + 1);
    const picked: string[] = [];
    while (picked.length < n) {
      const id = newest(
        choice,
        choice.options.filter(o => (left.get(o.id) ?? 0) > 0),
      );
      if (id === undefined) break;
      left.set(id, (left.get(id) ?? 0) - 1);
      remember(choice, id);
      picked.push(id);
    }
    return picked;
  };
}
