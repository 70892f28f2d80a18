import { describe, expect, test } from 'vitest';
import { answersOn } from '#scripts/search/answersOn.ts';

const page = '<main><h1>Title</h1><section id="a.rule" data-answer><p>Text.</p></section></main>';

describe('the answers on a page', () => {
  test('are its rules', () => {
    const found = answersOn(page, 'en/rules/pegasus/execution/', 'page of rules');
    expect(found.map(({ id }) => id)).toEqual(['a.rule']);
  });

  test('are those of each book that has a term', () => {
    const terms = `<main><dl class="glossary">
      <div id="brig"><dt><dfn>Brig</dfn></dt><dd>A place.</dd></div>
      <div id="treachery" data-with="pegasus daybreak"><dt><dfn>Treachery</dfn></dt><dd>A skill.</dd></div>
    </dl></main>`;
    expect(answersOn(terms, 'en/glossary/', 'glossary').map(({ id, book }) => `${id} ${book}`)).toEqual([
      'term/brig base',
      'term/treachery pegasus',
      'term/treachery daybreak',
    ]);
  });

  test('are each sentence that tells a rule, with its conditions, and what is left for its group', () => {
    const composed = `<main><h1>Title</h1><section data-rule="a.one" id="a.three" data-answer>
      <p><span class="when" data-if="!expansion" id="a.one" data-answer><small class="fact">Base: </small>One.</span>
      <span class="when" data-if="expansion" id="pegasus.one" data-answer><span id="daybreak.one" class="address"></span>Two.</span>
      Three. <span class="when" data-if="leader"><small class="fact">Leader: </small>Four.</span></p></section></main>`;
    const found = answersOn(composed, 'en/rules/base/turn/', 'page of rules');
    expect(found.map(({ id, book, when, text }) => [id, book, when, text])).toEqual([
      ['a.three', 'base', undefined, 'Three.'],
      ['a.one', 'base', '!expansion', 'One.'],
      ['pegasus.one', 'pegasus', 'expansion !daybreak', 'Two.'],
      ['daybreak.one', 'daybreak', 'expansion', 'Two.'],
    ]);
  });

  test('are missed by nobody: a page that marks some but is not read for them is an error', () => {
    expect(() => answersOn(page, 'en/timing/', 'timing')).toThrow(/en\/timing\/ holds answers/);
  });
});
