/** The reader does it: on the board, or in this list. Another answer is met by what would come of it, or by its rule. */
import { skillSymbol, skillsIn } from '#board/symbols.ts';
import { optionsOf } from '#engine/index.ts';
import { fill } from '#i18n/translate.ts';
import { Glyph } from '#ui/bench/Glyph.tsx';
import { idleCards } from '#ui/story/deedsOf.ts';
import type { Deed as Doing } from '#ui/story/index.ts';
import { linksOf } from '#ui/story/links.ts';
import { tell, whyNotThat } from '#ui/story/storyText.ts';
import { Whys } from '#ui/story/Whys.tsx';
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
  const { deed, texts, legend, hydrated, picking, wrong, isWrong, guess } = props;
  const { onBoard } = props;
  const some = deed.choice.shape === 'some';
  // Cards in the hand that cannot be used now: reaching for one is answered too.
  const idle = idleCards(deed);
  return (
    <fieldset
      class="question deed"
      tabIndex={-1}
      data-wrong={(isWrong && !some) || undefined}
      data-on-board={(onBoard && optionsOf(deed.choice).length > mostInRows) || undefined}
      disabled={!hydrated}
    >
      <legend>{legend}</legend>
      <ul>
        {optionsOf(deed.choice).map(({ id, count = 1 }) => {
          const n = picking.picked.filter(one => one === id).length;
          const state = wrong.includes(id) ? 'wrong' : undefined;
          return (
            <li key={id}>
              <button
                type="button"
                class="option"
                data-option={id}
                data-state={some ? undefined : state}
                data-last={id === wrong.at(-1) || undefined}
                aria-pressed={some ? n > 0 : state !== undefined}
                onClick={() => picking.press(id)}
              >
                <span aria-hidden="true">{some ? (n > 0 ? n : '+') : state === 'wrong' ? '✗' : '›'}</span>
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
                data-last={id === wrong.at(-1) || undefined}
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
            class={picking.picked.length === 0 ? 'button quiet' : 'button'}
            disabled={!hydrated || picking.give === undefined}
            onClick={picking.give}
          >
            {picking.picked.length === 0
              ? texts.deed.giveNone
              : fill(texts.deed.give, { n: picking.picked.length })}
          </button>
        </p>
      )}
      <div class="reply" role="status" data-wrong={isWrong || undefined}>
        {isWrong && <Reply {...props} />}
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

/** Why it is not what is wanted, what would come of it, and what else the place is for. */
function Reply({ deed, beat, speech, texts, narration, told, rules, rule, wrong }: Props) {
  const answer = wrong.at(-1);
  if (answer === undefined) return;
  const reason = told.reasons[deed.refused[answer] ?? ''];
  if (reason !== undefined)
    return (
      <>
        <p>{reason.text}</p>
        {reason.rule !== undefined && <Whys label={`${texts.rule}:`} links={[reason.rule]} />}
      </>
    );
  const events = deed.outcomes[answer] ?? [];
  const links = linksOf({ events }, rules);
  const hint = told.hints[answer];
  return (
    <>
      <p>{whyNotThat(narration, deed.mark, answer)}</p>
      {hint !== undefined && (
        <p>
          {told.names[deed.mark]?.[answer]}: {hint}
        </p>
      )}
      {hint === undefined && events.length > 0 && (
        <>
          <p>{texts.deed.outcome}</p>
          <ul>
            {events.map((event, i) => (
              <li key={i}>{tell(speech, beat.state, event)}</li>
            ))}
          </ul>
        </>
      )}
      <Whys label={`${texts.rule}:`} links={rule === undefined ? links : [rule]} />
    </>
  );
}
