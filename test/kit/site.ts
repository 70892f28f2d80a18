import { type Language, languages } from '#i18n/languages.ts';
import { type BuiltPage, builtPages, type PageKind, pageKinds } from '../../scripts/pageKinds.ts';
import { inTurns } from './sampling.ts';

const folder = process.env['SITE_FOLDER'];
if (folder === undefined)
  throw new Error('SITE_FOLDER is not set; run the browser tests with npm run test:browser.');

export const siteFolder: string = folder;
export const everyPage: readonly BuiltPage[] = builtPages(folder);

/** A page in a language, where there are several. */
const pageIn = (pages: readonly BuiltPage[], language: Language): BuiltPage[] =>
  [pages.find(({ path }) => path.startsWith(`${language}/`)) ?? pages[0]].flatMap(page => page ?? []);

/** The pages of a kind: those without widgets, those with one, and those with several. */
function formsOf(kind: PageKind): readonly (readonly BuiltPage[])[] {
  const pages = everyPage.filter(page => page.kind === kind);
  if (pages.length === 0) throw new Error(`The site has no page of the kind "${kind}".`);
  return [...Map.groupBy(pages, ({ widgets }) => Math.min(widgets.length, 2)).values()];
}

/** A page of every kind: in every language in the full run, in turns through the languages otherwise. */
export function samplePages(): BuiltPage[] {
  const wanted = pageKinds
    .flatMap(formsOf)
    .flatMap((pages, at) => inTurns(languages, at).flatMap(language => pageIn(pages, language)));
  return [...new Set(wanted)];
}
