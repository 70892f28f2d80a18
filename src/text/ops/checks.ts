import type { Describers } from '../describer.ts';

type CheckOps =
  | 'check'
  | 'amend-check'
  | 'amend-roll'
  | 'reroll'
  | 'replace-crisis'
  | 'decide'
  | 'declare-result'
  | 'crisis'
  | 'result';

/** Skill checks, rolls and Crisis cards, as they come or while they run. */
export const checkOps: Describers<CheckOps> = {
  check: ({ difficulty, skills, partial, pass, partialDo = [], fail }, { voice, inside }) => {
    const named = skills.map(skill => voice.name(skill));
    const parts = [voice.say('ops.check', { difficulty, skills: named, pass: inside(pass, 'you') })];
    if (partial !== undefined)
      parts.push(voice.say('ops.check-partial', { n: partial, do: inside(partialDo, 'you') }));
    if (fail.length > 0) parts.push(voice.say('ops.check-fail', { fail: inside(fail, 'you') }));
    return { text: parts.join('; ') };
  },
  'amend-check': ({ difficulty, positive, faceUp, worthless, reckless }, { voice }) => {
    const parts: string[] = [];
    if (reckless) parts.push(voice.say('ops.amend-check', {}, 'reckless'));
    if (difficulty !== undefined) parts.push(voice.say('ops.amend-check', { difficulty }, 'difficulty'));
    if (positive !== undefined)
      parts.push(voice.say('ops.amend-check', { skill: voice.name(positive) }, 'positive'));
    if (faceUp) parts.push(voice.say('ops.amend-check', {}, 'faceUp'));
    if (worthless !== undefined) parts.push(voice.say('ops.amend-check', {}, 'worthless'));
    return { text: parts.join('; '), statement: true };
  },
  'amend-roll': ({ add }, { voice }) => ({ text: voice.say('ops.amend-roll', { add }), statement: true }),
  reroll: (_, { voice }) => ({ text: voice.say('ops.reroll') }),
  'replace-crisis': (_, { voice }) => ({ text: voice.say('ops.replace-crisis') }),
  decide: ({ other }, { voice }) => ({
    text: voice.say('ops.decide', {}, other ? 'another' : undefined),
    statement: true,
  }),
  'declare-result': (_, { voice }) => ({ text: voice.say('ops.declare-result') }),
  crisis: (op, { voice }) => ({
    text: voice.say('ops.crisis', op.from === 'deck' ? { draw: op.draw } : {}, op.from),
  }),
  result: ({ of }, { voice }) => ({ text: voice.say('ops.result', {}, of) }),
};
