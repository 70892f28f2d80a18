import type { CardId } from '#engine/model/vocabulary.ts';
import { type BoardFacets, symbolIn } from '../facet.ts';

/** Tokens, markers and marks of the board, on a grid of 24 by 24. */
export const tokenSymbols = {
  /** The emblem's ship: where the fleet stands. */
  fleet: 'M12 1.2 20.6 22 12 17.4 3.4 22z',
  centurion:
    'M12 .8 19 4v7.2l-1.6 6.4L14.6 23H9.4l-2.8-5.4L5 11.2V4zM6.8 8.2v3h10.4v-3zM10.6 14.6v4.6h2.8v-4.6z',
  nuke: 'M15.6 12L22.4 12A10.4 10.4 0 0 1 17.2 21L13.8 15.1A3.6 3.6 0 0 0 15.6 12zM10.2 15.1L6.8 21A10.4 10.4 0 0 1 1.6 12L8.4 12A3.6 3.6 0 0 0 10.2 15.1zM10.2 8.9L6.8 3A10.4 10.4 0 0 1 17.2 3L13.8 8.9A3.6 3.6 0 0 0 10.2 8.9zM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  hidden:
    'M7 8.6C7 5 9.2 2.4 12.2 2.4S17.4 4.6 17.4 7.8c0 4.4-4 4.8-4 8.4h-2.9c0-4.8 3.8-5.2 3.8-8.2 0-1.7-.8-2.8-2.2-2.8S10 6.4 10 8.6zM10.3 18.4h3.3v3.3h-3.3z',
  damaged:
    'M12 .6l2.2 6.8 6.4-3.2-3.2 6.4 6 1.4-6 2.2 3.6 6.6-6.6-3L12 23.4 9.6 17.8 3 20.8l3.6-6.6-6-2.2 6-1.4L3.4 4.2l6.4 3.2z',
  destroyed: 'M3.6 1 12 9.4 20.4 1 23 3.6 14.6 12 23 20.4 20.4 23 12 14.6 3.6 23 1 20.4 9.4 12 1 3.6z',
  'red-zone': 'M.6 2.2h22.8L12 22zM10.8 5.6v6.4h2.4V5.6zM10.8 13.4v2.4h2.4v-2.4z',
  hazardous: 'M12 1 23 12 12 23 1 12zM12 5 5 12l7 7 7-7zM10.6 8h2.8v5.2h-2.8zM10.6 14.4h2.8v2.2h-2.8z',
  launch: 'M12 1 19.6 9.4h-4.4v6.8H8.8V9.4H4.4zM4 18.8h16v3.4H4z',
  die: 'M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4zM12 3.6 6 15.2h12zM4.4 8.8v6.4l3.8-7.2zM19.6 8.8 15.8 8l3.8 7.2zM6.4 17.2 12 20.4l5.6-3.2z',
  'sleeper-agent':
    'M12 4.6c5 0 8.8 3 11 7.4-2.2 4.4-6 7.4-11 7.4S3.2 16.4 1 12c2.2-4.4 6-7.4 11-7.4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
  'last-jump': 'M3 1h3v22H3zM7 2h14l-4.4 5L21 12H7z',
} as const;

/** A damage token that no book has a symbol for is a burst. */
export const damageSymbol = (token: CardId, facets: BoardFacets): string =>
  symbolIn(facets, 'damage', token) ?? tokenSymbols.damaged;
