import { voiceOf } from '#books/atBuild/text.ts';
import type { Book } from '#engine/model/card.ts';
import type { Language } from '#i18n/languages.ts';
import type { CardText } from '#text/index.ts';
import { describeBook } from './describeBook.ts';

/** Every card of a book in one language, laid out for a proof-reader. */
export function proofSheet(book: Book, language: Language): string {
  const english = describeBook(voiceOf('en'), book);
  const sections = describeBook(voiceOf(language), book).map(({ heading, texts }, s) => {
    const entries = texts.map((text, i) => entry(text, english[s]?.texts[i]?.title ?? ''));
    return [`# ${heading}`, ...entries].join('\n\n');
  });
  return `${sections.join('\n\n')}\n`;
}

/** A title of our own has a dagger and has the English one beside it. */
function entry({ id, title, official, lines }: CardText, english: string): string {
  const heading = official || title === english ? title : `${title} † (${english})`;
  const body = lines.map(({ label, official: published, text }) =>
    label === undefined ? `- ${text}` : `- **${label}${published === false ? ' †' : ''}** ${text}`,
  );
  return [`## ${heading} \`${id}\``, '', ...body].join('\n');
}
