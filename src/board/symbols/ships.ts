import type { ShipKind } from '#engine/model/vocabulary.ts';

/** Ships as silhouettes on a grid of 24 by 24, heading up. No two share an outline, whatever their colour. */
export const shipSymbols: { readonly [ship in ShipKind | 'raptor']: string } = {
  basestar:
    'M12 1.5 14.6 6 23.4 8.3v1.3l-8.6 1.5L13 12.3v-.6h-2v.6l-1.8-1.2L.6 9.6V8.3L9.4 6zM12 22.5 9.4 18 .6 15.7v-1.3l8.6-1.5 1.8-1.2v.6h2v-.6l1.8 1.2 8.6 1.5v1.3L14.6 18z',
  'heavy-raider':
    'M12 2.2c1.6 0 3 1 3.6 2.8C18 3.6 20.4 2.6 23.2 2.8 23 9.5 21 14.8 17.2 18.2l-2-2.4-.8 5.7H9.6l-.8-5.7-2 2.4C3 14.8 1 9.5.8 2.8 3.6 2.6 6 3.6 8.4 5 9 3.2 10.4 2.2 12 2.2zM9.7 8.4v3h4.6v-3z',
  raider:
    'M12 8.2c2.8 0 3.4-5 10.6-6.4C22.6 10 20 15.6 15.4 19.2l-1.2-4.4H9.8l-1.2 4.4C4 15.6 1.4 10 1.4 1.8 8.6 3.2 9.2 8.2 12 8.2z',
  viper:
    'M12 .8l1.5 7.4 1.3 3.3 6.4 5.3v3.4l-5.6-1.4L15 22.8h-2L12 21.2l-1 1.6H9l-.6-4L2.8 20.2v-3.4l6.4-5.3 1.3-3.3z',
  civilian:
    'M.8 9.4h3.6L6.2 6h4.2V3.2h3.2V6h4.2l1.8 3.4h3.6v5.2h-3.6L17.8 18h-2.2v2.8H8.4V18H6.2l-1.8-3.4H.8zM7.6 10.6v2.8h2.2v-2.8zM10.9 10.6v2.8h2.2v-2.8zM14.2 10.6v2.8h2.2v-2.8z',
  raptor:
    'M9.2 2h5.6l2.6 4.6V10l5 4v5.2l-5-1.4v2L14.8 22H9.2l-2.6-2.2v-2l-5 1.4V14l5-4V6.6zM10.4 4.6 9 7.2h6l-1.4-2.6z',
};
