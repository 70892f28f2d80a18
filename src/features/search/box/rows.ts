import { optionalBooks } from '#ui/keep/books.ts';
import type { Texts } from '../asking/loadTexts.ts';
import { marked } from '../asking/marks.ts';
import type { Section } from '../asking/sections.ts';
import type { Found } from '../find/ask.ts';
import type { SearchIndex } from '../find/searchIndex.ts';
import type { Answer } from '../pack/answer.ts';
import { element } from './elements.ts';
import type { Words } from './words.ts';

/** Where answers lie, and what was asked. */
export type Asked = {
  readonly base: string;
  readonly question: string;
  readonly index: SearchIndex;
  readonly texts: Texts;
};

/** Who types goes on within this time, in ms: no text is read for answers that the next letter takes away. */
const whileTyping = 150;

/** A heading and the answers below it. */
export function sectionOf({ title, found }: Section, asked: Asked, words: Words): HTMLElement {
  const heading = title === 'best' || title === 'notTonight' ? words[title] : words.kinds[title];
  return element(
    'section',
    { class: 'answers' },
    element('h2', { class: 'label' }, heading),
    element('ol', { class: 'results' }, ...found.map(one => row(one, asked, words))),
  );
}

export function hrefOf({ answer }: Found, { base }: Asked): string {
  return base + answer.path;
}

function row(found: Found, asked: Asked, words: Words): HTMLElement {
  const { answer } = found;
  const where = [words.kinds[answer.kind], answer.page, answer.heading].filter(
    (text, at, all) => text !== '' && all.indexOf(text) === at,
  );
  const place = element('small', {}, where.join(' › '));
  if (optionalBooks().includes(answer.book))
    place.append(' ', element('b', { class: 'book' }, words.books[answer.book]));
  const parts: HTMLElement[] = [place];
  if (answer.name !== '') parts.push(element('strong', {}, ...withMarks(answer.name, asked)));
  parts.push(textOf(answer, asked));
  return element('li', {}, element('a', { href: hrefOf(found, asked) }, ...parts));
}

/** The text of an answer; if it is still on its way, room for it. */
function textOf(answer: Answer, asked: Asked): HTMLElement {
  const room = element('span');
  const show = (text: string) => room.replaceChildren(...withMarks(text, asked));
  const text = asked.texts.there(answer);
  if (text !== undefined) show(text);
  else setTimeout(fetchText, whileTyping);
  function fetchText() {
    if (!room.isConnected) return;
    // Without its text an answer still has its page and its place there.
    asked.texts.fetch(answer).then(show, () => undefined);
  }
  return room;
}

function withMarks(text: string, { question, index }: Asked): (Node | string)[] {
  return marked(text, question, index).map(piece =>
    piece.marked ? element('mark', {}, piece.text) : piece.text,
  );
}
