import { loaderOf, type TextFile } from '#i18n/loaderOf.ts';
import type { Locale } from './voice.ts';

/** The nouns and names of one language, which boards and tellings share; fetched when they are needed. */
export const loadTerms = loaderOf(import.meta.glob<TextFile<Locale['terms']>>('../../locales/*/terms.json'));
