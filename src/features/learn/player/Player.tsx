/** A scenario to step through: the board, what happened, why, and at some places a question first. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { type SpotId, unmarked } from '#board/marks.ts';
import type { BoardPart } from '#board/parts.ts';
import type { AttackResult, AttackRow } from '#engine/model/card.ts';
import type { State } from '#engine/model/state.ts';
import { attackRow } from '#engine/tools/attack.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type { ToldWords } from '#text/books.ts';
import type { Titles } from '#text/titles.ts';
import { BenchFrame } from '#ui/bench/BenchFrame.tsx';
import { useAddress } from '#ui/bench/useAddress.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { useWords } from '#ui/board/useWords.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import type { NamedCard } from '#ui/moments/WithCards.tsx';
import { branchAfter, branchesOf, isFree } from '#ui/story/branch.ts';
import { CheckCards } from '#ui/story/CheckCards.tsx';
import { Happened } from '#ui/story/Happened.tsx';
import { type Question as Asked, answerKey, type Deed, linesUntil, type Story } from '#ui/story/index.ts';
import { Keys } from '#ui/story/Keys.tsx';
import {
  forgetShown,
  lessonPlace,
  rememberEnd,
  rememberMistake,
  rememberPlace,
  rememberShown,
} from '#ui/story/lessons.ts';
import { playedIn } from '#ui/story/playedIn.ts';
import { makePlace, type PlayerStop, parsePlace, playerMachine } from '#ui/story/playerMachine.ts';
import { boardAt, checkShown, lessonReader, questionText, type Speech } from '#ui/story/storyText.ts';
import type { CardSaid, DeedTold, FrameTexts, Narration, PlayerTexts, RuleLink } from '#ui/story/texts.ts';
import { useNarrator } from '#ui/story/useNarrator.ts';
import { useStory } from '#ui/story/useStory.ts';
import { NothingKept } from '../NothingKept.tsx';
import { Autoplay } from './Autoplay.tsx';
import { type UseHands, useNoHands } from './doing.ts';
import { Question } from './Question.tsx';
import { RuleOver } from './RuleOver.tsx';
import { spotsInQuestion, spotsNamed } from './spotsInQuestion.ts';
import { spotsOf } from './spotsOf.ts';
import { useChangeInView } from './useChangeInView.ts';
import { useFocusOn } from './useFocusOn.ts';
import { usePresenterKeys } from './usePresenterKeys.ts';

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
  /** What the reader can do in it, and what is said to that. */
  readonly deeds: DeedTold;
  /** The lesson that it is: how far it was gone through is remembered, and the next one follows. */
  readonly lesson?: string | undefined;
  readonly next?: RuleLink | undefined;
  /** What its first words are about. */
  readonly look?: SpotId | undefined;
  /** What an attack can come to. */
  readonly results: { readonly [result in AttackResult]: string };
  /** What the cards, people and places of the scenario are called. */
  readonly titles: Titles;
  /** Words of the expansions it is played with. */
  readonly more?: ToldWords | undefined;
};

type Props = PlayerProps & { readonly useHands?: UseHands };

export function Player(props: Props) {
  return (
    <Awaited outdated={props.texts.outdated}>
      <Fetched {...props} />
    </Awaited>
  );
}

function Fetched(props: Props) {
  return <Steps {...props} main={useStory(props.id, props.source)} />;
}

type StepsProps = Props & { readonly main: Story };

