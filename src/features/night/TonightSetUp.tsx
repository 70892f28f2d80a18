/** The set-up of tonight's table, to be ticked off step by step, with the board as it looks after each. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fill, makeTranslate } from '#i18n/translate.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import type { Site } from '#ui/table/texts.ts';
import { isSeated, makePlan } from './plan.ts';
import type { Boxes } from './planBench.ts';
import { Status } from './Status.tsx';
import { printedOn } from './setUp/printed.ts';
import { TaskDetails } from './setUp/TaskDetails.tsx';
import { type ShownTask, shownTasks } from './setUp/tasks.ts';
import { factTeller } from './setUp/tell.ts';
import { type Fact, firstToRedo, isTicked, type Ticks, ticked, ticksThatHold } from './setUp.ts';
import type { CommonTexts, TonightTexts } from './texts.ts';
import { minutesFor } from './times.ts';
import { useBoxSpeech } from './useBoxSpeech.ts';
import { calledAt, useEvening } from './useEvening.ts';

export type TonightSetUpProps = {
  readonly site: Site;
  readonly texts: TonightTexts['setUp'];
  readonly common: CommonTexts;
  readonly boxes: Boxes;
  readonly planPage: string;
  readonly tablePage: string;
};

const mostHands = 6;

export function TonightSetUp({ site, texts, common, boxes, planPage, tablePage }: TonightSetUpProps) {
  const evening = useEvening(site, boxes);
  const hydrated = useHydrated();
  const { plan, atHand, stage } = evening;
  const [ticks, setTicks] = useState<Ticks>({});
  useEffect(() => {
    if (evening.store) setTicks(evening.store.readEvening().ticks);
  }, [evening.store, evening.isVisiting]);
  const [open, setOpen] = useState<string | undefined>(undefined);
  const [hands, setHands] = useState(2);
  const key = makePlan(plan);
  const box = useBoxSpeech(site, plan);
  const tasks = useMemo(
    () => (atHand !== undefined && stage === 'ready' ? shownTasks(atHand, plan) : []),
    [atHand, stage, key],
  );
  const isPlayable = atHand !== undefined && stage === 'ready' && isSeated(plan);
  if (atHand === undefined || !isPlayable) {
    return (
      <div class="tonight-set-up" data-hydrated={hydrated || undefined}>
        <Status evening={evening} texts={common} />
        {atHand !== undefined && (
          <p class="notice">
            {common.unfinished} <a href={`${planPage}${evening.fragment}`}>{common.toPlan}</a>
          </p>
        )}
      </div>
    );
  }
  const { speech, lib } = atHand;
  const t = makeTranslate<'time'>(site.language, texts);
  const who = (seat: number) => calledAt(evening, speech, seat, n => fill(common.seat, { n }));
  const tell = factTeller(texts, { speech, lib, who });
  const keep = (next: Ticks) => {
    setTicks(next);
    evening.store?.keepEvening({ ticks: next });
  };
  const redo = firstToRedo(ticks, tasks);
  const done = tasks.filter(task => isTicked(ticks, task)).length;
  const current = open ?? (redo ?? tasks.find(task => !isTicked(ticks, task)))?.id;
  const tick = (task: ShownTask, on: boolean) => {
    keep(ticked(ticks, task, on));
    const next = tasks[tasks.indexOf(task) + 1];
    setOpen(on ? next?.id : task.id);
  };
  const printed = (fact: Fact) => {
    const text = box && printedOn(fact, box);
    return text === undefined ? null : (
      <>
        {' '}
        <small lang={box?.words.language}>{text}</small>
      </>
    );
  };
  const name = ({ id, rules }: ShownTask) => {
    const known: { readonly [id: string]: string } = texts.steps;
    return known[id] ?? speech.rule(rules[0] ?? '')?.name ?? id;
  };
  return (
    <div class="tonight-set-up" data-hydrated={hydrated || undefined} data-ready>
      <Status evening={evening} texts={common} />
      <div class="set-up-head">
        <label class="select-line">
          {texts.hands}
          <select value={hands} onChange={({ currentTarget }) => setHands(Number(currentTarget.value))}>
            {Array.from({ length: mostHands }, (_, at) => (
              <option key={at}>{at + 1}</option>
            ))}
          </select>
        </label>
        <p>{t('time', { count: hands, minutes: minutesFor(tasks, hands) })}</p>
        <p role="status">
          <progress value={done} max={tasks.length} /> {fill(texts.done, { n: done, of: tasks.length })}{' '}
          {done === tasks.length && <b>{texts.all}</b>}
        </p>
      </div>
      {redo !== undefined && (
        <p class="notice" role="alert" data-redo={redo.id}>
          {fill(texts.again, { step: name(redo) })}{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              keep(ticksThatHold(ticks, tasks));
              setOpen(redo.id);
            }}
          >
            {texts.againKey}
          </button>
        </p>
      )}
      <ol class="set-up-steps">
        {tasks.map(task => {
          const isOpen = task.id === current;
          return (
            <li key={task.id} data-task={task.id} aria-current={isOpen ? 'step' : undefined}>
              <div class="set-up-line">
                <input
                  type="checkbox"
                  id={`tick-${task.id}`}
                  checked={isTicked(ticks, task)}
                  onChange={({ currentTarget }) => tick(task, currentTarget.checked)}
                />
                <label for={`tick-${task.id}`}>{name(task)}</label>
                <button
                  type="button"
                  class="plain"
                  aria-expanded={isOpen}
                  aria-label={`${texts.picture}: ${name(task)}`}
                  onClick={() => setOpen(isOpen ? '' : task.id)}
                >
                  <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
                </button>
              </div>
              <ul class="set-up-facts">
                {task.facts.map((fact, at) => (
                  <li key={at} data-say={fact.say}>
                    {tell(fact)}
                    {printed(fact)}
                  </li>
                ))}
              </ul>
              {isOpen && <TaskDetails {...{ task, speech, texts }} />}
            </li>
          );
        })}
      </ol>
      {done === tasks.length && (
        <p>
          <a class="button" href={`${tablePage}${evening.fragment}`}>
            {texts.toTable}
          </a>
        </p>
      )}
      <p>
        <button type="button" class="plain" onClick={() => keep({})}>
          {texts.reset}
        </button>
      </p>
    </div>
  );
}
