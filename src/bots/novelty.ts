/** Looks for what has not happened yet: of the options it is offered it takes one that it has taken least often. */
import { optionsOf } from '../engine/index.ts';
import type { Choice, ChoiceOption, SomeOf } from '../engine/model/choice.ts';
import type { Bot } from './bot.ts';
import type { Dice } from './dice.ts';

/** How often each answer to each kind of question has been given. */
type Memory = Map<string, number>;

export function makeNovelty(): Bot {
  const memory: Memory = new Map();
  return (choice, dice) =>
    choice.shape === 'some' ? several(memory, choice, dice) : one(memory, choice, dice);
}

/** What the question is about is part of it, unless it names a single piece or number. */
function question(choice: Choice): string {
  return `${choice.shape} ${choice.prompt} ${JSON.stringify(choice.about) ?? ''}`;
}

function leastSeen(memory: Memory, keys: readonly string[], dice: Dice): string {
  const times = (key: string) => memory.get(key) ?? 0;
  const least = Math.min(...keys.map(times));
  const rare = keys.filter(key => times(key) === least);
  const key = rare[dice(rare.length)] ?? '';
  memory.set(key, least + 1);
  return key;
}

function one(memory: Memory, choice: Choice, dice: Dice): string {
  const asked = question(choice);
  const byKey = new Map(optionsOf(choice).map(o => [`${asked} ${o.id}`, o.id]));
  return byKey.get(leastSeen(memory, [...byKey.keys()], dice)) ?? 'pass';
}

/** How many is a question of its own: none, all and something between. */
function several(memory: Memory, choice: SomeOf, dice: Dice): string[] {
  const asked = question(choice);
  const amounts = new Map([
    [`${asked} fewest`, choice.min],
    [`${asked} most`, choice.max],
    [`${asked} between`, choice.min + dice(choice.max - choice.min + 1)],
  ]);
  const n = amounts.get(leastSeen(memory, [...amounts.keys()], dice)) ?? choice.min;
  const left = new Map(choice.options.map(o => [o.id, o.count ?? 1]));
  const picked: string[] = [];
  while (picked.length < n) {
    const open: ChoiceOption[] = choice.options.filter(o => (left.get(o.id) ?? 0) > 0);
    const byKey = new Map(open.map(o => [`${asked} ${o.id}`, o.id]));
    const id = byKey.get(leastSeen(memory, [...byKey.keys()], dice)) ?? '';
    left.set(id, (left.get(id) ?? 0) - 1);
    picked.push(id);
  }
  return picked;
}
