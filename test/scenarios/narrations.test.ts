import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lessonsFolder, taught, told } from '#collections/proofs.ts';
import { type Rulings, rulings } from '#engine/model/options.ts';
import { languages } from '#i18n/languages.ts';
import { textsOf } from '../kit/locales.ts';

const root = join(import.meta.dirname, '../../content/scenarios');

type Line = { readonly mark?: string; readonly ask?: string; readonly do?: string };

/** What must be told of a scenario: its title, where it begins, its marks, and questions that need words of their own. */
function wanted(id: string): string[] {
  const { script }: { script: readonly Line[] } = parse(readFileSync(join(root, `${id}.yaml`), 'utf8'));
  const marks = script.flatMap(line =>
    line.mark === undefined || line.do !== undefined ? [] : [`${id}.marks.${line.mark}`],
  );
  const asks = script.flatMap(({ mark, ask, do: deed }) =>
    ask === 'allowed' || ask === 'knows' || deed !== undefined ? [`${id}.asks.${mark}`] : [],
  );
  return [`${id}.title`, `${id}.text`, ...marks, ...asks];
}

test.each(languages)(
  '%s tells every example and lesson, with each of its marks, and nothing else',
  language => {
    const texts = textsOf(language, 'scenarios');
    expect(Object.keys(texts).toSorted()).toEqual(
      told()
        .flatMap(({ id }) => wanted(id))
        .toSorted(),
    );
  },
);

/** What was done may be told as well, with what comes of it. */
const done = (id: string): readonly string[] => {
  const { script }: { script: readonly Line[] } = parse(readFileSync(join(root, `${id}.yaml`), 'utf8'));
  return script.flatMap(line => (line.do === undefined ? [] : [`${id}.marks.${line.mark}`]));
};

test.each(languages)(
  '%s tells every lesson of the path, with each of its marks, and nothing else',
  language => {
    const texts = Object.keys(textsOf(language, 'lessons')).map(key => `${lessonsFolder}${key}`);
    const ids = taught().map(({ id }) => id);
    const free = new Set(ids.flatMap(done));
    expect(texts.filter(key => !free.has(key)).toSorted()).toEqual(ids.flatMap(wanted).toSorted());
  },
);

/** Rulings a scenario sets that are not our own, so that a reader would see another game than the rules describe. */
function foreignRulings(id: string): string[] {
  const { game }: { game: { rulings?: Partial<Rulings> } } = parse(
    readFileSync(join(root, `${id}.yaml`), 'utf8'),
  );
  return Object.entries(game.rulings ?? {}).flatMap(([ruling, option]) =>
    option === rulings[ruling as keyof typeof rulings][0] ? [] : [`${id}: ${ruling}`],
  );
}

test('what is shown to a reader, examples and lessons, keeps to the default rulings', () => {
  const shown = [...told(), ...taught()].map(({ id }) => id);
  expect(shown).toContain('locations/brig/anywhere');
  expect(shown.flatMap(foreignRulings)).toEqual([]);
  // The check is one that can fail: a proof of the other ruling is not shown.
  expect(foreignRulings('editions/brig-escape-destination/anywhere')).not.toEqual([]);
});

test.each(languages)('every title of %s names one scenario, short enough for a heading', language => {
  const titles = Object.entries(textsOf(language, 'scenarios')).flatMap(([key, text]) =>
    key.endsWith('.title') ? [text] : [],
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter(title => title.length > 60)).toEqual([]);
});
