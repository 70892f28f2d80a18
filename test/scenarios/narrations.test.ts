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

/**
 * What may be told as well: what comes of a deed, a question in words of its own, and what is said to wrong answers
 * (`test/features/learn/walk.test.ts` holds these to the answers that there are).
 */
const mayBeTold = (id: string): readonly RegExp[] => {
  const { script }: { script: readonly Line[] } = parse(readFileSync(join(root, `${id}.yaml`), 'utf8'));
  return script.flatMap(({ mark, ask, do: deed }) => [
    ...(deed === undefined ? [] : [new RegExp(`^${id}\\.marks\\.${mark}$`)]),
    ...(ask === undefined ? [] : [new RegExp(`^${id}\\.asks\\.${mark}$`)]),
    ...(deed === undefined && ask === undefined ? [] : [new RegExp(`^${id}\\.whys\\.${mark}(/.*)?$`)]),
  ]);
};

function expectTold(texts: readonly string[], ids: readonly string[]): void {
  const needed = ids.flatMap(wanted);
  const allowed = ids.flatMap(mayBeTold);
  const others = texts.filter(key => !needed.includes(key) && !allowed.some(one => one.test(key)));
  expect(others).toEqual([]);
  expect(needed.filter(key => !texts.includes(key))).toEqual([]);
}

test.each(languages)(
  '%s tells every example and lesson, with each of its marks, and nothing else',
  language => {
    const texts = Object.keys(textsOf(language, 'scenarios'));
    expectTold(
      texts,
      told().map(({ id }) => id),
    );
  },
);

test.each(languages)(
  '%s tells every lesson of the path, with each of its marks, and nothing else',
  language => {
    const texts = Object.keys(textsOf(language, 'lessons')).map(key => `${lessonsFolder}${key}`);
    expectTold(
      texts,
      taught().map(({ id }) => id),
    );
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
