import { describe, expect, test } from 'vitest';
import { ruleIds } from '#books/atBuild/rules.ts';
import { localeOf } from '#books/atBuild/text.ts';
import { checkedLibraries } from '#books/checkedLibraries.ts';
import type { Book } from '#engine/model/card.ts';
import { BookError, compileChecked } from '#engine/validate/compileChecked.ts';
import type { Texts } from '#engine/validate/faults.ts';
import { languages } from '#i18n/languages.ts';
import { titleId } from '#text/titles.ts';
import { baseBook, pegasusBook } from '../kit/books.ts';
import { flatten } from '../kit/locales.ts';

/** Written as somebody writes a book who has not asked the compiler: its names are all mere words. */
const wrong = {
  id: 'exodus',
  skills: ['treachery', 'bravery'],
  cards: [
    {
      deck: 'crisis',
      id: 'x',
      count: 1,
      check: { difficulty: 9, skills: ['piloting', 'flying'] },
      pass: [{ op: 'if', cond: { not: { test: 'at', place: 'cantina' } }, then: [] }],
      fail: [
        { op: 'lose', resource: 'moral', n: 1, rule: 'crisis.skill-chek' },
        { op: 'send', who: 'you', to: 'brgi' },
        { op: 'procedure', of: 'execution' },
      ],
      activate: ['raider'],
      jump: true,
    },
    {
      deck: 'quorum',
      id: 'y',
      count: 1,
      do: [
        {
          op: 'choose',
          by: 'you',
          options: [
            { id: 'a', requires: { test: 'used-card', card: 'repare' }, do: [{ op: 'call', block: 'jmup' }] },
            { id: 'b', do: [{ op: 'pick', by: 'you', among: { character: 'adama' } }] },
          ],
        },
        { op: 'draw-mutiny', who: 'you', n: 1 },
        { op: 'scout', by: 'you', decks: ['quorum'] },
      ],
      abilities: [
        {
          id: 'stop',
          kind: 'trigger',
          on: 'check-ended',
          do: [{ op: 'gain', resource: 'fuel', n: 1, m: 2 }],
        },
        { id: 'forbid', kind: 'modifier', query: 'may-activate', forbid: 'armoury' },
        { id: 'more', kind: 'modifier', query: 'hand-limt', set: 12 },
        { id: 'less', kind: 'modifier', query: 'hand-limit', add: 1 },
        {
          id: 'now',
          kind: 'acton',
          once: 'month',
          limit: 'rekless',
          do: [{ op: 'amend-check', mark: 'reckles' }],
        },
      ],
    },
  ],
  characters: [
    { id: 'z', class: 'pilott', skills: { fixed: { piloting: 3 } }, start: 'comand', abilities: [] },
  ],
  locations: [
    { id: 'hall', board: 'galactika', hazardous: false, damageable: false, insteadOf: 'hal', abilities: [] },
  ],
  titles: [
    { id: 'admiral', keptInBrig: false, line: ['william-adama', 'saul-tig', 'william-adama'], abilities: [] },
  ],
  damageTokens: [{ id: 'galactica-damage-hall', ship: 'galactica', location: 'halls' }],
  civilianShips: [{ id: 'liner', count: 1, loss: { people: 1 } }],
  objectives: [],
  attackTable: [{ target: 'galactica', by: ['viper', 'raptor'], results: [{ from: 1, result: 'lost' }] }],
  loyaltyDecks: [{ players: 7, cylon: 2, human: 6, later: 'sympathiser' }],
  code: { kinds: [{ kind: 'omen', pile: 'omens' }] },
  amendments: [{ in: 'jmup', put: 'after', step: { op: 'leave' }, do: [] }],
} as unknown as Book;

