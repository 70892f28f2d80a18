/** The hand-written copy: twice as quick as a general one, and the list of everything a state holds. */
import type { Frame } from '../model/frame.ts';
import type {
  AfarShip,
  CheckState,
  CrisisState,
  Hidden,
  Pile,
  SeatState,
  Ship,
  State,
  TurnState,
} from '../model/state.ts';
import type { PileName } from '../model/vocabulary.ts';

const copyHidden = (h: Hidden): Hidden => ({ card: h.card, seen: h.seen });

function copyPile(p: Pile): Pile {
  return {
    top: p.top.map(copyHidden),
    bag: p.bag.slice(),
    bottom: p.bottom.map(copyHidden),
    discard: p.discard.slice(),
  };
}

function copySeat(s: SeatState): SeatState {
  return {
    id: s.id,
    character: s.character,
    place: s.place,
    hand: s.hand.slice(),
    loyalty: s.loyalty.map(copyHidden),
    shown: s.shown.slice(),
    revealed: s.revealed,
    superCrises: s.superCrises.map(copyHidden),
    attached: s.attached.slice(),
    used: s.used.slice(),
    turns: s.turns,
    slots: copyPlain(s.slots),
  };
}

function copyShip(s: Ship): Ship {
  const copy: Ship = { id: s.id, kind: s.kind, at: s.at };
  if (s.craft) copy.craft = s.craft;
  if (s.pilot !== undefined) copy.pilot = s.pilot;
  if (s.damage) copy.damage = s.damage.slice();
  if (s.cargo) copy.cargo = copyHidden(s.cargo);
  return copy;
}

function copyAfar(s: AfarShip): AfarShip {
  const copy: AfarShip = { id: s.id, kind: s.kind, at: s.at };
  if (s.craft) copy.craft = s.craft;
  if (s.damage) copy.damage = s.damage.slice();
  if (s.cargo) copy.cargo = copyHidden(s.cargo);
  return copy;
}

function copyTurn(t: TurnState): TurnState {
  const copy = { ...t, acted: t.acted.slice(), spent: t.spent.slice() };
  if (t.marks) copy.marks = t.marks.slice();
  return copy;
}

const copyCrisis = (c: CrisisState): CrisisState => ({ ...c, placed: c.placed.slice() });

function copyCheck(c: CheckState): CheckState {
  const copy: CheckState = {
    ...c,
    positive: c.positive.slice(),
    worthless: c.worthless.slice(),
    cards: c.cards.map(card => ({ ...card })),
    contributed: c.contributed.slice(),
    spent: c.spent.slice(),
  };
  if (c.marks) copy.marks = c.marks.slice();
  if (c.promised) copy.promised = c.promised.slice();
  if (c.added) copy.added = c.added.slice();
  return copy;
}

/** Locals are replaced, never changed: copies share them. */
function copyFrame(f: Frame): Frame {
  const copy: Frame = { ...f };
  if (f.offered) copy.offered = f.offered.slice();
  if (f.own) copy.own = { ...f.own };
  if (f.turn) copy.turn = copyTurn(f.turn);
  if (f.crisis) copy.crisis = copyCrisis(f.crisis);
  if (f.check) copy.check = copyCheck(f.check);
  if (f.roll) copy.roll = { ...f.roll, spent: f.roll.spent.slice() };
  if (f.attack) copy.attack = { ...f.attack };
  if (f.jump) copy.jump = { ...f.jump, offered: f.jump.offered.slice() };
  if (f.window) copy.window = { ...f.window, fired: f.window.fired.slice() };
  return copy;
}

/** Slots of books are plain data of any shape; the base game has none. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

export function copyState(s: State): State {
  const piles = {} as Record<PileName, Pile>;
  for (const name in s.piles) piles[name as PileName] = copyPile(s.piles[name as PileName]);
  const copy: State = {
    options: s.options,
    rulings: s.rulings,
    rng: s.rng,
    first: s.first,
    resources: { ...s.resources },
    jumpTrack: s.jumpTrack,
    travelled: s.travelled.slice(),
    passed: s.passed.slice(),
    centurions: s.centurions.slice(),
    nukes: s.nukes,
    ships: s.ships.map(copyShip),
    pieces: s.pieces,
    reserves: { ...s.reserves },
    damagedVipers: s.damagedVipers,
    destroyed: { ...s.destroyed, civilians: s.destroyed.civilians.slice() },
    galacticaDamage: s.galacticaDamage.slice(),
    removed: s.removed.slice(),
    aside: s.aside.slice(),
    titles: { ...s.titles },
    caretaker: s.caretaker,
    quorumHand: s.quorumHand.map(copyHidden),
    inPlay: s.inPlay.slice(),
    seats: s.seats.map(copySeat),
    piles,
    stack: s.stack.map(copyFrame),
    // Choices and answers are never changed once made.
    pending: s.pending.slice(),
    answers: s.answers.slice(),
    luck: s.luck.slice(),
    over: s.over,
    slots: copyPlain(s.slots),
  };
  if (s.afar) copy.afar = s.afar.map(copyAfar);
  return copy;
}

/** Put a state back to what a copy of it remembers. */
export function restore(state: State, copy: State): void {
  Object.assign(state, copy);
}
