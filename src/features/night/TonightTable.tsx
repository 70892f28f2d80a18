/** One screen for the table: whose turn and step it is, the tracks, who holds what, and the tools. It knows no secret. */
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { AttackResult } from '#engine/model/card.ts';
import type { Step } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import { benchMachine } from '#ui/bench/benchMachine.ts';
import { type Course, stateOf } from '#ui/bench/course.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { Fetched } from '#ui/loading/Fetched.tsx';
import type { Site } from '#ui/table/texts.ts';
import type { AttackTexts } from '#ui/turn/AttackTable.tsx';
import { isSkipped, type Ring } from '#ui/turn/turnBench.ts';
import type { Settlement, Still } from './night.ts';
import { makePlan } from './plan.ts';
import type { Boxes } from './planBench.ts';
import { remindersAt } from './reminders.ts';
import { Faults, Status } from './Status.tsx';
import { situationOf } from './situation.ts';
import { type StepsTold, stepTold } from './stepTold.ts';
import { People } from './table/People.tsx';
import { Tools } from './table/Tools.tsx';
import { Boarding, Distance, Jump, Resources, type TrackProps } from './table/Tracks.tsx';
import { useAwake } from './table/useAwake.ts';
import { isApartAt, settlementOf, tableBench } from './tableBench.ts';
import type { CommonTexts, TonightTexts } from './texts.ts';
import { calledAt, type EveningShown, useEvening } from './useEvening.ts';

export type TonightTableProps = {
  readonly site: Site;
  readonly texts: TonightTexts['table'];
  readonly common: CommonTexts;
  readonly boxes: Boxes;
  readonly planPage: string;
  readonly searchPage: string;
  readonly ring: Ring;
  readonly stepNames: { readonly [step in Step]?: string };
  readonly stepsTold: StepsTold;
  /** What an early jump costs from each space of the track, by face of the die; nothing where none can be made. */
  readonly risks: readonly (readonly number[])[];
  readonly attack: {
    readonly texts: AttackTexts;
    readonly names: { readonly [thing: string]: string };
    readonly results: { readonly [result in AttackResult]: string };
  };
};

export function TonightTable(props: TonightTableProps) {
  const { site, common, boxes, planPage } = props;
  const evening = useEvening(site, boxes);
  const hydrated = useHydrated();
  const { atHand, stage, plan } = evening;
  if (atHand !== undefined && stage === 'ready')
    return (
      <Table key={`${makePlan(plan)} ${evening.isVisiting}`} {...props} evening={evening} atHand={atHand} />
    );
  return (
    <div class="tonight-table" data-hydrated={hydrated || undefined}>
      <Status evening={evening} texts={common} />
      {atHand !== undefined && (
        <p class="notice">
          {common.unfinished} <a href={`${planPage}${evening.fragment}`}>{common.toPlan}</a>
        </p>
      )}
    </div>
  );
}

type TableProps = TonightTableProps & {
  readonly evening: EveningShown;
  readonly atHand: NonNullable<EveningShown['atHand']>;
};

