import { type Language, languages } from '#i18n/languages.ts';
import { type BuiltPage, builtPages, type PageKind, pageKinds } from '../../scripts/pageKinds.ts';
import { inTurns } from './sampling.ts';

const folder = process.env['SITE_FOLDER'];
if (folder === undefined)
  throw new Error('SITE_FOLDER is not set; run the browser tests with npm run test:browser.');

export const siteFolder: string = folder;
export const everyPage: readonly BuiltPage[] = builtPages(folder);

/** One page of a kind, in a language where the kind has languages. */
function pageOf(kind: PageKind, language: Language): BuiltPage {
  const pages = everyPage.filter(page => page.kind === kind);
  const page = pages.find(({ path }) => path.startsWith(`${language}/`)) ?? pages[0];
  if (page === undefined) throw new Error(`The site has no page of the kind "${kind}".`);
  return page;
}

/** A page of every kind: in every language in the full run, in turns through the languages otherwise. */
export function samplePages(): BuiltPage[] {
  const wanted = pageKinds.flatMap((kind, at) =>
    inTurns(languages, at).map(language => pageOf(kind, language)),
  );
  return [...new Set(wanted)];
}
