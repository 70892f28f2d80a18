import { describe, expect, test } from 'vitest';
import { triedTables } from '#books/checkedLibraries.ts';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { evidenceOf } from '#bots/conduct/evidence.ts';
import { explained } from '#bots/explained.ts';
import { defineBots } from '#bots/facet.ts';
import { knowledgeOf } from '#bots/knowledge.ts';
import { apply, compile, type Game, gameFrom, pending, viewFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Words } from '../books/tiny/bots/index.ts';
import { baseBook, readerOf, rememberedIn } from '../kit/books.ts';
import { tinyBook, bots as tinyBots } from '../kit/tiny.ts';

test('a book that leaves out what one of its words is worth does not compile', () => {
  const worths = { 'raise-star': () => 1 };
  const prompts = { omen: () => 'yes' };
  const forgetful = [
    // @ts-expect-error an operation without a worth
    defineBots<Words>({ prompts, worths: {} }),
    // @ts-expect-error a question without an answer
    defineBots<Words>({ worths }),
    // @ts-expect-error a skill type of which nobody knows whether to draw it
    defineBots<Words & { skills: { astronomy: object } }>({ worths, prompts }),
    // @ts-expect-error an activation that costs nobody anything
    defineBots<Words & { activations: { comets: object } }>({ worths, prompts }),
    // @ts-expect-error work that is no operation of the book
    defineBots<Words>({ worths, prompts, works: ['lower-star'] }),
  ];
  expect(forgetful).toHaveLength(5);
});

describe.each(triedTables.map(books => ({ books })))('with $books', async ({ books }) => {
  const { lib, ...known } = await knowledgeFor(books);
  const lacking = (table: object, has: (name: string) => boolean) =>
    Object.keys(table).filter(name => !has(name));

  test('what bots think of cards, tokens and places is of cards, tokens and places on the table', () => {
    const cards = new Set([...lib.faces.values()].map(({ card }) => card.id));
    expect(lacking({ ...known.uses, ...known.pilotUses }, id => cards.has(id))).toEqual([]);
    expect(lacking(known.tokens, id => lib.tokens.has(id))).toEqual([]);
    expect(lacking(known.places, id => lib.locations.has(id))).toEqual([]);
    expect(lacking(known.procedures, id => lib.blocks.has(id))).toEqual([]);
    expect([...known.shunned].filter(id => !lib.locations.has(id))).toEqual([]);
    expect(lacking(known.burdens, kind => lib.ownCards.has(kind))).toEqual([]);
    expect(lacking(known.skills, skill => lib.skills.some(each => each === skill))).toEqual([]);
  });

  test('every skill type and every question of these books has been thought of', () => {
    expect(lib.skills.filter(skill => known.skills[skill] === undefined)).toEqual([]);
    const asked = lib.sources.flatMap(({ code }) => code.prompts ?? []);
    expect(asked.filter(prompt => known.prompts[prompt] === undefined)).toEqual([]);
  });
});

describe('of a book that no bot knows', () => {
  const lib = compile([baseBook, tinyBook]);
  const start = `
id: tiny/bots
books: [base, tiny]
game:
  objective: kobol
  seats: [{ id: zarek, character: tom-zarek }, { id: tigh, character: saul-tigh }, { id: boomer, character: sharon-valerii }]
position:
  turn: { active: zarek, step: action }
  star: 1
  seats: { zarek: { at: observatory, hand: [] } }
script:
  - expect: { star: 1 }
`;
  const loaded = readerOf(lib).read(start, 'bots.yaml');
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join());
  const { game } = gameFrom(lib, loaded.start);
  const known = knowledgeOf(lib, [tinyBots]);
  const unknown = knowledgeOf(lib, []);

  const asked = (at: Game) => {
    const [choice] = pending(at);
    if (choice === undefined || choice.seat === 'chance') throw new Error('Nobody is asked');
    return choice;
  };
  const worthOf = (option: string, knowledge = known) =>
    explained(knowledge, viewFor(game, 0), asked(game), 1).weighed.find(each => each.option === option)
      ?.worth;

  test('an action counts for nothing until the book says what it is worth', () => {
    expect(worthOf('observatory', unknown)).toBe(0);
    expect(worthOf('observatory')).toBeGreaterThan(5);
  });

  test('a question is answered as the book says', () => {
    const step = apply(game, { seat: 0, choose: 'observatory' });
    if (!step.ok) throw new Error(step.because);
    expect(asked(step.game).prompt).toBe('omen');
    expect(explained(known, viewFor(step.game, 0), asked(step.game), 1).answer).toBe('yes');
  });

  test('an event is remembered, and judged, if the book says so', () => {
    const cause = { node: 'check', card: 'prison-labor' };
    const foul: GameEvent[] = [
      { type: 'check-began', cause, difficulty: 10, skills: ['politics'] },
      { type: 'destiny-added', cause, n: 0 },
      { type: 'contributed', cause, seat: 0, n: 1 },
      { type: 'check-revealed', cause, cards: ['repair/1'] },
    ];
    const rose: GameEvent = { type: 'star-rose', cause, seat: 0, n: 1 };
    expect([known, unknown].map(each => rememberedIn(each).has('star-rose'))).toEqual([true, false]);
    expect(evidenceOf(unknown, [...foul, rose])[0]).toBeGreaterThan(0.5);
    expect(evidenceOf(known, [...foul, rose])[0]).toBe(0);
  });
});
