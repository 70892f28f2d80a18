import { describe, expect, test } from 'vitest';
import { bookOf } from '#books/atBuild/cards.ts';
import { voiceOf } from '#books/atBuild/text.ts';
import { books, load, onTable } from '#books/registry.ts';
import { languages } from '#i18n/languages.ts';
import { eventText } from '#text/index.ts';
import { locales } from '#text/languages/index.ts';
import { makeVoice } from '#text/voice.ts';
import { describeBook } from './describeBook.ts';
import { everyEvent } from './everyEvent.ts';

const table = { seatName: (seat: number) => `Seat ${seat}`, civilianName: String, tokenName: String };

describe.each(books)('without any book that it does not need, %s', name => {
  test.each(languages)('has its cards read in %s', async language => {
    const book = bookOf(name);
    const voice = makeVoice(language, locales[language], await load('text', onTable([name])));
    expect(describeBook(voice, book)).toEqual(describeBook(voiceOf(language), book));
  });

  test.each(languages)('has its events told in %s', async language => {
    const facets = await load('text', onTable([name]));
    const voice = makeVoice(language, locales[language], facets);
    const own = everyEvent.filter(({ type }) => facets.some(({ log }) => log.events[type]));
    for (const event of own)
      expect(eventText(voice, event, table)).toBe(eventText(voiceOf(language), event, table));
  });
});
