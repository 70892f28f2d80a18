import type { Translator } from '#i18n/translator.ts';

/** Where errors are reported, such as a tracker's page for a new issue; given at build time. */
const { PROJECT } = process.env;

/** A link that carries page, rule and language to the project, if the build was told of one. */
export function reportLink(
  t: Translator,
  place: { readonly page: string; readonly rule?: string; readonly language: string },
): string | undefined {
  if (PROJECT === undefined || PROJECT === '') return undefined;
  const link = new URL(PROJECT);
  const { page, rule, language } = place;
  link.searchParams.set('title', t('rule.reportTitle', { page: rule ?? page }));
  const lines = [`page: ${page}`, ...(rule === undefined ? [] : [`rule: ${rule}`]), `language: ${language}`];
  link.searchParams.set('body', `${lines.join('\n')}\n\n`);
  return link.href;
}
