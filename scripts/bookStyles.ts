import type { Plugin } from 'vite';
import { kinds, skills } from '#books/atBuild/site.ts';
import { optionalBooks } from '#books/registry.ts';

/**
 * What belongs to a book is seen with that book on the table, or when a link leads to it; without script all of it is,
 * labelled.
 */
function stylesOfTable(): readonly string[] {
  const shown = optionalBooks.map(book => `[data-books~="${book}"] [data-with~="${book}"]`);
  const replaced = optionalBooks.map(book => `[data-books~="${book}"] [data-unless~="${book}"]`);
  return [
    `[data-books] [data-with]:not(${[':target', ...shown].join(', ')}) { display: none; }`,
    ...replaced.map(which => `${which} { display: none; }`),
  ];
}

/** The colours of decks that books bring. */
function coloursOfDecks(): readonly string[] {
  const colours = new Map(skills.map(({ id, is }) => [id, is.colour]));
  return [
    ...[...colours].flatMap(([skill, colour]) => [
      `:root { --${skill}: ${colour}; }`,
      `[data-of="${skill}"] { --skill: var(--${skill}); }`,
      `.card-face[data-skill="${skill}"] { --deck: var(--${skill}); }`,
    ]),
    ...kinds.map(({ id, is }) => `.card-face[data-kind="${id}"] { --deck: var(--${is.colour}); }`),
  ];
}

/** The styles of the books, which stand behind those of every page: a book more writes its own. */
export const stylesOfBooks = (): string => [...stylesOfTable(), ...coloursOfDecks()].join('\n');

export function bookStyles(): Plugin {
  return {
    name: 'book-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/pages\/_joined\/all\.css$/ },
      handler: code => ({ code: `${code}\n${stylesOfBooks()}\n`, map: null }),
    },
  };
}
