import { describe, expect, test } from 'vitest';
import { pageKinds } from '../../scripts/pageKinds.ts';
import { answersOn } from '../../scripts/search/answersOn.ts';

const page = '<main><h1>Title</h1><section id="a.rule" data-answer><p>Text.</p></section></main>';

describe('the answers on a page', () => {
  const ofRules = pageKinds.filter(kind => kind === 'page of rules' || kind.startsWith('rules with'));

  test.each(ofRules)('are its rules: %s', kind => {
    expect(answersOn(page, 'en/rules/pegasus/execution/', kind).map(({ id }) => id)).toEqual(['a.rule']);
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

  test('are missed by nobody: a page that marks some but is not read for them is an error', () => {
    expect(() => answersOn(page, 'en/timing/', 'timing')).toThrow(/en\/timing\/ holds answers/);
  });
});