function Table(props: TableProps) {
  const { evening, atHand, texts, common, ring, stepNames, stepsTold, risks } = props;
  const { lib, nights, speech } = atHand;
  const { plan } = evening;
  const { bench, lines, still: stillAt } = useMemo(() => tableBench(lib, nights, plan, ring), []);
  const [{ context }, send] = useMachine(useMemo(() => benchMachine(bench), [bench]));
  const { state, undone, broken } = context;
  /** What was pressed before all of it was put back. */
  const [cleared, setCleared] = useState('');
  const awake = useAwake();

  useEffect(() => {
    const kept = evening.store?.readEvening().table;
    if (kept !== undefined && kept !== '') send({ type: 'LOAD', text: kept });
  }, []);
  const text = bench.make(state);
  // Before anything is drawn: a page closed right after a press has kept it.
  useLayoutEffect(() => {
    if (text !== '' || undone.length > 0) evening.store?.keepEvening({ table: text });
  }, [text]);
  const restart = () => {
    setCleared(text);
    evening.store?.keepEvening({ table: '' });
    send({ type: 'RESTART' });
  };

  const who = (seat: number) => calledAt(evening, speech, seat, n => fill(common.seat, { n }));
  const situation = situationOf(state, state.seat);
  const settlement = settlementOf(lib, nights, plan);
  // At hand when the fleet settles.
  useEffect(() => void settlement?.Panel().catch(() => undefined), []);
  const { seats } = stateOf(state.offices);
  const answer = (move: Parameters<typeof bench.answer>[1]) => send({ type: 'ANSWER', move });
  const after = bench.answer(state, { type: 'next' });
  const isHandedOn = after !== undefined && after.turn !== state.turn;
  const still = stillAt(state);
  // Where a step is another one, that is said below.
  const isSpecial =
    (state.settled !== undefined && settlement?.steps.includes(state.step)) ||
    (isApartAt(lib, nights, state, state.seat) &&
      nights.some(({ crossing }) => crossing?.ofTheSheet.includes(state.step)));
  const told = isSpecial ? undefined : stepTold(stepsTold, lib, ring, situation, state.step);
  const shared = { lib, nights, speech, texts, state, answer };
  return (
    <div class="tonight-table" data-hydrated data-ready data-step={state.step} data-turn={state.turn}>
      <header class="table-now">
        <Faults evening={evening} texts={common} />
        {broken && (
          <p class="notice" role="alert">
            {texts.notFitting}
          </p>
        )}
        <p class="label">{fill(texts.turnOf, { n: state.turn })}</p>
        <p class="table-who" role="status">
          {who(state.seat)} <span>{stepNames[state.step]}</span>
        </p>
        <ol class="table-steps" aria-label={texts.steps}>
          {ring.steps.map(step => (
            <li
              key={step}
              aria-current={step === state.step ? 'step' : undefined}
              data-skipped={isSkipped(ring, { situation, step }) || undefined}
            >
              {stepNames[step]}
            </li>
          ))}
        </ol>
        {told !== undefined && <p class="table-told">{told}</p>}
        <Reminders {...{ lib, nights, speech, texts, state, plan, still }} />
        <p class="table-keys">
          <button type="button" class="button main" onClick={() => answer({ type: 'next' })}>
            {isHandedOn ? fill(texts.nextTurn, { who: who((state.seat + 1) % seats.length) }) : texts.next}
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={state.earlier === undefined}
            onClick={() => send({ type: 'BACK' })}
          >
            {texts.undo}
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={undone.length === 0}
            onClick={() => send({ type: 'FORWARD' })}
          >
            {texts.redo}
          </button>
        </p>
      </header>
      <div class="table-grid">
        <Resources {...shared} />
        <Jump {...shared} risk={risks[state.jumpTrack] ?? []} still={still} />
        <Distance {...shared} objective={plan.objective} />
        {state.settled !== undefined && settlement !== undefined && (
          <SettledPanel {...{ settlement, speech, texts, still, answer }} course={state.settled} />
        )}
        <Boarding {...shared} />
        <People {...shared} who={who} lines={lines(state)} plan={plan} />
      </div>
      <Tools {...props} noAttacks={still.includes('ships') ? texts.planet?.noAttacks : undefined} />
      <p class="hint">
        {awake ? texts.awake : texts.asleep}{' '}
        {text === '' && cleared !== '' ? (
          <button type="button" class="plain" onClick={() => send({ type: 'LOAD', text: cleared })}>
            {texts.restore}
          </button>
        ) : (
          <button type="button" class="plain" onClick={restart}>
            {texts.restart}
          </button>
        )}
      </p>
    </div>
  );
}

type SettledProps = Pick<TrackProps, 'speech' | 'texts' | 'answer'> & {
  readonly settlement: Settlement;
  readonly course: Course;
  readonly still: readonly Still[];
};

/** Where the fleet has settled; what draws it is fetched with that. */
function SettledPanel({ settlement, speech, texts, course, still, answer }: SettledProps) {
  return (
    <Fetched load={settlement.Panel}>
      {Panel => (
        <Panel
          language={speech.words.language}
          texts={texts.planet ?? {}}
          {...{ course, still }}
          placeName={at => speech.location(at)?.title}
          hrefOf={one => speech.rule(settlement.rules[one])?.href}
          press={word => answer({ type: 'planet', word })}
        />
      )}
    </Fetched>
  );
}

type RemindersProps = Pick<TrackProps, 'lib' | 'nights' | 'speech' | 'texts' | 'state'> & {
  readonly plan: EveningShown['plan'];
  readonly still: readonly Still[];
};

function Reminders({ lib, nights, speech, texts, state, plan, still }: RemindersProps) {
  const sentences: { readonly [id: string]: string } = texts.remind;
  return (
    <ul class="table-reminders" aria-label={texts.reminders}>
      {remindersAt(lib, nights, plan, state, still).map(({ id, rule, n }) => (
        <li key={id} data-reminder={id}>
          <a href={speech.rule(rule)?.href}>{fill(sentences[id] ?? id, { n: n?.(lib) ?? 0 })}</a>
        </li>
      ))}
    </ul>
  );
}
