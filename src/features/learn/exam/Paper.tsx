/** The paper: it plays the positions, asks, and keeps the result. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardOf } from '#board/boardOf.ts';
import { LiveBoard } from '#board/LiveBoard.tsx';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { makeTranslate } from '#i18n/translate.ts';
import { PartFault } from '#ui/loading/PartFault.tsx';
import { rememberExam } from '#ui/story/learning.ts';
import { makeSpeech } from '#ui/table/speech.ts';
import { loadTexts } from '#ui/table/texts.ts';
import { NothingKept } from '../NothingKept.tsx';
import { keepExam } from './begun.ts';
import type { ExamProps, Taken } from './Exam.tsx';
import { atLevel, examOf, type Level } from './exam.ts';
import { examMachine } from './examMachine.ts';
import { lessonAbout } from './lessonOf.ts';
import type { Question } from './question.ts';
import {
  cardAbout,
  type Examiner,
  type ExamKey,
  happenedText,
  partsAbout,
  questionText,
  saidText,
  viewAt,
} from './questionText.ts';
import { Result } from './Result.tsx';

type Props = ExamProps &
  Taken & {
    readonly again: () => void;
  };

interface Laid {
  readonly examiner: Examiner;
  readonly questions: readonly Question[];
}

/** A page that plays games stays awake: it breathes after so many milliseconds. */
const breath = 14;

async function layOut({ site, texts, seed, books, length }: Props): Promise<Laid> {
  const [knowledge, words] = await Promise.all([knowledgeFor(books), loadTexts(site, books)]);
  const t = makeTranslate<ExamKey>(site.language, texts);
  let breathed = performance.now();
  const pause = () => {
    if (performance.now() - breathed < breath) return undefined;
    return new Promise<void>(resolve =>
      setTimeout(() => {
        breathed = performance.now();
        resolve();
      }),
    );
  };
  const questions = await examOf(knowledge, seed, pause);
  const examiner = { lib: knowledge.lib, speech: makeSpeech(site, words), t };
  return { examiner, questions: questions.slice(0, length) };
}

export default function Paper(props: Props) {
  const { seed, books, texts, site, again, lessons, taught } = props;
  const t = makeTranslate<ExamKey>(site.language, texts);
  const [snapshot, send] = useMachine(examMachine);
  const [laid, setLaid] = useState<Laid | undefined>(undefined);
  const { answers, length, level } = snapshot.context;
  const begin = (given: readonly string[] = []) => {
    send({ type: 'begin' });
    layOut(props).then(
      ready => {
        setLaid(ready);
        send({ type: 'laid', length: ready.questions.length });
        for (const [i, option] of given.entries()) {
          const right = ready.questions[i]?.options.find(({ id }) => id === option)?.holds === true;
          send({ type: 'answer', option, right });
          send({ type: 'next' });
        }
      },
      () => send({ type: 'fail' }),
    );
  };
  useEffect(() => begin(props.given), []);
  useEffect(() => {
    // It goes on from here after it was left.
    if (answers.length > 0)
      keepExam({ seed, books, length: props.length, options: answers.map(({ option }) => option) });
  }, [answers]);
  const [isKept, setKept] = useState(true);
  const isDone = snapshot.matches('done');
  useEffect(() => {
    const right = answers.filter(one => one.right).length;
    if (isDone) keepExam(undefined);
    if (isDone) setKept(rememberExam({ seed, right, of: length, at: Date.now() }));
  }, [isDone]);

  if (snapshot.matches('failed')) return <PartFault text={t('failed')} again={() => begin()} />;
  if (laid === undefined || snapshot.matches('laying') || snapshot.matches('door'))
    return <p role="status">{t('laying')}</p>;
  const isAnswered = snapshot.matches('answered');
  const at = isAnswered ? answers.length - 1 : answers.length;
  const question = laid.questions[at];
  if (isDone || question === undefined)
    return (
      <>
        {!isKept && <NothingKept />}
        <Result {...{ t, seed, books, answers, again, lessons, taught, ...laid }} restart={() => begin()} />
      </>
    );
  return (
    <Asked
      {...{ question, at, length, lessons, taught }}
      examiner={laid.examiner}
      level={level as Level}
      given={isAnswered ? answers[at]?.option : undefined}
      onAnswer={(option, right) => send({ type: 'answer', option, right })}
      onNext={() => send({ type: 'next' })}
    />
  );
}

