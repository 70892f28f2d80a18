/** The raider bench and the boarding bench: ships around Galactica, activated and watched beat by beat. */
import { useMemo } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { unmarked } from '#board/marks.ts';
import type { BoardPart } from '#board/parts.ts';
import { spotOf } from '#board/spotOf.ts';
import type { Book } from '#engine/model/card.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { promptText } from '#text/prompts.ts';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { type Sayings, tell, useSpeech } from '../kit/useSpeech.ts';
import { Asking } from './Asking.tsx';
import { decisionsIn } from './decisions.ts';
import {
  type Activation,
  compileLaidOut,
  type FleetCrew,
  type FleetStart,
  fleetBench,
  fleetStage,
  optionsOf,
  positionOf,
  stopOf,
  viewOf,
} from './fleetBench.ts';
import { Placing } from './Placing.tsx';

export type FleetTexts = typeof texts.fleet;

export type FleetBenchProps = {
  readonly name: 'raiders' | 'boarding';
  readonly language: Language;
  readonly book: Book;
  readonly start: FleetStart;
  readonly crew: FleetCrew;
  /** What can be activated here, and the parts of the board that show it. */
  readonly activations: readonly Activation[];
  readonly parts: readonly BoardPart[];
  readonly texts: FleetTexts;
  readonly own: typeof texts.raiders | typeof texts.boarding;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
};

export function FleetBench(props: FleetBenchProps) {
  return (
    <Awaited>
      <Live {...props} />
    </Awaited>
  );
}

function Live({
  name,
  language,
  book,
  start,
  crew,
  activations,
  parts,
  texts,
  own,
  frame,
  sayings,
}: FleetBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => compileLaidOut([book]), [book]);
  const bench = useBench(
    useMemo(() => fleetBench(name, lib, start, activations, crew), [name, lib, start, activations, crew]),
  );
  const { state: shown, hydrated, answer } = bench;
  const { run } = shown;
  const stage = fleetStage(shown);
  const beat = run?.beats[run.shown - 1];
  const before = run === undefined ? undefined : stopOf(run.course).game.state;
  const state = useMemo(
    () => beat?.state ?? before ?? positionOf(lib, shown.fleet, crew),
    [beat, before, lib, shown.fleet],
  );
  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), [book], words.facets),
    [lib, state, book, words],
  );
  const asked = stage === 'asked' && run !== undefined ? stopOf(run.course).asked : undefined;
  const options = asked === undefined || asked.seat === 'chance' ? [] : optionsOf(asked);
  const spots = asked === undefined ? [] : options.map(({ id }) => spotOf(asked, id));
  const placing = stage === 'placing';
  const marks = placing
    ? { ...unmarked, choosable: new Set<string>(hydrated ? sectors : []), chosen: new Set([shown.sector]) }
    : { ...unmarked, choosable: new Set(spots) };
  const choose = (spot: string) => {
    const sector = sectors.find(one => one === spot);
    if (placing && sector !== undefined) answer({ type: 'look-at', sector });
    const option = options[spots.indexOf(spot)];
    if (option !== undefined) answer({ type: 'say', word: option.id });
  };
  const next =
    stage === 'done'
      ? {
          label: texts.carryOn,
          onPress: state.over === undefined ? () => answer({ type: 'carry-on' }) : undefined,
        }
      : { label: texts.next, onPress: stage === 'watching' ? () => answer({ type: 'next' }) : undefined };
  const lit = decisionsIn(beat?.events ?? []);

  return (
    <BenchFrame bench={bench} title={own.title} texts={frame}>
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
          <div class="verdict" role="status" tabIndex={-1}>
            {run === undefined && <p class="needs-script">{texts.begin}</p>}
            {run !== undefined && run.beats.length > 0 && (
              <p class="label">{fill(texts.steps, { n: run.shown, all: run.beats.length })}</p>
            )}
            {beat?.events.map((event, i) => (
              <p key={i}>{tell(speech, event, state)}</p>
            ))}
            {asked !== undefined && <p>{promptText(speech, asked)}</p>}
            {stage === 'done' && (
              <p>
                {state.over !== undefined
                  ? texts.over
                  : run === undefined || run.beats.length > 0
                    ? texts.done
                    : texts.nothing[run.what]}
              </p>
            )}
          </div>
          {placing && (
            <Placing {...{ name, lib, activations, texts, words, hydrated }} state={shown} send={answer} />
          )}
          {asked !== undefined && (
            <Asking
              {...{ asked, texts, frame, words, speech, model, hydrated }}
              onAnswer={word => answer({ type: 'say', word })}
            />
          )}
          {!placing && <StepKeys {...{ bench }} texts={frame} next={next} />}
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
    </BenchFrame>
  );
}
