import { expect, test } from 'vitest';
import { inRulebook } from '#features/rules/rulebook/inRulebook.ts';
import { sectionsOf } from '#features/rules/rulebook/outline.ts';
import { pageOutline } from '#features/rules/rulebook/pageOutline.ts';

const page = `
What the page is about.

## Told here

<Rule id="brig.exit">
Words.
</Rule>

## Told elsewhere

New cards join <See rule="brig.exit">those</See>.

<Told ids="brig.no-moving brig.no-crisis" />

## Both

<Told ids="brig.no-moving" />

A sentence that stands only here.

## Tried out

<Try bench="check" />

<When in="leader">

## With a Leader

<Rule id="brig.actions-allowed">
Words.
</Rule>

</When>
`;

test('a section is left out where it only leads to rules that are told elsewhere, or to something to try', () => {
  expect(sectionsOf(page).map(({ title, isLeftOut }) => [title, isLeftOut])).toEqual([
    ['Told here', false],
    ['Told elsewhere', true],
    ['Both', false],
    ['Tried out', true],
    ['With a Leader', false],
  ]);
});

test('a heading in a condition has it', () => {
  expect(sectionsOf(page).map(({ when }) => when)).toEqual([[], [], [], [], ['leader']]);
});

test('a section is addressed by its first rule, or else by its place on the page', () => {
  const outline = pageOutline({ book: 'base', slug: 'brig' }, { body: page });
  expect(outline?.sections.map(({ id }) => id)).toEqual([
    'about-brig.exit',
    'base-brig-2',
    'base-brig-3',
    'base-brig-4',
    'about-brig.actions-allowed',
  ]);
});

test('a page with nothing but rules that are told elsewhere is none of the rulebook', () => {
  const body = '## Cards\n\n<Told ids="brig.exit" />\n';
  expect(pageOutline({ book: 'pegasus', slug: 'cards' }, { body })).toBeUndefined();
});

test('what is printed of a page stands a level lower, under addresses of its own, and in the same conditions', () => {
  const built =
    '<p>About.</p><h2 id="about-brig.exit">Told here</h2><section class="rule" id="brig.exit"><p data-answer="true">Words.</p></section>' +
    '<h2 id="told-elsewhere">Told elsewhere</h2><p>New cards.</p><h2 id="both">Both</h2><p>Only here.</p>' +
    '<h2 id="tried-out">Tried out</h2><div class="when" data-if="leader"><small class="fact">With a Leader: </small> </div>' +
    '<div class="when" data-if="leader"><small class="fact">With a Leader: </small><h2 id="about-brig.actions-allowed">With a Leader</h2>' +
    '<h3 id="more">More</h3></div>';
  const outline = pageOutline({ book: 'base', slug: 'brig' }, { body: page });
  expect(inRulebook(built, 'base-brig', outline?.sections ?? [])).toBe(
    '<p>About.</p><h3 id="about-brig.exit">Told here</h3><section class="rule" id="brig.exit"><p>Words.</p></section>' +
      '<h3 id="base-brig-3">Both</h3><p>Only here.</p>' +
      '<div class="when" data-if="leader"><small class="fact">With a Leader: </small><h3 id="about-brig.actions-allowed">With a Leader</h3>' +
      '<h4>More</h4></div>',
  );
});

test('a page whose headings are not those of its text is refused', () => {
  expect(() => inRulebook('<h2>One</h2>', 'base-brig', [])).toThrow('base-brig');
});
