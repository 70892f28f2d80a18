/** The lines that expect: each says nothing when it is met, and otherwise what was expected and what came. */

import { optionsOf, pending } from '#engine/index.ts';
import { winners } from '#engine/queries/sides.ts';
import type {
  ChoiceExpectation,
  EventExpectation,
  Line,
  NoChoiceExpectation,
  RefuseLine,
} from '../notation/script.ts';
import { differences, show } from './compare.ts';
import { isAt, type Play } from './play.ts';
import { positionDifferences } from './positionDifferences.ts';
import { whyMissing } from './settled.ts';
import { optionMeant } from './shipNames.ts';
import type { Unmet } from './unmet.ts';
import { viewUnmet } from './views.ts';
import { choiceText, differenceText, eventText, written } from './wording.ts';

type Verdict = Unmet | undefined;

export function unmet(play: Play, line: Exclude<Line, { choose: unknown } | { mark: string }>): Verdict {
  if ('expect' in line) {
    const { lib, state } = play.game;
    const found = positionDifferences(lib, state, line.expect, play.dice);
    return found.length === 0 ? undefined : differenceText(found);
  }
  if ('expect-event' in line) return event(play, line['expect-event'], true);
  if ('expect-no-event' in line) return event(play, line['expect-no-event'], false);
  if ('expect-events' in line) return eventsInOrder(play, line['expect-events']);
  if ('expect-choice' in line) return choice(play, line['expect-choice']);
  if ('expect-no-choice' in line) return noChoice(play, line['expect-no-choice']);
  if ('expect-view' in line) return viewUnmet(play, line['expect-view']);
  if ('refuse' in line) return refuse(play, line.refuse);
  const { lib, state } = play.game;
  const came = state.over && { ...state.over, winners: winners(lib, state).map(nameIn(play)) };
  if (came && differences(line['expect-over'], came).length === 0) return undefined;
  return {
    expected: `the end of the game: ${show(line['expect-over'])}`,
    came: came ? show(came) : 'it goes on',
  };
}

const nameIn = (play: Play) => (seat: number | 'chance') => play.nameOf(seat);

/** Which of the events since the last line that chose are what a line expects. */
export const happened = (play: Play, expected: EventExpectation): readonly boolean[] => {
  const { times: _, ...told } = expected;
  return play.events.map(e => differences(told, written(e, play)).length === 0);
};

/** The events of the kinds in question, for the message of a failed expectation. */
function eventsOf(play: Play, types: readonly string[]): string {
  const same = play.events.filter(e => types.includes(e.type));
  return same.length === 0 ? `no ${types.join(', ')}` : same.map(e => eventText(e, play)).join('; ');
}

function event(play: Play, expected: EventExpectation, happens: boolean): Verdict {
  const n = happened(play, expected).filter(Boolean).length;
  const met = expected.times === undefined ? n > 0 : n === expected.times;
  if (met === happens) return undefined;
  return { expected: `${happens ? '' : 'no '}${show(expected)}`, came: eventsOf(play, [expected.type]) };
}

function eventsInOrder(play: Play, expected: readonly EventExpectation[]): Verdict {
  let from = 0;
  for (const [i, next] of expected.entries()) {
    const at = happened(play, next).indexOf(true, from);
    if (at < 0) {
      const after = i === 0 ? '' : ` after ${show(expected[i - 1])}`;
      return {
        expected: `${show(next)}${after}`,
        came: eventsOf(
          play,
          expected.map(e => e.type),
        ),
      };
    }
    from = at + 1;
  }
  return undefined;
}

function choice(play: Play, expected: ChoiceExpectation): Verdict {
  const owed = play.choiceOf(expected.seat);
  const wanted = `${expected.seat} to owe ${expected.at ?? 'a choice'}`;
  const fail = (what: string): Unmet => ({
    expected: what,
    came:
      pending(play.game)
        .map(c => choiceText(c, nameIn(play)))
        .join('; ') || 'nothing is pending',
  });
  if (!owed || !play.fits({ seat: expected.seat, at: expected.at })) {
    const { came } = fail(wanted);
    const offered = expected.options ?? expected.includes;
    const why = whyMissing(play, {
      seat: expected.seat,
      at: expected.at,
      ...(offered && { choose: offered }),
    });
    return { expected: wanted, came: `${came}${why}` };
  }
  // Passing is always one of the options of a window and need not be said.
  const ids = optionsOf(owed).map(o => o.id);
  const listed =
    owed.shape === 'react' && !expected.options?.includes('pass') ? ids.filter(id => id !== 'pass') : ids;
  const inFull = (words: readonly string[]) => words.map(word => optionMeant(play.game.lib, owed, word));
  if (expected.options && differences(inFull(expected.options), listed).length > 0) {
    return fail(`${wanted}, exactly one of ${show(expected.options)}`);
  }
  const missing = inFull(expected.includes ?? []).filter(id => !ids.includes(id));
  if (missing.length > 0) return fail(`${wanted}, among others ${show(missing)}`);
  const unwanted = (expected.excludes ?? []).filter(id => ids.includes(id));
  if (unwanted.length > 0) return fail(`${wanted}, without ${show(unwanted)}`);
  for (const bound of ['min', 'max'] as const) {
    const n = expected[bound];
    if (n !== undefined && (owed.shape !== 'some' || owed[bound] !== n))
      return fail(`${wanted}, ${bound} ${n}`);
  }
  return undefined;
}

function noChoice(play: Play, { seat, at, includes = [] }: NoChoiceExpectation): Verdict {
  const found = play.asked.find(
    owed =>
      owed.seat === play.seatOf(seat) &&
      isAt(owed, at) &&
      includes.every(id => optionsOf(owed).some(option => option.id === id)),
  );
  if (!found) return undefined;
  const offer = includes.length === 0 ? '' : ` with ${show(includes)}`;
  return { expected: `${seat} not to be asked ${at}${offer}`, came: choiceText(found, nameIn(play)) };
}

function refuse(play: Play, { seat, choose, because, at }: RefuseLine): Verdict {
  const came = play.refusalOf(seat, choose);
  if (came === because) return undefined;
  const elsewhere = came === 'not-your-choice' || (at !== undefined && !play.fits({ seat, at }));
  return {
    expected: `${show(choose)} of ${seat} to be refused: ${because}`,
    came: `${came ?? 'it would be taken'}${elsewhere ? whyMissing(play, { seat, at, choose }) : ''}`,
  };
}
