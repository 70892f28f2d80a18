/** An example in one language, as the presenter fetches it. */
import type { BoardPart } from '#board/parts.ts';
import type { ToldWords } from '#text/books.ts';
import type { Titles } from '#text/titles.ts';
import type { Narration, RuleLink } from '#ui/story/texts.ts';
import { fetchJson, type Site } from '#ui/table/texts.ts';

export interface StoryTold {
  /** Where its recording is to be fetched. */
  readonly source: string;
  readonly narration: Narration;
  readonly rules: { readonly [rule: string]: RuleLink };
  readonly things: { readonly [id: string]: string };
  readonly titles: Titles;
  /** Words of expansions. */
  readonly more?: ToldWords;
  readonly parts: readonly BoardPart[];
}

/** What has come once is not fetched again. */
const kept = new Map<string, StoryTold>();

export async function storyTold({ base, language }: Site, id: string): Promise<StoryTold> {
  const url = `${base}${language}/tonight/stories/${id}.json`;
  const told = kept.get(url) ?? (await fetchJson<StoryTold>(url));
  kept.set(url, told);
  return told;
}
