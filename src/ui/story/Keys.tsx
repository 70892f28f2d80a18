/** Back and "Next". At either end a key stays where it is, so that the focus does. */
import type { PlayerTexts } from './texts.ts';

type Props = {
  readonly texts: PlayerTexts;
  readonly hydrated: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** An open question can be passed over. */
  readonly skips: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

export function Keys({ texts, hydrated, isFirst, isLast, skips, onBack, onNext }: Props) {
  return (
    <div class="player-keys needs-script">
      <button type="button" class="button back" disabled={!hydrated} aria-disabled={isFirst} onClick={onBack}>
        {texts.back}
      </button>
      <button type="button" class="button next" disabled={!hydrated} aria-disabled={isLast} onClick={onNext}>
        {skips ? texts.show : texts.next}
      </button>
    </div>
  );
}
