/** Damage tokens of a basestar, on the grid of 24 by 24. Those of Galactica show the burst of every damaged place. */
export const damage = {
  'basestar-critical-hit':
    'M8.4 .8 10.6 6.4 16.4 8.6 10.6 10.8 8.4 16.4 6.2 10.8 .4 8.6 6.2 6.4zM17.2 11l1.7 4.3 4.3 1.7-4.3 1.7-1.7 4.3-1.7-4.3-4.3-1.7 4.3-1.7z',
  'basestar-disabled-hangar':
    'M2 21V7.4L12 2l10 5.4V21h-4V10H6v11zM8.2 12.6l3.8 3 3.8-3v2.8l-2.4 1.9 2.4 1.9V22L12 19l-3.8 3v-2.8l2.4-1.9-2.4-1.9z',
  'basestar-disabled-weapons':
    'M10.6 1h2.8v8h-2.8zM10.6 15h2.8v8h-2.8zM1 10.6h8v2.8H1zM15 10.6h8v2.8h-8zM4.4 2.6l17 17-1.8 1.8-17-17z',
  'basestar-structural-damage': 'M2 3h8.6L9 9.4l3.6 2.2-2 9.4H2zM13.8 3H22v18h-8.2l2-10.4-3.4-2z',
};
