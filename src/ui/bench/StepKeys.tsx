/** The keys that every bench has: back, and on. */
import type { ComponentChildren } from 'preact';
import type { FrameTexts } from './BenchFrame.tsx';
import type { Playing } from './useBench.ts';

type Moving = Pick<Playing<unknown, never>, 'hydrated' | 'back' | 'forward'>;

type Next = {
  readonly label: string;
  /** Left out where there is nothing next. */
  readonly onPress: (() => void) | undefined;
};

type Props = {
  readonly bench: Moving;
  readonly texts: FrameTexts;
  /** Where one step follows another, what the next one is called; otherwise what was taken back can be done again. */
  readonly next?: Next;
  /** Keys of this bench only. */
  readonly children?: ComponentChildren;
};

export function StepKeys({ bench: { hydrated, back, forward }, texts, next, children }: Props) {
  return (
    <p class="steps step-keys needs-script">
      <Key face={next === undefined ? texts.undo : texts.back} {...{ hydrated }} quiet onPress={back} />
      {next === undefined ? (
        <Key face={texts.redo} {...{ hydrated }} quiet onPress={forward} />
      ) : (
        <Key face={next.label} {...{ hydrated }} onPress={next.onPress} />
      )}
      {children}
    </p>
  );
}

type KeyProps = {
  readonly face: ComponentChildren;
  readonly hydrated: boolean;
  /** Not what most readers press. */
  readonly quiet?: boolean;
  /** The key cannot be pressed where this is left out. */
  readonly onPress: (() => void) | undefined;
};

export function Key({ face, hydrated, quiet = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class={quiet ? 'button quiet' : 'button'}
      disabled={!hydrated || onPress === undefined}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
