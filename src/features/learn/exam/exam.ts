/** Twenty questions of a seed: the same for everybody who takes the exam with it. */
import { type Dice, diceOf } from '#bots/dice.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { askedIn } from './kinds/asked.ts';
import { Checks } from './kinds/checks.ts';
import { happenedIn } from './kinds/happened.ts';
import { knows } from './kinds/seen.ts';
import { stepsOf, tableOf } from './positions.ts';
import { type Kind, kinds, type Option, type Question } from './question.ts';
import { seedNumber } from './seed.ts';

export const examLength = 20;
/** At least so many kinds are asked in every exam. */
export const fewestKinds = 12;
/** After so many games an exam takes what it has; and it never looks at fewer than the first number. */
const games = { least: 2, most: 8 };
/** Of each kind so many are kept to choose from. */
const keptOfKind = 3;

/** `pause` is called between positions, so that a page stays awake. */
export async function examOf(
  knowledge: Knowledge,
  seed: string,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<readonly Question[]> {
  const number = seedNumber(seed);
  const dice = diceOf(number);
  const found = new Map<Kind, { seen: number; readonly kept: Question[] }>();
  for (let nth = 0; nth < games.most; nth++) {
    if (nth >= games.least && found.size >= fewestKinds + 2) break;
    const checks = new Checks();
    for (const step of stepsOf(knowledge, tableOf(knowledge.lib, number, nth))) {
      const some = [...askedIn(step), ...happenedIn(step), ...checks.questionsIn(step), knows(step)];
      for (const question of some) if (question !== undefined) keep(found, question, dice);
      await pause();
    }
  }
  return chosen(found, dice);
}

/** Every question of a kind is as likely to be kept as any other. */
function keep(
  found: Map<Kind, { seen: number; readonly kept: Question[] }>,
  question: Question,
  dice: Dice,
): void {
  const of = found.get(question.kind) ?? { seen: 0, kept: [] };
  found.set(question.kind, of);
  of.seen += 1;
  if (of.kept.length < keptOfKind) of.kept.push(question);
  else {
    const at = dice(of.seen);
    if (at < keptOfKind) of.kept[at] = question;
  }
}

/** One of every kind first, then a second of some. */
function chosen(
  found: ReadonlyMap<Kind, { readonly kept: readonly Question[] }>,
  dice: Dice,
): readonly Question[] {
  const order = shuffled(
    kinds.filter(kind => found.has(kind)),
    dice,
  );
  const rounds = Array.from({ length: keptOfKind }, (_, round) =>
    order.flatMap(kind => found.get(kind)?.kept[round] ?? []),
  );
  return shuffled(rounds.flat().slice(0, examLength), dice);
}

function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const all = [...things];
  const order: T[] = [];
  while (all.length > 0) order.push(...all.splice(dice(all.length), 1));
  return order;
}

export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** What a reader who is doing well, or not so well, is offered: more wrong answers, and more plausible ones. */
export function atLevel({ options }: Question, level: Level): readonly Option[] {
  const [right, ...wrong] = options;
  const offered = level === 1 ? wrong.slice(-2) : wrong.slice(0, level + 1);
  const all = right === undefined ? offered : [right, ...offered];
  return all.toSorted((a, b) => order(a, b));
}

/** Numbers by their size, everything else by its name: the right one must not always come first. */
function order(a: Option, b: Option): number {
  if ('number' in a.said && 'number' in b.said) return a.said.number - b.said.number;
  return a.id < b.id ? -1 : 1;
}
