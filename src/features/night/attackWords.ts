import type { Language } from '#i18n/languages.ts';
import { benchTexts } from '#ui/bench/benchTexts.ts';
import { termNames } from '#ui/bench/termNames.ts';
import { attackResults } from '#ui/turn/attackResults.ts';

/** The attack table in a language: what attacks and is attacked, and what can come of it. */
export async function attackWords(language: Language) {
  const { attack: texts } = benchTexts(language);
  const ships = await termNames(language, {
    viper: 'viper',
    galactica: 'galactica',
    armory: 'armory',
    raider: 'raider',
    'heavy-raider': 'heavy-raider',
    basestar: 'basestar',
  });
  const names = { ...ships, centurion: texts.centurion, nuke: texts.nuke };
  return { texts, names, results: attackResults(language) };
}
