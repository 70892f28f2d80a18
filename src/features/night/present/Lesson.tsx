/** One step of an example, as the wall or the notes show it. */
import { useMemo } from 'preact/hooks';
import { LiveBoard } from '#board/LiveBoard.tsx';
import type { Language } from '#i18n/languages.ts';
import { useWords } from '#ui/board/useWords.ts';
import { Awaited } from '#ui/loading/Awaited.tsx';
import { CheckCards } from '#ui/story/CheckCards.tsx';
import { Happened } from '#ui/story/Happened.tsx';
import type { Stop, Story } from '#ui/story/index.ts';
import { playedIn } from '#ui/story/playedIn.ts';
import { boardAt, checkShown, optionText, questionText, type Speech } from '#ui/story/storyText.ts';
import type { PlayerTexts } from '#ui/story/texts.ts';
import { useNarrator } from '#ui/story/useNarrator.ts';
import { useStory } from '#ui/story/useStory.ts';
import type { TonightTexts } from '../texts.ts';
import type { StoryTold } from './fetchStoryTold.ts';
import { isUntold } from './untold.ts';
import type { Presenter } from './usePresenter.ts';
import type { Shown } from './useShown.ts';

export type LessonProps = {
  readonly language: Language;
  readonly id: string;
  readonly told: Shown;
  readonly presenter: Presenter;
  readonly texts: TonightTexts['present'];
  readonly player: PlayerTexts;
};

/** Board and words; `words` alone for the second language. */
export function Lesson(props: ShownProps) {
  return (
    <Awaited waiting={<p role="status">{props.texts.loading}</p>} outdated={props.player.outdated}>
      <Fetched {...props} />
    </Awaited>
  );
}

type ShownProps = LessonProps & { readonly show: 'all' | 'words' | 'notes' };

function Fetched(props: ShownProps) {
  const { told } = props;
  if (isUntold(told)) return <Step {...props} story={told.story} speech={told.speech} />;
  return <Recorded {...props} told={told} />;
}

function Recorded(props: ShownProps & { readonly told: StoryTold }) {
  const { id, told, language } = props;
  const story = useStory(id, told.source);
  const played = playedIn(story, told.more);
  const words = useWords(language, told.titles, played);
  const narrator = useNarrator(language, told.titles, played);
  return <Step {...props} story={story} speech={{ words, narrator, things: told.things }} />;
}

function Step({
  language,
  id,
  told,
  presenter,
  texts,
  player,
  story,
  speech,
  show,
}: ShownProps & { readonly story: Story; readonly speech: Speech }) {
  const { state, stage } = presenter;
  const { words } = speech;
  const stop = story.stops[state.at];
  const following = story.stops[state.at + 1];
  const board = useMemo(() => stop && boardAt(story, stop.beat.state, words), [story, stop, words]);
  const check = useMemo(() => checkShown(story, state.at), [story, state.at]);
  if (stop === undefined || board === undefined) return null;
  const { narration, rules } = told;
  const isOut = stage === 'answered';
  const text = (one: Stop) => (
    <>
      <Happened stop={one} texts={player} named={[]} {...{ speech, narration, rules }} />
      {one.kind === 'do' && (
        <p class="asked-question">{narration.asks?.[one.deed.mark] ?? player.question}</p>
      )}
      {one.kind === 'ask' && (
        <Asked
          {...{ one, speech, player, narration, isOut: isOut || show === 'notes', texts }}
          hands={state.hands}
        />
      )}
    </>
  );
  return (
    <div class={`lesson ${show}`} lang={language} data-stop={state.at} data-kind={stop.kind}>
      {show === 'all' && (
        <div class="lesson-board">
          <LiveBoard
            id={id.replaceAll('/', '.')}
            model={board}
            words={speech.words}
            parts={told.parts}
            silent
          />
        </div>
      )}
      <div class="lesson-words" role={show === 'all' ? 'status' : undefined}>
        {show === 'all' && check && <CheckCards {...{ story, check }} words={speech.words} texts={player} />}
        {text(stop)}
      </div>
      {show === 'notes' && (
        <div class="lesson-next">
          <p class="label">{texts.comingUp}</p>
          {following === undefined ? <p>{texts.end}</p> : text(following)}
        </div>
      )}
    </div>
  );
}

type AskedProps = {
  readonly one: Extract<Stop, { readonly kind: 'ask' }>;
  readonly speech: Speech;
  readonly player: PlayerTexts;
  readonly narration: Shown['narration'];
  readonly isOut: boolean;
  readonly hands: readonly number[];
  readonly texts: TonightTexts['present'];
};

/** The question with its answers, numbered as the keys that count hands for them. */
function Asked({ one, speech, player, narration, isOut, hands, texts }: AskedProps) {
  const { beat, question } = one;
  return (
    <div class="asked">
      <p class="asked-question">{questionText(speech, player, narration, beat.state, question)}</p>
      <ol>
        {question.options.map((option, at) => {
          const isRight = isOut && option.id === question.right;
          return (
            <li key={option.id} data-right={isRight || undefined} data-hands={hands[at] ?? 0}>
              <span>{optionText(speech, player, beat.state, question, option)}</span>{' '}
              {isRight && <b>{texts.right}</b>}{' '}
              {(hands[at] ?? 0) > 0 && <em>{texts.hands.replace('{{n}}', `${hands[at]}`)}</em>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
