/** What is kept of a game that is played, and that nothing kept is ever lost: `Keeper` on a real store of its own. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apply, makeSave, pending, sample } from '#engine/index.ts';
import { Keeper } from '#features/sandbox/desk/games/keeping.ts';
import { keptOf } from '#features/sandbox/desk/games/keptOf.ts';
import { type Keeping, notKept } from '#features/sandbox/desk/games/notKept.ts';
import { openingOfKept } from '#features/sandbox/desk/games/openingOfKept.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';
import { Games, type KeptGame } from '#features/sandbox/saves/games.ts';
import { standingOf } from '#features/sandbox/saves/histories.ts';
import { type Lead, leadOf } from '#features/sandbox/saves/lead.ts';
import type { Opening, Player } from '#ui/table/opening.ts';
import { heldInPart, kindsInPart } from '../../kit/heldInPart.ts';
import { makeLocks } from '../../kit/locks.ts';
import { gameOptions } from '../../kit/options.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => Promise.resolve('unknown' as const);

async function opened(opening: Opening): Promise<AtTable> {
  const { table } = await openGame(opening, nothing);
  if (table === undefined) throw new Error('There is no game in it.');
  return table;
}

/** The table after one more answer of whoever is asked; `which` picks among the options. */
function after(table: AtTable, which = 0): AtTable {
  const [choice] = pending(table.game);
  if (choice === undefined) throw new Error('Nobody is asked.');
  const step = apply(table.game, { seat: choice.seat, choose: sample(choice, n => which % n) });
  if (!step.ok) throw new Error(`Refused: ${step.because}`);
  return { ...table, game: step.game, events: step.events, earlier: table };
}

/** A page with a table: what its keeper says, and what it is told to show. */
class Tab {
  keeping: Keeping = notKept;
  table: AtTable | undefined;
  shown = 0;
  lead: (lead: Lead) => void = () => {};
  readonly games: Games;
  readonly keeper: Keeper;

  /** `lead`: of the first game; what it goes on with under another id no other tab has. Or the locks that decide. */
  constructor(games = new Games(), lead: Lead | LockManager = 'leads') {
    this.games = games;
    let next: Lead = typeof lead === 'string' ? lead : 'leads';
    this.keeper = new Keeper({
      games,
      tell: keeping => {
        this.keeping = keeping;
      },
      show: async (id, found) => {
        this.shown += 1;
        this.lay(await opened(openingOfKept(id, found, true)));
        return true;
      },
      nameBeside: (name, { game }) => `${name}, from ${game.log?.length ?? 0}`,
      onKept: () => {},
      lead: (id, onChange) => {
        if (typeof lead !== 'string') return leadOf(id, onChange, lead);
        this.lead = onChange;
        onChange(next);
        next = 'leads';
        return { take: () => onChange('leads'), end() {} };
      },
    });
  }

  async open(id: string, found: KeptGame): Promise<void> {
    this.lay(await opened(openingOfKept(id, found)));
  }

  /** As the desk does after each drawing. */
  lay(table: AtTable): void {
    this.table = table;
    this.keeper.begin(table.name, table, table.save);
    this.keeper.note(table);
  }

  choose(times = 1, which = 0): void {
    for (let n = 0; n < times; n++) if (this.table) this.lay(after(this.table, which));
  }

  async written(): Promise<void> {
    await this.keeper.flush();
  }

  async changeLead(lead: Lead): Promise<void> {
    this.lead(lead);
    await this.settled();
  }

  async settled(): Promise<void> {
    // What it reads and writes comes one after the other.
    for (let n = 0; n < 5; n++) await this.games.list();
    await this.written();
  }

  /** As undo does, so many steps. */
  lookBack(steps: number): AtTable {
    let { table } = this;
    for (let n = 0; n < steps; n++) table = table?.earlier;
    if (table === undefined) throw new Error('There is nothing to look back at.');
    this.lay(table);
    return table;
  }
}

const store = async (games: Games) => {
  const listed = await games.list();
  if (!listed.ok) throw new Error(listed.fault);
  return listed.value;
};
const textOf = async (games: Games, id: string): Promise<KeptGame> => {
  const read = await games.read(id);
  if (!read.ok || read.value === undefined) throw new Error(`${id} is not kept.`);
  return read.value;
};

const drawer = join(import.meta.dirname, '../../saves');
const inPart = [
  'base-4-seats-mid-jump',
  'base-laid-out-4-seats-mid-check',
  'new-caprica-5-seats-mid-jump',
].flatMap(name => kindsInPart.map(kind => [kind, name] as const));

