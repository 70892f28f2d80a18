import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Board } from '#board/Board.tsx';
import { boardFrom } from '#board/boardFrom.ts';
import type { Crop } from '#board/crops.ts';
import { lineText } from '#board/describe/line.ts';
import { describe } from '#board/describe.ts';
import { Figure } from '#board/Figure.tsx';
import { InWords } from '#board/InWords.tsx';
import { narrow, type Plan, wide } from '#board/layout/plan.ts';
import { nameSizes, roomAt, roomSize } from '#board/layout/rooms.ts';
import { sectorShapes, space } from '#board/layout/sectors.ts';
import { lettering, textWidth } from '#board/layout/text.ts';
import { type Marks, unmarked } from '#board/marks.ts';
import type { BoardModel, Ship } from '#board/model.ts';
import { boardParts } from '#board/parts.ts';
import { wordsOf } from '#books/atBuild/board.ts';
import { load } from '#books/registry.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { View } from '#engine/view/view.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { galleryPositions, randomGame } from '../kit/boards.ts';
import { pegasusBook } from '../kit/books.ts';

const [pegasus] = await load('board', ['pegasus']);
const positions = galleryPositions();
const position = (id: string): BoardModel => {
  const found = positions.find(one => one.id === id);
  if (found === undefined) throw new Error(`There is no position ${id}.`);
  return found.board('table');
};
const swarm = position('board/swarm');

const drawn = (model: BoardModel, language: Language = 'en', marks: Marks = unmarked): string =>
  render(<Board id="b" model={model} words={wordsOf(language)} marks={marks} />);
const figure = (model: BoardModel, crop: Crop, plan: Plan = wide): string =>
  render(<Figure model={model} words={wordsOf('en')} crop={crop} id="f" plans={[plan]} />);
const sectorIn = (html: string, name: string) =>
  parse(html)
    .querySelectorAll('g.sector')
    .find(g => g.getAttribute('aria-label')?.startsWith(name));

const limit = 12 * 1024;

for (const language of languages) {
  test(`in ${language} every position weighs at most 12 KB with its description, gzipped`, () => {
    const words = wordsOf(language);
    for (const { board } of positions) {
      const model = board('teacher');
      const html = drawn(model, language) + render(<InWords model={model} words={words} />);
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(limit);
    }
  });

  test(`in ${language} a screen reader hears of the drawing what the description says, in its order`, () => {
    const words = wordsOf(language);
    for (const { board } of positions) {
      const model = board('table');
      const said = describe(model, words).flatMap(({ lines }) => lines.map(line => lineText(words, line)));
      const spots = parse(drawn(model, language))
        .querySelectorAll('.part > .sheet svg > g[aria-label]')
        .map(g => g.getAttribute('aria-label'));
      expect(new Set(spots)).toEqual(new Set(said));
      expect(spots).toHaveLength(said.length);
    }
  });
}

