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
import { board as tinyBoard, tinyBook, scenarios as tinyScenarios, text as tinyText } from '../kit/tiny.ts';

const lib = compile([baseBook, tinyBook]);

const { terms, titles } = withBooks(localeOf('en'), [tinyText.words.en]);
const names = makeNames('en', { terms, titles });
const all = [...facets, tinyBoard];
const words = makeWords(
  'en',
  boardTexts('en', both(texts.en, tinyText.words.en.board ?? {})),
  names,
  terms.characters,
  all,
);

/** A game on whose comet somebody stands while the star is that high. */
function boardAt(star: number): BoardModel {
  const read = readerOf(lib, [tinyScenarios]).read(
    `
id: tiny/board
books: [base, tiny]
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
  expect(sections[at]?.[1].at(-1)).toBe('Halo: empty.');
  expect(sections[at]?.[1].at(-2)).toBe('The star: risen.');
  expect(sections[at]?.[1]).toHaveLength(3);
});

test('ships in a place of its own are told, and drawn as those of a sector', () => {
  const model = boardAt(2);
  const [halo] = model.areas ?? [];
  expect(halo).toMatchObject({ id: 'halo', on: 'comet', ships: [] });
  const raided = {
    ...model,
    areas: [{ id: 'halo', on: 'comet', ships: [{ kind: 'raider' }, { kind: 'raider' }] }],
  } as const;
  const lines = told(raided).find(([title]) => title === 'The comet')?.[1];
  expect(lines?.at(-1)).toBe('Halo: 2 raiders.');
  const html = render(<Board id="b" model={raided} words={words} plans={[wide, narrow]} />);
  expect(parse(html).querySelector('.part.comet .ships.raider')?.getAttribute('aria-label')).toBe(
    '2 raiders',
  );
});

test('its deck goes by its own name', () => {
  expect(told(boardAt(0)).at(-1)?.[1].at(-1)).toMatch(/^Omens: 6 left/);
});

test('it is drawn in its own outline, wide and for phones, with what stands on it', () => {
  const html = render(<Board id="b" model={boardAt(0)} words={words} plans={[wide, narrow]} />);
  const comet = parse(html).querySelector('.part.comet');
  expect(comet?.getAttribute('data-width')).toBe('small');
  expect(comet?.querySelector('path.hull')?.getAttribute('d')).toMatch(/^M0 0H/);
  expect(comet?.querySelectorAll('svg.plan-wide .room')).toHaveLength(3);
  expect(comet?.querySelector('[aria-label="The star: below the horizon."]')).not.toBeNull();
});
