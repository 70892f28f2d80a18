/**
 * Whose it is: everything that the engine keeps under a seat belongs to the player, who stays, or to the character,
 * who may leave the game. A field that holds a seat and is not in these tables does not compile.
 */
import type { Seat } from './vocabulary.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** A seat is kept somewhere in it. */
type HoldsSeat<T> = T extends number
  ? Same<T, Seat>
  : T extends string | boolean | undefined
    ? false
    : T extends readonly (infer Each)[]
      ? HoldsSeat<Each>
      : T extends object
        ? { [K in keyof T]-?: HoldsSeat<T[K]> }[keyof T]
        : false;

type SeatFields<T> = { [K in keyof T]-?: true extends HoldsSeat<T[K]> ? K : never }[keyof T];

/**
 * `player`: it stays, whoever the player now plays. `at-once`: asked and answered within one line, so nothing comes
 * between. Otherwise what is left of it when the character of the seat `gone` leaves; `actor` carries out the frame.
 */
export type Whose<T> =
  | 'player'
  | 'at-once'
  | ((value: NonNullable<T>, gone: Seat, actor: Seat | undefined) => T | undefined);

export type Ties<T> = { readonly [K in SeatFields<T>]: Whose<T[K]> } & {
  readonly [K in keyof T]?: Whose<T[K]>;
};

/** The locals of instructions; of those that keep no seat none need be named. */
type Tying<Locals> = {
  [Op in keyof Locals]: [SeatFields<Locals[Op]>] extends [never] ? never : Op;
}[keyof Locals];
export type LocalTies<Locals> = { readonly [Op in Tying<Locals>]: Ties<Locals[Op]> } & {
  readonly [Op in keyof Locals]?: Ties<Locals[Op]>;
};
