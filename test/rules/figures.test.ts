import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributesOf } from '#collections/vocabulary.ts';
import { languages } from '#i18n/languages.ts';

/** The figures of a page, each with the heading and the rule it follows, and its caption. */
function figuresIn(language: string, page: string) {
  const text = readFileSync(`content/${language}/rules/${page}`, 'utf8');
  return [...text.matchAll(/<BoardFigure ([^>]+)>\n([\s\S]+?)\n<\/BoardFigure>/g)].map(
    ({ 1: attributes = '', 2: caption = '', index }) => ({
      attributes,
      caption,
      after: [...text.slice(0, index).matchAll(/<Rule id="([^"]+)"/g)].at(-1)?.[1],
    }),
  );
}

const pages = globSync('base/*.mdx', { cwd: 'content/en/rules' }).filter(
  page => figuresIn('en', page).length > 0,
);

test('there are figures, and the board, its tracks and its damage are among them', () => {
  const shown = pages.flatMap(page => figuresIn('en', page)).map(({ attributes }) => attributes);
  for (const part of ['board', 'sectors', 'jump', 'boarding', 'galactica', 'cylon', 'players', 'resources'])
    expect(shown.filter(text => text.endsWith(`show="${part}"`))).not.toEqual([]);
});

test.each(pages)(
  '%s: the same figures at the same rules in every language, each with its own words',
  page => {
    const bare = (language: string) => figuresIn(language, page).map(({ caption: _, ...rest }) => rest);
    for (const language of languages) expect(bare(language)).toEqual(bare('en'));
    const captions = languages.flatMap(language => figuresIn(language, page).map(({ caption }) => caption));
    expect(new Set(captions).size).toBe(captions.length);
  },
);

test('a figure of a scenario or a part that does not exist is refused', () => {
  const { of, when, show } = attributesOf('BoardFigure') as Record<string, { allows(text: string): boolean }>;
  expect([of?.allows('board/set-up'), of?.allows('board/set-down')]).toEqual([true, false]);
  expect([when?.allows('end'), when?.allows('middle')]).toEqual([true, false]);
  expect(
    ['jump', 'board', 'port-stern port-bow', 'port-stern port', ''].map(text => show?.allows(text)),
  ).toEqual([true, true, true, false, false]);
});
