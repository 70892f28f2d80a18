import type { Language } from '../../../i18n/languages.ts';
import { type StoryTold, useTold } from './told.ts';
import { type Untold, useUntold } from './untold.ts';

export type Shown = StoryTold | Untold;

/** A story in a language: from the list, where its words come with it, or a scenario that the log tells. */
export function useShown(
  base: string,
  language: Language | undefined,
  id: string | undefined,
  isListed: boolean,
): Shown | 'failed' | undefined {
  const listed = useTold(base, isListed ? language : undefined, id ?? '');
  const small = useUntold(base, isListed ? undefined : language, id);
  return isListed ? listed : small;
}
