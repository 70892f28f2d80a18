import type { Effect, Option, Outcome, Who } from '../../engine/model/effect.ts';
import { condition } from '../conditions.ts';
import type { Describers, Telling } from '../describer.ts';
import type { Voice } from '../voice.ts';

type ChoiceOps = 'choose' | 'may' | 'if' | 'roll' | 'risk' | 'scout' | 'inspect-civilians';

const dieSides = 8;

/** Choices, chance and looking ahead. */
export const choiceOps: Describers<ChoiceOps> = {
  choose: ({ by, options }, telling) => ({
    by,
    text: telling.voice.say('ops.choose', {
      options: options.map((option, i) => choice(telling, option, by, i)).join('; '),
    }),
  }),
  may: ({ by, do: effect, else: otherwise }, { voice, who, inside }) => {
    const values = { who: who(by), clause: inside(effect, by) };
    const context = by === 'you' ? 'you' : undefined;
    return {
      text:
        otherwise === undefined
          ? voice.say('ops.may', values, context)
          : voice.say('ops.may-else', { ...values, otherwise: inside(otherwise, 'you') }, context),
    };
  },
  if: ({ cond, then, else: otherwise }, { voice, inside }) => {
    const [only, ...others] = then;
    if (only?.op === 'may' && only.by === 'you' && only.else === undefined && others.length === 0)
      return {
        text: voice.say('join.if-may', { cond: condition(voice, cond), then: inside(only.do, 'you') }),
      };
    const values = { cond: condition(voice, cond), then: inside(then, 'you') };
    if (otherwise !== undefined)
      return { text: voice.say('join.if-else', { ...values, otherwise: inside(otherwise, 'you') }) };
    return { text: voice.say(isShort(then) ? 'join.if-after' : 'join.if', values), statement: true };
  },
  roll: ({ by, outcomes }, { voice, inside }) => ({
    by: rollsUnnamed(by) ? undefined : by,
    text: voice.say('ops.roll', {
      outcomes: outcomes
        .map(outcome => result(voice, outcome, inside(outcome.do, rollsUnnamed(by) ? 'you' : by)))
        .join('; '),
    }),
  }),
  risk: ({ by, ship, n, need, loss, reward }, { voice, inside }) => {
    const ships = voice.noun(ship, n);
    const won = result(voice, { from: need, to: dieSides }, inside(reward, by));
    const lost = result(voice, { from: 1, to: need - 1 }, inside(loss, by));
    return { by, text: voice.say('ops.risk', { ships, outcomes: `${won}; ${lost}` }) };
  },
  scout: ({ by, decks }, { voice }) => {
    const [only = 'crisis', ...others] = decks;
    return { by, text: voice.say('ops.scout', {}, others.length === 0 ? only : 'either') };
  },
  'inspect-civilians': ({ by, n }, { voice }) => ({ by, text: voice.say('ops.inspect-civilians', { n }) }),
};

/** Dice are the current player's unless somebody else is told to roll (dice.current-player). */
function rollsUnnamed(by: Who): boolean {
  return by === 'current';
}

/** One plain clause may stand before its condition, which leaves no doubt about what the condition governs. */
function isShort([only, ...others]: Effect): boolean {
  return (
    only !== undefined && others.length === 0 && !['choose', 'may', 'if', 'roll', 'risk'].includes(only.op)
  );
}

function choice(
  { voice, inside }: Telling,
  { requires, do: effect }: Option,
  by: Who,
  index: number,
): string {
  const then = doOrNothing(voice, effect, inside(effect, by));
  const clause =
    requires === undefined ? then : voice.say('join.only-if', { cond: condition(voice, requires), then });
  return voice.say('join.choice', { letter: letter(index), clause });
}

function doOrNothing(voice: Voice, effect: Effect, text: string): string {
  return effect.length === 0 ? voice.say('join.nothing') : text;
}

function result(voice: Voice, { from, to }: Pick<Outcome, 'from' | 'to'>, text: string): string {
  if (from === to) return voice.say('outcome.exactly', { n: from, do: text });
  if (from === 1) return voice.say('outcome.or-less', { n: to, do: text });
  if (to === dieSides) return voice.say('outcome.or-more', { n: from, do: text });
  return voice.say('outcome.between', { from, to, do: text });
}

/** a, b, c … as lists on cards count. */
export function letter(index: number): string {
  return String.fromCodePoint(97 + index);
}
