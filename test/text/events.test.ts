import { describe, expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { pegasusBook } from '../../src/cards/pegasus/index.ts';
import { compile, makeGame, Table as PlayTable, sample } from '../../src/engine/index.ts';
import type { GameEvent } from '../../src/engine/model/event.ts';
import type { GameOptions } from '../../src/engine/model/options.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { eventText, namesIn, type Table, voiceOf } from '../../src/text/index.ts';
import { loadNarrator } from '../../src/text/load.ts';
import { localeOf } from '../../src/text/locales.ts';
import { titlesIn } from '../../src/text/titlesIn.ts';
import { localeProblems } from '../kit/localeProblems.ts';
import { flatten } from '../kit/locales.ts';
import { everyEvent } from './everyEvent.ts';

const names = ['Roslin', 'Tigh', 'Boomer'];
const tableIn = (language: Language): Table => ({
  seatName: seat => names[seat] ?? `Seat ${seat}`,
  ...namesIn(voiceOf(language), {
    civilianShips: baseBook.civilianShips,
    damageTokens: [...baseBook.damageTokens, ...pegasusBook.damageTokens],
  }),
});

test.each(languages)('the log of %s reads as it was proof-read', async language => {
  const lines = everyEvent.map(
    event => `- \`${event.type}\` ${eventText(voiceOf(language), event, tableIn(language))}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`events.${language}.md`);
});

test.each(languages)('every line of %s for the log is used', language => {
  const texts = flatten(localeOf(language).events);
  const told = new Set<string>();
  const voice = voiceOf(language);
  const listening = {
    ...voice,
    tell: (...[key, values, context]: Parameters<typeof voice.tell>) => {
      const variant = `${key}_${context}`;
      told.add(variant in texts ? variant : key);
      return voice.tell(key, values, context);
    },
  };
  for (const event of everyEvent) eventText(listening, event, tableIn(language));
  expect(Object.keys(texts).filter(key => !told.has(key))).toEqual([]);
});

test.each(languages.filter(language => language !== 'en'))(
  'the log of %s says what it says in English',
  language => {
    const english = flatten(localeOf('en').events);
    expect(localeProblems(english, language, flatten(localeOf(language).events))).toEqual([]);
  },
);

describe('a game told in four languages', () => {
  const library = compile([baseBook]);

  test.each(languages)('reads aloud in %s as it was proof-read', async language => {
    const voice = voiceOf(language);
    const events = told(3).slice(0, 400);
    const played = new Map(
      events.flatMap(event =>
        event.type === 'character-chosen' ? [[event.seat, event.character] as const] : [],
      ),
    );
    const table = {
      ...tableIn(language),
      seatName: (seat: number) => voice.shortName(played.get(seat) ?? ''),
    };
    const lines = events.map(event => eventText(voice, event, table));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`game.${language}.md`);
  });

  test.each([3, 4, 5, 6])('with %i seats has a line for everything that happens', seats => {
    const lines = told(seats).flatMap(event =>
      languages.map(language =>
        eventText(voiceOf(language), event, { ...tableIn(language), seatName: seat => `S${seat}` }),
      ),
    );
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter(line => /\{\{|undefined| {2}|[^.!?]$/u.test(line))).toEqual([]);
  });

  test.each(languages)(
    'sounds the same in %s where a widget tells it, with the titles of its book',
    async language => {
      const narrator = await loadNarrator(language, titlesIn(language, baseBook));
      const table = tableIn(language);
      for (const event of told(4))
        expect(eventText(narrator, event, table)).toBe(eventText(voiceOf(language), event, table));
    },
  );

  function told(seats: number): GameEvent[] {
    const options: GameOptions = {
      books: ['base'],
      objective: 'kobol',
      difficulty: 'normal',
      rulings: {},
      options: {},
      seats: Array.from({ length: seats }, (_, i) => ({ id: `s${i}` })),
      seed: seats,
      chance: 'seeded',
    };
    const start = makeGame(library, options);
    if (!start.ok) throw new Error(start.because);
    const play = new PlayTable(start.game);
    const events: GameEvent[] = [...start.events];
    let random = seats;
    while (!play.state.over) {
      const [choice] = play.state.pending;
      if (choice === undefined) throw new Error('The game waits for nobody');
      const choose = sample(choice, n => {
        random = (random * 48_271) % 2_147_483_647;
        return random % n;
      });
      play.play({ seat: choice.seat, choose });
      events.push(...play.run.events);
    }
    return events;
  }
});