test.each(languages)('in %s the largest type leaves the names of sectors in their sectors', language => {
  const css = readFileSync('src/board/board.css', 'utf8');
  const sizes = [...css.matchAll(/\.sectors? .*\.name \{\s+font-size: (\d+)px/g)].map(([, size]) =>
    Number(size),
  );
  expect(sizes.length).toBeGreaterThan(1);
  for (const sector of sectors) {
    const { name, field, launch } = sectorShapes[sector];
    const width = textWidth(wordsOf(language).voice.sector(sector)('nom'), Math.max(...sizes));
    // Bow and stern are the narrowest: a name may be as wide as their field. The others end at the middle.
    const side = Math.abs((launch?.x ?? space.w / 2) - name.x) - 14;
    expect(width, `${sector} in ${language}`).toBeLessThanOrEqual(
      ['bow', 'stern'].includes(sector) ? field.w : side,
    );
  }
});

test.each(languages)(
  'in %s the name of every location fits its room, in type that can be read on a small screen',
  language => {
    for (const { id } of swarm.print.locations) {
      const { title } = wordsOf(language).voice.title('locations', id);
      const { lines, size } = lettering(title, nameSizes, roomSize.w - 11);
      expect(lines.length, title).toBeLessThanOrEqual(3);
      expect(size, title).toBeGreaterThanOrEqual(Math.min(...nameSizes));
    }
  },
);

test('while the fleet is on the ground the planet comes first, and the ships can still be seen', () => {
  const locations = [...swarm.print.locations, ...pegasusBook.locations];
  const further = (orbit: boolean) => {
    const newCaprica = { locked: [], prepared: [], forces: [], orbit };
    return pegasus?.further?.({ slots: { newCaprica } } as unknown as View);
  };
  const partsWith = (orbit: boolean) =>
    parse(drawn({ ...swarm, print: { ...swarm.print, locations }, ...further(orbit) }))
      .querySelectorAll('.side:first-child > .part')
      .map(part => part.classNames.replace('part ', ''));
  expect(partsWith(false)).toEqual(['new-caprica', 'cylon', 'space', 'colonial-one', 'pegasus']);
  expect(partsWith(true)).toEqual(['space', 'colonial-one', 'cylon', 'pegasus', 'new-caprica']);
});

test('every position of random games can be drawn', () => {
  for (let seed = 1; seed <= 6; seed++) {
    for (const { board } of randomGame(seed, 37)) {
      expect(drawn(board('teacher'))).toContain('<svg');
    }
  }
});

test('a board has no style attribute, no script and no name twice', () => {
  const html = drawn(swarm);
  expect(html).not.toMatch(/ style=| on[a-z]+=|<script/);
  const ids = parse(html)
    .querySelectorAll('[id]')
    .map(element => element.getAttribute('id'));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a board without a widget has nothing in the tab order but what enlarges its parts', () => {
  const root = parse(drawn(swarm));
  expect(root.querySelectorAll('[tabindex]')).toHaveLength(0);
  expect(root.querySelectorAll('.part button')).toHaveLength(boardParts(swarm).length);
});

test('sixteen raiders in one sector are sixteen drawings in rows of five under their number', () => {
  const bow = sectorIn(drawn(swarm), 'Bow');
  const raiders = bow?.querySelector('g.raider');
  expect(raiders?.querySelectorAll('[data-piece]')).toHaveLength(16);
  expect(raiders?.querySelector('text.number')?.text).toBe('16');
  const rows = raiders?.querySelectorAll('g[transform]').map(g => g.getAttribute('transform')?.split(' ')[1]);
  const perRow = Map.groupBy((rows ?? []).filter(Boolean), row => row);
  expect([...perRow.values()].map(row => row.length)).toEqual([5, 5, 5, 1]);
});

test('all ships of the box fit into any one sector', () => {
  const ship = (kind: Ship['kind'], n: number): Ship[] => Array.from({ length: n }, () => ({ kind }));
  const damage = ['basestar-critical-hit', 'basestar-structural-damage'];
  const pilots: Ship[] = ['kara-thrace', 'lee-adama', 'sharon-valerii', 'karl-agathon'].map(pilot => ({
    kind: 'viper',
    pilot,
  }));
  const all = [
    ...ship('basestar', 1),
    { kind: 'basestar' as const, damage },
    ...ship('heavy-raider', 4),
    ...ship('raider', 16),
    ...ship('viper', 4),
    ...pilots,
    ...ship('civilian', 12),
  ];
  for (const sector of sectors) {
    const model = boardFrom(swarm.print, { ships: { [sector]: all } });
    // On the drawing for phones too, however small they have to be.
    const onPhone = parse(figure(model, [sector], narrow)).querySelectorAll('[data-piece]');
    const pieces = parse(figure(model, [sector])).querySelectorAll('[data-piece]');
    expect(onPhone).toHaveLength(pieces.length);
    // Four of the pieces are the tags of the pilots.
    expect(pieces).toHaveLength(all.length + 4);
  }
});

test('a location that the plan does not know yet has a place of its own', () => {
  const more = ['engine-room', 'water-hold'].map(
    id => ({ id, board: 'galactica', hazardous: false }) as const,
  );
  const rooms = [...swarm.print.locations.filter(({ board }) => board === 'galactica'), ...more];
  const corners = rooms.map(({ id, board }, at) => JSON.stringify(roomAt(board, id, at)));
  expect(new Set(corners).size).toBe(rooms.length);
});

test('what a viewer knows of a deck stands below its name, and the rows below make room', () => {
  const destiny = { ...swarm.piles.destiny, top: ['executive-order/2', undefined, 'repair/1'] };
  const model = { ...swarm, piles: { ...swarm.piles, destiny } };
  const rowsOf = (board: BoardModel) => parse(figure(board, 'decks')).querySelectorAll('g.deck-row');
  const places = (board: BoardModel) => rowsOf(board).map(row => row.getAttribute('transform'));
  expect(
    rowsOf(model)
      .map(row => row.text)
      .join(),
  ).toContain('on top (Executive Order 2; unknown card; Repair 1)');
  expect(
    rowsOf(swarm)
      .map(row => row.text)
      .join(),
  ).not.toContain('on top');
  // Below Destiny there is one more deck in its column.
  expect(places(model).filter((place, at) => place !== places(swarm)[at])).toHaveLength(1);
});

test('every crop draws its part and nothing else', () => {
  const counts = (crop: Crop) => {
    const root = parse(figure(swarm, crop));
    return {
      sectors: root.querySelectorAll('g.sector').length,
      rooms: root.querySelectorAll('g.room').length,
      dials: root.querySelectorAll('g.dial').length,
    };
  };
  expect(counts('sectors')).toEqual({ sectors: 6, rooms: 0, dials: 0 });
  expect(counts('galactica')).toEqual({ sectors: 0, rooms: 10, dials: 0 });
  expect(counts(['bow', 'starboard-bow'])).toEqual({ sectors: 2, rooms: 0, dials: 0 });
  expect(counts('space')).toEqual({ sectors: 6, rooms: 10, dials: 0 });
  expect(counts('resources')).toEqual({ sectors: 0, rooms: 0, dials: 4 });
});

test('a crop of some sectors names them as the eye finds them: from left to right, from the top down', () => {
  const titleOf = (crop: Crop) => parse(figure(swarm, crop)).querySelector('.title')?.text;
  expect(titleOf(['port-stern', 'port-bow'])).toBe('Port bow and Port stern');
  expect(titleOf(['port-bow', 'starboard-bow'])).toBe('Starboard bow and Port bow');
  expect(titleOf(['stern', 'bow'])).toBe('Bow and Stern');
});

test('what can be chosen is a button with its state; what changed says so', () => {
  const marks: Marks = {
    ...unmarked,
    choosable: new Set(['stern', 'bow:raider', 'bow', 'brig']),
    chosen: new Set(['brig']),
    changed: new Set(['stern']),
  };
  const root = parse(drawn(swarm, 'en', marks));
  const buttons = root.querySelectorAll('[role=button]').map(button => ({
    label: button.getAttribute('aria-label'),
    pressed: button.getAttribute('aria-pressed'),
    tab: button.getAttribute('tabindex'),
  }));
  expect(buttons).toEqual([
    expect.objectContaining({ label: expect.stringMatching(/^Bow: 1 basestar/), pressed: 'false', tab: '0' }),
    { label: '16 raiders', pressed: 'false', tab: '0' },
    {
      label: 'Stern: 1 heavy raider, 2 civilian ships (face down). (changed just now)',
      pressed: 'false',
      tab: '0',
    },
    { label: 'Brig: no one.', pressed: 'true', tab: '0' },
  ]);
  // A button holds no other one.
  expect(root.querySelectorAll('[role=button] [role=button]')).toHaveLength(0);
});

test('a civilian ship shows what it carries to those who know it, and to nobody else', () => {
  const known = positions.find(({ id }) => id === 'board/swarm')?.board('teacher');
  if (known === undefined) throw new Error('The swarm is gone.');
  const tokens = (model: BoardModel) =>
    parse(drawn(model)).querySelectorAll('.civilian .token.hidden').length;
  expect(tokens(swarm)).toBe(6);
  expect(tokens(known)).toBe(0);
});

test('a figure of Galactica draws nothing of the space around her, where her decks lie apart', () => {
  expect(figure(swarm, 'galactica', wide)).toContain('class="hull"');
  expect(figure(swarm, 'galactica', narrow)).not.toContain('class="hull"');
});