function Steps(props: StepsProps) {
  const {
    language,
    id,
    texts,
    frame,
    narration,
    rules,
    things,
    named: cardsNamed,
    cards,
    parts,
    holds,
    deeds,
    lesson,
    look,
    sandbox,
    next,
    titles,
    more,
    results,
    main,
    useHands = useNoHands,
  } = props;
  // Where several answers count, the story goes on from the one that was given.
  const [story, setStory] = useState(main);
  const acts = useHands !== useNoHands;
  const played = playedIn(story, more);
  const words = useWords(language, titles, played);
  const narrator = useNarrator(language, titles, played);
  const speech = { words, narrator, things, ...(lesson === undefined ? {} : { viewer: lessonReader }) };
  const hydrated = useHydrated();
  const boards = useMemo(
    () => story.stops.map(({ beat }) => boardAt(story, beat.state, words)),
    [story, words],
  );
  const checks = useMemo(() => story.stops.map((_, i) => checkShown(story, i)), [story]);
  const stopsOf = (one: Story) => one.stops.map((stop, i) => playerStop(stop, holds[i], acts));
  const stops = useMemo(() => stopsOf(story), [story, holds]);
  const [snapshot, send] = useMachine(playerMachine, { input: { stops } });
  const { at, wrong, answered } = snapshot.context;
  const name = id.replaceAll('/', '.');
  const address = useAddress({
    name,
    text: makePlace(at, branchesOf(main).indexOf(story)),
    restore(text) {
      const found = parsePlace(
        text,
        branchesOf(main).map(one => one.stops.length),
      );
      if (found !== undefined) turnTo(found.branch, found.at);
      return found !== undefined;
    },
  });
  const turnTo = (branch: number, to: number) => {
    const other = branchesOf(main)[branch] ?? main;
    setStory(other);
    if (other !== story) send({ type: 'branch', stops: stopsOf(other) });
    send({ type: 'go', to });
  };
  const stop = story.stops[at];
  const deed = stop?.kind === 'do' ? stop.deed : undefined;
  const board = boards[at];
  if (stop === undefined || board === undefined) throw new Error(`${id} has no stop ${at}.`);
  const { beat } = stop;
  const hasCheck = checks.some(one => one !== undefined);
  const check = checks[at];
  const isRight = snapshot.matches({ asking: 'right' });
  const isWrong = snapshot.matches({ asking: 'wrong' });
  const open = stop.kind === 'show' || isRight ? undefined : isWrong ? 'wrong' : 'untried';
  const mark = stop.kind === 'ask' ? stop.question.mark : deed?.mark;
  const isGuess = stop.kind === 'ask' && stop.question.guess === true;
  const guess = (option: string | undefined) => {
    if (option === undefined) return;
    const isOurs = option === stops[at]?.right;
    const other = isOurs ? undefined : branchAfter(main, story, at, option);
    if (lesson !== undefined && mark !== undefined && !isGuess) {
      if (isOurs || other !== undefined) forgetShown(lesson, mark);
      else rememberMistake(lesson, mark);
    }
    if (other !== undefined) {
      setStory(other);
      send({ type: 'branch', stops: stopsOf(other) });
    } else if (isGuess && acts) send({ type: 'next' });
    else send({ type: 'guess', option });
  };
  const onNext = () => {
    if (lesson !== undefined && open !== undefined && mark !== undefined && !isGuess)
      rememberShown(lesson, mark);
    send({ type: 'next' });
  };
  const spots: ReadonlyMap<SpotId, string> =
    stop.kind === 'ask' && hydrated ? spotsOf(stop.question) : new Map();
  const given = new Set([...wrong, ...(isRight && stop.kind === 'ask' ? [stop.question.right] : [])]);
  const asked =
    stop.kind === 'ask'
      ? questionText(speech, texts, narration, beat.state, stop.question)
      : narration.asks?.[deed?.mark ?? ''];
  const hands = useHands({
    ...{ deed, beat, speech, texts, narration, rules, hydrated, wrong, isRight, isWrong, guess },
    told: deeds,
    legend: asked ?? '',
    rule: rules[story.recording.marks.find(({ name: one }) => one === deed?.mark)?.rule ?? ''],
    skillOf: card => story.lib.faces.get(card)?.skill,
  });
  const choosable = hydrated ? new Set([...spots.keys(), ...hands.choosable]) : new Set<SpotId>();
  const chosen = new Set([
    ...[...spots].flatMap(([spot, option]) => (given.has(option) ? [spot] : [])),
    ...hands.chosen,
  ]);
  const press = (spot: SpotId) => {
    if (deed === undefined) guess(spots.get(spot));
    else hands.press(spot);
  };
  const isPlaying = snapshot.matches('playing');
  const isLast = at === stops.length - 1;
  const [isKept, setKept] = useState(true);
  const player = useRef<HTMLDivElement>(null);
  // What is to be done in a lesson is not passed over by a key.
  usePresenterKeys(player, type =>
    type === 'next' && acts && open !== undefined ? undefined : send({ type }),
  );
  const named = spotsNamed(story, stop);
  useChangeInView(player, at, {
    named: at === 0 && look !== undefined ? [look] : named,
    about: spotsInQuestion(stop),
  });
  useFocusOn(player, `${at} ${open}`);
  useEffect(() => {
    // Without a step in the address it goes on where it was left.
    const to = lesson === undefined || location.search.includes(`${name}=`) ? 0 : lessonPlace(lesson);
    if (to > 0 && to < stops.length - 1) send({ type: 'go', to });
  }, []);
  useEffect(() => {
    if (lesson === undefined || !hydrated) return;
    // Another way than the script's begins again where it was chosen.
    const chosen = story === main ? at : main.stops.findIndex(isFree);
    setKept(rememberPlace(lesson, Math.min(at, chosen)));
    if (isLast) rememberEnd(lesson);
  }, [lesson, hydrated, story, at, isLast]);
  const tried = stop.kind === 'ask' && stop.question.ask === 'die' ? rowOf(story, stop.question) : undefined;
  return (
    <BenchFrame
      bench={{ name, hydrated, address, restart: at === 0 ? undefined : () => send({ type: 'restart' }) }}
      title={narration.title}
      texts={frame}
    >
      {!isKept && <NothingKept />}
      <div
        ref={player}
        class={hasCheck ? 'story with-check' : 'story'}
        data-stop={at}
        data-kind={stop.kind}
        data-lesson={lesson}
        data-check={check !== undefined || undefined}
      >
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
              marks={{
                ...unmarked,
                choosable,
                pressable: hydrated ? hands.pressable : new Set(),
                chosen,
                lit: new Set(named),
              }}
              onChoose={press}
            />
          </div>
          <div class="player-words">
            <Keys
              {...{ texts, hydrated, isLast, open, acts, next, onNext }}
              isFirst={at === 0}
              onBack={() => send({ type: 'back' })}
              onRetry={() => send({ type: 'retry' })}
            />
            <Autoplay
              {...{ texts, hydrated, at, isPlaying, acts }}
              of={stops.length}
              rests={isLast || stop.kind !== 'show'}
              onPress={() => send({ type: isPlaying ? 'pause' : 'play' })}
            />
            {lesson !== undefined && <p class="player-you">{whoYouAre(speech, texts, beat.state, deed)}</p>}
            <div class="player-said">
              <div role="status">
                {answered && stop.kind === 'show' && acts && <p class="well-done">{texts.right}</p>}
                <Happened {...{ stop, speech, texts, narration, rules, named: cardsNamed, cards }} />
                {stop.kind !== 'show' && <span class="visually-hidden">{asked}</span>}
                {isLast && <p class="told">{texts.end}</p>}
              </div>
              {stop.kind === 'ask' && (
                <Question
                  {...{ beat, speech, texts, narration, hydrated, wrong, isRight, isWrong: isWrong && acts }}
                  question={stop.question}
                  rule={rules[stop.question.rule ?? '']}
                  row={tried}
                  results={results}
                  onGuess={guess}
                />
              )}
              {hands.list}
            </div>
            {!acts && <p class="player-hint needs-script">{texts.keys}</p>}
            <p class="to-sandbox needs-script">
              {story === main && (
                <a href={`${sandbox}#scenario=${id}~${linesUntil(story.recording, beat)}`}>{texts.sandbox}</a>
              )}
            </p>
          </div>
        </div>
        <RuleOver {...{ player, texts }} />
      </div>
    </BenchFrame>
  );
}

function playerStop(stop: Story['stops'][number], hold: number | undefined, leadsOn: boolean): PlayerStop {
  switch (stop.kind) {
    case 'ask':
      return { kind: 'ask', right: stop.question.right, leadsOn };
    case 'do':
      return { kind: 'do', right: answerKey(stop.deed.right), leadsOn };
    case 'show':
      return { kind: 'show', hold };
  }
}

/** Who the reader is, and for whom they decide. */
function whoYouAre({ words }: Speech, texts: PlayerTexts, { seats }: State, deed: Deed | undefined): string {
  const nameAt = (seat: number) => {
    const { character, id = '' } = seats[seat] ?? {};
    return character === undefined ? id : words.shortName(character);
  };
  const name = nameAt(lessonReader);
  return deed === undefined || deed.choice.seat === lessonReader
    ? fill(texts.you, { name })
    : fill(texts.choosingFor, { other: nameAt(deed.choice.seat) });
}

/** The row of the attack table by which a roll is judged. */
function rowOf({ lib }: Story, { options }: Asked): AttackRow | undefined {
  const event = options[0]?.event;
  return event?.type === 'attacked' ? attackRow(lib, event.target, event.by) : undefined;
}
