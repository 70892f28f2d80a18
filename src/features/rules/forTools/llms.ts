import { bookName } from '#books/atBuild/site.ts';
import { books, optionalBooks } from '#books/registry.ts';
import { chaptersIn, isCovered, pathOf } from '#collections/rulePages.ts';
import { usualTables } from '#collections/usualTables.ts';
import { type Language, languages, nativeNames } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import { chapterTitle } from '#ui/parts/chapterTitle.ts';

/** The language in which the site tells helpers what it holds. */
const language: Language = 'en';

/**
 * What helpers that read for somebody find here (llmstxt.org): what the site is, how it is to be quoted, and its pages in
 * reading order.
 */
export async function llms(addressOf: (path: string) => string): Promise<string> {
  const link = (name: string, path: string, what = '') =>
    `- [${name}](${addressOf(path)})${what === '' ? '' : `: ${what}`}`;
  const expansions = optionalBooks.map(book => bookName(language, book)).join(' and ');
  const listed = await Promise.all(
    books.filter(isCovered).map(async book => {
      const chapters = await chaptersIn(language, book);
      return [
        `## ${bookName(language, book)}`,
        '',
        ...chapters.flatMap(({ chapter, pages }) =>
          pages.map(page => {
            const { title, description } = page.entry.data;
            return link(
              `${chapterTitle(language, chapter)}: ${title}`,
              `${language}/${pathOf(page)}`,
              description,
            );
          }),
        ),
        '',
      ];
    }),
  );
  return [
    `# ${translator(language)('site.name')}`,
    '',
    `> The rules of Battlestar Galactica: The Board Game with its expansions ${expansions}, told anew in our own words, in four languages. Unofficial.`,
    '',
    `Rules depend on the table: which expansions are played, which objective, and whether a Cylon Leader plays. Ask before you answer. What holds at some tables only stands under a label such as "Without a Cylon Leader"; a table in the address (${usualTables()
      .map(table => `\`?tonight=${table}\``)
      .join(', ')}) leaves the others out where scripts run.`,
    '',
    'Quote a rule with its address: every rule has one of its own, `/<language>/rules/<book>/<page>/#<rule>`. The texts are not those of the printed books, and differ from them in wording.',
    '',
    '## All rules at once',
    '',
    ...languages.flatMap(one => [
      link(
        `Rulebook, ${nativeNames[one]}`,
        `${one}/rulebook/`,
        'all rules on one page, with section numbers and index',
      ),
      link(
        `Rules as data, ${nativeNames[one]}`,
        `${one}/rules.json`,
        'each rule with its id, its conditions, its places in print, and its address',
      ),
    ]),
    '',
    ...listed.flat(),
    '## Optional',
    '',
    link('Glossary', `${language}/glossary/`, 'what the terms of the game mean'),
    link('Rulings', `${language}/rulings/`, 'what single cards leave open, and how we play it'),
    link('Editions', `${language}/editions/`, 'where printed editions differ'),
    '',
  ].join('\n');
}
