/** The check of the bench in a game: a Crisis card asks it, and the players hold what they have put in there. */

import { library } from '#books/always.ts';
import { onTable } from '#books/registry.ts';
import { apply, type Game, gameFrom } from '#engine/index.ts';
import type { CrisisCard } from '#engine/model/card.ts';
import type { Check } from '#engine/model/effect.ts';
import type { State } from '#engine/model/state.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import {
  type CheckOnBench,
  type CheckState,
  type CheckTable,
  checkBench,
  type Giver,
} from '../check/checkBench.ts';
import { printedCheck } from '../check/printedCheck.ts';

/** In the order of their turns. */
const givers = ['current', 'left', 'next'] as const satisfies readonly Exclude<Giver, 'destiny'>[];

export function checkGame(table: CheckTable, text: string): Game | undefined {
  const [first] = library.sources;
  const bench = first && checkBench(printedCheck(first, table.start)).parse(text);
  const laidOut = bench && layOut(library, scenarioOf(table, bench));
  if (bench === undefined || laidOut?.ok !== true) return undefined;
  return withCards(upToCheck(laidOut.state, bench.check), bench);
}

function scenarioOf({ players, loyalty }: CheckTable, { check, given }: CheckOnBench): Scenario {
  return {
    id: 'try/check',
    books: [...onTable(library.books)],
    game: {
      objective: firstObjective(library),
      seats: givers.map(id => ({ id, character: players[id].character })),
      seed: 1,
    },
    position: {
      turn: { number: givers.length + 1, active: 'current', step: 'crisis' },
      space: {},
      seats: Object.fromEntries(
        givers.map(id => [id, { at: players[id].at, hand: [...given[id]], loyalty: [loyalty] }]),
      ),
      piles: { crisis: [nearest(check).id], destiny: [...given.destiny] },
    },
  };
}

/** The card whose check is most like it: the same skills before all, then much the same strength. */
function nearest(check: Check): CrisisCard {
  const far = (card: CrisisCard): number => {
    if (card.check === undefined || card.options !== undefined) return Number.POSITIVE_INFINITY;
    const { skills, difficulty, partial } = card.check;
    // What comes of a partial pass stands on few cards.
    if ((partial === undefined) !== (check.partial === undefined)) return Number.POSITIVE_INFINITY;
    const others = [
      ...skills.filter(skill => !check.skills.includes(skill)),
      ...check.skills.filter(skill => !skills.includes(skill)),
    ];
    const strength =
      Math.abs(difficulty - check.difficulty) + Math.abs((partial ?? 0) - (check.partial ?? 0));
    return 100 * others.length + strength;
  };
  const [found] = [...library.crises.values()].toSorted((a, b) => far(a) - far(b));
  if (found === undefined) throw new Error('No card asks for a check.');
  return found;
}

/** From where the card has just asked: it asks what the bench asks. */
function upToCheck(state: State, check: Check): Game {
  const isAsked = ({ stack }: State) => stack.some(frame => frame.check !== undefined);
  const begun = gameFrom(library, state, { ...drive, isFarEnough: isAsked }).game.state;
  const stack = begun.stack.map(frame =>
    frame.check ? { ...frame, check: { ...frame.check, ...check, printed: check.difficulty } } : frame,
  );
  return gameFrom(library, { ...begun, stack }, drive).game;
}

const drive = { passIdle: true } as const;

/** No cards are played from the hands that go into the check; they are put in as on the bench, or asked for. */
function withCards(begun: Game, { given, stage }: CheckOnBench & Pick<CheckState, 'stage'>): Game {
  let game = begun;
  for (;;) {
    const [asked] = game.state.pending;
    const giver = asked?.prompt === 'contribute' ? givers[asked.seat] : undefined;
    const choose = asked?.shape === 'react' ? 'pass' : giver && given[giver];
    if (asked === undefined || choose === undefined || (giver !== undefined && stage === 'gathering'))
      return game;
    const step = apply(game, { seat: asked.seat, choose }, drive);
    if (!step.ok) throw new Error(`The check does not go on as on the bench: ${step.because}`);
    game = step.game;
  }
}
