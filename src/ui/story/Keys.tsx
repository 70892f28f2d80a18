/**
 * Back and "Next". Where the reader is to act, the main place says so and is no button; to be shown what happens is a
 * quiet word beside it. At either end a key stays where it is, so that the focus does.
 */
import { fill } from '#i18n/translate.ts';
import type { PlayerTexts, RuleLink } from './texts.ts';

type Props = {
  readonly texts: PlayerTexts;
  readonly hydrated: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of an open question: whether the last answer to it was wrong. */
  readonly open: 'untried' | 'wrong' | undefined;
  /** The reader acts in this story; elsewhere an open question is passed over with "Next". */
  readonly acts: boolean;
  /** What follows after the last step. */
  readonly next: RuleLink | undefined;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onRetry: () => void;
};

export function Keys(props: Props) {
  const { texts, hydrated, isFirst, open, acts, onBack, onNext } = props;
  return (
    <div class="player-keys needs-script" data-open={acts ? open : undefined}>
      <button type="button" class="button back" disabled={!hydrated} aria-disabled={isFirst} onClick={onBack}>
        {texts.back}
      </button>
      {acts && open !== undefined && (
        <button type="button" class="plain show-me" disabled={!hydrated} onClick={onNext}>
          {texts.show}
        </button>
      )}
      <Main {...props} />
    </div>
  );
}

function Main({ texts, hydrated, isLast, open, acts, next, onNext, onRetry }: Props) {
  if (acts && open === 'wrong')
    return (
      <button type="button" class="button retry" disabled={!hydrated} onClick={onRetry}>
        {texts.again}
      </button>
    );
  if (acts && open === 'untried') return <span class="your-move">{texts.yourMove}</span>;
  if (isLast && next !== undefined)
    return (
      <a class="button next" href={next.href}>
        {fill(texts.following, { title: next.name })}
      </a>
    );
  return (
    <button
      type="button"
      class="button next"
      data-quiet={open !== undefined || undefined}
      disabled={!hydrated}
      aria-disabled={isLast}
      onClick={onNext}
    >
      {open === undefined ? texts.next : texts.show}
    </button>
  );
}
