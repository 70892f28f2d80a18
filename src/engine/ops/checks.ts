/** What cards do to a skill check or a roll in progress. */
import { askOne, ids } from '../choices/ask.ts';
import { check, nearest, roll, you } from '../run/find.ts';
import { type Again, emit, push } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { speaking } from './thisCard.ts';

export const checkOps: Resolvers<
  'check' | 'after-check' | 'amend-check' | 'amend-roll' | 'reroll' | 'declare-result'
> = {
  check(run, op, frame) {
    if (frame.check) {
      frame.check = undefined;
      return;
    }
    const thing: string = speaking(run);
    frame.check = {
      difficulty: op.difficulty,
      printed: op.difficulty,
      skills: op.skills,
      ...(op.partial === undefined ? {} : { partial: op.partial }),
      positive: [],
      worthless: [],
      zeros: 0,
      faceUp: false,
      cards: [],
      shuffled: false,
      contributed: [],
      location: run.lib.locations.has(thing) ? thing : undefined,
      aim: nearest(run, 'picked'),
      crisis: run.lib.crises.has(thing) ? thing : undefined,
      strength: undefined,
      result: undefined,
      declared: undefined,
      spent: [],
      node: frame.at.endsWith('#') ? `${frame.at}${frame.pc + 1}` : `${frame.at}.${frame.pc + 1}`,
    };
    push(run, op.untouched ? 'untouched-check' : 'check');
    return 'again';
  },

  'after-check'(run, op, _frame, child) {
    const now = check(run);
    const { pass, fail } = child;
    if (pass === undefined) return;
    now.promised = [...(now.promised ?? []), { pass, fail, seat: you(run), margin: op.margin }];
  },

  'amend-check'(run, op): Again {
    const now = check(run);
    if (op.worthless) {
      const by = you(run);
      const word = askOne(run, { seat: by, prompt: 'skill' }, ids(run.lib.skills));
      if (word === undefined) return 'again';
      const skill = run.lib.skills.find(s => s === word);
      if (!skill) return;
      emit(run, 'skill-picked', { by, skill });
      now.worthless.push(skill);
    }
    if (op.positive) now.positive.push(op.positive);
    if (op.faceUp) now.faceUp = op.faceUp;
    if (op.mark) now.marks = [...(now.marks ?? []), op.mark];
    if (op.zeros) now.zeros += op.zeros;
    if (op.silent) now.silent = true;
    if (op.instead) now.instead = true;
    // What else changes is told by the card that changes it.
    if (op.difficulty === undefined) return;
    now.difficulty += op.difficulty;
    emit(run, 'check-amended', { difficulty: now.difficulty });
  },

  'amend-roll'(run, op) {
    roll(run).add += op.add;
    emit(run, 'roll-amended', { add: op.add });
  },

  reroll(run) {
    const die = roll(run);
    die.face = undefined;
    emit(run, 'rerolled', { by: die.by });
    push(run, 'roll');
  },

  'declare-result'(run): Again {
    const seat = you(run);
    const word = askOne(run, { seat, prompt: 'result' }, ids(['pass', 'fail']));
    if (word === undefined) return 'again';
    check(run).declared = word === 'pass' ? 'pass' : 'fail';
  },
};
