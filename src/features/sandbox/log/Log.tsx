/** What has happened, first things first, sentence by sentence, each with the rule that made it happen. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '#engine/model/event.ts';
import type { ToldEvents } from '#text/log/tellLog.ts';
import { cardsNamed } from '#ui/moments/cardsNamed.ts';
import { WithCards } from '#ui/moments/WithCards.tsx';
import type { Seats } from '#ui/table/seats.ts';
import { seatName, told } from '#ui/table/speech.ts';
import { useTable } from '../scene.ts';
import { logOf, type TurnOfLog } from './entries.ts';
import { isOfKind, type LogKind, logKinds } from './kinds.ts';
import { useFollowing } from './useFollowing.ts';

export function Log() {
  const { shown: table, view, speech } = useTable();
  const { t } = speech;
  const [kind, filter] = useState<LogKind>('all');
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
            onClick={() => filter(one)}
          >
            {t(`log.${one}`)}
          </button>
        ))}
      </p>
      <div class="log-turns" ref={log}>
        {turns.map((turn, at) => (
          <Turn key={turn.number ?? 'before'} turn={turn} kind={kind} open={at >= openFrom} />
        ))}
      </div>
    </div>
  );
}

type TurnProps = { readonly turn: TurnOfLog; readonly kind: LogKind; readonly open: boolean };

/** A folded turn draws nothing: a game has thousands of lines. */
function Turn({ turn: { number, seat, seats, steps }, kind, open }: TurnProps) {
  const { speech } = useTable();
  const [unfolded, unfold] = useState<boolean | undefined>(undefined);
  const isOpen = unfolded ?? open;
  const { t, narrator } = speech;
  return (
    <details
      class="log-turn"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && unfold(currentTarget.open)}
    >
      <summary>
        {number === undefined || seat === undefined
          ? t('log.before')
          : t('log.turn', { n: number, who: seatName(speech, seats, seat) })}
      </summary>
      {isOpen &&
        steps.map(
          ({ step, events, seats: playing }, at) =>
            events.some(event => isOfKind(event, kind)) && (
              <section key={at}>
                {step !== undefined && <p class="label">{narrator.tell(`step.${step}`)}</p>}
                <ol>
                  <Lines events={events} seats={playing} kind={kind} />
                </ol>
              </section>
            ),
        )}
    </details>
  );
}

const sentences = new WeakMap<readonly GameEvent[], readonly ToldEvents[]>();

/** Events as sentences, each with the rules that made it happen. */
export function Lines({
  events,
  seats,
  kind = 'all',
}: {
  readonly events: readonly GameEvent[];
  /** Who played whom before them; now, unless it says otherwise. */
  readonly seats?: Seats;
  readonly kind?: LogKind;
}) {
  const { speech, view } = useTable();
  const all = sentences.get(events) ?? told(speech, seats ?? view.seats, events);
  sentences.set(events, all);
  return all
    .filter(({ events: of }) => of.some(event => isOfKind(event, kind)))
    .map(({ text, events: of }, at) => {
      const rules = [...new Set(of.flatMap(({ cause }) => cause.rule ?? []))];
      return (
        <li key={at}>
          <WithCards text={text} cards={cardsNamed(of).flatMap(id => speech.named(id) ?? [])} />{' '}
          {rules.map(id => {
            const rule = speech.rule(id);
            return (
              rule && (
                <a
                  key={id}
                  class="rule-of"
                  href={rule.href}
                  title={rule.name}
                  aria-label={speech.t('log.rule', { name: rule.name })}
                >
                  §
                </a>
              )
            );
          })}
        </li>
      );
    });
}
