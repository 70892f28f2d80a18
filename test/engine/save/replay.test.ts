/** A saved game under cards and procedures that have changed since. */

import { describe, expect, test } from 'vitest';
import {
  apply,
  choicesOf,
  compile,
  type Game,
  isOver,
  type Library,
  makeSave,
  parseSave,
} from '#engine/index.ts';
import type { Book, Card } from '#engine/model/card.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import type { Amendment } from '#engine/model/flow.ts';
import type { State } from '#engine/model/state.ts';
import { baseBook } from '../../kit/books.ts';
import { cases, inCase } from '../../kit/cases.ts';
import { newGame, playOut } from '../../kit/games.ts';
import { base } from '../../kit/library.ts';
import { gameOptions } from '../../kit/options.ts';
import { uniform } from '../../kit/players.ts';
import { random } from '../../kit/random.ts';

const playedFor = (choices: number, seed = 5, n = 4): Game =>
  playOut(newGame(gameOptions(n, { seed })), uniform(random(seed)), random(seed + 1), {}, choices);

const game = playedFor(150);
const save = makeSave(game);

function mustDiffer(lib: Library, text = save) {
  const loaded = parseSave(lib, text);
  if (loaded.ok !== 'partly') throw new Error(`Loaded: ${loaded.ok}`);
  return loaded;
}

/** Every position on the way, by the number of choices that led there. */
function positions(of: Game): Map<number, string> {
  const found = new Map<number, string>();
  let now = newGame(of.state.options);
  found.set(now.log?.length ?? 0, JSON.stringify(now.state));
  for (const made of choicesOf(of)) {
    const step = made.seat === 'chance' ? undefined : apply(now, made);
    if (!step?.ok) continue;
    now = step.game;
    found.set(now.log?.length ?? 0, JSON.stringify(now.state));
  }
  return found;
}

const changedBook = (change: Partial<Book>): Library => compile([{ ...baseBook, ...change }]);
const withCards = (change: (card: Card) => Card): Library =>
  changedBook({ cards: baseBook.cards.map(change) });

test.each(cases(4, 70))(
  'a game that was saved has the luck it would have had: $seats seats, seed $seed',
  c => {
    inCase(c, (below, player) => {
      const before = playOut(
        newGame(gameOptions(c.seats, { seed: c.seed })),
        player,
        below,
        {},
        60 + below(60),
      );
      const loaded = parseSave(base, makeSave(before));
      if (loaded.ok !== true) throw new Error('It does not load');
      const seed = below(1000);
      const ends = [before, loaded.game].map(each =>
        playOut(each, uniform(random(seed)), random(seed + 1), {}, 200),
      );
      expect(ends[1]?.state).toEqual(ends[0]?.state);
      expect(loaded.changed).toEqual([]);
      expect(isOver(before)).toBe(false);
    });
  },
);

test('chance is in the log of a seeded game, and with it the game is the same whatever its seed', () => {
  const luck = choicesOf(game).filter(({ seat }) => seat === 'chance');
  expect(luck.length).toBeGreaterThan(40);
  const other = newGame({ ...game.state.options, seed: 99 }, { recall: recallOf(game) });
  expect(other.state.seats).toEqual(newGame(game.state.options).state.seats);
});

function recallOf(of: Game) {
  const luck = choicesOf(of).flatMap(({ seat, choose }) => (seat === 'chance' ? [String(choose)] : []));
  return () => luck.shift() ?? '';
}

