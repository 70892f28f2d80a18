import type ui from '#locales/en/ui.json';

/** What is said where something cannot be fetched or stored. */
export type FaultTexts = typeof ui.part;

const none: FaultTexts & { readonly base: string } = {
  base: '/',
  failed: '',
  again: '↻',
  newer: '',
  reload: '↻',
  unkept: '',
};

/**
 * They stand in every page that has a widget (`Frame.astro`): what cannot be fetched is not told with words that have
 * to be. The base of the site's addresses stands there too.
 */
export function wordsOfPage(): typeof none {
  return { ...none, ...document.querySelector<HTMLElement>('#part-fault')?.dataset };
}
