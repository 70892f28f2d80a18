/** What bots think of what a book brings: what is worth what. */
export interface BotsFacet {
  readonly worths?: object;
}
