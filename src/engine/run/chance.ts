/**
 * The seat `chance`. In a seeded game the generator answers at once. In an asked game the instruction that needs
 * luck is undone, the die or draw becomes a pending choice, and the instruction starts again with its answer.
 */
import type { ByChance, ChanceQuestion, ChoiceOption } from '../model/choice.ts';
import { faces } from '../model/die.ts';
import { fraction, nextSeed } from './random.ts';
import type { Run } from './run.ts';

/** Thrown and caught inside the engine only: the instruction in hand cannot go on without this answer. */
export class NeedsLuck extends Error {
  readonly choice: ByChance;
  constructor(choice: ByChance) {
    super('needs luck');
    this.choice = choice;
  }
}

/** Index of one of `n` equally likely things; `ids` are what they are called. */
export function pickByChance(run: Run, question: ChanceQuestion, ids: readonly string[]): number {
  const { state } = run;
  if (ids.length === 0) throw new Error('Nothing to choose from by chance');
  const { prompt } = question;
  if (state.options.chance === 'seeded') {
    const drawn = Math.floor(random(run) * ids.length);
    const id = run.recall?.(prompt, ids) ?? ids[drawn] ?? '';
    run.trail?.push({ seat: 'chance', prompt, choose: id });
    // The very thing, not the first of its equals: where luck falls must not hang on what nobody may know.
    return ids[drawn] === id ? drawn : ids.indexOf(id);
  }
  const answer = state.luck.shift();
  if (answer === undefined) {
    throw new NeedsLuck({ shape: 'one', seat: 'chance', ...question, options: counted(ids) });
  }
  const drawn = ids.indexOf(answer);
  // Answers are looked at when they are given; only a position out of a file can hold another.
  if (drawn < 0) throw new Error(`Chance cannot give "${answer}" now`);
  return drawn;
}

const dieOptions = faces.map(String);

export function throwDie(run: Run): number {
  return pickByChance(run, { prompt: 'die' }, dieOptions) + 1;
}

function random(run: Run): number {
  run.state.rng = nextSeed(run.state.rng);
  return fraction(run.state.rng);
}

/** Equal ids become one option with a count; ordered by id, so that the order tells nothing. */
export function counted(ids: readonly string[]): ChoiceOption[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.keys()].sort().map(id => {
    const count = counts.get(id) ?? 1;
    return count === 1 ? { id } : { id, count };
  });
}
