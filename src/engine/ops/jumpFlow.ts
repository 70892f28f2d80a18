/** The jump in its five steps, the Sleeper Agent phase, the roll of a die. */
import { askOne } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { distance } from '../queries/distance.ts';
import { answering, foldMost } from '../queries/modifiers.ts';
import { endGame } from '../rules/ending.ts';
import { isHuman, isOpen, locationOf, seatState } from '../rules/people.ts';
import { anyExhausted } from '../rules/resources.ts';
import { shipsOf, takeOff } from '../rules/ships.ts';
import { counted, throwDie } from '../run/chance.ts';
import { clockwise, current, jump, roll } from '../run/find.ts';
import { drawHidden, drawSeveral, shuffleIn } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { rollValue } from './rolls.ts';

/** Who picks the destination, and out of how many cards: the Admiral, unless a card names somebody else. */
function navigator(run: Run): { seat: Seat; cards: number } {
  const [special] = answering(run, 'destination-draw', {});
  if (special) return { seat: special.holder, cards: special.modifier.set };
  return { seat: admiral(run), cards: 2 };
}

const admiral = (run: Run): Seat => run.state.titles.admiral ?? current(run);

const isSecret = (run: Run): boolean => run.state.rulings['destination-choice-secrecy'] === 'secret';

export const jumpFlowOps: Resolvers<
  | 'throw'
  | 'leave'
  | 'return-civilians'
  | 'remove-ships'
  | 'draw-destinations'
  | 'choose-destination'
  | 'return-destinations'
  | 'follow-destination'
  | 'look-at-objective'
  | 'pass-threshold'
  | 'reset-track'
  | 'win-by-jump'
  | 'deal-sleeper'
> = {
  throw(run) {
    const die = roll(run);
    die.face = throwDie(run);
    emit(run, 'rolled', { by: die.by, face: die.face, value: rollValue(die) });
  },

  leave(run) {
    emit(run, 'jumped', {});
  },

  'return-civilians'(run) {
    const ships = shipsOf(run, 'civilian');
    for (const ship of ships) takeOff(run, ship);
    shuffleIn(
      run,
      'civilians',
      ships.flatMap(s => s.cargo?.card ?? []),
    );
  },

  'remove-ships'(run, _op, frame) {
    for (const ship of run.state.ships.slice()) {
      if (!frame.staying?.includes(ship.id)) takeOff(run, ship);
    }
    frame.staying = undefined;
  },

  'draw-destinations'(run, { n }, frame) {
    const { seat, cards } = n === undefined ? navigator(run) : { seat: admiral(run), cards: n };
    const offered = drawSeveral(run, 'destination', cards).map(h => h.card);
    const places = run.state.seats.map((_, at) => locationOf(run, at) ?? '');
    frame.jump = { chooser: seat, offered, chosen: undefined, places };
    const secretTo = isSecret(run) ? { secretTo: bit(seat) } : {};
    emit(run, 'destinations-drawn', { seat, n: offered.length, cards: [...offered], ...secretTo });
  },

  'choose-destination'(run): Again {
    const now = jump(run);
    if (now.offered.length === 0) return;
    const word = askOne(run, { seat: now.chooser, prompt: 'destination' }, counted(now.offered));
    if (word === undefined) return 'again';
    now.offered.splice(now.offered.indexOf(word), 1);
    now.chosen = word;
    run.state.travelled.push(word);
    emit(run, 'destination-chosen', { seat: now.chooser, card: word });
  },

  'return-destinations'(run) {
    const now = jump(run);
    const seen = isSecret(run) ? bit(now.chooser) : (1 << run.state.seats.length) - 1;
    run.state.piles.destination.bottom.push(...now.offered.map(card => ({ card, seen })));
    now.offered = [];
  },

  'follow-destination'(run) {
    const { chosen } = jump(run);
    if (chosen !== undefined) push(run, `destination/${chosen}#`, { seat: current(run) });
  },

  'look-at-objective'(run) {
    emit(run, 'distance-reached', { distance: distance(run) });
  },

  /** Counts once, when the distance first reaches or passes it (kobol.first-time-only). */
  'pass-threshold'(run, { threshold }) {
    const objective = run.lib.objectives.get(run.state.options.objective);
    const { passed } = run.state;
    const at = { sleeper: objective?.sleeper, 'last-jump': objective?.lastJump }[threshold];
    if (at === undefined || distance(run) < at || passed.includes(threshold)) return;
    passed.push(threshold);
    if (threshold === 'sleeper') push(run, 'sleeper');
    else emit(run, 'last-jump-ready', {});
  },

  'reset-track'(run) {
    if (run.state.jumpTrack === 0) return;
    run.state.jumpTrack = 0;
    emit(run, 'jump-track-moved', { to: 0 });
  },

  /** The last jump needs no destination; with a resource used up it comes too late (kobol.final-jump). */
  'win-by-jump'(run) {
    if (anyExhausted(run)) endGame(run, 'cylons', 'resource-zero');
    else endGame(run, 'humans', 'last-jump');
  },

  'deal-sleeper'(run, _op, frame) {
    if (!frame.left) {
      emit(run, 'sleeper-phase', {});
      // Whoever is known from the start is dealt none (pegasus.loyalty-deck.composition).
      const dealt = clockwise(run, current(run)).filter(seat => !isOpen(run, seat));
      frame.left = dealt.flatMap(seat =>
        Array.from({ length: foldMost(run, 'sleeper-loyalty', { seat }, 1) }, () => seat),
      );
    }
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    dealLoyalty(run, seat);
    return 'again';
  },
};

/** One card from the remaining Loyalty deck; the Sympathizer is resolved before anything else happens. */
export function dealLoyalty(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'loyalty');
  if (!drawn) return;
  seatState(run, seat).loyalty.push({ card: drawn.card, seen: bit(seat) });
  emit(run, 'loyalty-dealt', { seat, n: 1, cards: [drawn.card], secretTo: bit(seat) });
  if (answered(run, rules => rules.dealt?.(run, seat, drawn.card))) return;
  resolveAtOnce(run, seat, drawn.card);
}

export function resolveAtOnce(run: Run, seat: Seat, card: CardId): void {
  if (run.lib.loyalty.get(card)?.immediate) push(run, 'dealt-at-once', { seat, card });
}

/** Who may hand such a card on: a revealed Cylon; in one edition any Cylon (sleeper.cylon-may-pass-it). */
export function mayPassOn(run: Run, seat: Seat): boolean {
  if (!isHuman(run, seat)) return true;
  return (
    run.state.rulings['sympathizer-who-may-pass'] === 'any-cylon' &&
    seatState(run, seat).loyalty.some(h => run.lib.loyalty.get(h.card)?.side === 'cylon')
  );
}
