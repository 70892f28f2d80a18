/** The reader does it: on the board, or in this list. Another answer is met by what would come of it, or by its rule. */
import { skillSymbol, skillsIn } from '#board/symbols.ts';
import { optionsOf } from '#engine/index.ts';
import { fill } from '#i18n/translate.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { idleCards } from '#ui/story/deedsOf.ts';
import { answerKey, type Deed as Doing } from '#ui/story/index.ts';
import { linksOf } from '#ui/story/links.ts';
import { tell } from '#ui/story/storyText.ts';
import type { Picking } from '#ui/table/picking.ts';
import type { DeedScene } from '../player/doing.ts';

type Props = DeedScene & {
  readonly deed: Doing;
  readonly picking: Picking;
  /** The options lie on the board as well. */
  readonly onBoard: boolean;
};

/** More options than these are better chosen on the board. */
const mostInRows = 5;

export function Deed(props: Props) {
  const { deed, texts, legend, hydrated, picking, wrong, isRight, guess, given } = props;
  const { onBoard } = props;
  const some = deed.choice.shape === 'some';
  // Cards in the hand that cannot be used now: reaching for one is answered too.
  const idle = idleCards(deed);
  return (
    <fieldset
      class="question deed"
      data-on-board={(onBoard && optionsOf(deed.choice).length > mostInRows) || undefined}
      disabled={!hydrated}
    >
      <legend>{legend}</legend>
      <ul>
        {optionsOf(deed.choice).map(({ id, count = 1 }) => {
          const n = picking.picked.filter(one => one === id).length;
          const state = wrong.includes(id) ? 'wrong' : isRight && given === id ? 'right' : undefined;
          return (
            <li key={id}>
              <button
                type="button"
                class="option"
                data-option={id}
                data-state={some ? undefined : state}
                aria-pressed={some ? n > 0 : state !== undefined}
                onClick={() => picking.press(id)}
              >
                <span aria-hidden="true">
                  {some ? (n > 0 ? n : '+') : state === 'right' ? '✓' : state === 'wrong' ? '✗' : '›'}
                </span>
                <Face {...props} id={id} />
                {some && count > 1 && <span class="times">×{count}</span>}
              </button>
            </li>
          );
        })}
        {!some &&
          idle.map(id => (
            <li key={id}>
              <button
                type="button"
                class="option"
                data-option={id}
                data-state={wrong.includes(id) ? 'wrong' : undefined}
                aria-pressed={wrong.includes(id)}
                onClick={() => guess(id)}
              >
                <span aria-hidden="true">{wrong.includes(id) ? '✗' : '›'}</span>
                <Face {...props} id={id} />
              </button>
            </li>
          ))}
      </ul>
      {some && (
        <p class="give">
          <button
            type="button"
            class="button"
            disabled={!hydrated || picking.give === undefined}
            onClick={picking.give}
          >
            {picking.picked.length === 0
              ? texts.deed.giveNone
              : fill(texts.deed.give, { n: picking.picked.length })}
          </button>
        </p>
      )}
      <div class="reply" role="status">
        <Reply {...props} />
      </div>
    </fieldset>
  );
}

/** The name of an option, the skill of a card, and the text of a card, since its name alone tells a newcomer nothing. */
function Face({ id, deed, told, speech, skillOf }: Props & { readonly id: string }) {
  const skill = skillsIn(speech.words.facets).find(one => one === id) ?? skillOf(id);
  const says = told.says[deed.mark]?.[id];
  return (
    <>
      {skill !== undefined && (
        <span class="card small" data-of={skill}>
          <Glyph d={skillSymbol(skill, speech.words.facets)} />
          <span class="visually-hidden">{speech.words.voice.name(skill)('nom')}</span>
        </span>
      )}
      <span class="option-name">
        {told.names[deed.mark]?.[id] ?? id}
        {says !== undefined && <small>{says}</small>}
      </span>
    </>
  );
}

function Reply({ deed, beat, speech, texts, told, rules, wrong, isRight, given }: Props) {
  const answer = isRight ? given : wrong.at(-1);
  if (answer === undefined) return;
  const reason = told.reasons[deed.refused[answer] ?? ''];
  if (reason !== undefined)
    return (
      <p>
        {reason.text} {reason.rule !== undefined && <a href={reason.rule.href}>{reason.rule.name}</a>}
      </p>
    );
  const events = deed.outcomes[answer] ?? [];
  const links = linksOf({ events }, rules);
  const names = told.names[deed.mark] ?? {};
  const ours = typeof deed.right === 'string' ? names[deed.right] : undefined;
  return (
    <>
      <p>
        {isRight ? (answer === answerKey(deed.right) ? texts.right : texts.deed.free) : texts.deed.instead}
      </p>
      {events.length > 0 && (
        <>
          <p>{texts.deed.outcome}</p>
          <ul>
            {events.map((event, i) => (
              <li key={i}>{tell(speech, beat.state, event)}</li>
            ))}
          </ul>
        </>
      )}
      {isRight && answer !== answerKey(deed.right) && ours !== undefined && (
        <p>{fill(texts.deed.goesOn, { choice: ours })}</p>
      )}
      {links.length > 0 && (
        <p class="why">
          {texts.rule}:{' '}
          {links.map(({ href, name }, i) => (
            <span key={href}>
              {i > 0 && '\u00a0· '}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
