import { describe, expect, test } from 'vitest';
import {
  apply,
  compile,
  eventsFor,
  forkFor,
  type Game,
  gameFrom,
  makeSave,
  parseSave,
  pending,
  sample,
  viewFor,
} from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import { inForce } from '#engine/queries/inForce.ts';
import { isHuman, isOpen } from '#engine/rules/people.ts';
import { supply } from '#engine/rules/ships.ts';
import { readPosition } from '#engine/save/position.ts';
import { setUp } from '#engine/setup/setUp.ts';
import { languages } from '#i18n/languages.ts';
import { writtenPosition } from '#scenarios/record/position.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { withBooks } from '#text/books.ts';
import { pileName } from '#text/events/cards.ts';
import { condition, describeCard, eventText } from '#text/index.ts';
import { locales } from '#text/languages/index.ts';
import { loadNarrator } from '#text/load.ts';
import { makeVoice } from '#text/voice.ts';
import { baseBook, library, readerOf } from '../kit/books.ts';
import { optionsFor } from '../kit/table.ts';
import { tinyBook, scenarios as tinyScenarios, text as tinyText } from '../kit/tiny.ts';

const lib = compile([baseBook, tinyBook]);

interface Given {
  readonly step: string;
  readonly herald: string;
  readonly crisis: string;
}
const usual: Given = { step: 'action', herald: 'boomer', crisis: 'falling-star' };

const scenario = (script: string, { step, herald, crisis }: Given = usual) => `
id: tiny/star
books: [base, tiny]
game:
  objective: kobol
  seats:
    - { id: zarek, character: tom-zarek }
    - { id: tigh, character: saul-tigh }
    - { id: boomer, character: sharon-valerii }
position:
  turn: { active: zarek, step: ${step} }
  titles: { herald: ${herald} }
  star: 1
  seats:
    zarek: { at: observatory, hand: [] }
    tigh: { hand: [repair/1], omens: [long-shadow, still-water] }
    boomer: { hand: [repair/2] }
  piles: { crisis: [${crisis}] }
script:
${script}`;

function read(script: string, given: Partial<Given> = {}) {
  const loaded = readerOf(lib, [tinyScenarios]).read(scenario(script, { ...usual, ...given }), 'star.yaml');
  if (!loaded.ok) throw new Error(loaded.problems.map(p => p.message).join('\n'));
  return loaded;
}

const proof = `  - expect: { star: 1, seats: { tigh: { omens: 2 }, boomer: { omens: 0 } } }
  - expect-view: { seat: boomer, hides: tigh.omens }
  - expect-view: { seat: tigh, shows: tigh.omens }
  - { seat: zarek, at: action, choose: observatory }
  - { seat: zarek, at: omen, choose: 'yes' }
  - expect: { star: 3, seats: { zarek: { omens: 1 } } }
  - refuse: { seat: zarek, choose: observatory, because: not-your-choice }
`;

/** Zarek has raised the star and kept an omen. */
function played(): { game: Game; events: readonly GameEvent[] } {
  let game = gameFrom(lib, {
    ...read(proof).start,
    options: { ...read(proof).start.options, chance: 'seeded' },
  }).game;
  const events: GameEvent[] = [];
  for (const choose of ['observatory', 'yes']) {
    while (pending(game).some(c => c.shape === 'react')) {
      const [window] = pending(game);
      const passed = apply(game, { seat: window?.seat ?? 0, choose: 'pass' });
      if (!passed.ok) throw new Error(passed.because);
      game = passed.game;
    }
    const step = apply(game, { seat: 0, choose });
    if (!step.ok) throw new Error(JSON.stringify(pending(game)));
    game = step.game;
    events.push(...step.events);
  }
  return { game, events };
}

