import type { Title } from '#engine/model/vocabulary.ts';

/** Titles, and what a player can be besides, on a grid of 24 by 24. */
export const peopleSymbols = {
  president:
    'M12 1.2 14 5h4.4l-3 2.8 1 4.2L12 9.8 7.6 12l1-4.2-3-2.8H10zM3.2 8.4C2.4 15 5.6 20 11 21.2V23h2v-1.8C18.4 20 21.6 15 20.8 8.4l-2.4.8C18.6 13.8 16.4 17.4 12 18.6 7.6 17.4 5.4 13.8 5.6 9.2z',
  admiral:
    'M12 .8a3.4 3.4 0 0 1 1.5 6.5V10H18v2.6h-4.5v7.2c3-.5 5.1-2.3 5.7-4.8l-1.8.6 3-4.6 2.4 5-1.8-.4C20 20 16.6 22.6 12 23.2 7.4 22.6 4 20 3 15.6l-1.8.4 2.4-5 3 4.6-1.8-.6c.6 2.5 2.7 4.3 5.7 4.8v-7.2H6V10h4.5V7.3A3.4 3.4 0 0 1 12 .8zM12 2.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  current: 'M5 2l15 10L5 22z',
  cylon: 'M2 7.4 12 2l10 5.4v9.2L12 22 2 16.6zM5 10.4v3.2h14v-3.2zM7 11.2h3.4v1.6H7z',
  sympathizer: 'M2 7.4 12 2v20L2 16.6zM5 10.4v3.2h4v-3.2zM14 3.2l8 4.2v9.2l-8 4.2v-2.6l5.6-3V8.8L14 5.8z',
  hand: 'M9 1.8h10.2v15H9zM11 3.8v11h6.2v-11zM4.8 6H7v13h9v2.2H4.8z',
  loyalty: 'M5 1.6h14v20.8H5zM7.2 3.8v16.4h9.6V3.8zM12 7.4l3 4.6-3 4.6L9 12z',
} as const;
export type PeopleSymbol = keyof typeof peopleSymbols;

const ofTitles: { readonly [title in Title]?: string } = peopleSymbols;
/** The symbol of a title; one that has none of its own is drawn like a rank. */
export const titleSymbol = (title: Title): string => ofTitles[title] ?? peopleSymbols.admiral;
