import type { Language } from '../i18n/languages.ts';

/** The first sentence of a text in MDX, without its marks and elements. One that only announces a list ends openly. */
export function firstSentence(source: string, language: Language): string {
  const [paragraph = ''] = source.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replace(/^(?:\d+\.|-)\s+/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ');
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain);
  return (first?.segment ?? '').trim().replace(/:$/, ' …');
}
