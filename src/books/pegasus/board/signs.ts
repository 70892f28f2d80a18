/** Signs of the people and places of Pegasus: lines on the grid of 24. */
import type { Drawing } from '#board/signs.ts';

export const people = {
  // A short sword.
  'helena-cain': { lines: 'M12 2 14.5 6v9h-5V6zM6.5 15h11M12 15v4.5M9.5 21.5h5' },
  // A headset.
  'anastasia-dualla': {
    lines: 'M4 13v-1a8 8 0 0 1 16 0v1M3.5 13H7v6.5H3.5zM17 13h3.5v6.5H17zM19 19.5c0 1.5-1 2.2-2.5 2.2H12',
  },
  // A cocktail glass.
  'ellen-tigh': { lines: 'M3.5 3.5h17L12 13zM12 13v7.5M7.5 20.5h9', solid: 'M7.5 8h9L12 13z' },
  // A cat, by the name on her helmet.
  'louanne-katraine': {
    lines: 'M4 3l5 4h6l5-4v10.5c0 4.5-3.5 7.5-8 7.5s-8-3-8-7.5zM8.7 11.5v2.8M15.3 11.5v2.8M10.5 17.5h3',
  },
  // The supernova that he wanted to see.
  cavil: {
    lines: 'M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5M4.6 4.6 8 8M16 16l3.4 3.4M19.4 4.6 16 8M8 16l-3.4 3.4',
    solid: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  // A stream.
  'leoben-conoy': {
    lines:
      'M2.5 6.5c3-3.5 6 3 9.5 0s6.5-3.5 9.5 0M2.5 12c3-3.5 6 3 9.5 0s6.5-3.5 9.5 0M2.5 17.5c3-3.5 6 3 9.5 0s6.5-3.5 9.5 0',
  },
  // A kiss.
  'caprica-six': {
    lines:
      'M1.5 12c3-4 6-6 8.5-6 1 0 1.5.5 2 1 .5-.5 1-1 2-1 2.5 0 5.5 2 8.5 6-3 4.5-6.5 6.5-10.5 6.5S4.5 16.5 1.5 12zM1.5 12c4-1.5 7-1.5 10.5 0 3.5-1.5 6.5-1.5 10.5 0',
  },
} as const satisfies { readonly [character: string]: Drawing };

export const places = {
  // A radar screen.
  'pegasus-cic': {
    lines: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 12l6.4-6.4',
  },
  // A hatch with its wheel.
  airlock: {
    lines: 'M4.5 2.5h15v19h-15zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 6v12M6.8 9l10.4 6M17.2 9 6.8 15',
  },
  // A barrel that has just fired.
  'main-batteries': {
    lines: 'M2.5 7.5h9v8h-9zM11.5 9.5h5v4h-5zM19 11.5h3M18.5 8l2.5-1.5M18.5 15l2.5 1.5M5 15.5v5h6',
  },
  // A turbine.
  'engine-room': {
    lines:
      'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4M11 10.2c-.5-3 1-4.8 3.5-5.2M13.8 11c3-.5 4.8 1 5.2 3.5M13 13.8c.5 3-1 4.8-3.5 5.2M10.2 13c-3 .5-4.8-1-5.2-3.5',
  },
  // A tent with a cross.
  'medical-center': { lines: 'M12 3 2 20.5h20zM12 10v7.5M8.2 13.8h7.6' },
  // A chain that has been broken.
  'resistance-hq': {
    lines:
      'M10 15l-3.5 3.5a3 3 0 0 1-4.2-4.2L5.8 11M14 9l3.5-3.5a3 3 0 0 1 4.2 4.2L18.2 13M8 5.5V2.5M5.5 8h-3M16 18.5v3M18.5 16h3',
  },
  // A padlock.
  detention: { lines: 'M4.5 10.5h15V21h-15zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14v3.5' },
  // A seat of government that looks at you.
  'occupation-authority': {
    lines: 'M2.5 21h19M4.5 21V9.5h15V21M8 9.5v-6h8v6M9.5 21v-3.5h5V21',
    solid: 'M7 12.2h10v2.6H7z',
  },
  // Two cliffs and what flows between them.
  'breeders-canyon': {
    lines: 'M2 3.5h5.5l2 6-2 4.5 1.5 6.5M22 3.5h-5.5l-2 6 2 4.5-1.5 6.5M12 12.5v2.5M12 17.5v3',
  },
  // A crane.
  shipyard: { lines: 'M6 21V3.5h14M6 9l5.5-5.5M2.5 21H10M17 3.5V10M14 10h6v4.5h-6zM13 21h8' },
} as const satisfies { readonly [location: string]: Drawing };
