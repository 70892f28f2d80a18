/** What has happened, first things first, sentence by sentence, each with the rule that made it happen. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '#engine/model/vocabulary.ts';
import { seatName } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { logOf, type TurnOfLog } from './entries.ts';
import { isAbout, isOfKind, type LogKind, logKinds } from './kinds.ts';
import { Lines } from './Lines.tsx';
import { useFollowing } from './useFollowing.ts';

export function Log() {
  const { shown: table, view, speech } = useTable();
  const { t } = speech;
  const [kind, setKind] = useState<LogKind>('all');
  const [person, setPerson] = useState<Seat | undefined>(undefined);
  const turns = useMemo(() => logOf(table, view.viewer), [table, view.viewer]);
  const log = useRef<HTMLDivElement>(null);
  const follows = useFollowing(log, table);
  // While somebody reads further up, no turn folds itself away.
  const [from, setFrom] = useState(turns.length - 1);
  const openFrom = follows ? turns.length - 1 : Math.min(from, turns.length - 1);
  if (openFrom !== from) setFrom(openFrom);
  return (
    <div class="log">
      <p class="log-kinds">
        {logKinds.map(one => (
          <button
            key={one}
            type="button"
            class="plain"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {t(`log.${one}`)}
          </button>
        ))}
        <select
          aria-label={t('log.by')}
          value={person === undefined ? '' : `${person}`}
          onChange={({ currentTarget: { value } }) => setPerson(value === '' ? undefined : Number(value))}
        >
          <option value="">{t('log.everybody')}</option>
          {view.seats.map((_, seat) => (
            <option key={seat} value={`${seat}`}>
              {seatName(speech, view.seats, seat)}
            </option>
          ))}
        </select>
      </p>
      <div class="log-turns" ref={log}>
        {turns.map((turn, at) => (
          <Turn key={turn.number ?? 'before'} turn={turn} kind={kind} person={person} open={at >= openFrom} />
        ))}
      </div>
    </div>
  );
}

type TurnProps = {
  readonly turn: TurnOfLog;
  readonly kind: LogKind;
  readonly person: Seat | undefined;
  readonly open: boolean;
};

/** A folded turn draws nothing: a game has thousands of lines. */
function Turn({ turn: { number, seat, seats, steps }, kind, person, open }: TurnProps) {
  const { speech } = useTable();
  const [unfolded, setUnfolded] = useState<boolean | undefined>(undefined);
  const isOpen = unfolded ?? open;
  const { t, narrator } = speech;
  return (
    <details
      class="log-turn"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setUnfolded(currentTarget.open)}
    >
      <summary>
        {number === undefined || seat === undefined
          ? t('log.before')
          : t('log.turn', { n: number, who: seatName(speech, seats, seat) })}
      </summary>
      {isOpen &&
        steps.map(
          ({ step, events, seats: playing }, at) =>
            events.some(event => isOfKind(event, kind) && isAbout(event, person)) && (
              <section key={at}>
                {step !== undefined && <p class="label">{narrator.tell(`step.${step}`)}</p>}
                <ol>
                  <Lines events={events} seats={playing} kind={kind} person={person} />
                </ol>
              </section>
            ),
        )}
    </details>
  );
}
