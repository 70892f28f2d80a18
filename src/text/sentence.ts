import type { Voice } from './voice.ts';

/** A clause as a sentence: from its capital to its full stop. */
export function sentence(voice: Pick<Voice, 'language'>, clause: string): string {
  // A clause that a comma closes needs none before the full stop; a Spanish question begins with its mark.
  const text = clause
    .replace(/^¿?\p{L}/u, first => first.toLocaleUpperCase(voice.language))
    .replace(/,$/u, '');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
