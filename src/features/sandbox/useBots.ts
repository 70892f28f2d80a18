/** Bots move by themselves while they are asked: at a pace one can follow, at once, or one step a press. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { SandboxSettings } from '#ui/keep/settings.ts';
import { isTold } from '#ui/table/isTold.ts';
import { askedOf } from './brains/asked.ts';
import { type Brains, Unreached } from './brains/brains.ts';
import { askedOfBots, isAtTable } from './machine/table.ts';
import type { Sandbox } from './useSandbox.ts';

export interface Bots {
  /** One step of a bot; left out where none is due or it moves by itself. */
  readonly step: (() => void) | undefined;
  /** The seat whose bot has failed, and is played by a human now. */
  readonly failed: Seat | undefined;
  /** Asks the bots once more, which could not be fetched; left out where they are there. */
  readonly again: (() => void) | undefined;
}

/** Between two steps that have been seen, in milliseconds. */
const pause = 350;
/** What has been opened is looked at before it goes on. */
const firstLook = 1600;

export function useBots(
  sandbox: Sandbox,
  brains: Brains,
  pace: NonNullable<SandboxSettings['pace']>,
  still: boolean,
): Bots {
  const { state, stage, paused } = sandbox;
  const [failed, setFailed] = useState<Seat | undefined>(undefined);
  const [steps, setSteps] = useState(0);
  const [isUnreached, setIsUnreached] = useState(false);
  const taken = useRef(0);
  const known = useRef<string | undefined>(undefined);
  const due = (stage === 'thinking' || stage === 'watching') && !still && !isUnreached;
  const byPress = pace === 'step' || paused !== undefined;

  useEffect(() => {
    if (!due || !isAtTable(state)) return;
    if (byPress && steps === taken.current) return;
    let left = false;
    const wanted = steps;
    const next = async () => {
      for (;;) {
        const table = sandbox.now();
        const asked = isAtTable(table) ? askedOfBots(table) : undefined;
        if (left || !isAtTable(table) || asked === undefined || asked.seat === 'chance') return;
        const { seat } = asked;
        const isFirst = known.current !== table.name;
        try {
          const answer = brains.answer(askedOf(table, seat, asked));
          await Promise.all([
            answer,
            // What nobody sees takes no time: else it would tell that somebody has thought.
            pace === 'once' || byPress
              ? undefined
              : isFirst
                ? sleep(firstLook)
                : table.events.some(isTold) && sleep(pause),
          ]);
          if (left) return;
          known.current = table.name;
          if (!sandbox.choose(seat, await answer)) throw new Error('The answer was refused.');
        } catch (reason) {
          if (left) return;
          // Nobody takes its seat, whose hand is nobody's business: the table waits until the bots can be had.
          if (reason instanceof Unreached) return setIsUnreached(true);
          sandbox.hand(seat, 'human');
          setFailed(seat);
          return;
        }
        const after = sandbox.now();
        // A step that tells nothing is none.
        if (byPress && isAtTable(after) && after.events.some(isTold)) {
          taken.current = wanted;
          return;
        }
        if (!byPress && pace !== 'once') return;
      }
    };
    void next();
    return () => {
      left = true;
    };
  }, [due, byPress, steps, pace, byPress || pace === 'once' ? undefined : state]);

  return {
    step: due && byPress ? () => setSteps(n => n + 1) : undefined,
    failed,
    again: isUnreached ? () => setIsUnreached(false) : undefined,
  };
}

const sleep = (time: number) => new Promise(resolve => setTimeout(resolve, time));
