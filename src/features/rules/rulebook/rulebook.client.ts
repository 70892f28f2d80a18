import { type Condition, type Facts, isOut, readCondition } from '#rules/facts.ts';
import { fragmentOf } from '#site/fragment.ts';
import { booksChanged } from '#ui/keep/books.ts';
import { factsTonight } from '#ui/keep/table.ts';
import { numbersOf } from './numbers.ts';
import { marginsOf, type TableWords, tableName } from './tableName.ts';

/** The rulebook follows tonight's table: its numbers, its index, its name, and what stands at the head of printed pages. */
const book = document.querySelector<HTMLElement>('.rulebook');
const head = document.querySelector<HTMLElement>('[data-rulebook-head]');
const name = document.querySelector<HTMLElement>('[data-table-name]');
const margins = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, margins];

const conditionsOf = (element: Element): readonly Condition[] =>
  (element.getAttribute('data-if') ?? '').split(' ').filter(word => word !== '');

/** Whether tonight's table may have what stands here. */
function isThere(element: Element, facts: Facts): boolean {
  for (
    let at = element.closest('[data-if]');
    at !== null;
    at = at.parentElement?.closest('[data-if]') ?? null
  )
    if (isOut(facts, conditionsOf(at))) return false;
  return true;
}

/** A section that only a link has led to has no number: it is none of the table's. */
function count(facts: Facts): ReadonlyMap<string, string> {
  const headings = [...(book?.querySelectorAll<HTMLElement>('.rulebook-page > h2, .rulebook-page h3') ?? [])];
  const numbered = headings.map(heading => ({
    level: heading.localName === 'h2' ? ('page' as const) : ('section' as const),
    isThere: isThere(heading, facts),
  }));
  const numbers = new Map(numbersOf(numbered).map((number, at) => [headings[at], number]));
  for (const [heading, number] of numbers) heading?.toggleAttribute('data-out', number === undefined);
  const byId = new Map<string, string>();
  let here: string | undefined;
  for (const element of book?.querySelectorAll<HTMLElement>('.rulebook-page [id]') ?? []) {
    if (numbers.has(element)) here = numbers.get(element);
    if (here !== undefined && isThere(element, facts)) byId.set(element.id, here);
  }
  return byId;
}

function follow(): void {
  const facts = factsTonight();
  const numbers = count(facts);
  for (const link of book?.querySelectorAll<HTMLAnchorElement>('a[data-number]') ?? []) {
    const number = numbers.get(fragmentOf(link)) ?? '';
    link.dataset['number'] = number;
    if (link.hasAttribute('aria-label')) link.ariaLabel = (link.ariaLabel ?? '').replace(/[^ ]*$/, number);
  }
  for (const item of book?.querySelectorAll<HTMLElement>('[data-rulebook-index] li') ?? []) {
    const links = [...item.querySelectorAll<HTMLElement>('a')];
    const shown = new Set(['']);
    for (const link of links) {
      const { number = '' } = link.dataset;
      link.hidden = shown.has(number);
      shown.add(number);
    }
    item.hidden = links.every(link => link.hidden);
  }
  for (const letter of book?.querySelectorAll<HTMLElement>('[data-rulebook-index] section') ?? [])
    letter.hidden = letter.querySelector('li:not([hidden])') === null;
  const words: TableWords = JSON.parse(head?.dataset['rulebookHead'] ?? '{}');
  const called = tableName(words, facts);
  if (name !== null) name.textContent = called;
  margins.replaceSync(marginsOf(words.title, called));
}

/** For those who know the base game: what holds under conditions that it does not fulfil. */
const alone = (head?.dataset['alone'] ?? '').split(' ');
for (const element of book?.querySelectorAll<HTMLElement>(
  '.rulebook-page [data-if], .rulebook-page[data-if]',
) ?? []) {
  const isNews = conditionsOf(element)
    .map(readCondition)
    .some(({ fact, wanted }) => alone.includes(fact) !== wanted);
  element.classList.toggle('differs', isNews);
}
const mark = document.querySelector<HTMLInputElement>('[data-mark-differences]');
const showMarks = () => book?.classList.toggle('marked', mark?.checked);
mark?.addEventListener('change', showMarks);
showMarks();

document.querySelector('[data-print]')?.addEventListener('click', () => print());

follow();
// The page shows what is in force at the same event, and has to be done with it.
addEventListener(booksChanged, () => setTimeout(follow));
// From here on numbers and names are those of the table: what prints the page waits for that.
book?.setAttribute('data-ready', '');
