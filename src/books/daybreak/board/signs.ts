/** Signs of the people and places of Daybreak: lines on the grid of 24. */
import type { Drawing } from '#board/signs.ts';
import { people as before } from '#books/base/board/signs.ts';

export const people = {
  // A briefcase.
  'aaron-doral': { lines: 'M2.5 8h19v12h-19zM8.5 8V4h7v4M2.5 13h19M12 11.5V15' },
  // A helmet with its crest.
  'sharon-agathon': {
    lines: 'M5.5 21.5V12a6.5 6.5 0 0 1 13 0v9.5h-4.5V14h-4v7.5zM3 9.5C3.5 5 7 2 12 2s8.5 3 9 7.5M12 2v3.5',
  },
  // A film camera.
  'danna-biers': {
    lines: 'M2.5 9h11.5v10H2.5zM14 12.5l7.5-4v11l-7.5-4M5.5 9V5.5h5.5V9',
    solid: 'M7 12.5h2.5V15H7z',
  },
  // A syringe.
  'simon-oneill': {
    lines: 'M2.5 21.5 6.5 17.5M5 15l8.5-8.5 4 4L9 19zM15.5 8.5l4-4M17 2l5 5M9 12.5l2 2M11.5 10l2 2',
  },
  // His call sign, in a bun.
  'brendan-costanza': {
    lines:
      'M4.5 7h15a3.2 3.2 0 0 1 0 6.4h-15a3.2 3.2 0 0 1 0-6.4zM3.5 13.4v1.6a4 4 0 0 0 4 4h9a4 4 0 0 0 4-4v-1.6M6 10.8l2-1.6 2.7 2 2.6-2 2.7 2 2-1.6',
  },
  // A list on a clipboard.
  'louis-hoshi': {
    lines:
      'M4.5 4h15v17.5h-15zM9 2h6v4H9zM7.5 11l1.5 1.5 2.5-3M13.5 11h3.5M7.5 16.5 9 18l2.5-3M13.5 16.5h3.5',
  },
  // Dark glasses.
  'romo-lampkin': {
    lines: 'M1.5 8.5h21',
    solid: 'M2.5 8.5h8.5v3a4.25 4.25 0 0 1-8.5 0zM13 8.5h8.5v3a4.25 4.25 0 0 1-8.5 0z',
  },
  // A stethoscope.
  'sherman-cottle': {
    lines:
      'M3.5 2.5H6M10.5 2.5H13M4.5 2.5V8a4 4 0 0 0 8 0V2.5M8.5 12v4a5 5 0 0 0 10 0v-1.5M18.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  },
  // The same people in another class: the frame tells which.
  'gaius-baltar-alternate': before['gaius-baltar'],
  'karl-agathon-alternate': before['karl-agathon'],
  'lee-adama-alternate': before['lee-adama'],
  'tom-zarek-alternate': before['tom-zarek'],
} as const satisfies { readonly [character: string]: Drawing };

export const places = {
  // A round table.
  'quorum-chamber': {
    lines:
      'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v3M12 19v3M3.3 7l2.6 1.5M18.1 15.5l2.6 1.5M3.3 17l2.6-1.5M18.1 8.5 20.7 7',
  },
  // The ring of rebirth, cracked.
  'hub-destroyed': {
    lines: 'M9 20.3a8.8 8.8 0 0 1 1.5-17M15 3.7a8.8 8.8 0 0 1-1.5 17M13.5 1.5 10 9.5l4 2.5-3.5 4 1.5 6.5',
  },
  // A helm.
  'demetrius-bridge': {
    lines:
      'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12 1.5v8.5M12 14v8.5M1.5 12H10M14 12h8.5M4.6 4.6 8.1 8.1M15.9 15.9l3.5 3.5M19.4 4.6l-3.5 3.5M8.1 15.9l-3.5 3.5',
  },
  // A chart with a course.
  'tactical-plot': { lines: 'M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zM6.5 15l3.5-5 4 3.5 3.5-5' },
  // A peaked cap.
  'captains-cabin': {
    lines:
      'M2.5 8c3-3 6-4.5 9.5-4.5S18.5 5 21.5 8L18 11.5H6zM6 11.5V15.5h12v-4M4 18.5c2-2 4-3 8-3s6 1 8 3c-4 2.5-12 2.5-16 0zM12 6v3',
  },
  // Somebody lies in it.
  'hybrid-tank': {
    lines:
      'M2 12.5h20v3.5a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5zM7.5 5.5a2.5 2.5 0 1 1 0 5M12.5 12.5c0-2 1.5-3 3.5-3h4',
  },
  // What flows down it.
  datastream: {
    lines: 'M6 2.5v5.5M6 10.5v2M6 15.5v6M12 2.5v2M12 7.5v7M12 17.5v4M18 2.5v7M18 12.5v2M18 17.5v4',
  },
  // A hangar, and who stands in it.
  'raider-bay': {
    lines: 'M2.5 20.5v-11L12 3l9.5 6.5v11',
    solid:
      'M12 15.2c1.5 0 1.8-2.6 5.7-3.4 0 4.3-1.4 7.2-3.9 9.2l-.6-2.3h-2.4l-.6 2.3c-2.5-2-3.9-4.9-3.9-9.2 3.9.8 4.2 3.4 5.7 3.4z',
  },
} as const satisfies { readonly [location: string]: Drawing };
