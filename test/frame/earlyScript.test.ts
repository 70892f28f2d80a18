import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { tables } from '#books/atBuild/facts.ts';
import { optionalBooks } from '#books/registry.ts';
import { factsOf, nameOf, type TableSaid } from '#rules/facts.ts';
import { earlyScript, factsScript } from '#site/earlyScript.ts';
import { printedTables } from '#site/printedTables.ts';
import { settingsKey } from '#ui/keep/settings.ts';

interface Run {
  readonly on: readonly string[];
  readonly not: readonly string[];
  readonly said: string | undefined;
  readonly styles: string;
  readonly stored: { readonly books?: readonly string[]; readonly table?: TableSaid };
}

/** What the script makes of an address and of what is stored, without a browser. */
function run(search: string, settings: object = {}): Run {
  const dataset: { [name: string]: string } = {
    optionalBooks: optionalBooks.join(' '),
    ...Object.fromEntries(
      Object.entries(printedTables(tables)).map(([name, text]) => [name.replace('data-', ''), text]),
    ),
  };
  const store = new Map([[settingsKey, JSON.stringify(settings)]]);
  let styles = '';
  const context = {
    document: { documentElement: { dataset } },
    name: '',
    location: { search },
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
    URLSearchParams,
    CSSStyleSheet: class {
      replaceSync(text: string) {
        styles = text;
      }
    },
  };
  runInNewContext(`globalThis.window = globalThis; ${earlyScript} ${factsScript}`, context);
  const words = (name: string) => dataset[name]?.split(' ').filter(word => word !== '') ?? [];
  return {
    on: words('on'),
    not: words('not'),
    said: dataset['said'],
    styles,
    stored: JSON.parse(store.get(settingsKey) ?? '{}'),
  };
}

const shown = ({ on, not }: Run) => ({ on, not });

describe('before anything is painted, the page knows what follows from what has been said', () => {
  const sayings: readonly (readonly [string, TableSaid])[] = [
    ['nothing', {}],
    ['the base game alone', { books: [] }],
    ['one expansion', { books: ['pegasus'] }],
    ['an objective without books', { objective: 'new-caprica' }],
    ['an objective that no book brings', { books: [], objective: 'earth' }],
    ['words of another version', { books: ['pegasus', 'atlantis'], objective: 'atlantis' }],
    ['a Leader', { books: ['pegasus', 'daybreak'], leader: true }],
    ['no Leader', { books: ['pegasus'], objective: 'kobol', leader: false }],
    ['an option', { books: ['pegasus'], options: ['sympathetic-cylon'] }],
    ['seven seats', { books: ['daybreak'], seats: 7 }],
    ['five seats', { books: ['daybreak'], seats: 5 }],
  ];
  test.each(sayings)('%s', (_, said) => {
    const { books, ...table } = said;
    expect(shown(run('', { books, table }))).toEqual(factsOf(tables, said));
  });

  test.each(tables.worlds.map(nameOf))('a link to %s', name => {
    const words = name.split('.');
    const facts = run(`?tonight=${name}`);
    for (const word of words) expect(facts.on).toContain(word);
  });
});

test('a table in the address is remembered, and so are books alone', () => {
  const table = run('?tonight=pegasus.new-caprica.!leader').stored;
  expect(table).toEqual({
    books: ['pegasus'],
    table: { objective: 'new-caprica', options: [], leader: false },
  });
  expect(run('?books=daybreak').stored).toEqual({ books: ['daybreak'] });
});

test('what is known not to hold is hidden, what may hold is labelled', () => {
  const { styles } = run('', { books: ['pegasus'] });
  expect(styles).toContain('[data-if~="daybreak"]:not(:target,:has(:target)){display:none}');
  expect(styles).toContain('[data-if~="!pegasus"]:not(:target,:has(:target)){display:none}');
  expect(styles).toContain('[data-if~="leader"]>.fact{display:inline}');
  expect(styles).not.toContain('[data-if~="pegasus"]');
});

test('it is known whether anything has been said of the table', () => {
  expect(run('').said).toBe('no');
  expect(run('', { books: [] }).said).toBe('yes');
  expect(run('', { table: { leader: false } }).said).toBe('yes');
  expect(run('', { table: {} }).said).toBe('no');
  expect(run('?tonight=kobol').said).toBe('yes');
  expect(run('?books=base').said).toBe('yes');
});