test.each(inPart)(
  '%s: a save stays as it is, whatever is played from where it holds: %s',
  async (kind, name) => {
    const text = heldInPart[kind](readFileSync(join(drawer, `1-0-${name}.save`), 'utf8'));
    const games = new Games();
    const now = await opened({ from: 'save', text });
    await games.write({ ...keptOf(now, 'old', 'hand', 'Friday'), at: 1000 }, text);
    const [before] = await store(games);

    const tab = new Tab(games);
    await tab.open('old', await textOf(games, 'old'));
    await tab.written();
    // Nothing is written before somebody has chosen something.
    expect(await store(games)).toEqual([before]);
    expect(tab.keeping.beside).toEqual({ is: 'part', name: `Friday, from ${now.game.log?.length ?? 0}` });
    expect(tab.keeping.opensBy).toBe('old');

    for (let n = 0; n < 40 && tab.table && pending(tab.table.game).length > 0; n++) tab.choose(1, 2);
    await tab.written();
    expect((await textOf(games, 'old')).text).toBe(text);
    const all = await store(games);
    expect(all.find(({ id }) => id === 'old')).toEqual(before);
    expect(all.map(one => one.name)).toEqual([`Friday, from ${now.game.log?.length ?? 0}`, 'Friday']);
    expect(tab.keeping.opensBy).toBe(all[0]?.id);
  },
);

const people: readonly Player[] = ['human', 'human', 'human', 'human'];
const alone: readonly Player[] = ['human', 'bot', 'bot', 'bot'];
const begin = (players: readonly Player[]) =>
  opened({ from: 'options', options: gameOptions(4, { seed: 3 }), windows: 'all', players });

/** A game that one tab has begun, and that is kept. */
async function begun(players = people): Promise<{ readonly first: Tab; readonly id: string }> {
  const first = new Tab();
  first.lay(await begin(players));
  first.choose(12);
  await first.written();
  return { first, id: first.keeping.id ?? '' };
}

test('opening a game and looking at it writes nothing', async () => {
  const { first, id } = await begun();
  const before = await store(first.games);
  const tab = new Tab();
  await tab.open(id, await textOf(tab.games, id));
  await tab.written();
  expect(await store(tab.games)).toEqual(before);
});

test('a tab that comes to lead shows what another one has gone on to, and goes on from there', async () => {
  const { first, id } = await begun();
  const second = new Tab(new Games(), 'follows');
  await second.open(id, await textOf(second.games, id));
  first.choose(9);
  await first.written();
  const { text } = await textOf(first.games, id);
  await second.changeLead('leads');
  expect(second.keeping).toMatchObject({ id, lead: 'leads', beside: { is: 'shown' } });
  expect(second.table && makeSave(second.table.game)).toBe(text);
  second.choose();
  await second.written();
  expect(standingOf((await textOf(first.games, id)).text, text)).toBe('ahead');
});

test('where both have gone on, each game is kept, the second one beside the first under a name of its own', async () => {
  const { first, id } = await begun();
  const second = new Tab(new Games(), 'follows');
  await second.open(id, await textOf(second.games, id));
  first.choose(9);
  await first.written();
  const { text } = await textOf(first.games, id);
  second.choose(3, 1);
  await second.changeLead('leads');
  expect(second.shown).toBe(0);
  expect(second.keeping.beside).toMatchObject({ is: 'apart' });
  expect((await textOf(first.games, id)).text).toBe(text);
  const own = await textOf(first.games, second.keeping.id ?? '');
  expect(second.table && makeSave(second.table.game)).toBe(own.text);
  expect(await store(first.games)).toHaveLength(2);
});

test('a tab that has played on while it followed is kept when it leads and the other one has not', async () => {
  const { id } = await begun();
  const second = new Tab(new Games(), 'follows');
  await second.open(id, await textOf(second.games, id));
  second.choose(3);
  await second.written();
  const { text } = await textOf(second.games, id);
  await second.changeLead('leads');
  expect(standingOf((await textOf(second.games, id)).text, text)).toBe('ahead');
  expect(await store(second.games)).toHaveLength(1);
});

test('without locks, where every tab leads, no tab writes over what it has not seen', async () => {
  const { first, id } = await begun();
  const second = new Tab();
  await second.open(id, await textOf(second.games, id));
  first.choose(9);
  await first.written();
  const { text } = await textOf(first.games, id);
  second.choose(1, 1);
  await second.written();
  expect((await textOf(first.games, id)).text).toBe(text);
  expect(await store(first.games)).toHaveLength(2);
});

