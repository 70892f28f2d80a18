/** What can be shown, to be found by a word, a rule or a book; the small scenarios behind the rules come with a search. */
import { useEffect, useState } from 'preact/hooks';
import { type Book, books } from '#books/registry.ts';
import { plainLetters } from '#i18n/plainLetters.ts';
import { makeTranslate } from '#i18n/translate.ts';
import type { Site } from '#ui/table/texts.ts';
import type { StoryGroup } from '../TonightPresent.tsx';
import type { TonightTexts } from '../texts.ts';
import { ruleNames, type UntoldList, untoldList } from './untold.ts';

type Props = {
  readonly site: Site;
  readonly texts: TonightTexts['present'];
  readonly bookNames: { readonly [book in Book]: string };
  readonly groups: readonly StoryGroup[];
  readonly disabled: boolean;
  readonly open: (id: string) => void;
};

/** So many are named; a longer list is not read on a wall. */
const mostNamed = 40;

export function StoryList({ site, texts, bookNames, groups, disabled, open }: Props) {
  const t = makeTranslate<'more'>(site.language, texts);
  const [asked, setAsked] = useState('');
  const [book, setBook] = useState<Book | ''>('');
  const all = useScenarios(site, asked !== '' || book !== '');
  const wanted = wordsIn(asked);
  const fits = (text: string) => {
    const words = wordsIn(text);
    return wanted.every(word => words.some(one => one.startsWith(word)));
  };
  const isListed = (id: string) => groups.some(({ stories }) => stories.some(story => story.id === id));
  const aboutOf = (id: string) => aboutRules(all.find(one => one.id === id));
  const inBook = (of: Book | undefined) => book === '' || book === of;
  const shown = groups
    .map(group => ({
      ...group,
      stories: group.stories.filter(
        ({ id, title, book: of }) => inBook(of) && fits(`${title} ${group.name} ${aboutOf(id)}`),
      ),
    }))
    .filter(({ stories }) => stories.length > 0);
  const found = all.filter(
    one => inBook(bookOfScenario(one.id)) && fits(`${one.id} ${aboutRules(one)}`) && !isListed(one.id),
  );
  const key = (id: string, name: string, note?: string) => (
    <li key={id}>
      <button type="button" disabled={disabled} data-story={id} onClick={() => open(id)}>
        {name} {note !== undefined && <small lang="en">{note}</small>}
      </button>
    </li>
  );
  return (
    <div class="present-list">
      <h2>{texts.choose}</h2>
      <search class="present-search needs-script">
        <label>
          <span class="label">{texts.find}</span>
          <input
            type="search"
            value={asked}
            placeholder={texts.findBy}
            onInput={({ currentTarget }) => setAsked(currentTarget.value)}
          />
        </label>
        <label>
          <span class="label">{texts.book}</span>
          <select
            value={book}
            onChange={({ currentTarget: { value } }) => setBook(books.find(one => one === value) ?? '')}
          >
            <option value="">{texts.allBooks}</option>
            {books.map(one => (
              <option key={one} value={one}>
                {bookNames[one]}
              </option>
            ))}
          </select>
        </label>
      </search>
      {shown.map(({ name, stories }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>{stories.map(({ id, title }) => key(id, title))}</ul>
        </section>
      ))}
      {found.length > 0 && (
        <section data-found={found.length}>
          <h3>{texts.small}</h3>
          <ul>{found.slice(0, mostNamed).map(({ id, name }) => key(id, name, id))}</ul>
          {found.length > mostNamed && <p class="hint">{t('more', { count: found.length - mostNamed })}</p>}
        </section>
      )}
      {shown.length + found.length === 0 && <p role="status">{texts.nothing}</p>}
    </div>
  );
}

interface Scenario {
  readonly id: string;
  /** The rules that it shows at work, and what they are called. */
  readonly rules: readonly string[];
  readonly name: string;
}

/** All scenarios, once a search begins. */
function useScenarios(site: Site, isWanted: boolean): readonly Scenario[] {
  const [all, setAll] = useState<readonly Scenario[]>([]);
  useEffect(() => {
    if (!isWanted || all.length > 0) return;
    let left = false;
    Promise.all([untoldList(site), ruleNames(site)]).then(
      ([list, names]) => left || setAll(namedAfter(list, names)),
      // Without them the list is as long as it was.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isWanted]);
  return all;
}

function namedAfter(list: UntoldList, names: { readonly [rule: string]: string }): readonly Scenario[] {
  return list.map(([id, ...rules]) => {
    const called = [...new Set(rules.map(rule => names[rule] ?? rule))];
    return { id, rules, name: called.join(' · ') || id };
  });
}

const aboutRules = (one: Scenario | undefined): string =>
  one === undefined ? '' : `${one.name} ${one.rules.join(' ')}`;

const wordsIn = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** Those of a later book lie in its folder. */
const bookOfScenario = (id: string): Book | undefined =>
  books.find(one => id.startsWith(`${one}/`)) ?? books[0];
