import type { Language } from '#i18n/languages.ts';
import { usePart } from '#ui/loading/usePart.ts';
import { type StoryTold, storyTold } from './fetchStoryTold.ts';
import { type Untold, untold } from './untold.ts';

export type Shown = StoryTold | Untold;

interface Showing {
  /** Undefined until it is there. */
  readonly shown: Shown | undefined;
  /** Fetches it once more, where it could not be fetched. */
  readonly again: (() => void) | undefined;
}

/** A story in a language: from the list, where its words come with it, or a scenario that the log tells. */
export function useShown(
  base: string,
  language: Language | undefined,
  id: string | undefined,
  isListed: boolean,
): Showing {
  const part = usePart(async () => {
    if (language === undefined || id === undefined) return undefined;
    return isListed ? storyTold({ base, language }, id) : untold({ base, language }, id);
  }, [language, id, isListed].join(' '));
  return {
    shown: part.is === 'here' ? part.loaded : undefined,
    again: part.is === 'failed' ? part.again : undefined,
  };
}
