/** From a scenario to the state its script begins in: a normal set-up, with the position laid over it. */
import { type Library, sample, setUp } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import { newState } from '#engine/setup/newState.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { Problem } from '../problem.ts';
import { Box } from './box.ts';
import { generator, type Layout } from './context.ts';
import { type Impossible, impossibilities, sayImpossible } from './impossible.ts';
import { layKnowledge } from './knowledge.ts';
import { layLoyalty } from './loyalty.ts';
import { optionsFor, optionsProblem } from './options.ts';
import { layBelongings, layPlaces, layRevealed } from './people.ts';
import { fillPiles, keepDealtCards, layNamedCards } from './piles.ts';
import { finishSlots, prepareSlots } from './slots.ts';
import { keepCivilians, laySpace } from './space.ts';
import { layTurn } from './stack.ts';
import { layDistance, layTitles, layTracks } from './tracks.ts';

export type Laid =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function layOut(lib: Library, scenario: Scenario): Laid {
  const options = optionsFor(scenario);
  const wrong = optionsProblem(lib, options);
  if (wrong) return { ok: false, problems: [wrong] };
  const { turn } = scenario.position ?? {};
  if (turn?.step === 'draft' || turn?.step === 'setup') return fromTheStart(lib, scenario, options);
  const open = options.seats.findIndex(s => s.character === undefined);
  if (open >= 0) {
    const message = 'Which character? Only a scenario that begins at the step draft may leave it open.';
    return { ok: false, problems: [{ path: ['game', 'seats', open], message }] };
  }
  const { problems, state } = overSetUp(lib, scenario, options);
  if (problems.length > 0) return { ok: false, problems };
  const impossible = impossibilities(lib, state);
  if (impossible.length > 0) return { ok: false, problems: impossible.map(asProblem) };
  return { ok: true, state: { ...state, options } };
}

const asProblem = (impossible: Impossible): Problem => ({
  path: ['position', ...impossible.at],
  message: sayImpossible(impossible),
  impossible,
});

/** The order matters: who is revealed and where before titles, what is named before what is kept. */
function overSetUp(lib: Library, scenario: Scenario, options: GameOptions): Layout {
  const below = generator(options.seed);
  const state = setUp(lib, options, choice => sample(choice, below));
  const { position = {} } = scenario;
  prepareSlots(lib, state, position);
  const layout: Layout = { lib, state, position, box: new Box(lib, state), problems: [], below };
  layRevealed(layout);
  layPlaces(layout);
  layTitles(layout);
  layTracks(layout);
  laySpace(layout);
  layBelongings(layout);
  layNamedCards(layout);
  layLoyalty(layout);
  layTurn(layout);
  keepDealtCards(layout);
  keepCivilians(layout);
  fillPiles(layout);
  layKnowledge(layout);
  layDistance(layout);
  finishSlots(layout);
  return layout;
}

/** Before the set-up there is no table to lay anything on: only what comes next may be said. */
function fromTheStart(lib: Library, scenario: Scenario, options: GameOptions): Laid {
  const { position = {} } = scenario;
  const allowed = ['turn', 'piles', 'dice'];
  const step = position.turn?.step;
  const problems: Problem[] = Object.keys(position)
    .filter(key => !allowed.includes(key))
    .map(key => ({
      path: ['position', key],
      message: `At the step ${step} nothing has been set up yet, so "${key}" cannot be laid out.`,
    }));
  const open = options.seats.findIndex(s => s.character === undefined);
  if (step === 'setup' && open >= 0) {
    problems.push({
      path: ['game', 'seats', open],
      message: 'At the step setup every seat has its character.',
    });
  }
  if (problems.length > 0) return { ok: false, problems };
  const state = newState(lib, options);
  state.stack.push({ at: 'game', pc: 0 });
  return { ok: true, state };
}
