import { arrivalKey } from './arrival.ts';

/** Tells the page that is about to be opened which words to mark in the answer: those that are marked in these links to it. */
export function markOnArrival(href: string, links: Iterable<HTMLElement>): void {
  const path = new URL(href).pathname.slice(1);
  const words = new Set(
    [...links].flatMap(link => [...link.querySelectorAll('mark')].map(mark => mark.textContent)),
  );
  try {
    sessionStorage.setItem(arrivalKey, JSON.stringify({ path, words: [...words] }));
  } catch {
    // Without storage nothing is marked.
  }
}
