/** The kinds of cards that only Daybreak has. */
import { type CardKind, defineKind } from '#engine/library/cardKind.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Check, Effect } from '#engine/model/effect.ts';
import type { CardId, Side } from '#engine/model/vocabulary.ts';

/** An action of the player who holds it in secret. */
export interface MutinyCard {
  readonly deck: 'mutiny';
  readonly id: CardId;
  readonly count: number;
  readonly when?: Cond;
  readonly do: Effect;
}

/** Turned up on the space for the active mission, where it lies until the fleet has jumped. */
export interface MissionCard {
  readonly deck: 'mission';
  readonly id: CardId;
  readonly count: number;
  readonly check: Check;
  readonly pass: Effect;
  readonly fail: Effect;
  /** In force while the card stays in play. */
  readonly abilities?: readonly Ability[];
}

/** One of the conditions on which a Cylon Leader wins, and with whom. */
export interface MotiveCard {
  readonly deck: 'motive';
  readonly id: CardId;
  readonly count: number;
  readonly side: Side;
  /** Revealed at any moment of the game, or once it is over. */
  readonly when: 'any-time' | 'game-over';
  readonly cond: Cond;
}

declare module '#engine/model/card.ts' {
  interface CardKinds {
    mutiny: MutinyCard;
    mission: MissionCard;
    motive: MotiveCard;
  }
}

export const daybreakKinds: readonly CardKind[] = [
  defineKind({
    kind: 'mission',
    pile: 'mission',
    /** Left in the box unless the objective is played with them (daybreak.earth.option-setup). */
    dealt: (lib, { options }) => lib.objectives.get(options.objective)?.missions === true,
    does: ({ check, pass, fail }) => [
      {
        op: 'check',
        untouched: true,
        ...check,
        pass,
        fail,
        rule: 'daybreak.missions.check-at-once',
      },
    ],
    lies: ['in-play'],
  }),
  defineKind({ kind: 'motive', pile: 'motive' }),
  defineKind({
    kind: 'mutiny',
    pile: 'mutiny',
    does: card => card.do,
    rule: 'daybreak.mutiny.action',
    lies: ['removed'],
  }),
];
