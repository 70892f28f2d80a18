import { isLanguage, type Language } from './languages.ts';
import { nonBreaking } from './nonBreakingSpaces.ts';

/** What is no text to read in lines: what a browser runs or what is kept as it was written. */
const verbatim = 'script|style|template|pre|code|textarea|title|option';
const tokens = new RegExp(
  String.raw`<(${verbatim})\b[^>]*>.*?</\1>|<!--.*?-->|<(/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|<`,
  'gsu',
);
const languageOf = /\slang="([^"]*)"/u;

/** A part of a page that is in a language: it ends with the tag that closes as many elements of its name as it opened. */
interface Part {
  readonly element: string;
  readonly language: Language | undefined;
  depth: number;
}

/** A finished page, each text with the spaces that its language does not break lines at. */
export function nonBreakingHtml(html: string): string {
  const parts: Part[] = [];
  return html.replace(tokens, (whole, kept?: string, closing?: string, name?: string, attributes = '') => {
    if (kept !== undefined) return whole;
    if (name === undefined) return whole.startsWith('<') ? whole : nonBreaking(parts.at(-1)?.language, whole);
    const part = parts.at(-1);
    const lang = languageOf.exec(attributes)?.[1];
    if (closing === '' && lang !== undefined)
      parts.push({ element: name, language: isLanguage(lang) ? lang : undefined, depth: 1 });
    else if (part?.element === name) {
      part.depth += closing === '' ? 1 : -1;
      if (part.depth === 0) parts.pop();
    }
    return whole;
  });
}
