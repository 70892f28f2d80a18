import type { Language } from '#i18n/languages.ts';
import { wordsOf } from './fold.ts';

/** From one to twelve, as they are written out; forms of one number are divided by strokes. */
const written: { readonly [language in Language]: string } = {
  en: 'one|once two|twice three|thrice four five six seven eight nine ten eleven twelve',
  de: 'eins|einmal zwei|zweimal|zweite drei|dreimal|dritte vier fünf sechs sieben acht neun zehn elf zwölf',
  es: 'uno dos|segundo|segunda tres|tercero|tercera cuatro cinco seis siete ocho nueve diez once doce',
  pl: 'jeden|jedna|jedno dwa|dwie|dwóch|dwaj|dwoje|dwoma|dwiema|drugi|druga|drugą|drugie|drugiej|drugiego trzy|trzech|trzej|trzema|trzeci|trzecia|trzecią|trzecie|trzeciej|trzeciego cztery|czterech|czterema pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu',
};

/** The number that a word means, as a figure. */
export function figuresIn(language: Language): ReadonlyMap<string, string> {
  const rows = written[language].split(' ').map((forms, at) => [forms, `${at + 1}`] as const);
  return new Map(rows.flatMap(([forms, figure]) => wordsOf(forms, language).map(word => [word, figure])));
}
