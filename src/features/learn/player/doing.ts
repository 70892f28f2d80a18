/** What a reader does in a story. Only lessons have it; an example ships none of it. */
import type { ComponentChildren } from 'preact';
import type { SpotId } from '#board/marks.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import type { Beat, Deed } from '#ui/story/index.ts';
import type { Speech } from '#ui/story/storyText.ts';
import type { DeedTold, Narration, PlayerTexts, RuleLink } from '#ui/story/texts.ts';

/** Everything a deed needs of the player around it. */
export interface DeedScene {
  /** The deed in hand; none once it is done. */
  readonly deed: Deed | undefined;
  readonly beat: Beat;
  readonly speech: Speech;
  readonly texts: PlayerTexts;
  readonly rules: { readonly [rule: string]: RuleLink };
  readonly told: DeedTold;
  readonly legend: string;
  readonly hydrated: boolean;
  readonly wrong: readonly string[];
  readonly isRight: boolean;
  /** The last answer was wrong, and no other has been asked for since. */
  readonly isWrong: boolean;
  readonly narration: Narration;
  /** The rule that the deed is about. */
  readonly rule: RuleLink | undefined;
  readonly guess: (option: string) => void;
  /** The skill of a card. */
  readonly skillOf: (card: string) => Skill | undefined;
}

export interface Hands {
  readonly choosable: ReadonlySet<SpotId>;
  /** What is not on offer: reaching for it is answered. */
  readonly pressable: ReadonlySet<SpotId>;
  readonly chosen: ReadonlySet<SpotId>;
  readonly press: (spot: SpotId) => void;
  /** The options as a list, and what was said to the last answer. */
  readonly list: ComponentChildren;
}

export type UseHands = (scene: DeedScene) => Hands;

const idle: Hands = {
  choosable: new Set(),
  pressable: new Set(),
  chosen: new Set(),
  press: () => undefined,
  list: undefined,
};

export const useNoHands: UseHands = () => idle;
