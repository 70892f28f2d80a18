import type { APIRoute } from 'astro';
import { isLanguage } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import { languagePaths } from '#site/languagePaths.ts';
import { address, addressIn } from '#ui/parts/addresses.ts';

export const getStaticPaths = languagePaths;

/** How the site stands on a device as an app, in the reader's language. */
export const GET: APIRoute = ({ params: { lang = '' } }) => {
  if (!isLanguage(lang)) throw new Error(`${lang} is no language.`);
  const t = translator(lang);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: address(`icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('home.lead'),
    lang,
    id: address(''),
    start_url: addressIn(lang, ''),
    scope: address(''),
    display: 'standalone',
    background_color: '#0c1114',
    theme_color: '#0c1114',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
