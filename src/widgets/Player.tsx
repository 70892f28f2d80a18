/** A scenario to step through: the board, what happened, why, and at some places a question first. */
import { useMachine } from '@xstate/react';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LiveBoard } from '../board/LiveBoard.tsx';
import { type SpotId, unmarked } from '../board/marks.ts';
import type { BoardPart } from '../board/parts.ts';
import { useWords } from '../board/useWords.ts';
import type { AttackResult, AttackRow } from '../engine/model/card.ts';
import { attackRow } from '../engine/tools/attack.ts';
import type { Language } from '../i18n/languages.ts';
import { makePlace, type PlayerStop, parsePlace, playerMachine } from '../machines/player.ts';
import type { Question as Asked, Story } from '../machines/story/index.ts';
import { linesUntil } from '../machines/story/index.ts';
import { rememberLesson } from '../storage/lessons.ts';
import type { ToldWords } from '../text/books.ts';
import type { Titles } from '../text/titles.ts';
import { BenchFrame } from './bench/BenchFrame.tsx';
import { useAddress } from './bench/useAddress.ts';
import { useHydrated } from './bench/useHydrated.ts';
import { Autoplay } from './player/Autoplay.tsx';
import { CheckCards } from './player/CheckCards.tsx';
import type { NamedCard } from './cards/WithCards.tsx';
import { Happened } from './player/Happened.tsx';
import { Keys } from './player/Keys.tsx';
import { Question } from './player/Question.tsx';
import { spotsOf } from './player/spotsOf.ts';
import type { CardSaid, FrameTexts, Narration, PlayerTexts, RuleLink } from './player/texts.ts';
import { boardAt, checkAt, questionText, type Speech } from './player/told.ts';
import { useChangeInView } from './player/useChangeInView.ts';
import { useNarrator } from './player/useNarrator.ts';
import { usePresenterKeys } from './player/usePresenterKeys.ts';
import { useStory } from './player/useStory.ts';

export type PlayerProps = {
  readonly language: Language;
  /** The scenario, and where its recording is to be fetched. */
  readonly id: string;
  readonly source: string;
  /** The page on which any position can be played on. */
  readonly sandbox: string;
  readonly texts: PlayerTexts;
  readonly frame: FrameTexts;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
  readonly things: Speech['things'];
  /** Cards it names that have a page. */
  readonly named: readonly NamedCard[];
  /** What the cards say that it speaks of. */
  readonly cards: { readonly [card: string]: CardSaid };
  /** The parts of the board that change in it, and how long autoplay shows each stop, in milliseconds. */
  readonly parts: readonly BoardPart[];
  readonly holds: readonly number[];
  /** One of the first lessons: that it was gone through is remembered, and the next one follows. */
  readonly lesson: boolean;
  readonly next?: RuleLink | undefined;
  /** What an attack can come to. */
  readonly results: { readonly [result in AttackResult]: string };
  /** What the cards, people and places of the scenario are called. */
  readonly titles: Titles;
  /** Words of the expansions it is played with. */
  readonly more?: ToldWords | undefined;
};