function faultsOf(books: readonly Book[], texts?: Texts): string[] {
  try {
    compileChecked(books, ruleIds, texts);
  } catch (error) {
    if (error instanceof BookError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('everything that a book names and nobody brings is reported, with book and place', () => {
  expect(faultsOf([baseBook, wrong])).toMatchInlineSnapshot(`
    [
      "exodus: amendments: There is no procedure jmup",
      "base: title/president: nowhere in the line: z",
      "exodus: crisis/x: there is no procedure 'activate-raider'",
      "exodus: quorum/y#stop: there is no timing point 'check-ended'",
      "exodus: quorum/y#forbid: there is no location 'armoury'",
      "exodus: quorum/y#more: there is no question 'hand-limt'",
      "exodus: quorum/y#less: nothing here is called 'add'",
      "exodus: quorum/y#now: there is no kind of ability 'acton'",
      "exodus: quorum/y#now: there is no shared limit 'rekless'",
      "exodus: quorum/y#now: there is no limit 'month'",
      "exodus: character/z: there is no type of character 'pilott'",
      "exodus: character/z: there is no location 'comand'",
      "exodus: location/hall: there is no board 'galactika'",
      "exodus: location/hall: there is no location 'hal'",
      "exodus: title/admiral: there is no character 'saul-tig'",
      "exodus: token/galactica-damage-hall: there is no location 'halls'",
      "exodus: civilianShips.1: there is no resource 'people'",
      "exodus: attackTable.1: there is no attacker 'raptor'",
      "exodus: attackTable.1: there is no result of an attack 'lost'",
      "exodus: loyaltyDecks.1: there is no Loyalty card 'sympathiser'",
      "exodus: kind omen: there is no pile 'omens'",
      "exodus: skills: no card is of the type 'treachery'",
      "exodus: skills: no card is of the type 'bravery'",
      "exodus: title/admiral: somebody stands twice in the line",
      "exodus: title/admiral: nowhere in the line: saul-tigh, karl-agathon, laura-roslin, gaius-baltar, tom-zarek, lee-adama, kara-thrace, sharon-valerii, galen-tyrol, z",
      "exodus: crisis/x#pass.1: there is no location 'cantina'",
      "exodus: crisis/x#fail.1: there is no resource 'moral'",
      "exodus: crisis/x#fail.1: there is no rule 'crisis.skill-chek'",
      "exodus: crisis/x#fail.2: there is no location 'brgi'",
      "exodus: crisis/x#fail.3: there is no procedure 'execution'",
      "exodus: crisis/x#1: there is no skill type 'flying'",
      "exodus: quorum/y#1: there is no skill card 'repare'",
      "exodus: quorum/y#2: no book brings the operation 'draw-mutiny'",
      "exodus: quorum/y#3: there is no deck 'quorum'",
      "exodus: quorum/y#1.a.1: there is no procedure 'jmup'",
      "exodus: quorum/y#1.b.1: there is no character 'adama'",
      "exodus: quorum/y#stop.1: nothing here is called 'm'",
      "exodus: quorum/y#now.1: there is no mark on the check 'reckles'",
    ]
  `);
});

test('a base game whose card calls a procedure of an expansion is refused', () => {
  const [card] = baseBook.cards.filter(({ deck }) => deck === 'quorum');
  if (card?.deck !== 'quorum') throw new Error('The base game has no Quorum card');
  const execution = { ...card, do: [{ op: 'procedure', of: 'execution' } as const] };
  expect(faultsOf([{ ...baseBook, cards: [...baseBook.cards, execution] }])).toEqual([
    `base: quorum/${card.id}#1: there is no procedure 'execution'`,
  ]);
});

describe('the books at hand', () => {
  const missing: Texts = ({ kind, id }) =>
    languages.flatMap(language => {
      if (kind === 'prompts')
        return `prompts.${id}` in flatten(localeOf(language).engine) ? [] : [`no text in ${language}`];
      // What hits a place of a ship is called after the place.
      if (kind === 'tokens' && /^(?:galactica|pegasus)-damage/.test(id)) return [];
      const title = localeOf(language).titles[kind][kind === 'cards' ? titleId(id) : id];
      return title === undefined ? [`no title in ${language}`] : [];
    });

  test('name only what is there, each with the base game and all together', async () => {
    const books = await checkedLibraries();
    expect(books.map(lib => lib.books.join(' '))).toEqual([
      'base',
      'base pegasus',
      'base daybreak',
      'base pegasus daybreak',
    ]);
  });

  test('have a title for everything in every language', async () => {
    await expect(checkedLibraries(missing)).resolves.toHaveLength(4);
  });

  test('and a thing without a title is reported with its book', () => {
    const [first] = baseBook.characters;
    if (!first) throw new Error('The base game has no characters');
    // Of those who hold no office, so that no line of succession misses him.
    const nobody = { ...first, id: 'nobody', class: 'cylon-leader', abilities: [] } as const;
    const faults = faultsOf(
      [{ ...baseBook, characters: [...baseBook.characters, nobody] }, pegasusBook],
      missing,
    );
    expect(faults).toEqual(languages.map(language => `base: character/nobody: no title in ${language}`));
  });
});
