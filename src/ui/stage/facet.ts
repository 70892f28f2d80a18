/** How much an event matters to those who watch the game, how long it is shown and where. Books add theirs. */
import type { GameEvent } from '#engine/model/event.ts';

/** From nothing that is shown, by routine, to what decides the game. */
export type Weight = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * How it is shown. `none`: with whatever it belongs to. `pieces`: on the board alone. `turn`, `note`, `resource` and
 * `damage`: a line above the board, which shows the change at the same time. All others take the middle of the board.
 */
export const scenes = [
  'none',
  'pieces',
  'turn',
  'note',
  'resource',
  'damage',
  'crisis',
  'option',
  'check',
  'roll',
  'attack',
  'jump',
  'title',
  'sent',
  'loyalty',
  'seen',
  'card',
  'reveal',
  'death',
  'end',
] as const;
export type SceneName = (typeof scenes)[number];

export interface Weighed {
  readonly scene: SceneName;
  readonly weight: Weight;
  /** In milliseconds, at the usual pace. */
  readonly time: number;
  /** So much more for each of its cards. */
  readonly each?: number;
  /** What it is to the seat that it befalls. */
  readonly mine?: Partial<Omit<Weighed, 'mine'>>;
  /** To the seat that is shown hidden cards by it, it stays until it is pressed away. */
  readonly waits?: true;
  /** Right after one of these scenes it is part of it. */
  readonly joins?: readonly SceneName[];
  /** The scene that it joins is called after it from then on. */
  readonly leads?: true;
  /** It begins a scene of its own, though the one before it is of the same kind. */
  readonly opens?: true;
}

/** One for every event, or found by what the event says. */
export type Weights<Events> = {
  readonly [Type in keyof Events]: Weighed | ((event: Events[Type]) => Weighed);
};

/** That of a book with these events: it lacks none of them, or it does not compile. */
export interface StageOf<Words extends { readonly events: object }> {
  readonly events: Weights<Words['events']>;
}

/** That of any book: looked up by the type of an event. */
export interface StageFacet {
  readonly events: { readonly [type: string]: Weighed | ((event: never) => Weighed) | undefined };
}

export const defineStage = <Words extends { readonly events: object }>(stage: StageOf<Words>): StageFacet =>
  stage;

/** What an event is before anybody's part in it is looked at. */
export type Weigh = (event: GameEvent) => Weighed;
