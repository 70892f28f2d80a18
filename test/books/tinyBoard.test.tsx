import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Board } from '#board/Board.tsx';
import { boardOf } from '#board/boardOf.ts';
import { lineText } from '#board/describe/line.ts';
import { describe } from '#board/describe.ts';
import { narrow, wide } from '#board/layout/plan.ts';
import type { BoardModel } from '#board/model.ts';
import { boardTexts, makeWords } from '#board/words.ts';
import { facets, texts } from '#books/atBuild/board.ts';
import { localeOf } from '#books/atBuild/text.ts';
import { compile, viewOf } from '#engine/index.ts';
import { both, withBooks } from '#text/books.ts';
import { makeNames } from '#text/voice.ts';
import { baseBook, readerOf } from '../kit/books.ts';
import { tinyBoard, tinyTexts } from './tiny/board.ts';
import { tinyBook } from './tiny/book.ts';
import { tinyText } from './tiny/texts.ts';

const lib = compile([baseBook, tinyBook]);

const { terms, titles } = withBooks(localeOf('en'), [
  tinyText.words.en,
  { titles: { locations: { observatory: { title: 'The observatory', official: false } } } },
]);
const names = makeNames('en', { terms, titles });
const all = [...facets, tinyBoard];
const words = makeWords('en', boardTexts('en', both(texts.en, tinyTexts)), names, terms.characters, all);

/** A game on whose comet somebody stands while the star is that high. */
function boardAt(star: number): BoardModel {
  const read = readerOf(lib).read(
    `
id: tiny/board
books: [base, exodus]
game:
  objective: kobol
  seats:
    - { id: zarek, character: tom-zarek }
    - { id: tigh, character: saul-tigh }
    - { id: boomer, character: sharon-valerii }
position:
  star: ${star}
  seats: { zarek: { at: observatory } }
script: []
`,
    'board.yaml',
  );
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return boardOf(viewOf(lib, read.start, 'table'), lib.sources, all);
}

const told = (model: BoardModel) =>
  describe(model, words).map(
    ({ title, lines }) => [title, lines.map(line => lineText(words, line))] as const,
  );

test('the board of a book that no line of the drawing knows is told after those before it', () => {
  const sections = told(boardAt(2));
  const at = sections.findIndex(([title]) => title === 'The comet');
  expect(sections[at - 1]?.[0]).toBe('Cylon locations');
  expect(sections[at]?.[1].at(-1)).toBe('The star: risen.');
  expect(sections[at]?.[1]).toHaveLength(2);
});

test('its deck goes by its own name', () => {
  expect(told(boardAt(0)).at(-1)?.[1].at(-1)).toMatch(/^Omens: 6 left/);
});

test('it is drawn in its own outline, wide and for phones, with what stands on it', () => {
  const html = render(<Board id="b" model={boardAt(0)} words={words} plans={[wide, narrow]} />);
  const comet = parse(html).querySelector('.part.comet');
  expect(comet?.getAttribute('data-width')).toBe('small');
  expect(comet?.querySelector('path.hull')?.getAttribute('d')).toMatch(/^M0 0H/);
  expect(comet?.querySelectorAll('svg.plan-wide .room')).toHaveLength(2);
  expect(comet?.querySelector('[aria-label="The star: below the horizon."]')).not.toBeNull();
});
