import type { Language } from '#i18n/languages.ts';

/** The number of a step means nothing elsewhere: `3. Read`, `**3. Read:**`. */
const numbered = /^(\*\*)?(?:\d+\.|-)\s+/;
/** A heading within the line, `**Special rule.**`, which is no sentence by itself. */
const runIn = /^\*\*([^*]+\.)\*\*\s+/;

/** What stands for the list that follows; a space parts it from the words in English and German. */
const openEnds: Readonly<Record<Language, string>> = { en: ' …', de: ' …', es: '…', pl: '…' };

/** The first sentence of a text in MDX, without its marks and elements. One that only announces a list ends openly. */
export function firstSentence(source: string, language: Language): string {
  const paragraph = (source.trim().split(/\n\s*\n/)[0] ?? '').replace(numbered, '$1');
  const lead = runIn.exec(paragraph)?.[1];
  const plain = paragraph
    .replace(runIn, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ');
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain);
  const words = (first?.segment ?? '').trim().replace(/:$/, openEnds[language]);
  return lead === undefined ? words : `${lead} ${words}`;
}
