/** Where the story stands, and a key to let it go on by itself. */
import { fill } from '#i18n/translate.ts';
import type { PlayerTexts } from '#ui/story/texts.ts';

type Props = {
  readonly texts: PlayerTexts;
  readonly hydrated: boolean;
  readonly at: number;
  readonly of: number;
  readonly isPlaying: boolean;
  /** At a question and at the end nothing goes on by itself. */
  readonly rests: boolean;
  /** The reader acts: nothing goes on by itself. */
  readonly acts: boolean;
  readonly onPress: () => void;
};

export function Autoplay({ texts, hydrated, at, of, isPlaying, rests, acts, onPress }: Props) {
  return (
    <p class="player-step">
      <span class="label">{fill(texts.step, { n: at + 1, of })}</span>
      {acts && <progress value={at + 1} max={of} aria-hidden="true" />}
      {!acts && (
        <button
          type="button"
          class="plain autoplay needs-script"
          disabled={!hydrated}
          aria-disabled={rests}
          onClick={onPress}
        >
          {isPlaying ? texts.pause : texts.play}
        </button>
      )}
    </p>
  );
}
