import { expect, test } from 'vitest';
import { allBooks, bookOf } from '#books/atBuild/cards.ts';
import { timingPoints } from '#books/atBuild/points.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Ability } from '#engine/model/ability.ts';
import { actorsAt } from '#features/rules/timing/actors.ts';
import { timingCharts } from '#features/rules/timing/charts.ts';
import { languages } from '#i18n/languages.ts';

const points = [...timingPoints.keys()];
const charted = timingCharts().flatMap(({ rows }) =>
  rows.flatMap(row => ('point' in row ? [row.point] : [])),
);

test('every timing point of the closed list stands in one chart', () => {
  expect(charted.toSorted()).toEqual(points.toSorted());
});

test('the points of a skill check stand in the order of the check', () => {
  const check = timingCharts().find(({ id }) => id === 'check');
  const base = check?.rows.filter(({ books }) => books.includes('base')) ?? [];
  expect(base.flatMap(row => ('point' in row ? [row.point] : []))).toEqual([
    'check-called',
    'location-check',
    'before-check',
    'cards-added',
    'check-totalled',
    'check-resolved',
  ]);
});

/** Whatever in the book has an ability at a timing point, wherever in the book it stands. */
function abilitiesIn(part: unknown): Ability[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'kind' in part && 'on' in part && (part.kind === 'reaction' || part.kind === 'trigger');
  return own ? [part as Ability] : Object.values(part).flatMap(abilitiesIn);
}

/** Cards, sheets, locations and titles of every book. */
const borne = allBooks.map(({ cards, characters, locations, titles }) => [
  cards,
  characters,
  locations,
  titles,
]);

test.each(languages)('everything that acts at a timing point is told: %s', language => {
  const told = points.flatMap(point => actorsAt(point, voiceOf(language)));
  expect(told.filter(({ name, text }) => name === '' || text === '')).toEqual([]);
  expect(told).toHaveLength(abilitiesIn(borne).length);
});

const uses = ['once.game', 'once.turn', 'once.check', 'once.roll'] as const;

/** How each language says that the reader may. */
const may = { en: 'you may', de: 'darfst du', es: 'puedes', pl: 'możesz' } as const;

/** Whether an ability's own data says how often it may be used. */
function isUsed(ability: Ability, use: (typeof uses)[number]): boolean {
  return 'once' in ability && `once.${ability.once}` === use;
}

test.each(languages)('what is optional is told as optional, and what is limited as limited: %s', language => {
  const voice = voiceOf(language);
  for (const point of points) {
    const acting = actorsAt(point, voice).filter(({ book }) => book === 'base');
    const told = acting.map(({ text }) => text.toLocaleLowerCase(language));
    const meant = abilitiesIn(bookOf('base')).filter(ability => 'on' in ability && ability.on === point);
    const optional = meant.filter(ability => ability.kind === 'reaction');
    expect(told.filter(text => text.includes(may[language])).length, point).toBe(optional.length);
    for (const use of uses) {
      const said = voice.say(use).toLocaleLowerCase(language);
      expect(told.filter(text => text.includes(said)).length, `${point}: ${said}`).toBe(
        meant.filter(ability => isUsed(ability, use)).length,
      );
    }
  }
});

const rowsOf = (id: string) => timingCharts().find(chart => chart.id === id)?.rows ?? [];

test('what an expansion adds to a procedure stands where it happens, and is its own', () => {
  const check = rowsOf('check').map(row => ('point' in row ? row.point : row.rule));
  const added = rowsOf('check').filter(({ books }) => !books.includes('base'));
  expect(new Set(added.flatMap(({ books }) => books))).toEqual(new Set(['pegasus', 'daybreak']));
  expect(check.indexOf('cards-revealed')).toBeGreaterThan(check.indexOf('cards-added'));
  expect(check.indexOf('cards-revealed')).toBeLessThan(check.indexOf('check-totalled'));
  expect(rowsOf('execution').flatMap(({ books }) => books)).not.toContain('base');
});

test('a card that a later book brings anew gives way to it', () => {
  const committees = actorsAt('before-check', voiceOf('en')).filter(
    ({ name }) => name === 'Investigative Committee',
  );
  expect(committees.map(({ book, renewedBy }) => [book, renewedBy])).toEqual([
    ['base', ['pegasus']],
    ['pegasus', []],
  ]);
});

test('of a title a later book renews the line only: what Pegasus has the President roll for goes on', () => {
  const [roll] = actorsAt('quorum-played', voiceOf('en')).filter(({ name }) => name === 'President');
  expect(roll).toMatchObject({ book: 'pegasus', renewedBy: [] });
});

test.each([[['base']], [['base', 'pegasus']], [['base', 'daybreak']], [['base', 'pegasus', 'daybreak']]])(
  'with %j every moment that is shown is one at which something acts',
  on => {
    const has = (books: readonly string[]) => books.some(book => on.includes(book));
    const idle = timingCharts()
      .flatMap(({ rows }) => rows)
      .flatMap(row => ('point' in row && has(row.books) ? [row.point] : []))
      .filter(point => {
        const actors = actorsAt(point, voiceOf('en'));
        const shown = actors.filter(({ book, renewedBy }) => on.includes(book) && !has(renewedBy));
        // A moment of the base game at which only expansions act is hidden with their cards (timing/index.astro).
        return shown.length === 0 && actors.some(({ book }) => on.includes(book));
      });
    expect(idle).toEqual([]);
  },
);
