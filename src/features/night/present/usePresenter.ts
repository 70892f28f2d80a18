/** The machine of the presenter in two windows: whatever one does, the other does, and both survive a reload. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { benchMachine } from '#ui/bench/benchMachine.ts';
import { isObject, parseJson } from '#ui/links/json.ts';
import { type Presented, type PresentMove, presenterBench } from '../presenterBench.ts';

const channelName = 'action-stations-present';
const key = channelName;

interface Message {
  /** Counts what has been done in either window: the higher one holds. */
  readonly revision: number;
  readonly text: string;
}

function readMessage(value: unknown): Message | undefined {
  if (!isObject(value)) return undefined;
  const { revision, text } = value;
  return typeof revision === 'number' && typeof text === 'string' ? { revision, text } : undefined;
}

export interface Presenter {
  readonly state: Presented;
  readonly stage: string;
  readonly answer: (move: PresentMove) => void;
  readonly back: () => void;
}

export function usePresenter(stories: ReadonlyMap<string, string>): Presenter {
  const bench = useMemo(() => presenterBench(stories), [stories]);
  const [{ context, value }, send, actor] = useMachine(useMemo(() => benchMachine(bench), [bench]));
  const revision = useRef(0);
  const channel = useRef<BroadcastChannel | undefined>(undefined);

  useEffect(() => {
    const take = (message: Message | undefined) => {
      if (message === undefined || message.revision <= revision.current) return;
      revision.current = message.revision;
      send({ type: 'LOAD', text: message.text });
    };
    try {
      take(readMessage(parseJson(localStorage.getItem(key) ?? '')));
    } catch {
      // Without storage a reload begins anew, unless the other window answers.
    }
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      if (data === 'hello') return tell();
      take(readMessage(data));
    };
    opened.postMessage('hello');
    return () => opened.close();
  }, []);

  function tell() {
    if (revision.current === 0) return;
    const message: Message = {
      revision: revision.current,
      text: bench.make(actor.getSnapshot().context.state),
    };
    channel.current?.postMessage(message);
    try {
      localStorage.setItem(key, JSON.stringify(message));
    } catch {
      // The other window has it.
    }
  }

  const done = (event: Parameters<typeof send>[0]) => {
    const before = actor.getSnapshot().context.state;
    send(event);
    if (actor.getSnapshot().context.state === before) return;
    revision.current += 1;
    tell();
  };
  return {
    state: context.state,
    stage: `${value}`,
    answer: move => done({ type: 'ANSWER', move }),
    back: () => done({ type: 'BACK' }),
  };
}
