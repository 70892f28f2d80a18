/** The reader foretells what happens: a few answers, another try after a wrong one, and the rule that decides. */
import type { AttackResult, AttackRow } from '#engine/model/card.ts';
import { AttackNumbers } from '#ui/story/AttackNumbers.tsx';
import type { Question as Asked, Beat } from '#ui/story/index.ts';
import { optionText, questionText, type Speech } from '#ui/story/storyText.ts';
import type { Narration, PlayerTexts, RuleLink } from '#ui/story/texts.ts';

type Props = {
  readonly beat: Beat;
  readonly question: Asked;
  readonly speech: Speech;
  readonly texts: PlayerTexts;
  readonly narration: Narration;
  readonly rule: RuleLink | undefined;
  /** The row of the attack table that answers it. */
  readonly row: AttackRow | undefined;
  readonly results: { readonly [result in AttackResult]: string };
  readonly hydrated: boolean;
  readonly wrong: readonly string[];
  readonly isRight: boolean;
  readonly onGuess: (option: string) => void;
};

export function Question(props: Props) {
  const { beat, question, speech, texts, narration, rule, row, results, hydrated, wrong, isRight, onGuess } =
    props;
  const last = wrong.at(-1);
  return (
    <fieldset class="question" disabled={!hydrated}>
      <legend>{questionText(speech, texts, narration, beat.state, question)}</legend>
      {row !== undefined && <AttackNumbers {...{ row, results }} />}
      <ul>
        {question.options.map(option => {
          const state = optionState(option.id, question.right, wrong, isRight);
          return (
            <li key={option.id}>
              <button
                type="button"
                class="option"
                data-state={state}
                aria-pressed={state !== undefined}
                onClick={() => onGuess(option.id)}
              >
                <span aria-hidden="true">{state === 'right' ? '✓' : state === 'wrong' ? '✗' : '?'}</span>
                {optionText(speech, texts, beat.state, question, option)}
              </button>
            </li>
          );
        })}
      </ul>
      <p class="reply" role="status">
        {isRight ? texts.right : last === undefined ? '' : texts.wrong}
        {(isRight || last !== undefined) && rule !== undefined && (
          <>
            {' '}
            {texts.rule}: <a href={rule.href}>{rule.name}</a>
          </>
        )}
      </p>
    </fieldset>
  );
}

function optionState(id: string, right: string, wrong: readonly string[], isRight: boolean) {
  if (isRight && id === right) return 'right';
  return wrong.includes(id) ? 'wrong' : undefined;
}
