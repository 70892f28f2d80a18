/** A bench of deeds in a page: what has been done, kept in the address, and what can be done with it. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'preact/hooks';
import type { EventType, GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import type { Stop } from '../../engine/tools/deeds.ts';
import {
  begin,
  beginning,
  type Course,
  type DeedBench,
  deedMachine,
  makeCourse,
  parseCourse,
  stopOf,
} from '../../machines/deeds/deedMachine.ts';
import { type Address, useAddress } from '../bench/useAddress.ts';
import { useAwake } from '../bench/useAwake.ts';
import { type Speech, tell } from '../bench/useSpeech.ts';

export interface Playing {
  readonly course: Course;
  readonly stop: Stop;
  readonly awake: boolean;
  readonly address: Address;
  readonly say: (word: string) => void;
  /** Left out while there is nothing to go back over. */
  readonly back: (() => void) | undefined;
  readonly restart: (() => void) | undefined;
  readonly startWith: (start: string) => void;
}

export function useDeeds(name: string, bench: DeedBench): Playing {
  const [{ context }, send] = useMachine(deedMachine, { input: { bench } });
  const { course } = context;
  const awake = useAwake();
  const first = useMemo(() => beginning(bench), [bench]);
  const text = makeCourse(course);
  const isFirst = text === makeCourse(first);
  const address = useAddress({
    name,
    text: isFirst ? undefined : text,
    restore(named) {
      const known = parseCourse(bench, named);
      if (known !== undefined) send({ type: 'restore', course: known });
      return known !== undefined;
    },
  });
  return {
    course,
    stop: stopOf(course),
    awake,
    address,
    say: word => send({ type: 'say', word }),
    back: course.said.length === 0 ? undefined : () => send({ type: 'back' }),
    restart: isFirst ? undefined : () => send({ type: 'restore', course: first }),
    startWith(start) {
      const other = begin(bench, start);
      if (other !== undefined) send({ type: 'restore', course: other });
    },
  };
}

/** These say nothing but what comes next, which is shown in another way. */
const untold: readonly EventType[] = ['turn-began', 'step-began'];

/** What has happened, sentence by sentence. */
export function toldOf(speech: Speech, events: readonly GameEvent[], state: State): readonly string[] {
  return events.filter(({ type }) => !untold.includes(type)).map(event => tell(speech, event, state));
}
