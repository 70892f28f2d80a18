/** What a roll or a check comes to, as soon as it is decided, before any card is drawn for it. */
import type { Library } from '#engine/index.ts';
import type { AttackResult } from '#engine/model/card.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { CheckResult, CheckState, State } from '#engine/model/state.ts';
import type { Subject } from './trial.ts';

/** What it is, for whoever tells it; a line of a card goes by the numbers it stands for. */
export type Result =
  | { readonly of: 'attack'; readonly is: AttackResult }
  | { readonly of: 'check'; readonly is: CheckResult }
  | { readonly of: 'risk'; readonly is: 'safe' | 'lost' }
  | { readonly of: 'line'; readonly is: string };

/** Those of equal keys lead to the same. */
export interface Outcome {
  readonly key: string;
  /** Undefined where nothing comes of it. */
  readonly result: Result | undefined;
  /** The higher, the better for the fleet; left out where only the card could say. */
  readonly worth: number | undefined;
}

/** Undefined while it is not decided. */
export function outcomeOf(
  { lib }: { readonly lib: Library },
  state: State,
  events: readonly GameEvent[],
  { of, at }: Subject,
): Outcome | undefined {
  const frame = state.stack[at];
  if (of === 'check') return frame?.check === undefined ? gone : checkOutcome(lib, frame.check);
  for (const event of events) {
    if (event.type === 'attacked') return attackOutcome(event, state);
    if (event.type === 'risked') {
      const is = event.safe ? 'safe' : 'lost';
      return { key: is, result: { of: 'risk', is }, worth: event.safe ? 1 : 0 };
    }
  }
  if (frame?.roll !== undefined) return undefined;
  // The block that the number leads to lies on the stack and has not begun.
  const [, numbers] = /\.([1-8](?:-[1-8])?)$/.exec(state.stack[at + 1]?.at ?? '') ?? [];
  return {
    key: state.stack.slice(at).map(place).join(' '),
    result: numbers === undefined ? undefined : { of: 'line', is: numbers },
    worth: undefined,
  };
}

const gone: Outcome = { key: 'gone', result: undefined, worth: undefined };
const place = ({ at, pc }: State['stack'][number]): string => `${at}:${pc}`;

function checkOutcome({ books }: Library, check: CheckState): Outcome | undefined {
  const { result, strength = 0, difficulty, promised = [], location } = check;
  if (result === undefined) return undefined;
  // By how much it was passed matters to some cards, and to some people where a place has called for the check.
  const counts = promised.length > 0 || (location !== undefined && books.length > 1);
  const margin = counts && result === 'pass' ? ` by ${strength - difficulty}` : '';
  return { key: `${result}${margin}`, result: { of: 'check', is: result }, worth: undefined };
}

const severity: readonly AttackResult[] = [
  'miss',
  'damaged',
  'damaged-twice',
  'destroyed',
  'destroyed-and-3-raiders',
];

function attackOutcome(
  { target, result }: Extract<GameEvent, { type: 'attacked' }>,
  { ships }: State,
): Outcome {
  const isOurs = target === 'viper' || target === 'galactica';
  const severe = severity.indexOf(result);
  // What is hit besides hangs on the number.
  const also = result === 'destroyed-and-3-raiders' ? ` of ${ships.length} ships` : '';
  return { key: `${result}${also}`, result: { of: 'attack', is: result }, worth: isOurs ? -severe : severe };
}
