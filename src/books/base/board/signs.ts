/** Signs of the people and places of the base game: lines on the grid of 24. */
import type { Drawing } from '#board/signs.ts';

export const people = {
  // Dawn over the horizon of a planet.
  'william-adama': {
    lines: 'M2.2 19.1h19.5M5.5 19.1a6.5 6.5 0 0 1 13 0M12 4.2v4.5M3.5 7.5l2.6 3.2M20.5 7.5l-2.6 3.2',
  },
  // A tumbler.
  'saul-tigh': { lines: 'M4.8 3.2h14.3l-2.1 17.6h-10.1zM5.9 11h12.2', solid: 'M5.9 11h12.2l-1.2 9.8h-9.9z' },
  // A compass: he finds home.
  'karl-agathon': {
    lines: 'M12 2.9a9.1 9.1 0 1 1 0 18.2a9.1 9.1 0 0 1 0-18.2',
    solid: 'M12 4.8l2.9 7.2l-2.9 7.2l-2.9-7.2z',
  },
  // A book.
  'laura-roslin': {
    lines:
      'M12 6.4c-2.6-2-5.9-2.6-9.6-2.4v13.8c3.7-.2 7 .4 9.6 2.4c2.6-2 5.9-2.6 9.6-2.4V4c-3.7-.2-7 .4-9.6 2.4zM12 6.4V20.2',
  },
  // A double helix.
  'gaius-baltar': {
    lines:
      'M6.6 2.4c0 6 10.8 4.8 10.8 10.2s-10.8 4.2-10.8 10.2M17.4 2.4c0 6-10.8 4.8-10.8 10.2s10.8 4.2 10.8 10.2M8.4 6h7.2M8.4 19.2h7.2',
  },
  // A link of a chain, broken.
  'tom-zarek': { lines: 'M15.4 5.3a8 8 0 1 0 3.2 9.2M17.4 2l-2 3.4M22 4.9l-3.4 2.3M21.4 10.6l-3.8-.3' },
  // A bow, drawn.
  'lee-adama': {
    lines: 'M3.8 5.2c8.5 .7 13.7 5.9 14.3 15M3.8 5.2L18.1 20.2M3.2 20.8L20.7 3.3M14.6 3.3h6.1v6.1',
  },
  // A falling star.
  'kara-thrace': {
    lines: 'M14 11.4L3 21.2M12.3 8L1.9 13.2M18 13.7L11.7 21.8',
    solid: 'M16.8 2.2l1.6 3.7l3.7 1.6l-3.7 1.6l-1.6 3.7l-1.6-3.7l-3.7-1.6l3.7-1.6z',
  },
  // Two halves of one.
  'sharon-valerii': {
    lines: 'M12 4.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 0 1 0-15.6M12 1.3v21.3',
    solid: 'M12 4.2a7.8 7.8 0 0 1 0 15.6z',
  },
  // A nut.
  'galen-tyrol': {
    lines: 'M12 2.4l8.4 4.8v9.6l-8.4 4.8l-8.4-4.8v-9.6zM12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 0 1 0-7.2',
  },
} as const satisfies { readonly [character: string]: Drawing };

export const places = {
  command: {
    lines:
      'M3 20.5h18M5.5 20.5 7 15h10l1.5 5.5M8 12V4.5M5.4 7.2 8 4.5l2.6 2.7M16 12V4.5M13.4 7.2 16 4.5l2.6 2.7',
  },
  'weapons-control': {
    lines: 'M2.5 20.5h15v-3.5l-3-3.5H7l-4.5 3.5zM9 13.5 15.5 4M13.5 13.5 20 6M14 3l3 2M18.5 5l3 2',
  },
  communications: {
    lines:
      'M12 10.5V21M8 21h8M12 6.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M8 12.6a5.6 5.6 0 0 1 0-8.4M16 4.2a5.6 5.6 0 0 1 0 8.4M5 15.2a9.8 9.8 0 0 1 0-13.6M19 1.6a9.8 9.8 0 0 1 0 13.6',
  },
  'ftl-control': { lines: 'M9.5 20.6A9 9 0 1 1 14.5 3.3M7 8l4 4-4 4M12 8l4 4-4 4M17 8l4 4-4 4' },
  'hangar-deck': {
    lines: 'M2.5 20.5v-11L12 3l9.5 6.5v11M6 20.5v-3M18 20.5v-3M12 21v-9M8.6 15.2 12 11.6l3.4 3.6',
  },
  'admirals-quarters': {
    lines:
      'M12 8v13M4.5 13.5C4.5 18 7.6 21 12 21s7.5-3 7.5-7.5M2.6 15.4l1.9-2.3 2.3 1.9M21.4 15.4l-1.9-2.3-2.3 1.9M8 11h8M12 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  },
  'research-lab': { lines: 'M8.5 3h7M10 3v6.2L4.3 20.5h15.4L14 9.2V3M7.2 15h9.6' },
  armory: {
    lines:
      'M4 20.5v-9l2-4.5 2 4.5v9zM10 20.5v-9l2-4.5 2 4.5v9zM16 20.5v-9l2-4.5 2 4.5v9zM4 14.5h4M10 14.5h4M16 14.5h4',
  },
  sickbay: {
    lines:
      'M3 20.5V9M3 17h18v3.5M21 17v-3.5L10 12v5M6.2 11.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8M16.5 3v6M13.5 6h6',
  },
  brig: { lines: 'M3.5 3.5h17v17h-17zM8 3.5v17M12 3.5v17M16 3.5v17M3.5 9h17' },
  'press-room': { lines: 'M9.5 3h5v9.5h-5zM6 9.5v2.2a6 6 0 0 0 12 0V9.5M12 17.7V21M8 21h8' },
  'presidents-office': {
    lines: 'M3 13h18M5 13v8M19 13v8M5 17h14M12 2.5l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3L7.2 6l3.3-.5z',
  },
  administration: { lines: 'M3 12h18v9H3zM8 12V3.5h8V12M10 7.6l1.5 1.6 2.8-3.2M9 16h6' },
  caprica: {
    lines:
      'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M6.6 15.6c-2.7 1.2-4.5 2.5-4 3.3.9 1.5 7.7-.9 13-4.3s8.1-6.9 7-8.1c-.6-.7-3 .1-5.9 1.7',
  },
  'cylon-fleet': {
    lines:
      'M12 2.5 14 6.8l7.5 2-7.5 2-2 1.7-2-1.7-7.5-2 7.5-2zM12 21.5 10 17.8l-7.5-2 7.5-1.8h4l7.5 1.8-7.5 2z',
  },
  'human-fleet': {
    lines: 'M2.5 9.5h7l2.5 2.5-2.5 2.5h-7zM12.5 4h6l2.5 2-2.5 2h-6zM12.5 16h6l2.5 2-2.5 2h-6z',
  },
  'resurrection-ship': {
    lines: 'M19.4 8.4A8.2 8.2 0 1 0 20.2 13M20.5 3.5v5.2h-5.2M12 8.6l2.7 3.4-2.7 3.4L9.3 12z',
  },
} as const satisfies { readonly [location: string]: Drawing };
