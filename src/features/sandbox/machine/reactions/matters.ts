/** Whether a reaction could make a difference to what is being decided. */
import type { Game } from '#engine/index.ts';
import { nearest } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { CheckState, State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import { type Row, rowsWith, rowWithout, stateAfter, subjectOf } from './trial.ts';

export type Reaction = Extract<Choice, { readonly shape: 'react' }>;

/** `worse`: it makes a difference, and each is for the worse to whoever wants the fleet to get through. */
export type Effect = 'none' | 'worse' | 'some';

/** After these a number decides what happens, and everybody sees it. */
const byNumber: ReadonlySet<TimingPoint> = new Set([
  'before-roll',
  'after-roll',
  'viper-attacked',
  'check-totalled',
]);

export const isByNumber = (point: TimingPoint): boolean => byNumber.has(point);

/** What each option of the question could do. Where that cannot be told, it could do something. */
export function effectsOf(game: Game, { seat, about, options }: Reaction): ReadonlyMap<string, Effect> {
  if (about === 'option-picked' && hasChosen(game, seat))
    return new Map(options.map(({ id }) => [id, 'none']));
  const subject = isByNumber(about) ? subjectOf(game) : undefined;
  const without = subject && rowWithout(game, subject);
  const effectOf = (id: string): Effect => {
    if (about === 'before-check') return leavesCheckAlone(game, seat, id) ? 'none' : 'some';
    const rows = subject && without && rowsWith(game, subject, seat, id);
    return rows === undefined || without === undefined ? 'some' : compared(without, rows);
  };
  return new Map(options.map(({ id }) => [id, effectOf(id)]));
}

/**
 * What a roll is about: of two in a row with the same stakes, the second asks nothing new. Undefined where nothing is
 * rolled.
 */
export function stakesOf(game: Game): string | undefined {
  const subject = subjectOf(game);
  if (subject?.of !== 'roll') return undefined;
  const { state } = game;
  const frame = state.stack[subject.at];
  const { by, target, ship, attacker } = nearest(game, 'attack') ?? {};
  const crewOf = (id: number | undefined) => {
    const found = state.ships.find(one => one.id === id);
    return `${found?.craft ?? ''} ${found?.pilot ?? ''}`;
  };
  const [{ key } = { key: '' }] = frame?.roll?.face === undefined ? [] : (rowWithout(game, subject) ?? []);
  return [frame?.at, frame?.roll?.by, by, target, crewOf(ship), crewOf(attacker), key].join(' ');
}

function compared(without: Row, rows: readonly Row[]): Effect {
  let effect: Effect = 'none';
  for (const row of rows)
    for (const [face, { key, worth }] of row.entries()) {
      const usual = without[face];
      if (usual?.key === key) continue;
      if (usual?.worth === undefined || worth === undefined || worth >= usual.worth) return 'some';
      effect = 'worse';
    }
  return effect;
}

/** Their own choice lies open: nobody takes it back by overruling themselves. */
function hasChosen({ log }: Game, seat: Seat): boolean {
  for (let at = log; at !== undefined; at = at.before) {
    const { prompt, seat: by } = at.made;
    if (prompt === 'option' || prompt === 'decide') return by === seat;
    if (by !== 'chance' && prompt !== 'reaction') return false;
  }
  return false;
}

/** The card would be gone and nothing else: what it makes of the check is so already. */
function leavesCheckAlone(game: Game, seat: Seat, option: string): boolean {
  const after = stateAfter(game, seat, option);
  return after !== undefined && essence(after, seat) === essence(game.state, seat);
}

/** All but what the card itself costs. */
function essence({ stack, seats, piles, ...state }: State, seat: Seat): string {
  const { options: _, rng: __, pending: ___, answers: ____, ...rest } = state;
  return JSON.stringify([
    rest,
    seats.map((each, at) => (at === seat ? { ...each, hand: [], used: [] } : each)),
    Object.values(piles).map(({ discard: _, ...pile }) => pile),
    stack.map(({ window: _, check, roll, turn, ...frame }) => ({
      ...frame,
      roll: roll && { ...roll, spent: [] },
      turn: turn && { ...turn, spent: [] },
      check: check && essenceOfCheck(check),
    })),
  ]);
}

const essenceOfCheck = ({ skills, positive, worthless, spent: _, ...check }: CheckState): object => ({
  ...check,
  positive: [...new Set([...skills, ...positive])].sort(),
  worthless: [...new Set(worthless)].sort(),
});
