/** The attack bench: who attacks what, and what the roll does. */
import { type Library, optionsOf } from '#engine/index.ts';
import type { AttackResult } from '#engine/model/card.ts';
import { faces as dieFaces } from '#engine/model/die.ts';
import {
  type Attacker,
  type AttackTarget,
  attackTableOf,
  attackWord,
  facing,
  type Pair,
  targetsOf,
} from '#engine/tools/attack.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { begin, type Course, type Say, say, sayAll, stopOf } from '#ui/bench/course.ts';
import { asItIs, type Lay } from '../kit/lay.ts';

export { compileLaidOut, viewOf } from '#engine/index.ts';
export {
  type Attacker,
  type AttackTarget,
  attackFaces,
  type Pair,
  targetsOf,
} from '#engine/tools/attack.ts';

export interface AttackState extends Pair {
  /** It begins with the attack; then comes the roll, then the damage tokens that are drawn. */
  readonly course: Course;
}

export type AttackMove =
  | Say
  | { readonly type: 'attacker'; readonly by: Attacker }
  | { readonly type: 'target'; readonly target: AttackTarget };

/** What can be rolled, as words. */
export const faces: readonly string[] = dieFaces.map(String);

/** What every table wants to know first. */
const usual: Pair = { by: 'raider', target: 'viper' };

export function attackBench(lib: Library, lay: Lay = asItIs): Bench<AttackState, AttackMove> {
  const rows = lib.attackTable;
  const aimed = (pair: Pair): AttackState => {
    const table = attackTableOf(lib, pair);
    const course = say(table, begin(table, lay(facing(lib, pair))), attackWord);
    if (course === undefined) throw new Error(`${pair.by} cannot attack ${pair.target}`);
    return { ...pair, course };
  };
  const withCourse = (state: AttackState, course: Course | undefined) => course && { ...state, course };
  return {
    name: 'attack',
    start: aimed(usual),
    stages: ['aiming', 'settled'],
    stageOf: ({ course }) => (rollOf(course) === undefined ? 'aiming' : 'settled'),
    steps: ({ course }) => (rollOf(course) === undefined ? rolls : []),
    settings: ({ by, course }) => [
      ...rows.flatMap(row => row.by.map(one => ({ type: 'attacker', by: one }) as const)),
      ...targetsOf(rows, by).map(target => ({ type: 'target', target }) as const),
      ...(rollOf(course) === undefined ? [] : rolls),
    ],
    answer(state, move) {
      const { by, target, course } = state;
      switch (move.type) {
        case 'attacker': {
          // The target stays where the new attacker has it too.
          const targets = targetsOf(rows, move.by);
          const kept = targets.find(one => one === target) ?? targets[0];
          return kept && aimed({ by: move.by, target: kept });
        }
        case 'target':
          return targetsOf(rows, by).includes(move.target) ? aimed({ by, target: move.target }) : undefined;
        case 'say':
          // Another roll takes the place of the first.
          return withCourse(
            state,
            say(attackTableOf(lib, state), isRoll(move.word) ? unrolled(course) : course, move.word),
          );
      }
    },
    drawn({ course }, below) {
      const { asked } = stopOf(course);
      if (asked === undefined || asked.prompt === 'die') return undefined;
      const options = optionsOf(asked);
      return { type: 'say', word: options[below(options.length)]?.id ?? '' };
    },
    before: state =>
      rollOf(state.course) === undefined ? undefined : withCourse(state, unrolled(state.course)),
    make: ({ by, target, course }) => [by, target, ...drawnWords(course)].join('.'),
    parse(text) {
      const [by = '', target = '', ...words] = text.split('.');
      const row = rows.find(one => one.target === target && one.by.some(attacker => attacker === by));
      const attacker = row?.by.find(one => one === by);
      if (row === undefined || attacker === undefined) return undefined;
      const state = aimed({ by: attacker, target: row.target });
      return withCourse(state, sayAll(attackTableOf(lib, state), state.course, words));
    },
  };
}

const rolls = faces.map(word => ({ type: 'say', word }) as const);
const isRoll = (word: string): boolean => faces.includes(word);

/** All that was said after the attack itself. */
const drawnWords = ({ said }: Course): readonly string[] => said.slice(1).map(({ word }) => word);

/** With the die still to be rolled. */
const unrolled = ({ begun, said }: Course): Course => ({ begun, said: said.slice(0, 1) });

/** The face of the die; undefined until it is rolled. */
export function rollOf({ said }: Course): string | undefined {
  return faces.find(face => face === said[1]?.word);
}

/** What the engine says that the roll has done. */
export function resultOf({ said }: Course): AttackResult | undefined {
  const attacked = said[1]?.stop.events.find(event => event.type === 'attacked');
  return attacked?.type === 'attacked' ? attacked.result : undefined;
}
