/** Is this an answer to that choice? One check for every shape. */
import type { Answer, Choice, ChoiceOption, Refusal } from '../model/choice.ts';

const fromHand: ReadonlySet<string> = new Set(['pay', 'contribute', 'discard', 'hand-limit']);

export function refusalOf(choice: Choice, answer: unknown): Refusal | undefined {
  switch (choice.shape) {
    case 'one':
      if (typeof answer !== 'string') return 'malformed';
      return choice.options.some(o => o.id === answer) ? undefined : missing(choice);
    case 'yes-no':
      if (typeof answer !== 'string') return 'malformed';
      return answer === 'yes' || answer === 'no' ? undefined : 'no-such-option';
    case 'react':
      if (typeof answer !== 'string') return 'malformed';
      return answer === 'pass' || choice.options.some(o => o.id === answer) ? undefined : missing(choice);
    case 'some': {
      const words = typeof answer === 'string' ? [answer] : answer;
      if (!Array.isArray(words) || words.some(w => typeof w !== 'string')) return 'malformed';
      const left = new Map(choice.options.map(o => [o.id, o.count ?? 1]));
      for (const word of words as string[]) {
        const n = left.get(word) ?? 0;
        if (n === 0) return missing(choice);
        left.set(word, n - 1);
      }
      if (words.length < choice.min) return 'too-few';
      return words.length > choice.max ? 'too-many' : undefined;
    }
  }
}

function missing(choice: Choice): Refusal {
  return fromHand.has(choice.prompt) ? 'not-in-hand' : 'no-such-option';
}

/**
 * The answer of somebody who says nothing, where saying nothing is one: a window is passed, and vipers that are placed
 * are vipers. Only who wants to step in, or one of the other craft, has to be heard. Everything else must be answered.
 */
export function unsaid(choice: Choice): Answer | undefined {
  if (choice.shape === 'react') return 'pass';
  if (choice.shape !== 'some' || choice.prompt !== 'craft' || choice.about !== 'place') return undefined;
  if (choice.min === 0) return [];
  const vipers = choice.options.find(({ id }) => id === 'viper')?.count ?? 0;
  return choice.min === choice.max && choice.min <= vipers
    ? Array.from({ length: choice.min }, () => 'viper')
    : undefined;
}

/** Every answer of one word, for choices that take one; `some` is answered by `sample`. */
export function optionsOf(choice: Choice): readonly ChoiceOption[] {
  switch (choice.shape) {
    case 'yes-no':
      return [{ id: 'yes' }, { id: 'no' }];
    case 'react':
      return [{ id: 'pass' }, ...choice.options];
    default:
      return choice.options;
  }
}

/** An answer picked with the help of `below(n)`, a number from 0 to n-1. */
export function sample(choice: Choice, below: (n: number) => number): Answer {
  if (choice.shape !== 'some') {
    const options = optionsOf(choice);
    const total = options.reduce((sum, o) => sum + (o.count ?? 1), 0);
    let at = below(total);
    for (const option of options) {
      at -= option.count ?? 1;
      if (at < 0) return option.id;
    }
    return options[0]?.id ?? 'pass';
  }
  const all = choice.options.flatMap(o => Array.from({ length: o.count ?? 1 }, () => o.id));
  const n = choice.min + below(choice.max - choice.min + 1);
  const picked: string[] = [];
  for (let i = 0; i < n; i++) {
    const [word] = all.splice(below(all.length), 1);
    if (word !== undefined) picked.push(word);
  }
  return picked;
}
