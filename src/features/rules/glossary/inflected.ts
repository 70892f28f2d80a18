import { searchForm } from './searchForm.ts';

/**
 * Whether one name is only another form of the other: *akcję* of *akcja*, *aktywnego gracza* of *aktywny gracz*. The
 * search wants every form, a printed list one. Word by word, nothing but the ending differs.
 */
export function isInflected(one: string, other: string): boolean {
  const words = searchForm(one).split(' ');
  const others = searchForm(other).split(' ');
  return words.length === others.length && words.every((word, at) => isForm(word, others[at] ?? ''));
}

/** What a Polish noun or adjective changes at its end. */
const longestEnding = 3;

function isForm(word: string, other: string): boolean {
  const length = Math.min(word.length, other.length);
  const stem = Math.max(2, length - longestEnding);
  const endings = Math.max(word.length, other.length) - stem;
  return word.slice(0, stem) === other.slice(0, stem) && endings <= longestEnding + 2;
}
