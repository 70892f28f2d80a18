/**
 * Reactions that nobody need be asked for: those that could change nothing, and those of which the player has said
 * what to do. The engine asks as ever; the table answers in the player's name, so that saves hold whole games.
 */
import { apply, current, type Game, pending, type Step } from '#engine/index.ts';
import type { Made } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { AtTable } from '../table.ts';
import { type Effect, effectsOf, type Reaction, stakesOf } from './matters.ts';
import { lasts, type StandingAnswer, standingAnswerTo } from './standingAnswers.ts';

type Company = Pick<AtTable, 'players' | 'windows' | 'standingAnswers'>;

/** The next answer that need not be asked for. */
export function unaskedIn(game: Game, { players, windows, standingAnswers }: Company): Made | undefined {
  // Who is to be asked whenever they might have something is asked then.
  if (windows === 'all') return undefined;
  for (const choice of pending(game)) {
    const { seat } = choice;
    if (seat === 'chance' || players[seat] !== 'human' || choice.shape !== 'react') continue;
    const choose = unaskedAnswer(game, choice, standingAnswers);
    if (choose !== undefined) return { seat, choose };
  }
  return undefined;
}

/** The answer to a reaction that its player need not be asked for; undefined where they are to be asked. */
export function unaskedAnswer(
  game: Game,
  choice: Reaction,
  answers: readonly StandingAnswer[],
): string | undefined {
  const { seat, options } = choice;
  if (typeof seat !== 'number') return undefined;
  const open = options.filter(({ id }) => !isHeldBack(game, seat, standingAnswerTo(answers, seat, id)));
  if (open.length === 0) return 'pass';
  const effects = effectsOf(game, choice);
  const worth = open.filter(
    ({ id }) =>
      standingAnswerTo(answers, seat, id)?.when === 'each-time' ||
      isWorthAsking(game, seat, effects.get(id) ?? 'some'),
  );
  const [only, ...others] = worth;
  if (only === undefined) return 'pass';
  const uses = others.length === 0 && standingAnswerTo(answers, seat, only.id)?.when === 'use';
  return uses ? only.id : undefined;
}

function isHeldBack(game: Game, seat: Seat, answer: StandingAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (lasts(answer.during, game.state) && (answer.like === undefined || answer.like === stakesOf(game)))
    return true;
  if (answer.when === 'on-request') return true;
  return answer.when === 'own-turn' && current(game) !== seat;
}

const isWorthAsking = ({ lib, state }: Game, seat: Seat, effect: Effect): boolean =>
  effect === 'some' || (effect === 'worse' && !wishesWell(lib, state, seat));

/** They can only win with the fleet, as far as they know themselves: nothing that harms it is of use to them. */
function wishesWell(lib: Game['lib'], { seats }: State, seat: Seat): boolean {
  const player = seats[seat];
  if (player === undefined || player.revealed !== 'no' || lib.openCharacters.has(player.character ?? ''))
    return false;
  return [...player.loyalty.map(({ card }) => card), ...player.shown].every(
    card => lib.loyalty.get(card)?.side === 'human',
  );
}

type Played = Pick<Step, 'game' | 'events'>;

/** Everything answered that nobody need be asked for. `goOn` lets chance have its say after each answer. */
export function withUnasked(begun: Played, company: Company, goOn: (step: Played) => Played): Played {
  let { game, events } = begun;
  for (let made = unaskedIn(game, company); made !== undefined; made = unaskedIn(game, company)) {
    const step = apply(game, made, { passIdle: true });
    if (!step.ok) throw new Error(`A reaction cannot be answered for the player: ${step.because}`);
    const after = goOn(step);
    game = after.game;
    events = [...events, ...after.events];
  }
  return { game, events };
}
