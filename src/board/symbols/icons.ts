import type { coreActivations, Step } from '#engine/model/vocabulary.ts';
import { shipSymbols } from './ships.ts';

const chevrons = 'M1 3.2h4.6L12 12l-6.4 8.8H1L7.4 12zM11 3.2h4.6L22 12l-6.4 8.8H11l6.4-8.8z';

/** Those of the base game; the others are words of cards, or come with the boards of their books. */
type PrintedIcon = Exclude<(typeof coreActivations)[number], 'heavy-raiders-alone'> | 'prepare-for-jump';

/** What stands at the foot of a crisis card: which Cylon ships act, and whether the fleet makes ready to jump. */
export const iconSymbols: { readonly [icon in PrintedIcon]: string } = {
  raiders: shipSymbols.raider,
  'heavy-raiders': shipSymbols['heavy-raider'],
  basestars: shipSymbols.basestar,
  'launch-raiders':
    'M12 12.4c2 0 2.5-3.6 7.7-4.6 0 6-1.9 10-5.2 12.6l-.9-3.2h-3.2l-.9 3.2C6.2 17.8 4.3 13.8 4.3 7.8c5.2 1 5.7 4.6 7.7 4.6zM12 .6l4.6 5.2h-3v3.6h-3.2V5.8h-3z',
  'prepare-for-jump': chevrons,
};

/** The six steps of a turn. */
export const stepSymbols: { readonly [step in Exclude<Step, 'draft' | 'setup' | 'end'>]: string } = {
  skills: 'M3 4.6h9.4v2.6H5.6v11.6h8.8v-4.4H17V21.4H3zM16.2 1.6h2.6v4h4v2.6h-4v4h-2.6v-4h-4V5.6h4z',
  movement: 'M2.4 4.4h7.2v2.8H5.2v9.6h4.4v2.8H2.4zM14 4.8 22 12l-8 7.2v-4.8H8V9.6h6z',
  action: 'M14 .8 4 13.6h6.4L8.6 23.2 20 9.4h-7z',
  crisis: 'M12 1.4 23.4 21.8H.6zM12 6.6 4.8 19.4h14.4zM10.8 10h2.4v5h-2.4zM10.8 16.2h2.4v2.2h-2.4z',
  activate:
    'M12 4.6c2 0 2.5-3.6 7.7-4.6 0 6-1.9 10-5.2 12.6l-.9-3.2h-3.2l-.9 3.2C6.2 10 4.3 6 4.3 0c5.2 1 5.7 4.6 7.7 4.6zM2 16.8h12v-3.2l8 5.2-8 5.2v-3.2H2z',
  jump: chevrons,
};
