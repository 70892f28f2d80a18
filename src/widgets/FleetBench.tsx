/** The raider bench and the boarding bench: ships around Galactica, set in motion and watched beat by beat. */
import { useMachine } from '@xstate/react';
import { Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type texts from '../../locales/en/widgets.json';
import { boardOf } from '../board/boardOf.ts';
import { LiveBoard } from '../board/LiveBoard.tsx';
import { unmarked } from '../board/marks.ts';
import type { BoardPart } from '../board/parts.ts';
import { spotOf } from '../board/spotOf.ts';
import type { Book } from '../engine/model/card.ts';
import { sectors } from '../engine/model/vocabulary.ts';
import type { Language } from '../i18n/languages.ts';
import { fill } from '../i18n/translate.ts';
import {
  compileLaidOut,
  type Deed,
  fleetMachine,
  makeFleet,
  type OnBench,
  optionsOf,
  parseFleet,
  positionOf,
  viewOf,
} from '../machines/fleetBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { type Sayings, tell, useSpeech } from './bench/useSpeech.ts';
import { Asking } from './fleet/Asking.tsx';
import { decisionsIn } from './fleet/decisions.ts';
import { Placing } from './fleet/Placing.tsx';

export type FleetTexts = typeof texts.fleet;

export type FleetBenchProps = {
  readonly name: 'raiders' | 'boarding';
  readonly language: Language;
  readonly book: Book;
  readonly start: OnBench;
  /** What can be set in motion here, and the parts of the board that show it. */
  readonly deeds: readonly Deed[];
  readonly parts: readonly BoardPart[];
  readonly texts: FleetTexts;
  readonly own: typeof texts.raiders | typeof texts.boarding;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
};

export function FleetBench(props: FleetBenchProps) {
  return (
    <Suspense fallback={undefined}>
      <Awakening {...props} />
    </Suspense>
  );
}

function Awakening({
  name,
  language,
  book,
  start,
  deeds,
  parts,
  texts,
  own,
  frame,
  sayings,
}: FleetBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => compileLaidOut([book]), [book]);
  const [snapshot, send] = useMachine(fleetMachine, { input: { lib, start } });
  const { context } = snapshot;
  const { fleet, course, at } = context;
  const awake = useAwake();
  const text = makeFleet(context);
  const first = makeFleet(start);
  const address = useAddress({
    name,
    text: text === first ? undefined : text,
    restore(named) {
      const bench = parseFleet(lib, named);
      if (bench === undefined || !deeds.includes(bench.deed)) return false;
      send({ type: 'restore', bench });
      return true;
    },
  });

  const beat = at === undefined ? undefined : course.beats[at];
  const state = useMemo(() => beat?.state ?? positionOf(lib, fleet), [beat, lib, fleet]);
  const model = useMemo(() => boardOf(viewOf(lib, state, 'table'), [book]), [lib, state, book]);
  const asked = snapshot.matches('asked') ? course.asked : undefined;
  const options = asked === undefined || asked.seat === 'chance' ? [] : optionsOf(asked);
  const spots = asked === undefined ? [] : options.map(({ id }) => spotOf(asked, id));
  const placing = snapshot.matches('placing');
  const marks = placing
    ? { ...unmarked, choosable: new Set<string>(awake ? sectors : []), chosen: new Set([context.sector]) }
    : { ...unmarked, choosable: new Set(spots) };
  const choose = (spot: string) => {
    const sector = sectors.find(one => one === spot);
    if (placing && sector !== undefined) send({ type: 'look-at', sector });
    const option = options[spots.indexOf(spot)];
    if (option !== undefined) send({ type: 'answer', choose: option.id });
  };
  const lit = decisionsIn(beat?.events ?? []);

  return (
    <Bench
      name={name}
      title={own.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={text === first ? undefined : () => send({ type: 'restore', bench: start })}
    >
      <div class="fleet">
        <LiveBoard
          id={`${name}-board`}
          model={model}
          words={words}
          marks={marks}
          parts={parts}
          onChoose={choose}
        />
        <div class="fleet-side">
          {placing ? (
            <>
              <p class="verdict" role="status" tabIndex={-1}>
                {texts.begin}
              </p>
              <Placing {...{ name, lib, context, deeds, texts, words, awake, send }} />
            </>
          ) : (
            <>
              <div class="verdict" role="status" tabIndex={-1}>
                <p class="label">{fill(texts.steps, { n: (at ?? 0) + 1, all: course.beats.length })}</p>
                {beat !== undefined && beat.events.length > 0 ? (
                  beat.events.map((event, i) => <p key={i}>{tell(speech, event, state)}</p>)
                ) : (
                  <p>{texts.start}</p>
                )}
                {snapshot.matches('done') && <p>{state.over === undefined ? texts.done : texts.over}</p>}
              </div>
              {asked !== undefined && (
                <Asking {...{ asked, texts, frame, words, speech, model, awake, send }} />
              )}
              <p class="steps">
                <button
                  type="button"
                  class="button quiet"
                  disabled={!awake}
                  onClick={() => send({ type: 'back' })}
                >
                  {texts.back}
                </button>
                {snapshot.matches('done') ? (
                  <button
                    type="button"
                    class="button"
                    disabled={!awake || state.over !== undefined}
                    onClick={() => send({ type: 'carry-on' })}
                  >
                    {texts.carryOn}
                  </button>
                ) : (
                  <button
                    type="button"
                    class="button"
                    disabled={!awake || !snapshot.can({ type: 'next' })}
                    onClick={() => send({ type: 'next' })}
                  >
                    {texts.next}
                  </button>
                )}
              </p>
            </>
          )}
          <section class="priorities" aria-label={own.legend}>
            <p class="label">{own.legend}</p>
            <ol>
              {Object.entries(own.list).map(([decision, told]) => (
                <li key={decision} aria-current={lit.has(decision) || undefined}>
                  {told}
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </Bench>
  );
}
