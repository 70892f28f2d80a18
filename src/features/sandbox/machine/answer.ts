/** One step at the table: an answer of a seat, and what chance owes after it. The only place that runs the engine. */
import { apply, type Game, pending, type Step, unsaid } from '#engine/index.ts';
import type { Answer, Made } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { luckOf } from './luck.ts';
import { answersToRollsLike, type StandingAnswer, withStandingAnswer } from './reactions/standingAnswers.ts';
import { withUnasked } from './reactions/unasked.ts';
import { type AtTable, askedOfHumans, chanceDue, holderAfter, humansAt } from './table.ts';

type Company = Pick<AtTable, 'dice' | 'windows'>;
type WholeCompany = Company & Pick<AtTable, 'players' | 'standingAnswers'>;

/**
 * Undefined where the answer is not taken. Who lets a roll pass lets those pass at which the same is at stake, unless
 * they mean this one alone.
 */
export function answered(table: AtTable, seat: Seat, choose: Answer, thisAlone = false): AtTable | undefined {
  const passes = choose === 'pass' && !thisAlone ? passesLike(table, seat) : [];
  const standingAnswers = passes.reduce(withStandingAnswer, table.standingAnswers);
  const after = afterAll({ ...table, standingAnswers }, [{ seat, choose }]);
  return after && { ...after, earlier: table };
}

function passesLike({ game, players, windows }: AtTable, seat: Seat): readonly StandingAnswer[] {
  const asked = pending(game).find(choice => choice.seat === seat);
  if (asked?.shape !== 'react' || players[seat] !== 'human' || windows === 'all') return [];
  return answersToRollsLike(game, asked);
}

/** Everybody who might step in lets it pass. */
export function allPassed(table: AtTable): AtTable | undefined {
  const asked = askedOfHumans(table);
  const answers = asked.flatMap(choice => {
    const choose = unsaid(choice);
    return choose === undefined ? [] : [{ seat: choice.seat, choose }];
  });
  return asked.length > 0 && answers.length === asked.length ? afterAll(table, answers) : undefined;
}

function afterAll(table: AtTable, answers: readonly Made[]): AtTable | undefined {
  let { game } = table;
  const events: GameEvent[] = [];
  for (const made of answers) {
    const step = apply(game, made, { passIdle: table.windows === 'able' });
    if (!step.ok) return undefined;
    const after = withLuck(step, table);
    game = after.game;
    events.push(...after.events);
  }
  return { ...withHolder({ ...table, ...withoutNeedless({ game, events }, table) }), earlier: table };
}

/** Until somebody is asked for whom it could make a difference. */
export const withoutNeedless = (
  step: Pick<Step, 'game' | 'events'>,
  company: WholeCompany,
): ReturnType<typeof withLuck> => withUnasked(step, company, next => withLuck(next, company));

export function withHolder(table: AtTable): AtTable {
  return { ...table, holder: holderAfter(table, table.holder) };
}

/** Until somebody is asked who is not chance; a die can be left to be rolled. */
export function withLuck(
  step: Pick<Step, 'game' | 'events'>,
  { dice, windows }: Company,
  leavesDice = false,
): { readonly game: Game; readonly events: readonly GameEvent[] } {
  let { game } = step;
  const events = [...step.events];
  for (let owed = chanceDue({ game }); owed !== undefined; owed = chanceDue({ game })) {
    if (leavesDice && owed.prompt === 'die') break;
    const next = apply(game, luckOf(game, owed, dice), { passIdle: windows === 'able' });
    if (!next.ok) throw new Error(`Chance drew what cannot be drawn: ${next.because}`);
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
}

/** What was left to chance when the table was opened. */
export function rolled(table: AtTable): AtTable | undefined {
  if (chanceDue(table) === undefined) return undefined;
  return {
    ...withHolder({
      ...table,
      ...withoutNeedless(withLuck({ game: table.game, events: [] }, table), table),
    }),
    earlier: table,
  };
}

/** Somebody takes the device. */
export function taken(table: AtTable, seat: Seat): AtTable | undefined {
  const isAsked = askedOfHumans(table).some(choice => choice.seat === seat);
  if (!isAsked || table.holder === seat || humansAt(table).length < 2) return undefined;
  return { ...table, events: [], holder: seat, earlier: table };
}
