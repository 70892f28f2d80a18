/**
 * What a book brings to where pages are built: its kinds of cards and how they are drawn, simulators, lesson plans. Types
 * alone: books need no feature, features need no book.
 */
export interface SiteFacet {
  readonly kinds?: object;
}
