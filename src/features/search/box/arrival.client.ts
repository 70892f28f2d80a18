import { namedBy } from '#site/fragment.ts';
import { arrivalKey } from './arrival.ts';

/** Marks what was asked for in the answer that the search has just opened; the highlight changes nothing in the page. */
const left = take();
if (left !== undefined) mark(left);

function take(): readonly string[] | undefined {
  try {
    const stored = sessionStorage.getItem(arrivalKey);
    sessionStorage.removeItem(arrivalKey);
    const { path, words } = JSON.parse(stored ?? '{}');
    return path === location.pathname.slice(1) && Array.isArray(words) ? words : undefined;
  } catch {
    return undefined;
  }
}

function mark(words: readonly string[]): void {
  const place = namedBy(location) ?? document.querySelector('main');
  if (place === null || !('highlights' in CSS)) return;
  const wanted = new Set(words);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      if (!wanted.has(word)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set('sought', new Highlight(...ranges));
}
