/** The succession bench: who plays, what happens to whom, and where the two offices go. */
import { assign, setup } from 'xstate';
import type { Library } from '../engine/index.ts';
import type { CharacterId, Seat } from '../engine/model/vocabulary.ts';
import {
  castOf,
  type Deed,
  deeds,
  makeWord,
  type Offices,
  officesOf,
  type Word,
} from '../engine/tools/succession.ts';

export {
  type Claim,
  castOf,
  type Deed,
  deeds,
  makeWord,
  type Offices,
  officeLibrary,
} from '../engine/tools/succession.ts';

export interface Table {
  readonly characters: readonly CharacterId[];
  /** Everything that has happened. */
  readonly words: readonly Word[];
  /** Whose fate is being decided. */
  readonly seat: Seat;
}

export const players = { fewest: 3, most: 6 } as const;
/** An address is to stay an address. */
const longest = 40;

type Context = Table & { readonly lib: Library; readonly offices: Offices };
type Events =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'play'; readonly character: CharacterId }
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'say'; readonly word: Word }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly table: Table };

/** The table with what the engine makes of it; undefined where something could not have happened so. */
function tableOf(lib: Library, table: Table): (Table & { readonly offices: Offices }) | undefined {
  const { characters, words } = table;
  const offices = words.length > longest ? undefined : officesOf(lib, characters, words);
  return offices && { ...table, offices };
}

function changed(context: Context, change: Partial<Table>): Partial<Context> {
  const { characters, words, seat } = context;
  return tableOf(context.lib, { characters, words, seat, ...change }) ?? {};
}

function joined({ lib, characters }: Context): readonly CharacterId[] {
  const free = castOf(lib).find(one => !characters.includes(one));
  return free === undefined || characters.length >= players.most ? characters : [...characters, free];
}

/** Two who would play the same character change places. */
function played({ characters, seat }: Context, character: CharacterId): readonly CharacterId[] {
  const before = characters[seat];
  if (before === undefined) return characters;
  return characters.map((one, at) => (at === seat ? character : one === character ? before : one));
}

export const successionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { readonly lib: Library; readonly start: Table },
  },
  guards: {
    untouched: ({ context }) => context.words.length === 0,
    possible: ({ context, event }) =>
      event.type === 'say' &&
      tableOf(context.lib, { ...context, words: [...context.words, event.word] }) !== undefined,
    known: ({ context, event }) =>
      event.type === 'restore' && tableOf(context.lib, event.table) !== undefined,
  },
  actions: {
    say: assign(({ context, event }) =>
      event.type === 'say' ? changed(context, { words: [...context.words, event.word] }) : {},
    ),
    'take back': assign(({ context }) => changed(context, { words: context.words.slice(0, -1) })),
  },
}).createMachine({
  context: ({ input: { lib, start } }) => {
    const table = tableOf(lib, start);
    if (table === undefined) throw new Error('This table cannot even begin.');
    return { ...table, lib };
  },
  initial: 'looking',
  on: {
    choose: {
      actions: assign(({ context: { characters, seat }, event }) => ({
        seat: event.seat in characters ? event.seat : seat,
      })),
    },
    restore: {
      guard: 'known',
      target: '.looking',
      actions: assign(({ context, event }) => changed(context, event.table)),
    },
  },
  states: {
    looking: {
      always: [{ guard: 'untouched', target: 'seating' }, { target: 'playing' }],
    },
    /** As long as nothing has happened, anybody may still sit down or get up. */
    seating: {
      on: {
        join: { actions: assign(({ context }) => changed(context, { characters: joined(context) })) },
        leave: {
          actions: assign(({ context }) => {
            const characters =
              context.characters.length > players.fewest
                ? context.characters.slice(0, -1)
                : context.characters;
            return changed(context, { characters, seat: Math.min(context.seat, characters.length - 1) });
          }),
        },
        play: {
          actions: assign(({ context, event }) =>
            changed(context, { characters: played(context, event.character) }),
          ),
        },
        say: { guard: 'possible', target: 'looking', actions: 'say' },
      },
    },
    playing: {
      on: {
        say: { guard: 'possible', target: 'looking', actions: 'say' },
        back: { target: 'looking', actions: 'take back' },
      },
    },
  },
});

export function makeTable({ characters, words, seat }: Table): string {
  return [characters.join('_'), words.join('~'), seat].join('.');
}

/** Undefined when the text names no such table, or something that could not have happened there. */
export function parseTable(lib: Library, text: string): Table | undefined {
  const [names = '', said = '', at = '', ...more] = text.split('.');
  const characters = names.split('_');
  if (more.length > 0 || !/^[0-5]$/.test(at)) return undefined;
  const cast = castOf(lib);
  const { length } = characters;
  if (length < players.fewest || length > players.most || Number(at) >= length) return undefined;
  if (new Set(characters).size < length || characters.some(one => !cast.includes(one))) return undefined;
  const table = { characters, words: said === '' ? [] : said.split('~'), seat: Number(at) };
  return tableOf(lib, table) && table;
}

export function officesAt(lib: Library, table: Table): Offices | undefined {
  return tableOf(lib, table)?.offices;
}

/** Undefined for a character who has come in somebody’s place. */
export function deedIn(word: Word): { readonly deed: Deed; readonly seat: Seat } | undefined {
  const deed = deeds.find(one => word.startsWith(`${one}-`));
  return deed && { deed, seat: Number(word.slice(deed.length + 1)) };
}

/** What can happen now to this one. */
export function openTo({ open }: Offices, seat: Seat): Deed[] {
  return deeds.filter(deed => open.includes(makeWord(deed, seat)));
}