describe('under other cards', () => {
  test('an annotation makes no difference', () => {
    const lib = withCards(card =>
      card.deck === 'quorum'
        ? { ...card, do: card.do.map(op => ({ ...op, rule: 'actions.title-quorum' as const })) }
        : card,
    );
    expect(parseSave(lib, save)).toMatchObject({ ok: true, changed: [] });
  });

  test('a change that never came up is named and does no harm', () => {
    const [drawn] = game.state.piles['super-crisis'].bag;
    const lib = withCards(card =>
      card.id === drawn && 'jump' in card ? { ...card, jump: !card.jump } : card,
    );
    expect(parseSave(lib, save)).toMatchObject({ ok: true, changed: ['base'] });
  });

  test('where a card is gone the game stops before it was drawn', () => {
    const drawn = choicesOf(game).find(
      ({ prompt, choose }) => prompt === 'draw-card' && base.crises.has(String(choose)),
    );
    const lib = changedBook({ cards: baseBook.cards.filter(({ id }) => id !== drawn?.choose) });
    const { game: held, differs, changed } = mustDiffer(lib);
    expect(differs).toMatchObject({
      kind: 'not-there',
      seat: 'chance',
      asked: 'draw-card',
      answered: drawn?.choose,
      step: 'action',
    });
    expect(choicesOf(game)[differs.choice - 1]).toEqual(drawn);
    expect(differs.turn).toBeGreaterThan(0);
    expect(changed).toEqual(['base']);
    expect(choicesOf(held)).toEqual(choicesOf(game).slice(0, held.log?.length));
    expect(held.log?.length).toBeLessThan(differs.choice);
  });

  test('the position that holds is the one the game was in', () => {
    const gone = withCards(card =>
      card.deck === 'crisis' ? { ...card, options: [{ do: [] }, { do: [] }, { do: [] }] } : card,
    );
    const { game: held } = mustDiffer(gone);
    const then: State = JSON.parse(positions(game).get(held.log?.length ?? 0) ?? '{}');
    // The question is put in the words of the new cards.
    expect({ ...held.state, pending: [] }).toEqual({ ...then, pending: [] });
  });

  test('a table that looks otherwise though every answer fits is noticed at the next turn', () => {
    const components = baseBook.components && {
      ...baseBook.components,
      start: { ...baseBook.components.start, fuel: 9 },
    };
    const lib = compile([{ ...baseBook, ...(components ? { components } : {}) }]);
    const { differs, game: held } = mustDiffer(lib);
    expect(differs).toMatchObject({ kind: 'table', seat: undefined });
    expect(differs.choice).toBe((held.log?.length ?? 0) + 1);
  });
});

describe('under other procedures', () => {
  const amended = (amendment: Amendment) => changedBook({ amendments: [amendment] });

  test('something new that is asked is another question', () => {
    const lib = amended({
      in: 'turn',
      step: { op: 'choose-move' },
      put: 'before',
      do: [{ op: 'discard', who: 'current', n: 1 }],
    });
    const { differs } = mustDiffer(lib);
    expect(['refused', 'asked-otherwise']).toContain(differs.kind);
    expect(differs).toMatchObject({ asked: 'discard', turn: 1, step: 'movement' });
    expect(differs.askedThen).not.toBe('discard');
  });

  test('a draw that is new is missing in the log', () => {
    const lib = amended({
      in: 'turn',
      step: { op: 'choose-move' },
      put: 'before',
      do: [{ op: 'draw-from', deck: 'super-crisis', who: 'current', n: 1 }],
    });
    expect(mustDiffer(lib).differs).toMatchObject({ kind: 'chance-missing', asked: 'draw-card' });
  });

  test('a draw that is no more is left over', () => {
    const lib = amended({ in: 'turn', step: { op: 'draw-set' }, put: 'instead', do: [] });
    expect(mustDiffer(lib).differs).toMatchObject({ kind: 'chance-left-over', seat: 'chance', turn: 1 });
  });

  test('where the very start differs the game is a new one', () => {
    const { sum: _, choices, ...rest } = JSON.parse(save);
    const first = ['chance', 'starting-player', 'nobody'];
    const contents = { ...rest, choices: [first, ...choices.slice(1)] };
    const { differs, game: held } = mustDiffer(
      base,
      JSON.stringify({ ...contents, sum: fingerprint(JSON.stringify(contents)) }),
    );
    expect(differs).toMatchObject({
      kind: 'not-there',
      choice: 1,
      turn: 0,
      seat: 'chance',
      answered: 'nobody',
    });
    expect(held.state).toEqual(newGame(game.state.options).state);
  });
});
