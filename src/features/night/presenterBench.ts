/**
 * A lesson on the wall, kept in step by two windows: which example, at which step, whether the answer is out, how many
 * hands were raised for what. At a question the first "next" brings the answer, the second goes on.
 */
import type { Bench } from '#ui/bench/bench.ts';

/** A letter a stop, in order: `s` shows something, `a` asks the room. A simulator is one stop that is operated. */
export type Stops = string;
const asks = 'a';

export interface Presented {
  readonly scenario: string | undefined;
  /** Of a scenario that is not in the list; it asks nothing. */
  readonly stops: Stops | undefined;
  readonly at: number;
  /** Questions whose answer is out. */
  readonly answered: readonly number[];
  /** Hands for each answer to the question, in its order. */
  readonly hands: readonly number[];
  readonly blank: boolean;
  /** When the timer runs out, in milliseconds since 1970; nothing while none runs. */
  readonly ends: number | undefined;
  /** The language beside the first. */
  readonly beside: string | undefined;
  /** The code that opens this step on phones lies on the wall. */
  readonly code: boolean;
  /** Where the simulator on the wall is, as its address keeps it. */
  readonly place: string;
}

export type PresentMove =
  | { readonly type: 'open'; readonly scenario: string | undefined; readonly stops?: Stops }
  | { readonly type: 'next' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'hand'; readonly option: number; readonly by: 1 | -1 }
  | { readonly type: 'blank' }
  | { readonly type: 'code' }
  | { readonly type: 'place'; readonly place: string }
  | { readonly type: 'timer'; readonly ends: number | undefined }
  | { readonly type: 'beside'; readonly language: string | undefined };

const stages = ['choosing', 'showing', 'asking', 'answered', 'blank'] as const;
export type PresentStage = (typeof stages)[number];

/** More answers than these have no key, and no room holds more people. */
const limits = { options: 6, hands: 60 } as const;

/** No simulator needs more to say where it is. */
const longestPlace = 4000;

/** A scenario that is not in the list is played by the window that opens it. */
const shownOnly = /^s{1,500}$/;
const anyScenario = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

const start: Presented = {
  scenario: undefined,
  stops: undefined,
  at: 0,
  answered: [],
  hands: [],
  blank: false,
  ends: undefined,
  beside: undefined,
  code: false,
  place: '',
};

export function presenterBench(stories: ReadonlyMap<string, Stops>): Bench<Presented, PresentMove> {
  const stopsOf = ({ scenario = '', stops = '' }: Presented): Stops => stories.get(scenario) ?? stops;
  const isAsked = (state: Presented) => stopsOf(state)[state.at] === asks;
  const isHeldBack = (state: Presented) => isAsked(state) && !state.answered.includes(state.at);

  function stageOf(state: Presented): PresentStage {
    if (state.blank) return 'blank';
    if (state.scenario === undefined) return 'choosing';
    if (!isAsked(state)) return 'showing';
    return isHeldBack(state) ? 'asking' : 'answered';
  }

  function answer(state: Presented, move: PresentMove): Presented | undefined {
    switch (move.type) {
      case 'open': {
        const { scenario, stops } = move;
        if (scenario !== undefined && !mayShow(stories, scenario, stops)) return undefined;
        const { beside, code } = state;
        const own = scenario === undefined || stories.has(scenario) ? undefined : stops;
        return { ...start, beside, code, scenario, stops: own };
      }
      case 'next':
        if (state.blank || state.scenario === undefined) return undefined;
        if (isHeldBack(state)) return { ...state, answered: [...state.answered, state.at] };
        return to(state, state.at + 1);
      case 'go':
        return to(state, move.to);
      case 'hand': {
        const now = (state.hands[move.option] ?? 0) + move.by;
        if (!isAsked(state) || move.option >= limits.options || now < 0 || now > limits.hands)
          return undefined;
        const hands = Array.from({ length: Math.max(state.hands.length, move.option + 1) }, (_, at) =>
          at === move.option ? now : (state.hands[at] ?? 0),
        );
        return { ...state, hands };
      }
      case 'blank':
        return { ...state, blank: !state.blank };
      case 'code':
        return { ...state, code: !state.code };
      case 'place':
        return move.place.length > longestPlace ? undefined : { ...state, place: move.place };
      case 'timer':
        return { ...state, ends: move.ends };
      case 'beside':
        return { ...state, beside: move.language };
    }
  }

  /** Hands belong to the question they were raised for; what lies ahead is asked anew. */
  function to(state: Presented, at: number): Presented | undefined {
    if (!Number.isInteger(at) || at < 0 || at >= stopsOf(state).length) return undefined;
    const answered = state.answered.filter(one => one <= at);
    return { ...state, at, answered, hands: at === state.at ? state.hands : [] };
  }

  return {
    name: 'present',
    start,
    stages,
    stageOf,
    steps: state => (answer(state, { type: 'next' }) === undefined ? [] : [{ type: 'next' }]),
    settings: state => [
      ...[...stories.keys()].map(scenario => ({ type: 'open', scenario }) as const),
      { type: 'open', scenario: 'titles/any', stops: 'sss' },
      { type: 'blank' },
      { type: 'code' },
      { type: 'place', place: '?attack=raider.viper.5' },
      { type: 'timer', ends: 60_000 },
      { type: 'beside', language: 'de' },
      ...(isAsked(state) ? [{ type: 'hand', option: 0, by: 1 } as const] : []),
      ...(state.scenario === undefined ? [] : [{ type: 'go', to: 0 } as const]),
    ],
    answer,
    before(state) {
      if (state.scenario === undefined || state.blank) return undefined;
      if (state.answered.includes(state.at))
        return { ...state, answered: state.answered.filter(at => at !== state.at) };
      return to(state, state.at - 1);
    },
    make: state => JSON.stringify(state),
    parse: text => parsePresented(stories, text),
  };
}

/** From the other window of the same browser. The page has no room for the library that looks at what strangers send. */
function parsePresented(stories: ReadonlyMap<string, Stops>, text: string): Presented | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const found: { readonly [field: string]: unknown } = { ...read };
  const { scenario, at, answered, hands, blank, ends, beside, code, place } = found;
  const own = typeof found['stops'] === 'string' ? found['stops'] : undefined;
  const stops = typeof scenario === 'string' ? (stories.get(scenario) ?? own) : undefined;
  if (scenario !== undefined && !mayShow(stories, scenario, own)) return undefined;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= Math.max(1, stops?.length ?? 0))
    return undefined;
  if (!isNumbers(answered) || !isNumbers(hands) || hands.length > limits.options) return undefined;
  if (typeof blank !== 'boolean' || typeof code !== 'boolean') return undefined;
  return {
    scenario: typeof scenario === 'string' ? scenario : undefined,
    stops: typeof scenario === 'string' && !stories.has(scenario) ? own : undefined,
    at,
    answered,
    hands,
    blank,
    ends: Number.isSafeInteger(ends) ? Number(ends) : undefined,
    beside: typeof beside === 'string' && beside.length <= 10 ? beside : undefined,
    code,
    place: typeof place === 'string' && place.length <= longestPlace ? place : '',
  };
}

/** One of the list, or a scenario of another place with its stops. */
function mayShow(stories: ReadonlyMap<string, Stops>, scenario: unknown, stops: Stops | undefined): boolean {
  if (typeof scenario !== 'string') return false;
  return (
    stories.has(scenario) || (stops !== undefined && shownOnly.test(stops) && anyScenario.test(scenario))
  );
}

function isNumbers(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= 500 &&
    value.every(one => Number.isInteger(one) && one >= 0 && one <= 500)
  );
}
