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

/** What wakes up in the browser has its texts from there, and is to find them as it left them. */
const island = 'astro-island';

/** A finished page, each text with the spaces that its language does not break lines at. */
export function nonBreakingHtml(html: string): string {
  const parts: Part[] = [];
  return html.replace(tokens, (whole, kept?: string, closing?: string, name?: string, attributes = '') => {
    if (kept !== undefined) return whole;
    if (name === undefined) return whole.startsWith('<') ? whole : nonBreaking(parts.at(-1)?.language, whole);
    const part = parts.at(-1);
    const lang = languageOf.exec(attributes)?.[1];
    const awake = parts.some(({ element }) => element === island);
    if (closing === '' && !awake && (lang !== undefined || name === island))
      parts.push({ element: name, language: lang && isLanguage(lang) ? lang : undefined, depth: 1 });
    else if (part?.element === name) {
      part.depth += closing === '' ? 1 : -1;
      if (part.depth === 0) parts.pop();
    }
    return whole;
  });
}