describe('a book that no line of the core knows', () => {
  test('is laid out, played and looked at in a scenario', () => {
    const { failure } = runScenario(read(proof), lib);
    expect(failure).toBeUndefined();
  });

  test('is checked where a position names what is not there', () => {
    const text = scenario(proof).replace('still-water', 'stil-water');
    expect(readerOf(lib, [tinyScenarios]).read(text, 'star.yaml')).toMatchObject({ ok: false });
    const twice = scenario(proof).replace('still-water]', 'still-water, red-dawn]');
    const loaded = readerOf(lib, [tinyScenarios]).read(
      twice.replace('hand: []', 'hand: [], omens: [red-dawn, red-dawn]'),
      'star.yaml',
    );
    expect(loaded.ok ? [] : loaded.problems.map(p => p.path)).toEqual([
      ['position', 'seats', 'tigh', 'omens', 2],
    ]);
  });

  test('says what happened, and each viewer sees what he may', () => {
    const { game, events } = played();
    expect(events).toContainEqual(expect.objectContaining({ type: 'star-rose', seat: 0, n: 2 }));
    expect(eventsFor(events, 2)).toContainEqual(expect.objectContaining({ type: 'star-rose' }));
    const omens = (viewer: number | 'table' | 'teacher') => viewFor(game, viewer).seats[0]?.slots.omens;
    expect(omens(0)).toEqual([game.state.seats[0]?.slots.omens?.[0]?.card]);
    expect(omens('teacher')).toEqual(omens(0));
    expect([omens(1), omens('table')]).toEqual([[undefined], [undefined]]);
    expect(viewFor(game, 'table').slots.star).toEqual({ height: 3 });
  });

  test('its title is given at the set-up, decides a crisis, and goes down its line', () => {
    const script = `  - { seat: tigh, at: decide, choose: b }
  - expect: { titles: { herald: zarek } }
`;
    expect(runScenario(read(script, { step: 'crisis', herald: 'tigh' }), lib).failure).toBeUndefined();
    const set = setUp(
      lib,
      optionsFor(
        { roslin: 'laura-roslin', boomer: 'sharon-valerii', adama: 'william-adama' },
        { books: ['base', 'tiny'] },
      ),
      choice => sample(choice, () => 0),
    );
    expect(set.titles).toEqual({ president: 0, admiral: 2, herald: 1 });
    expect(library.titles.has('herald')).toBe(false);
  });

  test('its title goes down its line in a position that says nothing of it', () => {
    const text = scenario(proof)
      .replace(/titles: .*/, 'titles: { president: boomer, admiral: tigh }')
      .replace('hand: [] }', 'hand: [], loyalty: [cylon-brig], revealed: true, at: caprica }');
    const loaded = readerOf(lib, [tinyScenarios]).read(
      text.replace('{ at: observatory, hand', '{ hand'),
      'star.yaml',
    );
    expect(loaded.ok ? loaded.start.titles.herald : loaded.problems).toBe(2);
  });

  test('another line is in force where the facts of the table are those that it is for', () => {
    const table = { roslin: 'laura-roslin', boomer: 'sharon-valerii', adama: 'william-adama' };
    const given = optionsFor(table, { books: ['base', 'tiny'], options: { 'no-sympathizer': true } });
    expect(setUp(lib, given, choice => sample(choice, () => 0)).titles.herald).toBe(0);
  });

  test('its kind of Loyalty card is counted by itself in the deck', () => {
    const table = { roslin: 'laura-roslin', boomer: 'sharon-valerii', adama: 'william-adama' };
    const { seats, piles, aside } = setUp(lib, optionsFor(table, { books: ['base', 'tiny'] }), choice =>
      sample(choice, () => 0),
    );
    const dealt = [...seats.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)), ...piles.loyalty.bag];
    const kinds = (cards: readonly string[]) => cards.filter(card => card === 'dreamer').length;
    expect([kinds(dealt), kinds(aside)]).toEqual([1, 1]);
    expect(dealt.filter(card => lib.loyalty.get(card)?.side === 'human')).toHaveLength(5 + 1);
  });

  test('who stands as it says plays as a human, with a sheet that is no longer in force', () => {
    const { start } = read(proof);
    const [, tigh] = start.seats;
    if (tigh) tigh.revealed = 'dreaming';
    const run = { lib, state: start };
    expect([isHuman(run, 1), isOpen(run, 1)]).toEqual([true, false]);
    expect(inForce(run, { on: 'character', character: 'saul-tigh' })).toBeUndefined();
    expect(readPosition(lib, 3, start)).toMatchObject({ ok: true });
    expect(viewFor(gameFrom(lib, start).game, 'table').seats[1]?.revealed).toBe('dreaming');
    expect(writtenPosition(lib, start)).toMatchObject({ seats: { tigh: { revealed: 'dreaming' } } });
  });

  test('a look at a Loyalty card is a moment at which its title acts', () => {
    const script = `  - { seat: zarek, at: decide, choose: a }
  - expect-event: { type: loyalty-seen, seat: zarek, of: boomer, times: 1 }
  - expect: { seats: { zarek: { hand: 1 } } }
`;
    const given = { step: 'crisis', herald: 'boomer', crisis: 'open-sky' };
    expect(runScenario(read(script, given), lib).failure).toBeUndefined();
  });

  test('its part of a crisis happens when the book says', () => {
    const script = `  - { seat: tigh, at: contribute, choose: [] }
  - { seat: boomer, at: contribute, choose: [] }
  - expect-event: { type: resource-lost, resource: food, amount: 1, times: 1 }
`;
    const given = { step: 'crisis', herald: 'zarek', crisis: 'dark-comet' };
    expect(runScenario(read(script, given), lib).failure).toBeUndefined();
  });

  test('its word for players names those whom the book says', () => {
    const script = `  - { seat: zarek, at: decide, choose: a }
  - expect-event: { type: cards-discarded, seat: tigh, cards: [repair/1], times: 1 }
  - expect-no-event: { type: cards-discarded, seat: boomer }
`;
    expect(runScenario(read(script, { step: 'crisis', herald: 'zarek' }), lib).failure).toBeUndefined();
  });

  test('its moment is a window in which its title acts', () => {
    const script = `  - { seat: zarek, at: action, choose: observatory }
  - { seat: zarek, at: omen, choose: 'no' }
  - { seat: boomer, at: star-risen-high, choose: sees-it-first }
  - expect: { seats: { boomer: { hand: 2 } } }
`;
    expect(runScenario(read(script), lib).failure).toBeUndefined();
    expect([lib.points.has('star-risen-high'), library.points.has('star-risen-high')]).toEqual([true, false]);
  });

  test('its condition closes its action', () => {
    const { game } = played();
    const offers = pending(game).flatMap(c => ('options' in c ? c.options.map(o => o.id) : []));
    expect(offers).not.toContain('observatory');
  });

  test('is saved and loaded', () => {
    const { game } = played();
    const loaded = parseSave(lib, makeSave(game));
    expect(loaded.ok && loaded.game.state).toEqual(game.state);
    const { state } = game;
    const reread = (change: object) => readPosition(lib, 3, { ...state, ...change });
    expect(reread({})).toEqual({ ok: true, state });
    expect(reread({ slots: { star: { height: -1 } } })).toEqual({
      ok: false,
      where: 'origin.slots.star.height',
    });
    expect(reread({ slots: { moon: 1 } })).toEqual({ ok: false, where: 'origin.slots.moon' });
  });

  test('is copied: a later step leaves an earlier game as it was', () => {
    const before = gameFrom(lib, read(proof).start).game;
    const kept = JSON.stringify(before.state);
    apply(before, { seat: 0, choose: 'observatory' });
    expect(JSON.stringify(before.state)).toBe(kept);
  });

  test('is dealt anew for whoever has not seen it, and for nobody else', () => {
    const { game } = played();
    const dealt = (viewer: number) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) =>
          JSON.stringify(forkFor(game, viewer, seed).state.seats[1]?.slots.omens?.map(h => h.card)),
        ),
      );
    expect(dealt(1).size).toBe(1);
    expect(dealt(2).size).toBeGreaterThan(1);
  });

  test('is written as a position again', () => {
    const { start } = read(proof);
    expect(writtenPosition(lib, start)).toMatchObject({
      star: 1,
      seats: { tigh: { omens: ['long-shadow', 'still-water'] } },
    });
  });

  describe('ships in a place of its own', () => {
    const position = `
id: tiny/halo
books: [base, tiny]
game:
  objective: kobol
  seats:
    - { id: zarek, character: tom-zarek }
    - { id: tigh, character: saul-tigh }
    - { id: boomer, character: sharon-valerii }
position:
  turn: { active: zarek, step: crisis }
  space: { stern: { raiders: 1, civilians: 1 } }
  areas: { halo: { raiders: 2, basestars: [{ damage: [basestar-structural-damage] }], civilians: [civilian-population-1, civilian-population-fuel] } }
  seats: { zarek: { at: observatory, hand: [] }, tigh: { knows: [areas.halo.civilian-population-fuel] } }
  piles: { crisis: [ring-of-dust] }
script:
`;
    const laid = (script: string) => {
      const loaded = readerOf(lib, [tinyScenarios]).read(position + script, 'halo.yaml');
      if (!loaded.ok) throw new Error(loaded.problems.map(p => p.message).join('\n'));
      return loaded;
    };
    const { start } = laid('  - expect: { areas: { halo: { raiders: 2 } } }\n');
    const inHalo = (state: State) => (state.afar ?? []).map(({ kind, at }) => `${kind} ${at}`);

    test('are moved there and back, those of space first, then those of the box', () => {
      const into = `  - { seat: zarek, at: decide, choose: a }
  - expect-event: { type: ship-transferred, ship: raider, from: stern, to: halo, times: 1 }
  - expect-event: { type: ship-transferred, ship: raider, to: halo, times: 2 }
  - expect: { space: { stern: { raiders: 0 } }, areas: { halo: { raiders: 4 } } }
`;
      const out = `  - { seat: zarek, at: decide, choose: b }
  - expect: { space: { bow: { raiders: 2, basestars: 1, civilians: 2 } }, areas: { halo: { raiders: 0 } } }
`;
      expect(runScenario(laid(into), lib).failure).toBeUndefined();
      expect(runScenario(laid(out), lib).failure).toBeUndefined();
    });

    test('count as pieces of the box, wherever they are', () => {
      const before = { lib, state: start };
      expect(supply(before, 'raider')).toBe(lib.components.raiders - 3);
      expect(supply(before, 'basestar')).toBe(lib.components.basestars - 1);
      const many = position.replace('raiders: 2', 'raiders: 16');
      const loaded = readerOf(lib, [tinyScenarios]).read(`${many}  - expect: { distance: 0 }\n`, 'halo.yaml');
      expect(loaded.ok ? [] : loaded.problems.map(({ message }) => message)).toEqual([
        expect.stringContaining('raiders'),
      ]);
    });

    test('are copied, and a later step leaves an earlier game as it was', () => {
      const { game } = gameFrom(lib, start);
      const kept = JSON.stringify(game.state);
      const step = apply(game, { seat: 0, choose: 'b' });
      expect(step.ok && inHalo(step.game.state)).toEqual([]);
      expect(JSON.stringify(game.state)).toBe(kept);
    });

    test('are saved, and looked over in positions out of files', () => {
      const { game } = gameFrom(lib, start);
      const loaded = parseSave(lib, makeSave(game));
      expect(loaded.ok && inHalo(loaded.game.state)).toEqual(inHalo(game.state));
      const { afar = [] } = start;
      const reread = (change: object) =>
        readPosition(lib, 3, { ...start, afar: [{ ...afar[0], ...change }, ...afar.slice(1)] });
      expect(reread({})).toMatchObject({ ok: true });
      expect(reread({ at: 'bow' })).toEqual({ ok: false, where: 'origin.afar.0.at' });
      expect(reread({ id: afar[1]?.id })).toEqual({ ok: false, where: 'origin.afar.1.id' });
      expect(reread({ cargo: { card: 'civilian-population-fuel', seen: 0 } })).toMatchObject({ ok: false });
      // Nobody sits at the controls there.
      expect(reread({ pilot: 0 })).toEqual({ ok: false, where: 'origin.afar.0.pilot' });
      const without = { ...start, books: ['base'] };
      expect(readPosition(library, 3, { ...without, afar: [] })).toMatchObject({ ok: false });
    });

    test('are seen by everybody, what they carry by whoever has looked', () => {
      const { game } = gameFrom(lib, start);
      const cargo = (viewer: number | 'table' | 'teacher') =>
        (viewFor(game, viewer).afar ?? []).flatMap(ship => ('cargo' in ship ? [ship.cargo] : []));
      expect(cargo('teacher')).toEqual(['civilian-population-1', 'civilian-population-fuel']);
      expect(cargo(1)).toEqual([undefined, 'civilian-population-fuel']);
      expect(cargo('table')).toEqual([undefined, undefined]);
    });

    test('are dealt anew for whoever has not looked', () => {
      const { game } = gameFrom(lib, start);
      const dealt = (viewer: number) =>
        new Set(
          Array.from({ length: 20 }, (_, seed) =>
            (forkFor(game, viewer, seed).state.afar ?? []).map(({ cargo }) => cargo?.card).join(),
          ),
        );
      expect(dealt(0).size).toBeGreaterThan(5);
      expect([...dealt(1)].every(cards => cards.endsWith('civilian-population-fuel'))).toBe(true);
    });

    test('are written as a position again, and what somebody knows of them', () => {
      expect(writtenPosition(lib, start)).toMatchObject({
        areas: {
          halo: {
            raiders: 2,
            basestars: [{ damage: ['basestar-structural-damage'] }],
            civilians: ['civilian-population-1', 'civilian-population-fuel'],
          },
        },
        seats: { tigh: { knows: ['areas.halo.civilian-population-fuel'] } },
      });
    });

    test.each(languages)('are told of by their names: %s', async language => {
      const { game } = gameFrom(lib, start);
      const step = apply(game, { seat: 0, choose: 'a' });
      const events = step.ok ? step.events.filter(({ type }) => type === 'ship-transferred') : [];
      const { titles = {}, ...more } = tinyText.words[language];
      const narrator = await loadNarrator(
        language,
        { ...locales[language].titles, ...titles },
        [tinyText.log],
        more,
      );
      const told = events.map(event =>
        eventText(narrator, event, { seatName: String, civilianName: String, tokenName: String }),
      );
      expect(told).toHaveLength(2);
      const forms = Object.values(more.terms?.areas?.['halo'] ?? {}).filter(form => form.includes(' '));
      for (const line of told) expect(forms.some(form => line.includes(form))).toBe(true);
    });

    test('are nowhere in a game without the book', () => {
      expect(library.areas).toEqual([]);
      expect(
        'afar' in
          setUp(library, optionsFor({ a: 'tom-zarek', b: 'saul-tigh', c: 'sharon-valerii' }), choice =>
            sample(choice, () => 0),
          ),
      ).toBe(false);
    });
  });

  const table = { seatName: () => 'Zarek', civilianName: String, tokenName: String };

  test('brings its texts: conditions, operations and cards, where pages are built', () => {
    const voice = makeVoice('en', withBooks(locales.en, [tinyText.words.en]), [tinyText]);
    const crisis = tinyBook.cards.find(({ id }) => id === 'falling-star');
    if (crisis === undefined) throw new Error('The star does not fall');
    expect(condition(voice, { not: { test: 'star-risen', atLeast: 3 } })).toBe(
      'the star stands lower than 3',
    );
    const said = describeCard(voice, crisis).lines.map(({ text }) => text);
    expect(said).toEqual([
      'The Herald chooses.',
      'Each player with an omen discards 1 Skill card.',
      'The next in the Herald’s line takes the Herald title.',
    ]);
    const comet = tinyBook.cards.find(({ id }) => id === 'dark-comet');
    expect(comet && describeCard(voice, comet).lines).toContainEqual({
      part: 'fact',
      label: 'Omen',
      text: '−1 food.',
    });
    expect(describeCard(voice, { deck: 'omen', id: 'red-dawn', count: 2 })).toMatchObject({
      title: 'Red Dawn',
      lines: [{ text: 'Action: Raise the star by 1.' }],
    });
  });

  test.each(languages)('is told by whoever is given what tells its events: %s', async language => {
    const [event] = played().events.filter(e => e.type === 'star-rose');
    if (event === undefined) throw new Error('The star has not risen');
    const { titles = {}, ...more } = tinyText.words[language];
    const all = { ...locales[language].titles, ...titles };
    const narrator = await loadNarrator(language, all, [tinyText.log], more);
    const told = eventText(narrator, event, table);
    expect(told).toBe(eventText(makeVoice(language, locales[language], [tinyText]), event, table));
    expect(told).toMatch(/^Zarek .*2\.$/u);
    expect(pileName(narrator, 'omens')).toMatch(/^\p{Lu}/u);
  });

  test('is told by nobody else', async () => {
    const [event] = played().events.filter(e => e.type === 'star-rose');
    const narrator = await loadNarrator('en', locales.en.titles, []);
    expect(() => event && eventText(narrator, event, table)).toThrow('"star-rose"');
  });

  test('without it nothing of it is there', () => {
    expect(library.slots).toEqual([]);
    expect(library.conditions).toEqual({});
    expect(library.rules).toEqual([]);
  });
});
