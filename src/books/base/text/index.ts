import { defineText, type TextWords } from '#text/facet.ts';
import { facet as log } from './log.ts';

/** The base game says nothing beyond the core: its words are those that every other book builds on. */
export const facet = defineText<TextWords>({ log, words: { en: {}, de: {}, es: {}, pl: {} } });
