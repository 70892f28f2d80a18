import type { Edition } from './schemas.ts';

/** The option with which a table settles a question the other way, where it may. */
export function switchOf(question: Pick<Edition, 'id' | 'toggle' | 'switch'>): string | undefined {
  return question.toggle ? (question.switch ?? question.id.split('.').at(-1)) : undefined;
}