type AskedProps = Pick<Props, 'lessons' | 'taught'> & {
  readonly examiner: Examiner;
  readonly question: Question;
  readonly at: number;
  readonly length: number;
  readonly level: Level;
  readonly given: string | undefined;
  readonly onAnswer: (option: string, right: boolean) => void;
  readonly onNext: () => void;
};

function Asked(props: AskedProps) {
  const { examiner, question, at, length, level, given, lessons, taught, onAnswer, onNext } = props;
  const { t, speech, lib } = examiner;
  const heading = useRef<HTMLHeadingElement>(null);
  const model = useMemo(
    () => boardOf(viewAt(examiner, question), lib.sources, speech.words.facets),
    [question],
  );
  const options = useMemo(() => atLevel(question, level), [question, level]);
  const parts = useMemo(() => partsAbout(question.kind, model), [question, model]);
  const happened = happenedText(examiner, question);
  const right = options.find(({ holds }) => holds);
  const isRight = given !== undefined && given === right?.id;
  const rule = speech.rule(question.rule);
  const lesson = lessons[lessonAbout(question, taught)];
  const card = cardAbout(examiner, question);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [question]);
  return (
    <div class="exam" data-kind={question.kind} data-at={at} data-level={level}>
      <p class="label">
        {t('number', { n: at + 1, of: length })} · {t('level', { n: level })}
      </p>
      <div class="exam-flow">
        <div class="exam-words">
          {happened.length > 0 && (
            <ul class="exam-happened" aria-label={t('happened')}>
              {happened.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <h2 ref={heading} tabIndex={-1}>
            {questionText(examiner, question)}
          </h2>
          {card !== undefined && (
            <div class="card-text exam-card">
              <p>
                <b>{card.title}</b>
              </p>
              {card.lines.map(line => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          <ul class="exam-options">
            {options.map(({ id, said, holds }) => (
              <li key={id}>
                <button
                  type="button"
                  class="option"
                  data-option={id}
                  data-state={
                    given === undefined ? undefined : holds ? 'right' : given === id ? 'wrong' : undefined
                  }
                  aria-disabled={given !== undefined}
                  aria-pressed={given === id}
                  onClick={() => given === undefined && onAnswer(id, holds)}
                >
                  <span aria-hidden="true">
                    {given === undefined ? '?' : holds ? '✓' : given === id ? '✗' : '·'}
                  </span>
                  {saidText(examiner, question, said)}
                </button>
              </li>
            ))}
          </ul>
          <div class="exam-reply" role="status">
            {given !== undefined && (
              <p>
                {isRight
                  ? t('right')
                  : t('wrong', { answer: right ? saidText(examiner, question, right.said) : '' })}{' '}
                {rule !== undefined && (
                  <>
                    {t('rule')} <a href={rule.href}>{rule.name}</a>.{' '}
                  </>
                )}
                {!isRight && lesson !== undefined && (
                  <>
                    {t('lesson')} <a href={lesson.href}>{lesson.name}</a>.
                  </>
                )}
              </p>
            )}
          </div>
          {given !== undefined && (
            <button type="button" class="button next" onClick={onNext}>
              {t(at + 1 < length ? 'next' : 'finish')}
            </button>
          )}
        </div>
        <div class="exam-board">
          {/* Another question is another game: nothing has moved between them. */}
          <LiveBoard key={at} id="exam-board" model={model} words={speech.words} parts={parts} silent />
        </div>
      </div>
    </div>
  );
}
