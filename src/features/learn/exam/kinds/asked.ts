/** Questions about choices: what may be done, which player decides, and how much it takes. */
import { refusal } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { type Seat, sectors } from '#engine/model/vocabulary.ts';
import { whyNot, whyNotRules } from '#engine/tools/whyNot.ts';
import type { Step } from '../positions.ts';
import { draft, type Question, type Said } from '../question.ts';

type OfSeat = Step & { readonly choice: Exclude<Choice, { seat: 'chance' }> };

export function askedIn(step: Step): readonly (Question | undefined)[] {
  const { choice } = step;
  if (choice.seat === 'chance') return [];
  const asked = { ...step, choice };
  switch (choice.prompt) {
    case 'movement':
      return [cannotGo(asked)];
    case 'action':
      return [canDo(asked)];
    case 'decide':
      return [decides(asked)];
    case 'contribute':
      return [howMany(asked)];
    case 'hand-limit':
      return [handLimit(asked)];
    case 'viper':
      return [fly(asked)];
    default:
      return [];
  }
}

const isTaken = ({ state }: Step, seat: Seat, choose: string) =>
  refusal(state, { seat, choose }) === undefined;

/** Where a player is, as a blank of the question. */
function placeOf({ state }: Step, seat: Seat): Said | undefined {
  const place = state.seats[seat]?.place;
  return place?.in === 'location' ? { location: place.location } : undefined;
}

function cannotGo(step: OfSeat): Question | undefined {
  const { lib, state, choice } = step;
  const at = placeOf(step, choice.seat);
  if (at === undefined) return undefined;
  const places = [...lib.locations.keys()];
  const open = places.filter(id => isTaken(step, choice.seat, id));
  const closed = places
    .filter(id => !isTaken(step, choice.seat, id))
    .map(id => ({ id, why: whyNot(lib, state, choice.seat, choice, id) }))
    .filter(({ why }) => why !== 'here' && whyNotRules[why] !== undefined);
  const [one] = closed.slice(choice.seat % Math.max(1, closed.length));
  const rule = one && whyNotRules[one.why];
  if (one === undefined || rule === undefined) return undefined;
  return draft({
    kind: 'cannot-go',
    state,
    blanks: { who: { seat: choice.seat }, at, cards: { number: state.seats[choice.seat]?.hand.length ?? 0 } },
    options: [one.id, ...open.toReversed()].map(id => [{ location: id }, !isTaken(step, choice.seat, id)]),
    rule,
  });
}

function canDo(step: OfSeat): Question | undefined {
  const { lib, state, choice } = step;
  const at = placeOf(step, choice.seat);
  if (at === undefined) return undefined;
  return draft({
    kind: 'can-do',
    state,
    blanks: { who: { seat: choice.seat }, at },
    options: [...lib.locations.keys()].map(id => [{ location: id }, isTaken(step, choice.seat, id)]),
    rule: 'actions.location',
  });
}

function decides({ state, choice }: OfSeat): Question | undefined {
  const { about } = choice;
  if (typeof about !== 'string') return undefined;
  return draft({
    kind: 'decides',
    state,
    blanks: { card: { card: about } },
    options: state.seats.map((_, seat) => [{ seat }, state.pending.some(one => one.seat === seat)]),
    rule: 'crisis.decider',
  });
}

function howMany({ state, choice }: OfSeat): Question | undefined {
  if (choice.shape !== 'some') return undefined;
  const cards = choice.options.reduce((sum, { count = 1 }) => sum + count, 0);
  if (cards < 3 || choice.min > 0 || (choice.max !== 1 && choice.max < cards)) return undefined;
  return draft({
    kind: 'how-many',
    state,
    blanks: { who: { seat: choice.seat }, cards: { number: cards } },
    options: [
      [{ word: 'one' }, choice.max === 1],
      [{ word: 'any' }, choice.max >= cards],
      [{ word: 'two' }, false],
      [{ word: 'none' }, choice.max === 0],
    ],
    rule:
      choice.max >= cards
        ? 'skill-check.any-number'
        : state.seats[choice.seat]?.revealed === 'no'
          ? 'brig.one-card-per-check'
          : 'cylon-turn.one-card-per-check',
  });
}

function handLimit({ state, choice }: OfSeat): Question | undefined {
  if (choice.shape !== 'some') return undefined;
  const held = state.seats[choice.seat]?.hand.length ?? 0;
  const { min } = choice;
  const numbers = [min, min + 1, 0, held - 1, min - 1].filter(n => n >= 0);
  return draft({
    kind: 'hand-limit',
    state,
    blanks: { who: { seat: choice.seat }, cards: { number: held } },
    options: [...new Set(numbers)].map(number => [{ number }, number === min]),
    rule: 'hand-limit.ten-at-every-turn-end',
  });
}

function fly(step: OfSeat): Question | undefined {
  const { state, choice } = step;
  if (choice.shape !== 'one') return undefined;
  const from = choice.options
    .map(({ id }) => id.split(':'))
    .flatMap(([what, at]) => (what === 'move' ? (sectors.find(one => one === at) ?? []) : []))[0];
  if (from === undefined) return undefined;
  const goals = sectors.filter(to => to !== from);
  const near = goals.filter(to => isTaken(step, choice.seat, `move:${from}:${to}`));
  const far = goals.filter(to => !near.includes(to));
  const [away] = far.slice(choice.seat % Math.max(1, far.length));
  const [there, ...others] = near;
  if (away === undefined || there === undefined || others.length === 0) return undefined;
  // Asked for what can be reached, or for what cannot.
  return draft({
    kind: 'fly',
    state,
    blanks: { from: { sector: from } },
    spots: [from],
    options: [there, ...far].map(to => [{ sector: to }, isTaken(step, choice.seat, `move:${from}:${to}`)]),
    rule: 'viper.move',
  });
}
