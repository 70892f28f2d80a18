import { isLanguage } from '#i18n/languages.ts';
import { readSettings } from '#ui/keep/settings.ts';

const candidates = [...location.pathname.split('/'), `${readSettings().language}`];
const wanted = candidates.find(isLanguage);
if (wanted !== undefined) {
  for (const section of document.querySelectorAll<HTMLElement>('[data-only-language]')) {
    section.hidden = section.dataset['onlyLanguage'] !== wanted;
  }
  document.documentElement.lang = wanted;
}
