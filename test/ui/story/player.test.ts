import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, getNextSnapshot, initialTransition, SimulatedClock } from 'xstate';
import {
  makePlace,
  type PlayerEvent,
  type PlayerStop,
  parsePlace,
  playerMachine,
} from '#ui/story/playerMachine.ts';
import { walk } from '../../kit/machines.ts';

const show: PlayerStop = { kind: 'show' };
const ask: PlayerStop = { kind: 'ask', right: 'a' };
const stops = [show, ask, show, show, ask, ask, show];

type Snapshot = ReturnType<typeof start>;
const start = () => initialTransition(playerMachine, { stops })[0];
const after = (snapshot: Snapshot, ...events: readonly PlayerEvent[]): Snapshot =>
  events.reduce<Snapshot>((state, event) => getNextSnapshot(playerMachine, state, event), snapshot);
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
/** What the clock does while it plays by itself. */
const turned = { type: 'xstate.after.pace.player.playing.holding' } as unknown as PlayerEvent;

const places = stops.map((_, to) => ({ type: 'go' as const, to }));
const everything: readonly PlayerEvent[] = [
  next,
  back,
  { type: 'restart' },
  { type: 'retry' },
  { type: 'branch', stops },
  { type: 'play' },
  { type: 'pause' },
  { type: 'guess', option: 'a' },
  { type: 'guess', option: 'b' },
  ...places,
  turned,
];

test('every state is reached and none is a dead end', () => {
  const { states, deadEnds, met } = walk(playerMachine, { stops }, () => everything);
  expect([...states].toSorted()).toEqual(
    [
      '"showing"',
      '{"asking":"open"}',
      '{"asking":"right"}',
      '{"asking":"wrong"}',
      '{"playing":"holding"}',
    ].toSorted(),
  );
  expect(deadEnds).toEqual([]);
  const reached = new Set([...met.values()].map(({ context }) => context.at));
  expect([...reached].toSorted()).toEqual(stops.map((_, at) => at));
});

test('back is the inverse of forward, from wherever one is', () => {
  for (const to of stops.keys()) {
    const here = after(start(), { type: 'go', to });
    if (to < stops.length - 1) expect(after(here, next, back).context).toEqual(here.context);
    if (to > 0) expect(after(here, back, next).context).toEqual(here.context);
    expect(after(here, next, back).value).toEqual(
      to < stops.length - 1 ? here.value : after(here, back).value,
    );
  }
});

test('an address restores exactly what it named, and whatever else it says is refused', () => {
  for (const at of stops.keys()) {
    const text = makePlace(at);
    const to = text === undefined ? 0 : parsePlace(text, [stops.length])?.at;
    expect(to).toBe(at);
    expect(parsePlace(makePlace(at, 1) ?? '', [0, stops.length])).toEqual({ at, branch: 1 });
    expect(after(start(), { type: 'go', to: at }).context.at).toBe(at);
  }
  fc.assert(
    fc.property(fc.string(), text => {
      const place = parsePlace(text, [stops.length, stops.length]);
      if (place !== undefined) expect(makePlace(place.at, place.branch) ?? '0').toBe(text);
    }),
  );
  for (const text of ['7', '-1', '1.5', '01', '', ' 1', 'x', '1e3', '999999999']) {
    expect(parsePlace(text, [stops.length])).toBeUndefined();
  }
});

test('a place that is not there changes nothing', () => {
  const here = after(start(), next);
  for (const to of [-1, 0.5, stops.length, Number.NaN]) {
    expect(after(here, { type: 'go', to }).context).toEqual(here.context);
  }
});

test('a wrong answer can be tried again, and is forgotten once one moves on', () => {
  const asked = after(start(), next);
  const wrong = after(asked, { type: 'guess', option: 'b' });
  expect([wrong.value, wrong.context.wrong]).toEqual([{ asking: 'wrong' }, ['b']]);
  const right = after(wrong, { type: 'guess', option: 'a' });
  expect(right.value).toEqual({ asking: 'right' });
  expect(after(right, { type: 'guess', option: 'b' }).value).toEqual({ asking: 'right' });
  expect(after(right, next, back).context.wrong).toEqual([]);
});

test('where the right answer leads on, the next stop says that it was right; what was only shown says nothing', () => {
  const leading = [show, { ...ask, leadsOn: true }, show];
  const begun = initialTransition(playerMachine, { stops: leading })[0];
  const done = after(begun, next, { type: 'guess', option: 'a' });
  expect([done.context.at, done.context.answered, done.value]).toEqual([2, true, 'showing']);
  const shown = after(begun, next, next);
  expect([shown.context.at, shown.context.answered]).toEqual([2, false]);
});

test('after a wrong answer the others can be asked for again, and it stays marked', () => {
  const wrong = after(start(), next, { type: 'guess', option: 'b' }, { type: 'retry' });
  expect([wrong.value, wrong.context.wrong]).toEqual([{ asking: 'open' }, ['b']]);
});

test('another answer that counts leads on to the stops that follow from it', () => {
  const others = [show, ask, show];
  const turned = after(start(), next, { type: 'branch', stops: others });
  expect([turned.context.at, turned.context.stops, turned.context.answered]).toEqual([2, others, true]);
});

test('an open question can be passed over', () => {
  expect(after(start(), next, next).context.at).toBe(2);
});

test('autoplay goes on until a question or the end, and pauses when told to', () => {
  const clock = new SimulatedClock();
  const player = createActor(playerMachine, { input: { stops, pace: 1000 }, clock }).start();
  const at = () => player.getSnapshot().context.at;
  player.send({ type: 'go', to: 2 });
  player.send({ type: 'play' });
  clock.increment(999);
  expect(at()).toBe(2);
  clock.increment(1);
  expect([at(), player.getSnapshot().matches('playing')]).toEqual([3, true]);
  player.send({ type: 'pause' });
  clock.increment(5000);
  expect(at()).toBe(3);
  player.send({ type: 'play' });
  clock.increment(1000);
  expect([at(), player.getSnapshot().value]).toEqual([4, { asking: 'open' }]);
  clock.increment(5000);
  expect(at()).toBe(4);
});

test('autoplay ends at the last stop', () => {
  const clock = new SimulatedClock();
  const player = createActor(playerMachine, { input: { stops: [show, show], pace: 10 }, clock }).start();
  player.send({ type: 'play' });
  clock.increment(10);
  expect(player.getSnapshot().value).toBe('showing');
});
