/** The turning points: when the chances of the humans changed most, as bots see it who play every turn to its end. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameEvent } from '#engine/model/event.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { Estimate } from '../brains/brains.ts';
import { Lines } from '../log/Lines.tsx';
import { useTable } from '../scene.ts';
import { type TurnPlayed, turnsOf } from './turns.ts';

const runs = 24;
/** So many points are told. */
const most = 3;

type Estimates = readonly { readonly humans: number; readonly of: number }[];

export function Turning() {
  const { table, speech, brains } = useTable();
  const { t } = speech;
  const turns = useMemo(() => turnsOf(table), [table]);
  const [estimates, setEstimates] = useState<Estimates>([]);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let stopped = false;
    let cancel = () => {};
    const next = (at: number) => {
      const turn = turns[at];
      if (turn === undefined || stopped) return;
      const tell = ({ humans, of, done: isDone }: Estimate) => {
        if (!isDone) return;
        setEstimates(known => [...known, { humans, of }]);
        next(at + 1);
      };
      cancel = brains.estimate(turn.game, runs, tell, () => setIsFailed(true));
    };
    setEstimates([]);
    if (!isFailed) next(0);
    return () => {
      stopped = true;
      cancel();
    };
  }, [turns, brains, isFailed]);

  const chance = (at: number): number => {
    const known = estimates[at];
    // Behind the last turn there is nothing left to guess.
    if (known === undefined) return table.game.state.over?.winner === 'humans' ? 1 : 0;
    return known.humans / known.of;
  };
  const done = estimates.length === turns.length;
  const swings = turns.map((turn, at) => ({ turn, swing: chance(at + 1) - chance(at), at }));
  const told = swings.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, most);
  const percent = (n: number) => `${Math.round(100 * n)} %`;
  return (
    <>
      <h3>{t('over.turning')}</h3>
      {isFailed && <PartFault again={() => setIsFailed(false)} />}
      {!done && !isFailed && (
        <p aria-live="polite">{t('over.thinking', { n: estimates.length, of: turns.length })}</p>
      )}
      {done && (
        <ol class="turning">
          {told
            .toSorted((a, b) => a.at - b.at)
            .map(({ turn, at }) => (
              <li key={at}>
                <b>
                  {t('over.swing', {
                    turn: turn.number,
                    from: percent(chance(at)),
                    to: percent(chance(at + 1)),
                  })}
                </b>
                <ul>
                  <Lines events={weighty(turn)} />
                </ul>
              </li>
            ))}
        </ol>
      )}
      {done && <p class="odds-note">{t('over.turningNote', { runs })}</p>}
    </>
  );
}

/** What of a turn is worth telling. */
function weighty({ events }: TurnPlayed): readonly GameEvent[] {
  const kinds = [
    'check-decided',
    'resource-lost',
    'jumped',
    'revealed',
    'destination-chosen',
    'galactica-damaged',
    'game-over',
  ];
  const found = events.filter(({ type }) => kinds.includes(type));
  return found.slice(-4);
}
