import type { Voice } from './voice.ts';

/** A clause as a sentence: from its capital to its full stop. */
export function sentence(voice: Pick<Voice, 'language'>, clause: string): string {
  const [first = '', ...rest] = clause;
  // A clause that a comma closes needs none before the full stop.
  const text = (first.toLocaleUpperCase(voice.language) + rest.join('')).replace(/,$/u, '');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
