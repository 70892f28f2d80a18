/** An example in one language, as the presenter fetches it. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardPart } from '../../../board/parts.ts';
import type { ToldWords } from '../../../text/books.ts';
import type { Titles } from '../../../text/titles.ts';
import type { Narration, RuleLink } from '../../player/texts.ts';
import { fetchJson } from '../../sandbox/texts.ts';

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

const kept = new Map<string, StoryTold>();

/** Undefined while it is on its way; `failed` where it cannot be fetched. */
export function useTold(
  base: string,
  language: string | undefined,
  id: string,
): StoryTold | 'failed' | undefined {
  const url = language === undefined ? undefined : `${base}${language}/tonight/stories/${id}.json`;
  const [, show] = useState<string | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (url === undefined || kept.has(url)) return;
    let left = false;
    fetchJson<StoryTold>(url).then(
      story => {
        kept.set(url, story);
        if (!left) show(url);
      },
      () => left || fail(url),
    );
    return () => {
      left = true;
    };
  }, [url]);
  if (url === undefined) return undefined;
  return kept.get(url) ?? (failed === url ? 'failed' : undefined);
}
