/** The jump bench: the marker on its track, the risk of an early jump, two destinations, and the way to Kobol. */
import { useMemo } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { distanceOf } from '#board/model.ts';
import type { Book } from '#engine/model/card.ts';
import type { Seated } from '#engine/tools/table.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { BenchFrame, type FrameTexts } from '#ui/bench/BenchFrame.tsx';
import { type Say, stopOf, stopsSince } from '#ui/bench/course.ts';
import { Key, StepKeys } from '#ui/bench/StepKeys.tsx';
import { useBench } from '#ui/bench/useBench.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { Asking } from '../fleet/Asking.tsx';
import { type Sayings, toldOf, useSpeech } from '../kit/useSpeech.ts';
import { Destinations } from './Destinations.tsx';
import {
  journeyLibrary,
  journeyTable,
  jumpBench,
  jumpEarly,
  jumpRisk,
  prepare,
  viewOf,
} from './jumpBench.ts';

export type JumpTexts = typeof texts.jump;
export type JumpBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly admiral: Seated;
  readonly texts: JumpTexts;
  readonly fleet: typeof texts.fleet;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
  /** What destinations bring. */
  readonly effects: { readonly [card: string]: string };
};

export function JumpBench(props: JumpBenchProps) {
  return (
    <Awaited>
      <Live {...props} />
    </Awaited>
  );
}

const parts = ['jump', 'resources'] as const;

function Live({ language, book, admiral, texts, fleet, frame, sayings, effects }: JumpBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => journeyLibrary(book), [book]);
  const table = useMemo(() => journeyTable(lib), [lib]);
  const bench = useBench(useMemo(() => jumpBench(lib, admiral), [lib, admiral]));
  const { state: course, hydrated } = bench;
  const stop = stopOf(course);
  const { asked, open } = stop;
  const { state } = stop.game;
  const say = (word: string) => bench.answer({ type: 'say', word } satisfies Say);

  const model = useMemo(
    () => boardOf(viewOf(lib, state, 'table'), [book], words.facets),
    [lib, state, book, words],
  );
  const early = open.includes(jumpEarly);
  const risk = useMemo(() => (early ? jumpRisk(table, stop, 'population') : []), [table, stop, early]);
  const told = stopsSince(course).flatMap(({ events, game }) => toldOf(speech, events, game.state));
  const { print } = model;

  return (
    <BenchFrame bench={bench} title={texts.title} texts={frame}>
      <div class="fleet">
        <LiveBoard id="jump-board" model={model} words={words} parts={parts} />
        <div class="fleet-side">
          <p class="odds">
            {fill(texts.distance, { n: distanceOf(model), sleeper: print.sleeper, last: print.lastJump })}
          </p>
          <div class="verdict" role="status" tabIndex={-1}>
            {told.length === 0 && <p class="needs-script">{texts.begin}</p>}
            {told.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
            {state.over !== undefined && <p>{texts.over[state.over.winner]}</p>}
          </div>
          {asked?.prompt === 'destination' && (
            <Destinations {...{ asked, book, speech, effects, texts, hydrated }} onChoose={say} />
          )}
          {asked !== undefined && asked.prompt !== 'destination' && (
            <Asking {...{ asked, texts: fleet, frame, words, speech, model, hydrated }} onAnswer={say} />
          )}
          {asked === undefined && state.over === undefined && (
            <p class="odds">
              {early
                ? fill(texts.risk, {
                    n: Math.max(...risk),
                    faces: risk.filter(lost => lost > 0).length,
                    all: risk.length,
                  })
                : texts.noRisk}
            </p>
          )}
          <StepKeys {...{ bench }} texts={frame}>
            <Key
              face={texts.prepare}
              hydrated={hydrated}
              onPress={open.includes(prepare) ? () => say(prepare) : undefined}
            />
            <Key face={texts.early} hydrated={hydrated} onPress={early ? () => say(jumpEarly) : undefined} />
          </StepKeys>
        </div>
      </div>
    </BenchFrame>
  );
}
