import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeOf, titlesIn, voiceOf } from '#books/atBuild/text.ts';
import { compile, makeGame, Table as PlayTable, sample } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { GameOptions } from '#engine/model/options.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { eventText, namesIn, type Table } from '#text/index.ts';
import { loadNarrator } from '#text/load.ts';
import { deeds } from '#text/log/deeds.ts';
import { tellLog } from '#text/log/tellLog.ts';
import { logPath, logSource } from '../../scripts/logLines.ts';
import { baseBook, pegasusBook } from '../kit/books.ts';
import { localeProblems } from '../kit/localeProblems.ts';
import { flatten } from '../kit/locales.ts';
import { everyEvent } from './everyEvent.ts';

const cause = { rule: 'crisis.decider', node: 'crisis#1' } as const;
/** What only several events in a row bring about. */
const inARow = ['check', 'b']
  .flatMap((option): GameEvent[] => [
    { type: 'crisis-drawn', seat: 0, card: 'riots-b', super: false, cause },
    { type: 'option-chosen', seat: 0, card: 'riots-b', option, cause },
  ])
  .concat(
    (['damaged', 'damaged-twice'] as const).flatMap((result): GameEvent[] => [
      { type: 'attacked', by: 'nuke', target: 'basestar', result, at: 'bow', cause },
      { type: 'ship-damaged', ship: 'basestar', at: 'bow', token: 'basestar-critical-hit', cause },
    ]),
    (['bow', 'stern'] as const).map((at): GameEvent => ({ type: 'ship-returned', ship: 'viper', at, cause })),
  );

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
  const keys = new Set(Object.keys(texts).map(key => key.replace(/_(?:one|few|many|other)$/u, '')));
  const told = new Set<string>();
  const voice = voiceOf(language);
  const listening = {
    ...voice,
    tell: (...[key, values, context]: Parameters<typeof voice.tell>) => {
      const variant = `${key}_${context}`;
      told.add(keys.has(variant) ? variant : key);
      return voice.tell(key, values, context);
    },
  };
  for (const event of everyEvent) eventText(listening, event, tableIn(language));
  tellLog(listening, inARow, tableIn(language));
  expect([...keys].filter(key => !told.has(key))).toEqual([]);
});

const others = languages.filter(language => language !== 'en');

test.each(others)('the log of %s says what it says in English', language => {
  const plain = (of: Language) => {
    const told = flatten(localeOf(of).events);
    const kept = Object.entries(told).filter(
      ([key]) => !(key.replace(/(?:-at-seen|_seen|-at|_few|_many|_one|_other)$/u, '') in deeds),
    );
    return Object.fromEntries(kept);
  };
  expect(localeProblems(plain('en'), language, plain(language))).toEqual([]);
});

test.each(languages)('the lines of %s are those that its grammar makes (npm run generate)', language => {
  expect(readFileSync(logPath(language), 'utf8')).toBe(logSource(language));
});

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
    const lines = tellLog(voice, events, table).map(({ text }) => text);
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
      const narrator = await loadNarrator(language, titlesIn(language, [baseBook]), []);
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
