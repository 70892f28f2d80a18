/**
 * Looks for what has not happened yet: of the options it is offered it takes one that it has taken least often. A
 * skill check comes out in a new way only when the players pull together, so there it has one plan for all of them.
 */
import { optionsOf } from '#engine/index.ts';
import type { Choice, ChoiceOption, SomeOf } from '#engine/model/choice.ts';
import type { View } from '#engine/view/view.ts';
import type { Bot, Sight } from './bot.ts';
import { type Dice, diceOf } from './dice.ts';

/** Plans for a check: cards that count, cards that do not, none, and any. */
const plans = ['help', 'spoil', 'leave', 'mix'] as const;
type Plan = (typeof plans)[number];

interface Memory {
  /** How often each answer to each kind of question has been given. */
  readonly times: Map<string, number>;
  check: { readonly id: string; readonly plan: Plan } | undefined;
}

export function makeNovelty(): Bot {
  const memory: Memory = { times: new Map(), check: undefined };
  return (choice, sight) => {
    const dice = diceOf(sight.seed);
    if (choice.shape !== 'some') return one(memory, choice, dice);
    return choice.prompt === 'contribute'
      ? contribute(memory, choice, sight, dice)
      : several(memory, choice, dice);
  };
}

/** What the question is about is part of it. */
function question(choice: Choice): string {
  return `${choice.shape} ${choice.prompt} ${JSON.stringify(choice.about) ?? ''}`;
}

function leastSeen<T extends string>({ times }: Memory, asked: string, answers: readonly T[], dice: Dice): T {
  const seen = (answer: T) => times.get(`${asked} ${answer}`) ?? 0;
  const least = Math.min(...answers.map(seen));
  const rare = answers.filter(answer => seen(answer) === least);
  const answer = rare[dice(rare.length)];
  if (answer === undefined) throw new Error(`There is no answer to ${asked}`);
  times.set(`${asked} ${answer}`, least + 1);
  return answer;
}

function one(memory: Memory, choice: Choice, dice: Dice): string {
  const ids = optionsOf(choice).map(option => option.id);
  return leastSeen(memory, question(choice), ids, dice);
}

/** How many is a question of its own: as few as possible, as many, or something between. */
function several(memory: Memory, choice: SomeOf, dice: Dice): string[] {
  const asked = question(choice);
  const amount = leastSeen(memory, `${asked} amount`, ['fewest', 'most', 'between'], dice);
  const between = choice.min + dice(choice.max - choice.min + 1);
  const n = amount === 'fewest' ? choice.min : amount === 'most' ? choice.max : between;
  const left = new Map(choice.options.map(o => [o.id, o.count ?? 1]));
  const picked: string[] = [];
  while (picked.length < n) {
    const open: ChoiceOption[] = choice.options.filter(o => (left.get(o.id) ?? 0) > 0);
    const ids = open.map(option => option.id);
    const id = leastSeen(memory, asked, ids, dice);
    left.set(id, (left.get(id) ?? 0) - 1);
    picked.push(id);
  }
  return picked;
}

/** The plan for the check in hand, made when the first player is asked. */
function planFor(memory: Memory, view: View, dice: Dice): Plan {
  const about = view.check?.location ?? view.crisis?.card ?? '';
  const id = `${about} ${view.turn?.number}`;
  if (memory.check?.id !== id) {
    memory.check = { id, plan: leastSeen(memory, `plan ${about}`, plans, dice) };
  }
  return memory.check.plan;
}

function contribute(memory: Memory, choice: SomeOf, { lib, view }: Sight, dice: Dice): string[] {
  const now = view();
  const plan = planFor(memory, now, dice);
  if (plan === 'leave') return [];
  if (plan === 'mix') return several(memory, choice, dice);
  const counts = (card: string) => {
    const skill = lib.faces.get(card)?.skill;
    return skill !== undefined && (now.check?.skills.includes(skill) ?? false);
  };
  return choice.options
    .filter(({ id }) => counts(id) === (plan === 'help'))
    .flatMap(({ id, count }) => Array.from({ length: count ?? 1 }, () => id))
    .slice(0, choice.max);
}
