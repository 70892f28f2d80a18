import { describe, expect, test } from 'vitest';
import { tables } from '#books/atBuild/facts.ts';
import { conditionalsOf, readPages, textAt } from '#collections/toldAt.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { holdsIn, nameOf, type World } from '#rules/facts.ts';
import { strangersIn } from '../kit/strangers.ts';

/** Parts of Pegasus that tables without New Caprica or without a Leader leave in the box. */
const leftOut: readonly string[] = [
  'new-caprica-board',
  'new-caprica-phase',
  'new-caprica-crisis-card',
  'occupation-force',
  'cylon-leader',
  'agenda-card',
  'infiltration-reference-card',
  'infiltration',
];

/** What a page may name although the table does without: it is put back into the box, or what is said is just that. */
const inTheBox: { readonly [page: string]: readonly string[] } = {
  'base/set-up': [
    'kobol',
    'new-caprica-board',
    'new-caprica-phase',
    'motive-card',
    'infiltration-reference-card',
    'infiltration',
  ],
  'pegasus/contents': leftOut,
  'pegasus/variants': [...leftOut, 'sympathetic-cylon', 'sympathetic-agenda', 'infiltrator'],
  'daybreak/contents': [
    'search-for-home',
    'demetrius-board',
    'rebel-basestar-board',
    'basestar-allegiance-marker',
    'mission-card',
    'cylon-leader',
    'motive-card',
    'infiltration-reference-card',
    'infiltration',
  ],
  'daybreak/set-up': [
    'search-for-home',
    'demetrius',
    'demetrius-board',
    'rebel-basestar',
    'rebel-basestar-board',
    'basestar-allegiance-marker',
    'mission-card',
  ],
  'daybreak/with-pegasus': ['agenda-card', 'sympathetic-cylon'],
};

/** With what a sentence may not begin that has to stand on its own; small letters go on with what stands before it. */
const openings: { readonly [language in Language]: RegExp } = {
  en: /^(?:It|Its|They|Their|He|She|His|Her|This|These|Those|For each|From then on|Then)\b/,
  de: /^(?:Er|Sie|Es|Ihre[nrms]?|Seine?[nrms]?|Dies(?:e[rsnm]?)?|Das(?= \p{Ll})|Für jede[ns]?|Ab dann|Von da an|Dann)(?!\p{L})/u,
  es: /^(?:Él|Ella|Ellos|Ellas|Sus?|Est[eao]s?|Es[eao]s?|Por cada|Desde entonces|Entonces)(?!\p{L})/u,
  pl: /^(?:On|Ona|Oni|One|Ono|Jego|Jej|Ich|Ten|Ta|Te|To|Ci|Tego|Tej|Za każd\p{L}+|Od tej pory|Odtąd|Wtedy)(?!\p{L})/u,
};

describe.each(languages)('pages in %s', language => {
  const pages = readPages('content', language);

  test('name nothing that the table does not have', () => {
    const strangers = strangersIn(language);
    const faults = pages.flatMap(page =>
      tables.worlds
        .filter(world => holdsIn(world, page.when))
        .flatMap(world =>
          strangers(textAt(page, world), world)
            .filter(id => !inTheBox[page.name]?.includes(id))
            .map(id => `${page.name} speaks of ${id} at ${nameOf(world)}`),
        ),
    );
    expect(faults).toEqual([]);
  });

  test('say nothing under a condition that leans on the sentence before it', () => {
    const faults = pages.flatMap(page =>
      conditionalsOf(page)
        .filter(({ text }) => openings[language].test(text.trim()))
        .map(({ text }) => `${page.name}: “${text.trim().slice(0, 50)}” begins with a pronoun`),
    );
    expect(faults).toEqual([]);
  });
});

test('a term of another table would be noticed', () => {
  const strangers = strangersIn('en');
  const kobol: World = new Set(['kobol']);
  expect(strangers('Shuffle the Mutiny cards.', kobol)).toEqual(['mutiny-card']);
  expect(strangers('A Cylon Leader draws two.', new Set(['pegasus', 'expansion', 'kobol']))).toEqual([
    'cylon-leader',
  ]);
  expect(strangers('The Admiral decides.', kobol)).toEqual([]);
});