export function Player(props: PlayerProps) {
  return (
    <Suspense fallback={undefined}>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched(props: PlayerProps) {
  const { id, source, texts } = props;
  const story = useStory(id, source);
  if (typeof story === 'object') return <Steps {...props} story={story} />;
  return (
    <p class="notice" role="alert">
      {texts[story]}
    </p>
  );
}

type StepsProps = PlayerProps & { readonly story: Story };

function Steps(props: StepsProps) {
  const {
    language,
    id,
    texts,
    frame,
    narration,
    rules,
    things,
    named,
    cards,
    parts,
    holds,
    lesson,
    sandbox,
    next,
    titles,
    more,
    results,
    story,
  } = props;
  const words = useWords(language, titles, more);
  const narrator = useNarrator(language, titles, more);
  const speech = { words, narrator, things };
  const hydrated = useHydrated();
  const boards = useMemo(() => story.stops.map(({ beat }) => boardAt(story, beat.state)), [story]);
  const checks = useMemo(() => story.stops.map(({ beat }) => checkAt(story, beat.state)), [story]);
  const stops = useMemo(() => story.stops.map((stop, i) => playerStop(stop, holds[i])), [story, holds]);
  const [snapshot, send] = useMachine(playerMachine, { input: { stops } });
  const { at, wrong } = snapshot.context;
  const name = id.replaceAll('/', '.');
  const address = useAddress({
    name,
    text: makePlace(at),
    restore(text) {
      const to = parsePlace(text, stops.length);
      if (to !== undefined) send({ type: 'go', to });
      return to !== undefined;
    },
  });
  const stop = story.stops[at];
  const board = boards[at];
  if (stop === undefined || board === undefined) throw new Error(`${id} has no stop ${at}.`);
  const { beat } = stop;
  const hasCheck = checks.some(one => one !== undefined);
  // It stays on the table until its outcome has been told.
  const check = checks.slice(0, at + 1).findLast(one => one !== undefined);
  const isRight = snapshot.matches({ asking: 'right' });
  const spots: ReadonlyMap<SpotId, string> =
    stop.kind === 'ask' && hydrated ? spotsOf(stop.question) : new Map();
  const given = new Set([...wrong, ...(isRight && stop.kind === 'ask' ? [stop.question.right] : [])]);
  const chosen = new Set([...spots].flatMap(([spot, option]) => (given.has(option) ? [spot] : [])));
  const guess = (option: string | undefined) => {
    if (option !== undefined) send({ type: 'guess', option });
  };
  const isPlaying = snapshot.matches('playing');
  const isLast = at === stops.length - 1;
  const player = useRef<HTMLDivElement>(null);
  usePresenterKeys(player, type => send({ type }));
  useChangeInView(player, at);
  useEffect(() => {
    if (lesson && isLast) rememberLesson(id);
  }, [lesson, isLast, id]);
  const asked =
    stop.kind === 'ask' ? questionText(speech, texts, narration, beat.state, stop.question) : undefined;
  const tried = stop.kind === 'ask' && stop.question.ask === 'die' ? rowOf(story, stop.question) : undefined;
  return (
    <BenchFrame
      bench={{ name, hydrated, address, restart: at === 0 ? undefined : () => send({ type: 'restart' }) }}
      title={narration.title}
      texts={frame}
    >
      <div ref={player} class={hasCheck ? 'story with-check' : 'story'} data-stop={at} data-kind={stop.kind}>
        <div class="player-flow">
          {hasCheck && (
            <div class="player-check">{check && <CheckCards {...{ story, check, words, texts }} />}</div>
          )}
          <div class="player-board">
            <LiveBoard
              id={name}
              model={board}
              words={words}
              parts={parts}
              marks={{ ...unmarked, choosable: new Set(spots.keys()), chosen }}
              onChoose={spot => guess(spots.get(spot))}
            />
          </div>
          <div class="player-words">
            <Keys
              {...{ texts, hydrated, isLast }}
              isFirst={at === 0}
              skips={stop.kind === 'ask' && !isRight}
              onBack={() => send({ type: 'back' })}
              onNext={() => send({ type: 'next' })}
            />
            <Autoplay
              {...{ texts, hydrated, at, isPlaying }}
              of={stops.length}
              rests={isLast || stop.kind === 'ask'}
              onPress={() => send({ type: isPlaying ? 'pause' : 'play' })}
            />
            <div role="status">
              {stop.kind === 'show' ? (
                <Happened {...{ beat, speech, texts, narration, rules, named, cards }} />
              ) : (
                <span class="visually-hidden">{asked}</span>
              )}
              {isLast && (
                <p class="told">
                  {texts.end}{' '}
                  {next !== undefined && (
                    <>
                      {texts.nextLesson} <a href={next.href}>{next.name}</a>
                    </>
                  )}
                </p>
              )}
            </div>
            {stop.kind === 'ask' && (
              <Question
                {...{ beat, speech, texts, narration, hydrated, wrong, isRight }}
                question={stop.question}
                rule={rules[stop.question.rule ?? '']}
                row={tried}
                results={results}
                onGuess={guess}
              />
            )}
            <p class="player-hint needs-script">{texts.keys}</p>
            <p class="to-sandbox needs-script">
              <a href={`${sandbox}#scenario=${id}~${linesUntil(story.recording, beat)}`}>{texts.sandbox}</a>
            </p>
          </div>
        </div>
      </div>
    </BenchFrame>
  );
}

function playerStop(stop: Story['stops'][number], hold: number | undefined): PlayerStop {
  return stop.kind === 'ask' ? { kind: 'ask', right: stop.question.right } : { kind: 'show', hold };
}

/** The row of the attack table by which a roll is judged. */
function rowOf({ lib }: Story, { options }: Asked): AttackRow | undefined {
  const event = options[0]?.event;
  return event?.type === 'attacked' ? attackRow(lib, event.target, event.by) : undefined;
}
