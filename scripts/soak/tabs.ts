/**
 * Two tabs, and a third, on one game: any of them opens, plays on, is told to keep the game from now on, and closes. One
 * leads and writes, and what it has written is never replaced by less.
 */
import { Autosave } from '#features/sandbox/saves/autosave.ts';
import { Games } from '#features/sandbox/saves/games.ts';
import { type Lead, type Leading, leadOf } from '#features/sandbox/saves/lead.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { freshDatabase, keptAfter, textAfter } from './keptGames.ts';
import type { Subject } from './subject.ts';

const game = 'shared';

interface Tab {
  readonly name: string;
  lead: Lead | undefined;
  leading: Leading;
  /** Where its game stands. */
  choices: number;
  /** What it has read or written last. */
  revision: number | undefined;
  readonly save: Autosave<number>;
}

/** Until all locks that are due have been passed on. */
const settled = () => new Promise(resolve => setTimeout(resolve, 1));

const choicesIn = (text = '0') => Number(/\d+$/.exec(text)?.[0]);

async function opened(name: string, lock: string): Promise<Tab> {
  const games = new Games();
  const read = await games.read(game);
  const told = read.ok ? choicesIn(read.value?.text) : 0;
  const tab: Tab = {
    name,
    lead: undefined,
    leading: { take() {}, end() {} },
    choices: told,
    revision: read.ok ? read.value?.revision : undefined,
    save: new Autosave(
      async n => {
        if (tab.lead !== 'leads') return;
        const written = await games.write(keptAfter(game, n), textAfter(game, n), tab.revision);
        if (!written.ok) throw new Error(`Nothing is at fault here, and yet: ${written.fault}`);
        tab.revision = written.value.is === 'written' ? written.value.revision : written.value.found.revision;
        // It shows what others have played meanwhile, and goes on from there.
        if (written.value.is === 'written-elsewhere') tab.choices = choicesIn(written.value.found.text);
      },
      run => void queueMicrotask(run),
    ),
  };
  tab.leading = leadOf(lock, lead => {
    tab.lead = lead;
  });
  await settled();
  return tab;
}

/** A tab that has lost the lead asks for it again after a rest; it may take this many milliseconds until one leads. */
const patience = 2000;

async function oneLeads(tabs: readonly Tab[]): Promise<void> {
  const due = Date.now() + patience;
  while (tabs.length > 0 && tabs.filter(({ lead }) => lead === 'leads').length !== 1) {
    if (Date.now() > due)
      throw new Error(`Of ${tabs.map(({ name, lead }) => `${name} (${lead})`).join(', ')} one should lead`);
    await settled();
  }
}

async function evening(below: Below, lock: string, note: (what: string) => void): Promise<string> {
  freshDatabase();
  const tabs: Tab[] = [];
  let moves = 0;
  let written = 0;
  try {
    for (let n = 0; n < 24; n++) {
      const tab = pick(below, tabs);
      const move = tabs.length === 0 ? 0 : below(8);
      if (tab === undefined || (move === 0 && tabs.length < 3)) {
        tabs.push(await opened(`tab ${n}`, lock));
        note(`tab ${n} opens`);
      } else if (move === 1) {
        note(`${tab.name} closes`);
        await tab.save.flush();
        tab.leading.end();
        tabs.splice(tabs.indexOf(tab), 1);
        await settled();
      } else if (move === 2 && tab.lead === 'follows') {
        note(`${tab.name} takes the lead`);
        tab.leading.take();
        await settled();
      } else if (tab.lead === 'leads') {
        tab.choices += 1;
        tab.save.note(tab.choices);
        note(`${tab.name} plays on to ${tab.choices}`);
        await tab.save.flush();
        if (tab.choices < written)
          throw new Error(`${tab.name} stands at ${tab.choices}, and ${written} were kept`);
        written = tab.choices;
        moves += 1;
      }
      await oneLeads(tabs);
      await mustBeKept(written);
    }
  } finally {
    for (const { leading } of tabs) leading.end();
  }
  return moves === 0 ? 'nobody played' : 'one led, all was kept';
}

async function mustBeKept(choices: number): Promise<void> {
  const read = await new Games().read(game);
  const text = read.ok ? read.value?.text : undefined;
  const expected = choices === 0 ? undefined : textAfter(game, choices);
  if (text !== expected) throw new Error(`"${expected}" was kept, and "${text}" is there`);
}

export const tabs: Subject = {
  name: 'tabs',
  unit: 'evenings',
  share: 1,
  async unavailable() {
    return globalThis.navigator?.locks === undefined ? 'this Node has no Web Locks' : undefined;
  },
  attempt: ({ below, note, seed }) =>
    inTime('an evening of two tabs', () => evening(below, `soak-${seed}`, note)),
};
