import type { Choice } from '#engine/model/choice.ts';

/** Where somebody goes, what is drawn or thrown away, what lies where in a deck: it tells in later steps only. */
const prompts: ReadonlySet<string> = new Set([
  'character',
  'movement',
  'skill-draw',
  'pay',
  'discard',
  'hand-limit',
  'deck',
  'top-or-bottom',
  'placement',
]);

/** Neither checks nor resources nor ships depend on the answer before the step ends, whatever it is. */
export const settlesNothing = ({ prompt }: Pick<Choice, 'prompt'>): boolean => prompts.has(prompt);
