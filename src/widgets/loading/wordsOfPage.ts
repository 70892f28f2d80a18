import type ui from '#locales/en/ui.json';

/** What is said where something cannot be fetched or stored. */
export type FaultTexts = typeof ui.part;

const none: FaultTexts = {
  failed: '',
  again: '↻',
  newer: '',
  newerKept: '',
  newerUnkept: '',
  reload: '↻',
  unkept: '',
};

/** They stand in every page (`Frame.astro`): what cannot be fetched is not told with words that have to be. */
export function wordsOfPage(): { readonly base: string; readonly words: FaultTexts } {
  const { base = '/', words } = document.querySelector<HTMLElement>('#part-fault')?.dataset ?? {};
  return { base, words: words === undefined ? none : { ...none, ...(JSON.parse(words) as FaultTexts) } };
}
