/** The jump bench: the marker on its track, the risk of an early jump, two destinations, and the way to Kobol. */
import { useMachine } from '@xstate/react';
import { Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type texts from '../../locales/en/widgets.json';
import { boardOf } from '../board/boardOf.ts';
import { LiveBoard } from '../board/LiveBoard.tsx';
import { distanceOf } from '../board/model.ts';
import type { Book } from '../engine/model/card.ts';
import type { Language } from '../i18n/languages.ts';
import { fill } from '../i18n/translate.ts';
import {
  admiral,
  isDrawn,
  type Journey,
  journeyLibrary,
  jumpEarly,
  jumpMachine,
  jumpRisk,
  makeTravel,
  optionsOf,
  parseTravel,
  prepare,
  viewOf,
} from '../machines/jumpBench.ts';
import { Bench, type FrameTexts } from './bench/Bench.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useAwake } from './bench/useAwake.ts';
import { type Sayings, tell, useSpeech } from './bench/useSpeech.ts';
import { Asking } from './fleet/Asking.tsx';
import { Destinations } from './jump/Destinations.tsx';

export type JumpTexts = typeof texts.jump;
export type JumpBenchProps = {
  readonly language: Language;
  readonly book: Book;
  readonly texts: JumpTexts;
  readonly fleet: typeof texts.fleet;
  readonly frame: FrameTexts;
  readonly sayings: Sayings;
  /** What destinations bring. */
  readonly effects: { readonly [card: string]: string };
};

export function JumpBench(props: JumpBenchProps) {
  return (
    <Suspense fallback={undefined}>
      <Awakening {...props} />
    </Suspense>
  );
}

const parts = ['jump', 'resources'] as const;

function Awakening({ language, book, texts, fleet, frame, sayings, effects }: JumpBenchProps) {
  const { words, speech } = useSpeech(language, sayings);
  const lib = useMemo(() => journeyLibrary(book), [book]);
  const [snapshot, send, actor] = useMachine(jumpMachine, { input: { lib } });
  const { words: said, journey } = snapshot.context;
  const { state, asked, open, legs } = journey;
  const awake = useAwake();
  const text = said.length === 0 ? undefined : makeTravel(said);
  const address = useAddress({
    name: 'jump',
    text,
    restore(named) {
      const known = parseTravel(lib, named);
      if (known !== undefined) send({ type: 'restore', words: known });
      return known !== undefined;
    },
  });
  /** Cards that nobody chooses are drawn at once. */
  const say = (word: string) => {
    send({ type: 'say', word });
    for (let now = actor.getSnapshot().context.journey; isDrawn(now); ) {
      const cards =
        now.asked === undefined
          ? []
          : optionsOf(now.asked).flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
      send({ type: 'say', word: cards[Math.floor(Math.random() * cards.length)] ?? '' });
      now = actor.getSnapshot().context.journey;
    }
  };

  const model = useMemo(() => boardOf(viewOf(lib, state, 'teacher'), [book]), [lib, state, book]);
  const early = open.includes(jumpEarly);
  const risk = useMemo(() => (early ? jumpRisk(lib, admiral, said, 'population') : []), [lib, said, early]);
  const told = lastDeed(legs).flatMap(({ events, state: then }) =>
    events.filter(({ type }) => type !== 'step-began').map(event => tell(speech, event, then)),
  );
  const { print } = model;

  return (
    <Bench
      name="jump"
      title={texts.title}
      texts={frame}
      awake={awake}
      address={address}
      onRestart={text === undefined ? undefined : () => send({ type: 'restore', words: [] })}
    >
      <LiveBoard id="jump-board" model={model} words={words} parts={parts} />
      <p class="odds">
        {fill(texts.distance, { n: distanceOf(model), sleeper: print.sleeper, last: print.lastJump })}
      </p>
      <div class="verdict" role="status" tabIndex={-1}>
        {told.length === 0 ? <p>{texts.begin}</p> : told.map((line, i) => <p key={i}>{line}</p>)}
        {state.over !== undefined && <p>{texts.over[state.over.winner]}</p>}
      </div>
      {asked?.prompt === 'destination' && (
        <Destinations {...{ asked, book, speech, effects, texts, awake }} onChoose={say} />
      )}
      {asked !== undefined && asked.prompt !== 'destination' && (
        <Asking
          {...{ asked, texts: fleet, frame, words, speech, model, awake }}
          send={({ choose }) => say(choose)}
        />
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
      <p class="steps needs-script">
        <button
          type="button"
          class="button quiet"
          disabled={!awake || said.length === 0}
          onClick={() => send({ type: 'back' })}
        >
          {texts.back}
        </button>
        <button
          type="button"
          class="button"
          disabled={!awake || !open.includes(prepare)}
          onClick={() => say(prepare)}
        >
          {texts.prepare}
        </button>
        <button type="button" class="button" disabled={!awake || !early} onClick={() => say(jumpEarly)}>
          {texts.early}
        </button>
      </p>
    </Bench>
  );
}

/** What has come of the last thing that somebody did, the cards drawn for it included. */
function lastDeed(legs: Journey['legs']): Journey['legs'] {
  const since = legs.findLastIndex(({ drawn }) => !drawn);
  return legs.slice(Math.max(0, since));
}