test('looking back at what was played loses no move of it', async () => {
  const { first, id } = await begun();
  const { text } = await textOf(first.games, id);
  first.lookBack(5);
  await first.written();
  expect((await textOf(first.games, id)).text).toBe(text);
  // A game that was opened and is only looked at neither.
  const tab = new Tab();
  await tab.open(id, await textOf(tab.games, id));
  const before = await store(tab.games);
  tab.lookBack(3);
  tab.lookBack(4);
  await tab.written();
  expect(await store(tab.games)).toEqual(before);
});

test('a choice made where moves were taken back makes the kept game shorter', async () => {
  const { first, id } = await begun();
  const before = first.table?.game.log?.length ?? 0;
  first.lookBack(5);
  first.choose(1, 1);
  await first.written();
  expect(first.table?.game.log?.length).toBeLessThan(before);
  expect((await textOf(first.games, id)).text).toBe(first.table && makeSave(first.table.game));
  expect(await store(first.games)).toHaveLength(1);
});

test('who plays a seat is kept though the table shows an earlier position', async () => {
  const { first, id } = await begun();
  const { text } = await textOf(first.games, id);
  const looked = first.lookBack(5);
  first.lay({ ...looked, players: alone });
  await first.written();
  expect(await textOf(first.games, id)).toMatchObject({ text, players: alone });
});

test('a tab that leads again shows what the other one has made of the game, moves taken back as well', async () => {
  const { first, id } = await begun();
  const second = new Tab(new Games(), 'follows');
  await second.open(id, await textOf(second.games, id));
  await first.changeLead('follows');
  await second.changeLead('leads');
  second.lookBack(6);
  second.choose(2, 1);
  await second.written();
  const { text } = await textOf(first.games, id);
  await first.changeLead('leads');
  expect(first.keeping).toMatchObject({ id, lead: 'leads', beside: { is: 'shown' } });
  expect(first.table && makeSave(first.table.game)).toBe(text);
  expect(await store(first.games)).toHaveLength(1);
});

test('what only bots have played on in a tab that follows gives way to what was played where the game is saved', async () => {
  const { first, id } = await begun(alone);
  const second = new Tab(new Games(), 'follows');
  await second.open(id, await textOf(second.games, id));
  await first.changeLead('follows');
  await second.changeLead('leads');
  const [asked] = first.table === undefined ? [] : pending(first.table.game);
  expect(alone[Number(asked?.seat)]).toBe('bot');
  first.choose(1, 1);
  second.choose(4);
  await second.written();
  const { text } = await textOf(first.games, id);
  await first.changeLead('leads');
  expect(first.keeping).toMatchObject({ id, lead: 'leads', beside: { is: 'shown' } });
  expect(first.table && makeSave(first.table.game)).toBe(text);
  expect(await store(first.games)).toHaveLength(1);
});

test('a tab that takes over begins where the other one has come to, though that was not written yet', async () => {
  const locks = makeLocks();
  const first = new Tab(new Games(), locks);
  first.lay(await begin(people));
  first.choose(12);
  await first.settled();
  const id = first.keeping.id ?? '';
  const second = new Tab(new Games(), locks);
  await second.open(id, await textOf(second.games, id));
  await second.settled();
  expect(second.keeping.lead).toBe('follows');
  first.choose(3);
  second.keeper.take();
  await second.settled();
  await second.settled();
  expect(first.keeping.lead).toBe('follows');
  expect(second.keeping).toMatchObject({ id, lead: 'leads', beside: { is: 'shown' } });
  expect(second.table && makeSave(second.table.game)).toBe(first.table && makeSave(first.table.game));
  second.choose(2);
  await second.settled();
  expect(await store(second.games)).toHaveLength(1);
});

test('a name that a game gets in the list of games stays with it', async () => {
  const { first, id } = await begun();
  await first.games.rename(id, 'Saturday');
  first.choose();
  await first.written();
  expect((await store(first.games))[0]?.name).toBe('Saturday');
});

test('a game that could not be kept is kept when that is asked for again', async () => {
  const games = new Games();
  const write = vi.spyOn(games, 'write').mockResolvedValue({ ok: false, fault: 'full' });
  const tab = new Tab(games);
  tab.lay(await opened({ from: 'options', options: gameOptions(4, { seed: 3 }) }));
  tab.choose(3);
  await tab.written();
  expect(tab.keeping).toMatchObject({ fault: 'full', written: false });
  write.mockRestore();
  tab.keeper.again();
  await tab.written();
  expect(tab.keeping).toMatchObject({ fault: undefined, written: true });
});
