import { booksChanged } from '#ui/keep/books.ts';
import { namedBy } from './fragment.ts';

/** Marks in the contents of the page the heading under which the reader is, and brings the page into its book's list. */
for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const headings = links.flatMap(link => namedBy(link) ?? []);
  /** Where one reads: a bit below the upper edge. What ends the page never comes up to the edge itself. */
  const line = 0.35;

  const mark = () => {
    const passed = headings.findLast(heading => heading.getBoundingClientRect().top <= innerHeight * line);
    for (const link of links) {
      if (passed !== undefined && link.hash === `#${passed.id}`)
        link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };

  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${100 * (line - 1)}% 0px` });
  for (const heading of headings) observer.observe(heading);

  /** What tonight's table does without is not among the contents. */
  const sift = () => {
    for (const link of links) {
      const item = link.closest('li');
      if (item !== null) item.hidden = namedBy(link)?.getClientRects().length === 0;
    }
  };
  sift();
  // The page follows the same event, and has to be done with it.
  addEventListener(booksChanged, () => setTimeout(sift));
}

const book = document.querySelector('.sidebar > .fold');
const here = book?.querySelector('[aria-current=page]');
if (book && here) {
  const { top, bottom } = here.getBoundingClientRect();
  const frame = book.getBoundingClientRect();
  if (bottom > frame.bottom) book.scrollTop += top - frame.top - frame.height / 3;
}
