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

export { optionsOf } from '../engine/index.ts';
export {
  type Claim,
  type Deed,
  deeds,
  makeWord,
  type Offices,
  officeLibrary,
} from '../engine/tools/succession.ts';

export const boxes = ['base', 'pegasus'] as const;
/** With which sets it is played. */
export type Box = (typeof boxes)[number];
/** The expansion is there from the moment somebody plays with it. */
export type Libraries = { readonly base: Library; readonly pegasus?: Library };

export interface Table {
  readonly box: Box;
  readonly characters: readonly CharacterId[];
  /** Everything that has happened, and who came in the place of whom. */
  readonly words: readonly Word[];
  /** Whose fate is being decided. */
  readonly seat: Seat;
}

export const players = { fewest: 3, most: 6 } as const;
/** An address is to stay an address. */
const longest = 40;

type Context = Table & { readonly libs: Libraries; readonly offices: Offices };
type Events =
  | { readonly type: 'bring'; readonly lib: Library }
  | { readonly type: 'play-with'; readonly box: Box }
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'play'; readonly character: CharacterId }
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'say'; readonly word: Word }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly table: Table };

/** The table with what the engine makes of it; undefined where something could not have happened so. */
function tableOf(libs: Libraries, table: Table): (Table & { readonly offices: Offices }) | undefined {
  const { box, characters, words } = table;
  const lib = libs[box];
  const offices = lib === undefined || words.length > longest ? undefined : officesOf(lib, characters, words);
  return offices && { ...table, offices };
}

function changed(context: Context, change: Partial<Table>): Partial<Context> {
  const { box, characters, words, seat } = context;
  return tableOf(context.libs, { box, characters, words, seat, ...change }) ?? {};
}

/** Who may be played; nobody out of a box that is not there. */
export function castIn(libs: Libraries, box: Box): readonly CharacterId[] {
  const lib = libs[box];
  return lib === undefined ? [] : castOf(lib);
}

/** Whoever is not in the box gives his place to somebody who is. */
function recast(libs: Libraries, box: Box, characters: readonly CharacterId[]): readonly CharacterId[] {
  const cast = castIn(libs, box);
  const free = cast.filter(one => !characters.includes(one));
  return characters.flatMap(one => (cast.includes(one) ? one : (free.shift() ?? [])));
}

function joined({ libs, box, characters }: Context): readonly CharacterId[] {
  const free = castIn(libs, box).find(one => !characters.includes(one));
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
    input: {} as { readonly libs: Libraries; readonly start: Table },
  },
  guards: {
    over: ({ context }) => context.offices.state.over !== undefined,
    asked: ({ context }) => context.offices.asked !== undefined,
    untouched: ({ context }) => context.words.length === 0,
    possible: ({ context, event }) =>
      event.type === 'say' &&
      tableOf(context.libs, { ...context, words: [...context.words, event.word] }) !== undefined,
    known: ({ context, event }) =>
      event.type === 'restore' && tableOf(context.libs, event.table) !== undefined,
  },
  actions: {
    say: assign(({ context, event }) =>
      event.type === 'say' ? changed(context, { words: [...context.words, event.word] }) : {},
    ),
    'take back': assign(({ context }) => changed(context, { words: context.words.slice(0, -1) })),
  },
}).createMachine({
  context: ({ input: { libs, start } }) => {
    const table = tableOf(libs, start);
    if (table === undefined) throw new Error('This table cannot even begin.');
    return { ...table, libs };
  },
  initial: 'looking',
  on: {
    bring: {
      actions: assign(({ context: { libs }, event: { lib } }) => ({ libs: { ...libs, pegasus: lib } })),
    },
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
      always: [
        { guard: 'over', target: 'over' },
        { guard: 'asked', target: 'asked' },
        { guard: 'untouched', target: 'seating' },
        { target: 'playing' },
      ],
    },
    /** As long as nothing has happened, anybody may still sit down or get up. */
    seating: {
      on: {
        'play-with': {
          actions: assign(({ context, event: { box } }) =>
            changed(context, { box, characters: recast(context.libs, box, context.characters) }),
          ),
        },
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
    /** Somebody was executed: who comes in his place? */
    asked: {
      on: {
        say: { guard: 'possible', target: 'looking', actions: 'say' },
        back: { target: 'looking', actions: 'take back' },
      },
    },
    over: { on: { back: { target: 'looking', actions: 'take back' } } },
  },
});

export function makeTable({ box, characters, words, seat }: Table): string {
  return [box, characters.join('_'), words.join('~'), seat].join('.');
}

/** Undefined when the text names no such table, or something that could not have happened there. */
export function parseTable(libs: Libraries, text: string): Table | undefined {
  const [name, names = '', said = '', at = '', ...more] = text.split('.');
  const box = boxes.find(one => one === name);
  const characters = names.split('_');
  if (box === undefined || more.length > 0 || !/^[0-5]$/.test(at)) return undefined;
  const cast = castIn(libs, box);
  const { length } = characters;
  if (length < players.fewest || length > players.most || Number(at) >= length) return undefined;
  if (new Set(characters).size < length || characters.some(one => !cast.includes(one))) return undefined;
  const table = { box, characters, words: said === '' ? [] : said.split('~'), seat: Number(at) };
  return tableOf(libs, table) && table;
}

export function officesAt(libs: Libraries, table: Table): Offices | undefined {
  return tableOf(libs, table)?.offices;
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
