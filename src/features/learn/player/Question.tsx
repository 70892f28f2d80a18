/** The reader foretells what happens: a few answers, another try after a wrong one, and the rule that decides. */
import type { AttackResult, AttackRow } from '#engine/model/card.ts';
import { AttackNumbers } from '#ui/story/AttackNumbers.tsx';
import type { Question as Asked, Beat } from '#ui/story/index.ts';
import { optionText, questionText, type Speech, whyNotThat } from '#ui/story/storyText.ts';
import type { Narration, PlayerTexts, RuleLink } from '#ui/story/texts.ts';
import { Whys } from '#ui/story/Whys.tsx';

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
  /** The last answer was wrong: only it is shown, with what is said to it. */
  readonly isWrong: boolean;
  readonly onGuess: (option: string) => void;
};

export function Question(props: Props) {
  const { beat, question, speech, texts, narration, rule, row, results, hydrated, wrong, isRight, onGuess } =
    props;
  const last = wrong.at(-1);
  const why = isRight || last === undefined ? undefined : whyNotThat(narration, question.mark, last);
  return (
    <fieldset class="question" tabIndex={-1} disabled={!hydrated} data-wrong={props.isWrong || undefined}>
      <legend>{questionText(speech, texts, narration, beat.state, question)}</legend>
      {question.guess === true && <p class="guess">{texts.guess}</p>}
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
                data-last={option.id === last || undefined}
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
      <div class="reply" role="status" data-wrong={(!isRight && last !== undefined) || undefined}>
        {isRight ? <p>{texts.right}</p> : last !== undefined && <p>{why ?? texts.wrong}</p>}
        {(isRight || last !== undefined) && rule !== undefined && (
          <Whys label={`${texts.rule}:`} links={[rule]} />
        )}
      </div>
    </fieldset>
  );
}

function optionState(id: string, right: string, wrong: readonly string[], isRight: boolean) {
  if (isRight && id === right) return 'right';
  return wrong.includes(id) ? 'wrong' : undefined;
}
