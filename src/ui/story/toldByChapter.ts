import { type Book, firstBook, optionalBooks } from '#books/registry.ts';
import { told } from '#collections/proofs.ts';
import { pathOfRule } from '#collections/ruleIndex.ts';
import { chaptersFrom, pathOf } from '#collections/rulePages.ts';

/** The book that a scenario teaches: those of an expansion lie in its folder. */
export function bookTaught(id: string): Book {
  return optionalBooks.find(book => id.startsWith(`${book}/`)) ?? firstBook;
}

/** The told scenarios of a book by chapter, in its order: one stands where the rule stands that it shows first. */
export async function toldByChapter(book: Book) {
  const placed = await Promise.all(
    told()
      .filter(({ id }) => bookTaught(id) === book)
      .map(async proof => ({ proof, path: await pathOfRule(proof.rules[0] ?? '') })),
  );
  return (await chaptersFrom('en', book)).map(({ chapter, pages }) => ({
    chapter,
    proofs: pages.flatMap(page =>
      placed.flatMap(({ proof, path }) => (path === pathOf(page) ? [proof] : [])),
    ),
  }));
}
