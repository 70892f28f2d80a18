import type { Describers } from '../describer.ts';

type CheckOps =
  | 'check'
  | 'amend-check'
  | 'pick-skill'
  | 'take-check-cards'
  | 'amend-roll'
  | 'reroll'
  | 'replace-crisis'
  | 'change-option'
  | 'declare-result'
  | 'crisis'
  | 'extra-crisis'
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
  'amend-check': ({ difficulty, positive, faceUp, worthless }, { voice }) => {
    const parts: string[] = [];
    if (difficulty !== undefined) parts.push(voice.say('ops.amend-check', { difficulty }, 'difficulty'));
    if (positive !== undefined)
      parts.push(voice.say('ops.amend-check', { skill: voice.name(positive) }, 'positive'));
    if (faceUp) parts.push(voice.say('ops.amend-check', {}, 'faceUp'));
    if (worthless !== undefined) parts.push(voice.say('ops.amend-check', {}, 'worthless'));
    return { text: parts.join('; '), statement: true };
  },
  'pick-skill': ({ by }, { voice }) => ({ by, text: voice.say('ops.pick-skill') }),
  'take-check-cards': (_, { voice }) => ({ text: voice.say('ops.take-check-cards') }),
  'amend-roll': ({ add }, { voice }) => ({ text: voice.say('ops.amend-roll', { add }), statement: true }),
  reroll: (_, { voice }) => ({ text: voice.say('ops.reroll') }),
  'replace-crisis': (_, { voice }) => ({ text: voice.say('ops.replace-crisis') }),
  'change-option': (_, { voice }) => ({ text: voice.say('ops.change-option'), statement: true }),
  'declare-result': (_, { voice }) => ({ text: voice.say('ops.declare-result') }),
  crisis: ({ draw }, { voice }) => ({ text: voice.say('ops.crisis', { draw }) }),
  'extra-crisis': (_, { voice }) => ({ text: voice.say('ops.extra-crisis') }),
  result: ({ of }, { voice }) => ({ text: voice.say('ops.result', {}, of) }),
};
