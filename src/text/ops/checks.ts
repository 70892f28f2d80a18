import type { Describers } from '../describer.ts';

type CheckOps =
  | 'check'
  | 'amend-check'
  | 'withdraw'
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
  'amend-check': ({ difficulty, positive, faceUp, worthless, mark, zeros }, { voice }) => {
    const parts: string[] = [];
    if (mark) parts.push(voice.say('ops.amend-check', {}, mark));
    if (difficulty !== undefined) parts.push(voice.say('ops.amend-check', { difficulty }, 'difficulty'));
    if (positive !== undefined)
      parts.push(voice.say('ops.amend-check', { skill: voice.name(positive) }, 'positive'));
    if (faceUp) parts.push(voice.say('ops.amend-check', {}, 'faceUp'));
    if (worthless !== undefined) parts.push(voice.say('ops.amend-check', {}, 'worthless'));
    if (zeros !== undefined) parts.push(voice.say('ops.amend-check', { zeros }, 'zeros'));
    return { text: parts.join('; '), statement: true };
  },
  withdraw: ({ by, to, atMost, spares }, { voice }) => {
    const card = voice.say('ops.withdraw-card', {}, spares);
    const which = atMost === undefined ? card : voice.say('ops.withdraw-card-at-most', { card, n: atMost });
    return { by, text: voice.say('ops.withdraw', { card: which }, to) };
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
