/** This moment a thousand times: who wins when bots play on, as a chart with its uncertainty and as a table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { shareOf, type Tally } from '#bots/endings/tally.ts';
import { type Game, isOver, makeSave } from '#engine/index.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import type { SandboxSession } from '../../machine/session.ts';
import type { Said } from '../said.ts';
import type { Answered, Asked } from './messages.ts';

type Props = { readonly session: SandboxSession; readonly said: Said };

const games = 1000;

type Run = {
  readonly of: Game;
  readonly tally: Tally;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
};
const nothing: Tally = { of: 0, by: [] };

export function Endings({ session: { game, viewer }, said }: Props) {
  const { t } = said;
  const worker = useRef<Worker | undefined>(undefined);
  const [run, setRun] = useState<Run | undefined>(undefined);
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  if (game === undefined) return null;

  const start = () => {
    end();
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = begun;
    setRun({ of: game, tally: nothing, state: 'running' });
    begun.onmessage = ({ data }: MessageEvent<Answered>) =>
      setRun(known => {
        if (data.type === 'failed') return known && { ...known, state: 'failed' };
        return { of: game, tally: data.tally, state: data.done ? 'done' : 'running' };
      });
    begun.onerror = () => setRun(known => known && { ...known, state: 'failed' });
    const seat = typeof viewer === 'number' ? viewer : undefined;
    begun.postMessage({ save: makeSave(game), seat, games } satisfies Asked);
  };
  const stop = () => {
    end();
    setRun(known => known && { ...known, state: 'stopped' });
  };
  const running = run?.state === 'running';
  return (
    <section class="endings" aria-busy={running}>
      <h3>{t('endings.title')}</h3>
      <p>{t(typeof viewer === 'number' ? 'endings.forSeat' : 'endings.forAll')}</p>
      <p class="prompt-keys">
        <button type="button" class="button quiet" disabled={isOver(game)} onClick={running ? stop : start}>
          {running ? t('endings.stop') : t('endings.start', { n: games })}
        </button>
      </p>
      {run !== undefined && (
        <>
          {run.of !== game && <p>{t('endings.before')}</p>}
          {run.state === 'failed' && run.tally.of === 0 && <PartFault again={start} />}
          {run.state === 'failed' && run.tally.of > 0 && <p class="notice">{t('endings.failed')}</p>}
          <p role="status">{t('endings.played', { n: run.tally.of, of: games })}</p>
          {run.tally.of > 0 && <Chart said={said} tally={run.tally} />}
        </>
      )}
    </section>
  );
}

const width = 300;
const row = 22;

function Chart({ said: { t, language }, tally: { of, by } }: { readonly said: Said; readonly tally: Tally }) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const times = (winner: 'humans' | 'cylons') =>
    by.filter(one => one.winner === winner).reduce((sum, one) => sum + one.times, 0);
  const rows = [
    { label: t('endings.humans'), times: times('humans'), side: 'humans', whole: true },
    { label: t('endings.cylons'), times: times('cylons'), side: 'cylons', whole: true },
    ...by.map(one => ({
      label: t(`endings.${one.because}`),
      times: one.times,
      side: one.winner,
      whole: false,
    })),
  ].map(line => ({ ...line, ...shareOf(line.times, of) }));
  return (
    <>
      <svg class="endings-chart" viewBox={`0 0 ${width} ${rows.length * row}`} aria-hidden="true">
        {rows.map(({ label, side, whole, share, least, most }, i) => (
          <g
            key={`${side} ${label}`}
            class={`${side} ${whole ? 'whole' : 'part'}`}
            transform={`translate(0 ${i * row})`}
          >
            <rect class="bar" y="3" width={share * width} height={whole ? 16 : 12} />
            <path
              class="range"
              d={`M${least * width} 10H${most * width}M${least * width} 6v8M${most * width} 6v8`}
            />
          </g>
        ))}
      </svg>
      <div class="scrolls">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('endings.how')}</th>
              <th scope="col">{t('endings.times')}</th>
              <th scope="col">{t('endings.share')}</th>
              <th scope="col">{t('endings.between')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, side, whole, times: n, share, least, most }) => (
              <tr key={`${side} ${label}`} class={whole ? 'whole' : 'part'}>
                <th scope="row">{label}</th>
                <td>{n}</td>
                <td>{percent.format(share)}</td>
                <td>{`${percent.format(least)} – ${percent.format(most)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
