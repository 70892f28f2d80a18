/**
 * Taking a character out of the game: the one procedure, and the list of what was only theirs. The core names its own
 * below, each book its own in `EngineFacet.ties` and in its slots; whatever is kept under a seat is asked here.
 */
import type { BookTies } from '../library/facet.ts';
import type { CoreLocals, Frame } from '../model/frame.ts';
import type { LocalTies, Ties, Whose } from '../model/ties.ts';
import type { Seat } from '../model/vocabulary.ts';
import { nobody } from '../run/find.ts';
import { blockOf, type Run } from '../run/run.ts';
import { slotsOn } from '../slots/each.ts';
import { put, seatState } from './people.ts';
import { removeFromGame } from './ships.ts';

type Scopes = 'turn' | 'crisis' | 'check' | 'roll' | 'attack' | 'jump' | 'window';

const unlessGone = (seat: Seat, gone: Seat): Seat => (seat === gone ? nobody : seat);
/** Nothing more of what this character set out to do. */
const ofActor = <T>(value: T, gone: Seat, actor: Seat | undefined): T | undefined =>
  actor === gone ? undefined : value;
const others = (seats: readonly Seat[], gone: Seat): readonly Seat[] => seats.filter(seat => seat !== gone);

const ofFrame: Ties<Omit<Frame, Scopes>> = {
  seat: 'player',
  // A character was chosen: whoever comes in their place is not the one to be sent away or put in office.
  picked: unlessGone,
  // Who has used the card or the location: the next character has not.
  user: unlessGone,
  only: 'player',
  owed: (owed, gone) => owed.filter(({ seat }) => seat !== gone),
};

const ofScopes: { readonly [S in Scopes]: Ties<NonNullable<Frame[S]>> } = {
  turn: { seat: 'player' },
  crisis: { drawer: 'player', spared: 'player' },
  check: { cards: 'player', contributed: 'player', promised: 'player', aim: unlessGone },
  roll: { by: 'player' },
  attack: { roller: 'player' },
  // Where the character was as the fleet jumped.
  jump: { chooser: 'player', places: (places, gone) => places.with(gone, '') },
  window: { wanting: 'at-once' },
};

const move = { goal: ofActor };
const leaving = { goal: ofActor, from: ofActor };

const ofLocals: LocalTies<CoreLocals> = {
  'take-turns': { last: 'player' },
  'enter-characters': { left: 'player' },
  'draw-starting-hands': { left: 'player' },
  draw: { left: 'player' },
  'one-by-one': { left: 'player' },
  station: { left: others },
  'play-quorum': { player: unlessGone },
  'deal-sleeper': { left: 'player' },
  contribute: { owner: 'at-once' },
  'choose-move': move,
  'set-out': leaving,
  'pay-for-move': move,
  'break-off-move': leaving,
  'fly-on': move,
  land: move,
  walk: move,
  'walk-as-cylon': move,
};

const core: BookTies = { locals: ofLocals };

const tiesOf = ({ lib }: Run): readonly BookTies[] => [
  core,
  ...lib.sources.flatMap(({ code }) => code.ties ?? []),
];

/** What is left of each field of this part that is not only the player's; the part itself is not changed. */
function asked<T extends object>(
  part: T,
  ties: Partial<Ties<T>>,
  gone: Seat,
  actor: Seat | undefined,
): Partial<T> {
  const left: Partial<T> = {};
  for (const [field, whose] of Object.entries<Whose<unknown>>(ties as Record<string, Whose<unknown>>)) {
    const value: unknown = Reflect.get(part, field);
    if (typeof whose !== 'function' || value === undefined || value === null) continue;
    Reflect.set(left, field, whose(value, gone, actor));
  }
  return left;
}

function askFrame(run: Run, frame: Frame, gone: Seat, actor: Seat | undefined): void {
  Object.assign(frame, asked(frame, ofFrame, gone, actor));
  for (const [scope, ties] of Object.entries(ofScopes)) {
    const value = frame[scope as Scopes];
    if (value) Reflect.set(frame, scope, { ...value, ...asked(value, ties, gone, actor) });
  }
  for (const { op } of blockOf(run, frame).lines) {
    for (const { locals } of tiesOf(run)) {
      const ties: object | undefined = Reflect.get(locals ?? {}, op.op);
      if (ties) Object.assign(frame, asked(frame, ties, gone, actor));
    }
  }
}

/**
 * What waits to be begun for this character, and what is left of the effects of their own sheet; a card that one of
 * these has played is carried out to its end.
 */
function isOver(run: Run, frame: Frame, gone: Seat, actor: Seat | undefined): boolean {
  if (actor !== gone) return false;
  const waits = frame.pc === 0 && !frame.called && tiesOf(run).some(({ owed }) => owed?.includes(frame.at));
  const { character } = seatState(run, gone);
  return waits || (!frame.own && character !== undefined && blockOf(run, frame).card === character);
}

/** Everything that is kept under the seat is asked whether it ends with the character. */
function endTies(run: Run, gone: Seat): void {
  let actor: Seat | undefined;
  for (const frame of run.state.stack) {
    actor = frame.seat ?? actor;
    askFrame(run, frame, gone, actor);
    if (isOver(run, frame, gone, actor)) frame.pc = blockOf(run, frame).lines.length;
  }
  for (const { turnMarks } of tiesOf(run)) {
    if (!turnMarks) continue;
    for (const { turn } of run.state.stack) if (turn?.marks) turn.marks = turnMarks(turn.marks, gone, turn);
  }
  const { slots } = seatState(run, gone);
  for (const { name, whose } of slotsOn(run.lib, 'seat'))
    if (whose === 'character') Reflect.deleteProperty(slots, name);
}

/** The character goes back to the box; the player stays, and what is theirs with them. */
export function takeOut(run: Run, seat: Seat): void {
  endTies(run, seat);
  put(run, seat, { in: 'nowhere' }, () => undefined);
  const held = seatState(run, seat);
  if (held.character !== undefined) removeFromGame(run, held.character);
  held.character = undefined;
  // The turns of the new character are counted anew: one who joins late is late for their own first turn.
  held.turns = 0;
}
