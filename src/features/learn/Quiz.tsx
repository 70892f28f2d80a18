/** Questions without a board: the refresher asks all of them, the mistakes box those that are due on this device. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/learn.json';
import { isOut } from '#rules/facts.ts';
import { useHydrated } from '#ui/bench/useHydrated.ts';
import { factsTonight } from '#ui/keep/table.ts';
import { answerAgain, mistakes, mistakesDue, rememberMistake } from '#ui/story/lessons.ts';
import { examMachine } from './exam/examMachine.ts';
import type { QuizItem } from './item.ts';

export type QuizProps = {
  readonly language: Language;
  readonly texts: typeof texts.quiz;
  readonly items: readonly QuizItem[];
  /** Only what went wrong before and is to be asked again today. */
  readonly due: boolean;
};

export function Quiz({ language, texts: t, items, due }: QuizProps) {
  const hydrated = useHydrated();
  const [snapshot, send] = useMachine(examMachine);
  const [asked, setAsked] = useState<readonly QuizItem[]>([]);
  const said = useRef<HTMLDivElement>(null);
  const isDone = snapshot.matches('done');
  // The last question is gone, and with it the button that was pressed.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);
  const wanted = () => {
    const facts = factsTonight();
    const held = items.filter(({ when = [] }) => !isOut(facts, when));
    return due ? mistakesDue().flatMap(id => held.find(item => item.id === id) ?? []) : held;
  };
  const begin = () => {
    const now = wanted();
    setAsked(now);
    send({ type: 'begin' });
    send({ type: 'laid', length: now.length });
  };
  const { answers, length } = snapshot.context;
  const isAnswered = snapshot.matches('answered');
  const at = isAnswered ? answers.length - 1 : answers.length;
  const item = asked[at];
  if (snapshot.matches('asking') || (isAnswered && item !== undefined)) {
    if (item === undefined) return null;
    return (
      <Asked
        {...{ t, item, at, length }}
        given={isAnswered ? answers[at]?.option : undefined}
        onAnswer={option => {
          const right = option === item.right;
          const [lesson = '', mark = ''] = item.id.split('#');
          if (due) answerAgain(item.id, right);
          else if (!right) rememberMistake(lesson, mark);
          send({ type: 'answer', option, right });
        }}
        onNext={() => send({ type: 'next' })}
      />
    );
  }
  const right = answers.filter(answer => answer.right).length;
  const ready = hydrated ? wanted().length : items.length;
  return (
    <div class="quiz" data-hydrated={hydrated || undefined} data-done={isDone || undefined}>
      <div ref={said} role="status" tabIndex={isDone ? -1 : undefined}>
        {isDone && <p>{fill(t.result, { n: right, of: length })}</p>}
        {isDone && !due && right < length && <p>{t.kept}</p>}
        {due && hydrated && <Waiting {...{ t, language, ready }} />}
      </div>
      <button type="button" class="button needs-script" disabled={!hydrated || ready === 0} onClick={begin}>
        {isDone ? t.again : t.start}
      </button>
    </div>
  );
}

function Waiting({
  t,
  language,
  ready,
}: Pick<QuizProps, 'language'> & { t: QuizProps['texts']; ready: number }) {
  const all = Object.values(mistakes());
  if (all.length === 0) return <p>{t.empty}</p>;
  if (ready > 0) return <p>{fill(t.due, { n: ready })}</p>;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const next = Math.min(...all.map(({ due }) => due));
  return (
    <p>
      {t.none} {fill(t.waiting, { n: all.length, date: date.format(next) })}
    </p>
  );
}

type AskedProps = {
  readonly t: QuizProps['texts'];
  readonly item: QuizItem;
  readonly at: number;
  readonly length: number;
  readonly given: string | undefined;
  readonly onAnswer: (option: string) => void;
  readonly onNext: () => void;
};

function Asked({ t, item, at, length, given, onAnswer, onNext }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [item]);
  const { situation, question, options, right, answer, rule, lesson } = item;
  const isOpen = given === undefined;
  return (
    <div class="quiz" data-item={item.id}>
      <p class="label">{fill(t.number, { n: at + 1, of: length })}</p>
      {situation !== '' && <p>{situation}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      <ul class="exam-options">
        {options.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              class="option"
              data-option={id}
              data-state={isOpen ? undefined : id === right ? 'right' : id === given ? 'wrong' : undefined}
              aria-disabled={!isOpen}
              aria-pressed={id === given}
              onClick={() => isOpen && onAnswer(id)}
            >
              <span aria-hidden="true">{isOpen ? '?' : id === right ? '✓' : id === given ? '✗' : '·'}</span>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div class="exam-reply" role="status">
        {!isOpen && (
          <p>
            {given === right ? t.right : t.wrong} {answer}{' '}
            {rule !== undefined && (
              <>
                {t.rule} <a href={rule.href}>{rule.name}</a>{' '}
              </>
            )}
            {lesson !== undefined && given !== right && (
              <>
                {t.lesson} <a href={lesson.href}>{lesson.name}</a>
              </>
            )}
          </p>
        )}
      </div>
      {!isOpen && (
        <button type="button" class="button next" onClick={onNext}>
          {at + 1 < length ? t.next : t.finish}
        </button>
      )}
    </div>
  );
}
