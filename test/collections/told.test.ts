import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { tables } from '#books/atBuild/facts.ts';
import { books } from '#books/registry.ts';
import { inForce } from '#collections/inForce.ts';
import { atom } from '#collections/schemas.ts';
import { conditionalsOf, isShown, readPages, skeletonOf, tellingsOf } from '#collections/toldAt.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { languages } from '#i18n/languages.ts';
import { holdsIn, nameOf } from '#rules/facts.ts';

const atoms = books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []);
const pagesIn = new Map(languages.map(language => [language, readPages('content', language)]));
const forceIn = new Map(tables.worlds.map(world => [world, inForce(atoms, world)]));
/** Only what speaks of a box that we do not hold is in force nowhere. */
const elsewhere = (when: readonly string[]) => when.includes('exodus');

describe.each(languages)('pages in %s', language => {
  const pages = pagesIn.get(language) ?? [];
  const tellings = pages.flatMap(page => tellingsOf(page).map(one => ({ ...one, page: page.name })));

  test('tell what is in force, each rule once, at every table', () => {
    const faults = tables.worlds.flatMap(world => {
      const force = forceIn.get(world) ?? new Set();
      const shown = tellings.filter(telling => isShown(telling, world));
      const times = new Map<string, number>();
      for (const id of shown.flatMap(({ ids }) => ids)) times.set(id, (times.get(id) ?? 0) + 1);
      return [
        ...[...force]
          .filter(id => times.get(id) !== 1)
          .map(id => `${nameOf(world)}: ${id} is in force, and told ${times.get(id) ?? 0} times`),
        ...shown
          .filter(({ ids }) => !ids.some(id => force.has(id)))
          .map(({ ids, page }) => `${nameOf(world)}: ${page} tells ${ids.join(' ')}, which is not in force`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('set conditions that hold at some tables and not at others', () => {
    const faults = pages.flatMap(page =>
      conditionalsOf(page)
        .filter(({ all }) => !elsewhere(all))
        .flatMap(({ all, when, text }) => {
          const around = all.slice(0, all.length - when.length);
          const here = tables.worlds.filter(world => holdsIn(world, around));
          const shown = here.filter(world => holdsIn(world, when));
          if (shown.length > 0 && shown.length < here.length) return [];
          return [
            `${page.name}: "${text.slice(0, 60)}" is shown at ${shown.length} of ${here.length} tables`,
          ];
        }),
    );
    expect(faults).toEqual([]);
  });
});

test.each(languages.filter(language => language !== 'en'))(
  'pages have the same skeleton in English and in %s',
  language => {
    const faults = (pagesIn.get('en') ?? []).flatMap(({ name, root }) => {
      const other = pagesIn.get(language)?.find(page => page.name === name);
      if (other === undefined) return [];
      const [wanted, given] = [skeletonOf(root), skeletonOf(other.root)];
      const at = wanted.findIndex((line, place) => line !== given[place]);
      if (at === -1 && wanted.length === given.length) return [];
      return [`${name}: ${wanted[at] ?? 'the end'} is wanted, ${given[at] ?? 'the end'} is given`];
    });
    expect(faults).toEqual([]);
  },
);
