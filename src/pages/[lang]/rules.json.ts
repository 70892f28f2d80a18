import type { APIRoute } from 'astro';
import { rulesAsData } from '#features/rules/forTools/ruleData.ts';
import { isLanguage } from '#i18n/languages.ts';
import { languagePaths } from '#site/languagePaths.ts';

export const getStaticPaths = languagePaths;

/** Every rule as data, for other tools. */
export const GET: APIRoute = async ({ params: { lang = '' }, site }) => {
  if (!isLanguage(lang)) throw new Error(`${lang} is no language.`);
  return Response.json(await rulesAsData(lang, site));
};
