import { optionalBooks } from '#ui/keep/books.ts';
import type { Texts } from '../asking/loadTexts.ts';
import type { Hit, Piece } from '../asking/messages.ts';
import type { Section } from '../asking/sections.ts';
import type { ShownAnswer } from '../pack/answer.ts';
import { element } from './elements.ts';
import type { Words } from './words.ts';

/** Where answers lie, their texts, and how what was asked is marked in these. */
export type Asked = {
  readonly base: string;
  readonly texts: Texts;
  mark(text: string): Promise<readonly Piece[]>;
};

/** Who types goes on within this time, in ms: no text is read for answers that the next letter takes away. */
const whileTyping = 150;

/** A heading and the answers below it. */
export function sectionOf({ title, found }: Section<Hit>, asked: Asked, words: Words): HTMLElement {
  const heading = title === 'best' || title === 'notTonight' ? words[title] : words.kinds[title];
  return element(
    'section',
    { class: 'answers' },
    element('h2', { class: 'label' }, heading),
    element('ol', { class: 'results' }, ...found.map(one => row(one, asked, words))),
  );
}

export function hrefOf({ answer }: Pick<Hit, 'answer'>, { base }: Asked): string {
  return base + answer.path;
}

function row(hit: Hit, asked: Asked, words: Words): HTMLElement {
  const { answer, name } = hit;
  const where = [words.kinds[answer.kind], answer.page, answer.heading].filter(
    (text, at, all) => text !== '' && all.indexOf(text) === at,
  );
  const place = element('small', {}, where.join(' › '));
  if (optionalBooks().includes(answer.book))
    place.append(' ', element('b', { class: 'book' }, words.books[answer.book]));
  const parts: HTMLElement[] = [place];
  if (answer.name !== '') parts.push(element('strong', {}, ...withMarks(name)));
  parts.push(textOf(answer, asked));
  return element('li', {}, element('a', { href: hrefOf(hit, asked) }, ...parts));
}

/** The text of an answer; while it is on its way, room for it. One that is there stands there before it is marked. */
function textOf(answer: ShownAnswer, { texts, mark }: Asked): HTMLElement {
  const there = texts.there(answer);
  const room = element('span', {}, ...(there === undefined ? [] : [there]));
  setTimeout(
    async () => {
      if (!room.isConnected) return;
      // Without its text an answer still has its page and its place there.
      const text = await texts.fetch(answer).catch(() => '');
      if (text === '') return;
      const pieces = await mark(text).catch(() => [{ text, marked: false }]);
      if (room.isConnected) room.replaceChildren(...withMarks(pieces));
    },
    there === undefined ? whileTyping : 0,
  );
  return room;
}

function withMarks(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(piece => (piece.marked ? element('mark', {}, piece.text) : piece.text));
}
