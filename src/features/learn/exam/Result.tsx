/** How the exam went: what was wrong, with rule and lesson, and the same exam for others. */
import { useEffect, useRef } from 'preact/hooks';
import { type Book, optionalIn } from '#books/registry.ts';
import type { RuleLink } from '#ui/story/texts.ts';
import type { ExamAnswer } from './examMachine.ts';
import { lessonAbout } from './lessonOf.ts';
import type { Question } from './question.ts';
import { type Examiner, questionText, saidText } from './questionText.ts';

type Props = {
  readonly examiner: Examiner;
  readonly questions: readonly Question[];
  readonly answers: readonly ExamAnswer[];
  readonly seed: string;
  readonly books: readonly Book[];
  readonly t: Examiner['t'];
  readonly lessons: { readonly [lesson: string]: RuleLink };
  readonly taught: { readonly [rule: string]: string };
  readonly again: () => void;
  readonly restart: () => void;
};

export function Result({
  examiner,
  questions,
  answers,
  seed,
  books,
  t,
  lessons,
  taught,
  again,
  restart,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = answers.filter(answer => answer.right).length;
  const wrong = questions.filter((_, at) => answers[at]?.right === false);
  const named = [
    `seed=${seed}`,
    ...(answers.length === 10 ? ['n=10'] : []),
    ...(books.length > 1 ? [`books=${optionalIn(books).join(',')}`] : []),
  ].join('&');
  return (
    <div class="exam" data-done>
      <h2 ref={heading} tabIndex={-1}>
        {t('result', { n: right, of: answers.length })}
      </h2>
      <p>
        {t('share')} <code class="link-text">{`${location.origin}${location.pathname}?${named}`}</code>
      </p>
      <p>
        <button type="button" class="button" onClick={again}>
          {t('again')}
        </button>{' '}
        <button type="button" class="button quiet" onClick={restart}>
          {t('same')}
        </button>
      </p>
      {wrong.length > 0 && (
        <section>
          <h3>{t('wrongs')}</h3>
          <ul>
            {wrong.map((question, at) => {
              const rule = examiner.speech.rule(question.rule);
              const lesson = lessons[lessonAbout(question, taught)];
              const answer = question.options.find(({ holds }) => holds);
              return (
                <li key={at}>
                  {questionText(examiner, question)}{' '}
                  <b>{answer && saidText(examiner, question, answer.said)}</b>{' '}
                  {rule && <a href={rule.href}>{rule.name}</a>}
                  {lesson && (
                    <>
                      {' · '}
                      <a href={lesson.href}>{lesson.name}</a>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
