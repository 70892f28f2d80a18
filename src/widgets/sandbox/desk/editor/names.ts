/** What the words of the notation are called: keys, ids, seats. */
import type { Said } from '../said.ts';

const kinds = ['locations', 'characters', 'cards'] as const;

export function nameOf({ words, t, texts }: Said, word: string): string {
  const [id = word, strength] = word.split('/');
  if (Object.hasOwn(texts.notation, word)) return t(`notation.${word}` as never);
  for (const kind of kinds) {
    const title = words.voice.maybeTitle(kind, id)?.title;
    if (title !== undefined) return strength === undefined ? title : `${title} ${strength}`;
  }
  return word;
}
