/**
 * What links of the format `a` are packed with: the words that come up in games and positions, those in common use
 * last. Links were packed with just these characters, so nothing in the file may ever change, be it that a card gets
 * another name; `test/features/sandbox/links` holds its fingerprint. A better list is another format with a letter of its own.
 */
import words from './dictionaryA.json' with { type: 'json' };

export const dictionaryA = words.ids.replaceAll(' ', '","') + words.forms;
