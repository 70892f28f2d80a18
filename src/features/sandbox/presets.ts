import { isOptional } from '#books/registry.ts';
import { told } from '#collections/proofs.ts';
import type { Language } from '#i18n/languages.ts';
import { narrationOf } from '#ui/story/narrations.ts';
import { bookTaught } from '#ui/story/toldByChapter.ts';
import { sandboxTexts } from '#ui/texts/sandboxTexts.ts';
import type { Preset } from './door/Door.tsx';

/** Positions in which something is about to happen, each with a sentence that invites. */
export function presetsIn(language: Language): readonly Preset[] {
  return Object.entries(sandboxTexts(language).presets).map(([id, { title, text }]) => ({ id, title, text }));
}

/** Every scenario that teaches the base game; those of the expansions lead to the sandbox themselves. */
export function teachingIn(language: Language): readonly Preset[] {
  return told()
    .filter(({ id, lesson }) => lesson && !isOptional(bookTaught(id)))
    .map(({ id }) => {
      const { title, text } = narrationOf(language, id);
      return { id, title, text };
    });
}
