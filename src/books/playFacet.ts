/**
 * What a book brings to what runs in pages: moments in which a card matters, reminders, steps of the set-up, simulators.
 * Types alone: books need no feature, features need no book.
 */
export interface PlayFacet {
  readonly moments?: object;
}
