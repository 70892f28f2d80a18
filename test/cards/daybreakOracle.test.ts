import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { daybreakBook } from '../kit/books.ts';
import { expectedAbilityIds, expectedCharacters } from './oracle/daybreak/characters.ts';
import { expectedCrises } from './oracle/daybreak/crises.ts';
import { factsOf } from './oracle/daybreak/facts.ts';
import { expectedMissions } from './oracle/daybreak/missions.ts';
import { expectedMotives } from './oracle/daybreak/motives.ts';
import { expectedMutinies } from './oracle/daybreak/mutiny.ts';
import { expectedLocations } from './oracle/daybreak/places.ts';
import { expectedSkillCards } from './oracle/daybreak/skillCards.ts';
import { bare, entriesOf } from './oracle/expected.ts';
import { numbersIn, raised } from './oracle/numbers.ts';

type Entries = ReadonlyMap<string, unknown>;

const decks = new Set(['skill', 'crisis', 'mutiny', 'mission', 'motive']);
const said = ({
  cards,
  locations,
  characters,
}: Readonly<Record<'cards' | 'locations' | 'characters', readonly object[]>>): Entries =>
  entriesOf({ cards: cards.filter(card => decks.has(Reflect.get(card, 'deck'))), locations, characters });

const book = said(daybreakBook);
const expected = said({
  cards: [
    ...expectedSkillCards,
    ...expectedCrises,
    ...expectedMutinies,
    ...expectedMissions,
    ...expectedMotives,
  ],
  locations: expectedLocations,
  characters: expectedCharacters,
});

/** Neither do the facts know which further rules an instruction carries out. */
const plain = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(bare(tree), (key, value) => (key === 'also' ? undefined : value)));

describe('cards, boards and sheets of Daybreak', () => {
  test('the book and the facts have the same entries', () => {
    expect([...book.keys()].sort()).toEqual([...expected.keys()].sort());
  });

  test.each([...expected.keys()])('as in the facts: %s', name => {
    expect(plain(book.get(name))).toStrictEqual(plain(expected.get(name)));
  });

  test('no number of the book can change without the facts noticing', () => {
    const unnoticed = [...book].flatMap(([name, entry]) =>
      numbersIn(plain(entry))
        .filter(path => isDeepStrictEqual(plain(raised(plain(entry), path)), plain(expected.get(name))))
        .map(path => `${name}: ${path.join('.')}`),
    );
    expect(unnoticed).toEqual([]);
  });

  test.each(expectedAbilityIds)('the abilities of %s carry the names on the sheet', (id, names) => {
    const sheet = daybreakBook.characters.find(character => character.id === id);
    expect(sheet?.abilities.map(ability => ability.id)).toEqual(expect.arrayContaining([...names]));
  });

  test('every deck has as many cards as the box', () => {
    const boxed = (id: string) => factsOf('components').find(fact => fact.id === id)?.['count'];
    const sums = new Map<string, number>();
    for (const card of daybreakBook.cards) {
      const [name, n] =
        card.deck === 'skill'
          ? [card.skill, Object.values(card.strengths).reduce((sum, copies) => sum + copies, 0)]
          : [card.deck, card.count];
      sums.set(name, (sums.get(name) ?? 0) + n);
    }
    for (const skill of ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'])
      expect(sums.get(skill), skill).toBe(boxed(`daybreak-skill-${skill}`));
    expect(sums.get('crisis')).toBe(boxed('daybreak-crisis-cards'));
    expect(sums.get('mutiny')).toBe(boxed('daybreak-mutiny-cards'));
    expect(sums.get('mission')).toBe(boxed('daybreak-mission-cards'));
    expect(sums.get('motive')).toBe(boxed('daybreak-motive-cards'));
  });
});
